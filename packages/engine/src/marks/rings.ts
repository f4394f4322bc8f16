import { asForm, cut, type Form, meet, move, parts } from "../geometry/form.ts";
import { polar, rotation } from "../geometry/path.ts";
import { band, disc, rect, ring, roundRect } from "../geometry/primitives.ts";
import { among, by, type Family, facts, GRID, layer, type MarkContext, type Variant } from "./family.ts";

const CENTRE = GRID / 2;

/** Two rings that pass over and under: each is cut where the other, widened by the gap, runs on top. */
const weave = (left: Form, right: Form, leftWide: Form, rightWide: Form): [Form, Form] => {
  const high = rect(-GRID, -GRID, 3 * GRID, GRID + CENTRE);
  const low = rect(-GRID, CENTRE, 3 * GRID, GRID + CENTRE);
  return [cut(left, meet(rightWide, low)), cut(right, meet(leftWide, high))];
};

/** How far apart a brand's rings stand, by its build. */
const FARS = [1, 0.9, 1.1, 0.95, 1.05] as const;

const variants = ({ traits }: MarkContext): Variant[] => {
  const [one, two, , three, four] = traits.variation;
  const [link, deep, open, heart] = traits.construction;
  const made: Variant[] = [];
  const stroke = Math.max(3, traits.stroke);
  const base = stroke;
  // In a weave the gap is a cut through a stroke, and must stay well below it.
  const gap = Math.max(1.25, Math.round(stroke * 0.4 * 4) / 4);
  for (const tilt of [0, -45]) {
    made.push({
      id: `pair${tilt}`,
      ideas: ["bond", "link", "together", "unity", "exchange", "share", "heart", "thread"],
      parameters: { stroke, gap, tilt },
      promise: 0.8,
      draw: () => {
        const outer = by(one, 9, 8, 10);
        // Two of a size, or a larger and a smaller; round, or soft squares as links of a chain are. Thin enough
        // that both crossings, gaps included, stay clear of the line between the centres.
        const lesser = outer * by(two, 1, 0.84, 1.2);
        const thin = Math.min(stroke * by(four, 1, 0.8, 1.15), 3.4, Math.min(outer, lesser) * 0.34);
        // They hold each other by the rim, or reach further in.
        const reach = (outer + lesser) / 2 - thin - gap - 0.5;
        const apart = Math.floor(reach * among(deep, 1, 0.86, 0.72, 1) * 4) / 4;
        const loop = (x: number, far: number, grow: number): Form => {
          const [out, inn] = [far + grow, far - thin - grow];
          const square = among(link, three === 1, x > CENTRE, three !== 2, false);
          const tall = link === 3 ? by(three, 1.18, 1.3, 0.84) : 1;
          const soft = (reach: number) => {
            const high = reach + far * (tall - 1);
            return roundRect(
              x - reach,
              CENTRE - high,
              2 * reach,
              2 * high,
              Math.min(reach, high) * (square ? 0.62 : 1),
            );
          };
          return square || tall !== 1 ? cut(soft(out), soft(inn)) : asForm(ring(x, CENTRE, out, inn));
        };
        const [x0, x1] = [CENTRE - apart, CENTRE + apart];
        const [a, b] = weave(
          loop(x0, outer, 0),
          loop(x1, lesser, 0),
          loop(x0, outer, gap),
          loop(x1, lesser, gap),
        );
        const turn = (form: Form) => move(form, rotation(tilt, CENTRE, CENTRE));
        // Both closed, one open on its far side, both open there, or the other one.
        const slot = 2.2 * gap;
        const [west, east] = [
          rect(x0 - GRID, CENTRE - slot / 2, GRID, slot),
          rect(x1, CENTRE - slot / 2, GRID, slot),
        ];
        const [closed, lit] = among(
          open,
          [a, b],
          [cut(a, west), b],
          [cut(a, west), cut(b, east)],
          [a, cut(b, east)],
        );
        // One of the two may hold something.
        const stone = (from: number, to: number, wanted: boolean): Form[] => {
          const radius = Math.min(3.2, (to - from) / 2);
          return wanted && radius >= 2 ? [asForm(disc((from + to) / 2, CENTRE, radius))] : [];
        };
        const inLeft = stone(x0 - outer + thin + gap, x1 - lesser - gap, heart === 1 || heart === 2);
        const inRight = stone(x0 + outer + gap, x1 + lesser - thin - gap, heart === 2);
        return {
          layers: [
            layer(turn(parts(closed, ...inLeft)), "primary"),
            layer(turn(parts(lit, ...inRight)), "secondary"),
          ],
          facts: facts({
            strokes: [stroke],
            gaps: [gap],
            radii: [outer],
            angles: tilt === 0 ? [] : [45],
            symmetry: "turn",
            parts: 2,
            events: ["colour"],
          }),
        };
      },
    });
  }
  made.push({
    id: "vesica",
    ideas: ["share", "together", "bond", "unity", "eye", "dialogue", "balance", "center"],
    parameters: { overlap: 0.5 },
    promise: 0.8,
    draw: () => {
      const radius = 8.5;
      const apart = by(one, 5, 3.8, 6) * FARS[traits.build];
      const tilt = rotation(by(two, 0, 90, -45), CENTRE, CENTRE);
      const [a, b] = [CENTRE - apart, CENTRE + apart].map((x) => move(disc(x, CENTRE, radius), tilt)) as [
        Form,
        Form,
      ];
      return {
        layers: [layer(parts(cut(a, b), cut(b, a)), "primary"), layer(meet(a, b), "secondary")],
        facts: facts({ radii: [radius], symmetry: "both", parts: 3, events: ["colour"] }),
      };
    },
  });
  made.push({
    id: "vesica-open",
    ideas: ["share", "together", "bond", "unity", "eye", "seed", "gate"],
    parameters: { overlap: 0.5, gap: traits.gap },
    promise: 0.78,
    draw: () => {
      const radius = 8.5;
      const near = by(one, 8.5, 6.5, 5);
      const away = 5 + (8.5 - near) * 0.4;
      const tilt = rotation(by(two, 0, 90, -45), CENTRE, CENTRE);
      const a = asForm(disc(CENTRE - 5, CENTRE, radius));
      const [b, widest] = [near, near + traits.gap].map((each) =>
        asForm(disc(CENTRE + away, CENTRE, each)),
      ) as [Form, Form];
      const far = move(cut(a, widest), tilt);
      return {
        layers: [layer(far, "primary"), layer(move(b, tilt), "secondary")],
        facts: facts({
          gaps: [traits.gap],
          radii: [radius],
          symmetry: "mirror",
          parts: 2,
          events: ["overlap"],
        }),
      };
    },
  });
  made.push({
    id: "trefoil",
    ideas: ["together", "gather", "unity", "share", "bloom", "network", "play", "center"],
    parameters: { discs: 3 },
    promise: 0.72,
    draw: () => {
      // Three discs, or four; what they share is cut out, or each gives way to the next as in a wreath.
      const count = by(four, 3, 4, 3);
      const radius = by(three, 7.25, 6.4, 8) * (count === 4 ? 0.86 : 1);
      const far = by(two, 5.4, 4.5, 6.4) * FARS[traits.build];
      const discs = Array.from({ length: count }, (_, index) =>
        polar(CENTRE, 12.6, far, -90 + (index * 360) / count),
      );
      const grown = (index: number, by: number): Form => asForm(disc(...discs[index % count]!, radius + by));
      const whole = discs.map((_, index) => grown(index, 0));
      const ringFacts = facts({
        radii: [radius],
        angles: [60],
        symmetry: one === 1 ? "turn" : "both",
        parts: count + 1,
        events: ["colour"],
      });
      if (one === 1) {
        const petals = whole.map((each, index) => cut(each, grown(index + 1, gap)));
        return {
          layers: [layer(parts(...petals.slice(1)), "primary"), layer(petals[0]!, "secondary")],
          facts: ringFacts,
        };
      }
      const shared = whole.map((each, index) => meet(each, whole[(index + 1) % count]!));
      const core = whole.reduce((sum, each) => meet(sum, each));
      // The heart is lit, or a dot stands in it, or it is left open.
      const heart = by(one, core, core, asForm(disc(CENTRE, 12.6, (radius - far) * 0.62)));
      return {
        layers: [
          layer(cut({ op: "join", of: whole }, ...shared), "primary"),
          ...(radius - far > 1.4 ? [layer(heart, "secondary")] : []),
        ],
        facts: ringFacts,
      };
    },
  });
  for (const [id, open] of [
    ["orbit", -45],
    ["satellite", 90],
  ] as const) {
    made.push({
      id,
      ideas: ["orbit", "world", "space", "cycle", "network", "focus", "time", "center", "journey"],
      parameters: { stroke, gap: traits.gap, open },
      // Hanging straight down it is a magnifier.
      promise: id === "orbit" ? 0.78 : 0.66,
      draw: () => {
        const outer = CENTRE;
        const radius = by(one, 3.75, 3, 4.75);
        const path = (outer + outer - stroke) / 2;
        const at = polar(CENTRE, CENTRE, path, open + by(two, 0, 25, -25));
        // The ring may hold the world it goes around.
        const world = three === 1 ? [disc(CENTRE, CENTRE, 4)] : [];
        const body = parts(
          cut(ring(CENTRE, CENTRE, outer, outer - stroke), disc(at[0], at[1], radius + traits.gap)),
          ...world,
        );
        return {
          layers: [layer(body, "primary"), layer(asForm(disc(at[0], at[1], radius)), "secondary")],
          facts: facts({
            strokes: [stroke],
            gaps: [traits.gap],
            radii: [outer, radius],
            angles: [45],
            symmetry: "mirror",
            parts: 2,
            events: ["cut"],
          }),
        };
      },
    });
  }
  for (const tilt of [45, -45]) {
    made.push({
      id: `clasp-${tilt}`,
      ideas: ["bond", "exchange", "together", "care", "dialogue", "link", "protection", "cycle"],
      parameters: { stroke, gap: traits.gap, tilt },
      promise: 0.72,
      draw: () => {
        // Two half rings, each reaching into the other: the inner end of one lies where the other opens.
        const outer = by(one, 8.5, 7.5, 9.5) * Math.max(0.95, FARS[traits.build]);
        const stroke = Math.min(base * by(four, 1, 0.84, 1.2), outer * 0.36);
        // Two of a size, or the second one smaller.
        const lesser = outer * among(open, 1, 0.8, 1, 0.9);
        const shift = ((outer + lesser) / 2 - stroke / 2) / 2 + traits.gap / 4 + by(two, 0, 0.9, -0.6);
        const cap = traits.cap;
        // Three quarters of a ring, or less: both of them, or the one.
        const [less, other] = among(link, [0, 0], [30, 30], [45, 0], [0, 45]);
        const a = band(CENTRE - shift, CENTRE, outer, outer - stroke, 90 + less, 360, cap);
        const b = band(CENTRE + shift, CENTRE, lesser, lesser - stroke, other - 90, 180, cap);
        const wide = band(CENTRE - shift, CENTRE, outer + gap, outer - stroke - gap, 84 + less, 366, cap);
        const turn = (form: Form) => move(form, rotation(tilt, CENTRE, CENTRE));
        return {
          layers: [layer(turn(asForm(a)), "primary"), layer(turn(cut(b, wide)), "secondary")],
          facts: facts({
            strokes: [stroke],
            gaps: [gap],
            radii: [outer],
            angles: tilt === 0 ? [] : [45],
            symmetry: "turn",
            parts: 3,
            events: ["cut"],
          }),
        };
      },
    });
  }
  return made;
};

export const rings: Family = {
  id: "rings",
  suits: "Bond, exchange, orbit: rings and discs that share an area or pass through each other.",
  depends: [],
  mood: { sharp: -0.4 },
  variants,
};
