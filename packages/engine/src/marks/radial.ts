import { asForm, cut, type Form, meet, move, parts } from "../geometry/form.ts";
import { type Path, pen, polar, scaling } from "../geometry/path.ts";
import { bar, disc, lens, rect, sector } from "../geometry/primitives.ts";
import { among, by, type Family, GRID, layer, type MarkContext, type Variant } from "./family.ts";
import { BEADS, HALF_SUN } from "./radial-suns.ts";
import { around, factsFor, type Wheel } from "./wheel.ts";

const CENTRE = GRID / 2;

/** A drop: round outside, pointed towards the centre. */
const drop = (reach: number, radius: number, root: number): Path => {
  const cy = CENTRE - reach + radius;
  const distance = CENTRE - root - cy;
  const tangent = (Math.asin(radius / distance) * 180) / Math.PI;
  return pen(CENTRE, CENTRE - root)
    .arc(CENTRE, cy, radius, 180 - tangent, 360 + tangent)
    .path();
};

const petals = (count: number, bulge: number): Wheel => ({
  id: `petals-${count}`,
  ideas: ["bloom", "petal", "growth", "care", "sun", "calm", "seed", "star"],
  promise: count === 6 ? 0.74 : 0.78,
  draw: ({ gap, variation: [one, two, , three], construction: [vein, odd] }) => {
    const root = ((gap * 0.5) / Math.sin(Math.PI / count)) * by(two, 1, 1.7, 1);
    const petal = lens([CENTRE, CENTRE - root], [CENTRE, 0], bulge * by(one, 1, 0.82, 1.14));
    const short = lens([CENTRE, CENTRE - root], [CENTRE, 3.4], bulge * by(one, 1, 0.82, 1.14));
    // Petals whole, slit along their rib, or with an eye; one of them may be only opening.
    const dressed = (form: Path): Form =>
      among(
        count === 5 ? vein : 0,
        asForm(form),
        cut(form, lens([CENTRE, CENTRE - root - 3], [CENTRE, CENTRE - root - 8.2], 0.3)),
        asForm(form),
        cut(form, disc(CENTRE, 4.4, 1.2)),
      );
    const from = three === 1 ? 180 / count : 0;
    const [long, lesser] = [around(dressed(petal), count, from), around(asForm(short), count, from)];
    const all = long.map((each, index) =>
      (odd === 1 && index === 0) || (odd === 2 && index > 0 && (index === 2 || index === count - 2))
        ? lesser[index]!
        : each,
    );
    // Round a seed, or about nothing.
    const seed = two === 1 && count < 8 ? [asForm(disc(CENTRE, CENTRE, root - gap * 0.4))] : [];
    const [first, rest] = [all[0]!, [...all.slice(1), ...seed]];
    return {
      layers: [layer(parts(...rest), "primary"), layer(first, "secondary")],
      facts: factsFor(count, "both", [gap], []),
    };
  },
});

const WHEELS: readonly Wheel[] = [
  petals(5, 0.58),
  petals(6, 0.5),
  petals(8, 0.36),
  BEADS,
  {
    id: "drops-6",
    ideas: ["bloom", "drop", "water", "petal", "care", "spark", "gather", "rain"],
    promise: 0.8,
    draw: ({ gap, build, variation: [one, two, , three, four], construction: [made, odd] }) => {
      // Five, six or seven; all of a length, or every other one short.
      const count = by(two, 6, 5, 7);
      const radius = by(one, 3.4, 2.8, 3.9) * by(two, 1, 1.12, 0.86) * [1, 0.92, 1.06, 0.96, 1.03][build]!;
      // Rooted in a point, or about an open middle.
      const root = count === 5 ? gap : Math.min(3.4, gap * by(four, 1, 1.3, 1.7));
      // Drops whole, with an eye, or slit along their rib; one of them, or one in two, may be a bud.
      const whole = drop(12, radius, root);
      const long = around(
        among(
          made,
          asForm(whole),
          cut(whole, disc(CENTRE, radius, radius * 0.42)),
          asForm(whole),
          cut(whole, lens([CENTRE, radius * 0.5], [CENTRE, CENTRE - root - 2], 0.14)),
        ),
        count,
      );
      const short = around(drop(9, radius * 0.8, gap), count);
      const bud = (index: number) =>
        count === 6 && three === 1
          ? index % 2 === 0
          : (odd === 1 && index === count - 1) || (odd === 2 && (index === 0 || index === 2));
      const spokes = long.map((spoke, index) => (bud(index) ? short[index]! : spoke));
      return {
        layers: [
          layer(parts(...spokes.filter((_, index) => index !== 1)), "primary"),
          layer(spokes[1]!, "secondary"),
        ],
        facts: factsFor(6, "both", [gap], [3.4]),
      };
    },
  },
  {
    id: "drops-8",
    ideas: ["sun", "bloom", "light", "spark", "energy", "play"],
    promise: 0.76,
    draw: ({ gap, variation: [one, two, , three], construction: [turns, seed, wreath, dressed] }) => {
      // All of one length, every other one shorter, growing round the clock, or long above and below.
      const root = Math.min(3.4, gap * among(seed, 1.2, 1.7, 1.2, 1.45));
      const all = Array.from({ length: 8 }, (_, index) => {
        const less = among(turns, 0, index % 2 === 1 ? 3 : 0, index * 0.5, index % 4 === 0 ? 0 : 2.6);
        const radius = by(one, 2.7, 2.2, 3.05) - less * 0.12;
        const whole = drop(12 - less, radius, root);
        // Drops whole, or with an eye: all of them, or those between.
        const eyed = (dressed === 1 || (dressed === 2 && index % 2 === 1)) && radius > 2.3;
        const made = eyed ? cut(whole, disc(CENTRE, CENTRE - 12 + less + radius, 1.15)) : asForm(whole);
        return around(made, 8, by(two, 0, 22.5, 0))[index]!;
      });
      // A whole wreath; or one that is open where one drop is left out, or two.
      const open = among(wreath, [], [4], [], three === 1 ? [3, 5] : [3, 4]);
      const spokes = all.filter((_, index) => !open.includes(index));
      return {
        layers: [layer(parts(...spokes.slice(1)), "primary"), layer(spokes[0]!, "secondary")],
        facts: factsFor(8, "both", [gap], [2.7]),
      };
    },
  },
  HALF_SUN,
  {
    id: "asterisk-6",
    ideas: ["spark", "star", "energy", "center", "focus", "network", "precision"],
    promise: 0.78,
    draw: ({ stroke, gap, cap, build, variation: [one, two], construction: [middle, far] }) => {
      // All spokes but one grow together in the middle; that one stands off by the gap.
      const count = by(one, 6, 5, 8);
      const width =
        Math.max(4, Math.min(4.75, stroke * 1.25)) *
        by(one, 1, 1.1, 0.8) *
        by(two, 1, 0.84, 1.12) *
        [1, 0.88, 1.1, 0.94, 1.05][build]!;
      const edge = cap === "round" ? width / 2 : 0;
      const spokes = around(bar([CENTRE, CENTRE], [CENTRE, edge], width, cap), count).map((spoke, index) =>
        // All of one length, or every other one shorter.
        far === 3 && index % 2 === 0 && count !== 5
          ? around(bar([CENTRE, CENTRE], [CENTRE, edge + 3], width, cap), count)[index]!
          : spoke,
      );
      const root = width * by(one, 0.9, 0.8, 1.3) + gap;
      // The middle is solid, or an eye; the one that stands off is a spoke, or the dot that is left of it.
      const grown: Form = { op: "join", of: spokes.filter((_, index) => index !== 1) };
      const at = -90 + 360 / count;
      const free = around(bar([CENTRE, CENTRE - root], [CENTRE, edge], width, cap), count)[1]!;
      return {
        layers: [
          layer(middle === 1 ? cut(grown, disc(CENTRE, CENTRE, width * 0.55)) : grown, "primary"),
          layer(
            middle === 2 ? asForm(disc(...polar(CENTRE, CENTRE, 12 - width * 0.62, at), width * 0.62)) : free,
            "secondary",
          ),
        ],
        facts: factsFor(6, "both", [gap], [], [width]),
      };
    },
  },
  {
    id: "mill-4",
    ideas: ["wind", "cycle", "wheel", "energy", "play", "freedom", "journey"],
    promise: 0.82,
    draw: ({ gap, variation: [one, two, , , four], construction: [made, alike, way] }) => {
      const full = pen(CENTRE, CENTRE)
        .arc(CENTRE, CENTRE / 2, CENTRE / 2, 90, -90)
        .path();
      // Solid blades, blades with an eye, half rings, or slit ones; they turn with the clock or against it.
      const sails = [
        asForm(full),
        cut(full, disc(CENTRE - 2.6, CENTRE / 2, 1.9)),
        cut(full, disc(CENTRE, CENTRE / 2, 2.4)),
        cut(full, rect(0, CENTRE / 2 - gap * 0.35, CENTRE, gap * 0.7)),
      ] as const;
      // Four solid ones that meet in a point are the tiles' half mill; here those are five.
      const count = one === 0 && made === 0 ? 5 : by(two, 4, 4, 5);
      // The blades meet in a point, leave an axle free, or an open middle.
      const axle = by(one, null, disc(CENTRE, CENTRE, 2 + gap), disc(CENTRE, CENTRE, 3));
      const blades = Array.from({ length: count }, (_, index): Form => {
        // All alike, the first of another make, or every other one; where all are solid, with an eye.
        const other = (alike === 1 && index === 0) || (alike === 2 && index % 2 === 1);
        const sail = sails[other ? (made === 0 ? 2 : 0) : made]!;
        // Of one size, the one across smaller, or shrinking by turns.
        const less = by(four, 1, index === 2 ? 0.7 : 1, count === 4 && index % 2 === 0 ? 0.76 : 1);
        const sized = less === 1 ? sail : move(sail, scaling(less, less, CENTRE, CENTRE));
        const blade = way % 2 === 0 ? sized : move(sized, [-1, 0, 0, 1, GRID, 0]);
        return around(axle ? cut(blade, axle) : blade, count, by(two, 0, 45, 0))[index]!;
      });
      const hub = one === 1 ? [asForm(disc(CENTRE, CENTRE, 2.4))] : [];
      return {
        layers: [layer(parts(...blades.slice(1), ...hub), "primary"), layer(blades[0]!, "secondary")],
        facts: factsFor(blades.length, "turn", [], [6]),
      };
    },
  },
  {
    id: "mill-6",
    ideas: ["wind", "cycle", "wheel", "energy", "bloom", "together", "time"],
    promise: 0.78,
    draw: ({ gap, variation: [one, two, , three], construction: [made, way] }) => {
      // Six blades, five or eight, whole, with an eye, or about an axle; they turn with the clock or against it.
      const count = by(one, 6, 5, 8);
      const full = pen(CENTRE, CENTRE)
        .arc(CENTRE, CENTRE / 2, CENTRE / 2, 90, -90)
        .path();
      const whole = meet(full, sector(CENTRE, CENTRE, 30, 270, 270 + 360 / count));
      const pierced = among(
        made,
        whole,
        cut(whole, disc(CENTRE - 2.6 + by(one, 0, 0.4, -0.2), CENTRE * 0.4, by(two, 1.3, 1.1, 1.5))),
        whole,
        cut(whole, disc(CENTRE, CENTRE, 3.4)),
      );
      const blade = way % 2 === 0 ? pierced : move(pierced, [-1, 0, 0, 1, GRID, 0]);
      const blades = around(blade, count, by(three, 0, 180 / count, 0));
      const axle = two === 1 ? disc(CENTRE, CENTRE, 2 + gap) : null;
      const lit = (odd: boolean): Form => {
        const all = parts(...blades.filter((_, index) => (index % 2 === 1) === odd));
        return axle ? cut(all, axle) : all;
      };
      return {
        layers: [layer(lit(false), "primary"), layer(lit(true), "secondary")],
        facts: factsFor(count, "turn", [], [6]),
      };
    },
  },
  {
    id: "lotus",
    ideas: ["bloom", "petal", "calm", "care", "water", "growth", "balance", "center"],
    promise: 0.84,
    draw: ({ gap, build, variation: [one, two, , three, four], construction: [more, rib] }) => {
      // Petals in front of each other, the middle one whole, its neighbours set back by the gap.
      const base = 20;
      const petal = (angle: number, length: number, bulge: number): Path =>
        lens([CENTRE, base], polar(CENTRE, base, length, -90 + angle), bulge);
      const halo = (angle: number, length: number, bulge: number): Path =>
        lens(
          polar(CENTRE, base, gap * 1.4, 90 + angle),
          polar(CENTRE, base, length + gap * 1.4, -90 + angle),
          bulge + gap * 0.03,
        );
      const bulge = by(one, 0.52, 0.42, 0.58);
      const open = by(two, 50, 60, 42);
      const tall = 18 * [1, 0.86, 1.1, 0.93, 1.05][build]!;
      const near = by(four, 17, 14.5, 18.5);
      const sides = (angle: number, length: number, before: readonly Path[]): Form[] =>
        [-1, 1].map((side) =>
          cut(
            meet(petal(side * angle, length, bulge + 0.08), rect(side < 0 ? -12 : 12, -12, 24, 48)),
            ...before,
          ),
        );
      const middle = halo(0, tall, bulge);
      // The side petals reach as far as each other, or one of them less far; the middle one is whole, or has its rib.
      const [left, right] = sides(open, near, [middle]) as [Form, Form];
      const shorter = sides(open, near * 0.8, [middle]) as [Form, Form];
      const pair = among(more, [left, right], [shorter[0], right], [left, right], [left, shorter[1]]);
      const bud = petal(0, tall, bulge);
      const heart =
        rib === 1 ? cut(bud, lens([CENTRE, base - 4], [CENTRE, base - tall + 4], bulge * 0.55)) : asForm(bud);
      // On the water, as its leaf lies: a line, or the bowl of its reflection.
      const water = by(
        three,
        [],
        [asForm(rect(CENTRE - 9, base + gap, 18, 2.6))],
        [
          asForm(
            pen()
              .arc(CENTRE, base + gap, 7, 0, 180)
              .path(),
          ),
        ],
      );
      return {
        layers: [
          layer(parts(...pair), "primary"),
          layer(heart, "secondary"),
          ...water.map((form) => layer(form, three === 1 ? "primary" : "secondary")),
        ],
        facts: factsFor(3, "mirror", [gap], []),
      };
    },
  },
];

const variants = ({ traits }: MarkContext): Variant[] =>
  WHEELS.map(({ id, ideas, promise, draw }) => ({
    id,
    ideas,
    promise,
    parameters: { gap: traits.gap, stroke: traits.stroke },
    draw: () => draw(traits),
  }));

export const radial: Family = {
  id: "radial",
  suits: "Sun, bloom, wheel, spark: one spoke repeated 4, 5, 6 or 8 times, heavy enough not to be a spinner.",
  depends: [],
  mood: { rich: 0.3, grave: -0.2 },
  variants,
};
