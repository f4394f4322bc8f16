import { asForm, cut, type Form, move, parts } from "../geometry/form.ts";
import { type Path, pen, rotation } from "../geometry/path.ts";
import { band, disc, discSlice, rect, sector } from "../geometry/primitives.ts";
import {
  among,
  by,
  type Drawing,
  type Family,
  facts,
  GRID,
  layer,
  type MarkContext,
  type Traits,
  type Variant,
} from "./family.ts";

const CENTRE = GRID / 2;

/** Radii of nested bands from outside in, stroke and gap alternating. */
const radii = (outer: number, stroke: number, gap: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const out = outer - index * (stroke + gap);
    return [out, out - stroke];
  });

/** An arch: a half ring on two legs. */
const arch = (cx: number, ground: number, outer: number, inner: number, legs: number): Path =>
  pen(cx - outer, ground)
    .line(cx - outer, ground - legs)
    .arc(cx, ground - legs, outer, 180, 360)
    .line(cx + outer, ground)
    .line(cx + inner, ground)
    .line(cx + inner, ground - legs)
    .arc(cx, ground - legs, inner, 360, 180)
    .line(cx - inner, ground)
    .path();

const factsFor = (
  stroke: number,
  gap: number,
  count: number,
  symmetry: "none" | "mirror" | "turn" | "both",
) => facts({ strokes: [stroke], gaps: [gap], radii: [CENTRE], symmetry, parts: count, events: ["colour"] });

/** What nested arches are measured by. */
interface Nest {
  /** Width of an arch, and of the air between two. */
  readonly unit: number;
  readonly gap: number;
  readonly legs: number;
  /** Radius of what the innermost arch leaves free. */
  readonly inner: number;
}

const nestOf = ({ variation: [one, two], construction: [, , , lies] }: Traits, count: number): Nest => {
  // Stroke and gap share the half width exactly; the innermost is solid, a door rather than a line.
  const air = among(lies, 0.55, 0.55, 0.72, 0.64);
  const heartWide = count === 2 ? by(one, 1, 1.55, 0.65) : by(one, 1, 0.8, 1.3);
  const unit = CENTRE / ((count - 1) * (1 + air) + heartWide);
  const gap = unit * air;
  return { unit, gap, legs: by(two, CENTRE, 7, 9.5), inner: CENTRE - (count - 1) * (unit + gap) };
};

/** The door under the arches: it stands closed, or has two leaves, or a sun stands in it, or it lies open. */
const heartOf = (
  { variation: [, two, , three], construction: [, , core] }: Traits,
  { gap, legs, inner }: Nest,
): Form => {
  const door = pen(CENTRE - inner, GRID)
    .line(CENTRE - inner, GRID - legs)
    .arc(CENTRE, GRID - legs, inner, 180, 360)
    .line(CENTRE + inner, GRID)
    .path();
  const leaves = cut(door, rect(CENTRE - gap * 0.3, 0, gap * 0.6, GRID + 1));
  return by(
    three,
    core === 3 && inner > 4 ? leaves : asForm(door),
    asForm(disc(CENTRE, GRID - legs + (two === 0 ? 2 : 0), inner)),
    asForm(discSlice(CENTRE, GRID, inner, GRID - inner, GRID)),
  );
};

/** The arches: whole; one leg shorter than the other, by a step an arch; or parted at the crown. */
const vaultsOf = (
  { variation: [, two], construction: [cutAt] }: Traits,
  { unit, gap, legs }: Nest,
  count: number,
): readonly Form[] =>
  radii(CENTRE, unit, gap, count - 1).map(([out, inn], index) => {
    const whole = arch(CENTRE, GRID, out, inn, legs);
    const leg = two === 1 ? CENTRE - out - 0.5 : CENTRE + inn - 0.5;
    if (cutAt === 1) return cut(whole, rect(leg, GRID - legs * (0.8 - 0.4 * index), unit + 1, GRID));
    if (cutAt === 2) return cut(whole, rect(CENTRE - gap / 2, -1, gap, CENTRE));
    return asForm(whole);
  });

/** Two or three arches in one another, the innermost solid. */
const arches = (traits: Traits, count: number): Drawing => {
  const [cutAt, turnsTo, core] = traits.construction;
  const nest = nestOf(traits, count);
  const heart = heartOf(traits, nest);
  const vaults = vaultsOf(traits, nest, count);
  const sill = cutAt === 3 ? [rect(0, GRID + nest.gap, GRID, nest.unit * 0.8)] : [];
  // Of two arches the inner one may be left out, so that the heart stands free.
  const stand = core === 1 && count === 3 ? vaults.slice(0, 1) : vaults;
  // The colour lies on the heart, or on the outermost arch.
  const outside = turnsTo === 3 && count === 3;
  return {
    layers: [
      layer(parts(...(outside ? [...stand.slice(1), heart] : stand), ...sill), "primary"),
      layer(outside ? stand[0]! : heart, "secondary"),
    ],
    facts: factsFor(nest.unit, nest.gap, count, cutAt === 1 ? "none" : "mirror"),
  };
};

const variants = ({ traits }: MarkContext): Variant[] => {
  const [one, two, , three, four] = traits.variation;
  const [cutAt, turnsTo, core, lies] = traits.construction;
  const made: Variant[] = [];

  made.push({
    id: "quarter",
    ideas: ["growth", "rise", "dawn", "field", "signal", "harvest", "sun", "layers"],
    parameters: { count: 3 },
    promise: 0.72,
    draw: () => {
      const gap = GRID * 0.085;
      const [seed, count] = [
        [(GRID - 2 * gap) / 3, 2],
        [11, 1],
        [10, 2],
      ][one]! as [number, number];
      const stroke = (GRID - seed - count * gap) / count;
      // Whole quarters; the outermost cut short at its head or its foot; or all of them parted half way.
      const bands = radii(GRID, stroke, gap, count).map(([out, inn], index) => {
        const short = index === 0 ? 26 : 0;
        const whole = band(0, GRID, out, inn, cutAt === 1 ? short - 90 : -90, cutAt === 3 ? -short : 0);
        return cutAt === 2
          ? cut(whole, move(rect(0, GRID - gap / 2, 2 * GRID, gap), rotation(-45, 0, GRID)))
          : asForm(whole);
      });
      return {
        layers: [
          layer(parts(...bands), "primary"),
          // The seed is a quarter disc, a whole one in the corner, or a square stone.
          layer(
            asForm(
              by(
                two,
                sector(0, GRID, seed, -90, 0),
                disc(seed / 2, GRID - seed / 2, seed / 2),
                rect(0, GRID - seed * 0.78, seed * 0.78, seed * 0.78),
              ),
            ),
            "secondary",
          ),
        ],
        facts: factsFor(stroke, gap, 3, "mirror"),
      };
    },
  });
  for (const count of [2, 3]) {
    made.push({
      id: `arches-${count}`,
      ideas: ["gate", "home", "shelter", "protection", "care", "journey", "layers", "structure", "window"],
      parameters: { count, stroke: traits.stroke, gap: traits.gap },
      promise: 0.8,
      draw: () => arches(traits, count),
    });
  }
  made.push({
    id: "half-shift",
    ideas: ["cycle", "path", "journey", "depth", "center", "time", "focus", "flow", "thread", "growth"],
    parameters: { count: 3 },
    promise: 0.84,
    draw: () => {
      // Two sets of half rings, one moved by a pitch: the eye follows them into a spiral.
      const count = turnsTo === 2 ? 3 : 2;
      const pitch = 24 / (by(one, 6.55, 6.2, 7) * (count === 3 ? 1.34 : 1));
      const stroke = pitch;
      const gap = Math.max(count === 3 ? 1.5 : 0, pitch * by(one, 0.55, 0.42, 0.75));
      const step = stroke + gap;
      const outer = (GRID - step) / 2 + step / 2;
      const rings = radii(outer, stroke, gap, count);
      const shifted = outer + step;
      // The upper set is whole, or its outermost begins later.
      const begin = among(turnsTo, 180, 222, 180, 255);
      const top = rings.map(([out, inn], index) =>
        band(outer, CENTRE, out, inn, index === 0 ? begin : 180, 360),
      );
      const ends = among(cutAt, by(two, 180, 150, 180), 120, 180, 90);
      // The outer one of the lower set may be cut short, or all of them.
      const low = rings.map(([out, inn], index) =>
        band(shifted, CENTRE, out, inn, 0, cutAt === 3 && index > 0 ? 180 : ends),
      );
      // It winds one way or the other, and may wind about a stone.
      const wound = (form: Form) => (lies % 2 === 0 ? form : move(form, [1, 0, 0, -1, 0, GRID]));
      const room = rings.at(-1)![1] - gap;
      const stone =
        core > 1 && room > 1.6
          ? [disc(outer, CENTRE - (core === 2 ? 0 : room * 0.1), Math.min(room, stroke))]
          : [];
      return {
        layers: [layer(wound(parts(...top)), "primary"), layer(wound(parts(...low, ...stone)), "secondary")],
        facts: factsFor(stroke, gap, 4, "turn"),
      };
    },
  });
  for (const side of [135, -45]) {
    made.push({
      id: `ripple${side}`,
      ideas: ["water", "drop", "depth", "seed", "growth", "moon", "calm", "signal", "care", "orbit"],
      parameters: { rings: 3, side },
      promise: 0.76,
      draw: () => {
        // Eccentric discs: the ring swells away from its thin side, which stays above a sixteenth.
        const [a, b, c] = (
          [
            [12, 8.5, 5],
            [12, 9, 5.5],
            [12, 7, 4],
          ] as const
        )[three === 2 ? 2 : one];
        const [deep, deeper] = [a - b - 1.5, a - c - 3 - by(two, 0, 0, 0.5)];
        const turn = (form: Form) => move(form, rotation(side - 90, CENTRE, CENTRE));
        // A stone that fell, a ring further in, or the ring alone.
        const inner = disc(CENTRE, CENTRE + deeper, c);
        const further = disc(CENTRE, CENTRE + deeper + c * 0.5 - 1.4, c * 0.5);
        const heart = by(three, [asForm(inner)], [cut(inner, further)], []);
        // Closed, or open where it is broadest or to one side of that.
        const slot = rect(CENTRE - traits.gap / 2, -1, traits.gap, CENTRE);
        const open = among(cutAt, [], [asForm(slot)], [], [move(slot, rotation(52, CENTRE, CENTRE))]);
        return {
          layers: [
            layer(turn(cut(disc(CENTRE, CENTRE, a), disc(CENTRE, CENTRE + deep, b), ...open)), "primary"),
            ...heart.map((form) => layer(turn(form), "secondary")),
          ],
          facts: facts({
            radii: [a, b, c],
            symmetry: "mirror",
            parts: 2,
            angles: [45],
            events: ["progression"],
          }),
        };
      },
    });
  }
  made.push({
    id: "labyrinth",
    ideas: ["focus", "center", "depth", "protection", "path", "journey", "time", "precision"],
    parameters: { rings: 2, gap: traits.gap },
    // Beside a word it is a target or a switch before it is a garden.
    promise: 0.58,
    draw: () => {
      const stroke = 3.25;
      const gap = 2;
      const opening = by(one, 5, 5, 7);
      const outer = cut(
        band(CENTRE, CENTRE, 12, 12 - stroke, 0, 360),
        move(rect(CENTRE - opening / 2, 0, opening, 6), rotation(by(two, 0, 90, -45), CENTRE, CENTRE)),
      );
      const inner = cut(
        band(CENTRE, CENTRE, 12 - stroke - gap, 12 - 2 * stroke - gap, 0, 360),
        rect(CENTRE - opening / 2, CENTRE + 1, opening, 8),
      );
      return {
        layers: [
          layer(parts(outer, inner), "primary"),
          layer(asForm(disc(CENTRE, CENTRE, 1.75)), "secondary"),
        ],
        facts: factsFor(stroke, gap, 3, "mirror"),
      };
    },
  });
  made.push({
    id: "facing",
    ideas: ["dialogue", "exchange", "together", "balance", "eye", "care", "bond", "leaf"],
    parameters: { gap: traits.gap },
    promise: 0.78,
    draw: () => {
      // Quarter rainbows from opposite corners: where they meet they leave a leaf.
      const gap = traits.gap;
      const stroke = by(one, 5, 4, 6);
      const reach = (24 / Math.SQRT2 - gap / 2) * by(four, 1, 0.94, 1);
      // Rainbows on both sides; one of them a solid quarter, or with a stone in its corner.
      const bands = (turn: number, kind: number) =>
        parts(
          ...(kind === 1
            ? [sector(0, 0, reach, 0, 90)]
            : [
                ...radii(reach, stroke, gap, two === 1 ? 1 : 2).map(([out, inn]) =>
                  band(0, 0, out, inn, 0, 90),
                ),
                ...(kind === 3 && two === 1 ? [sector(0, 0, reach - stroke - gap, 0, 90)] : []),
              ]
          ).map((path) => move(path, rotation(turn, CENTRE, CENTRE))),
        );
      return {
        layers: [
          layer(bands(0, cutAt), "primary"),
          layer(bands(180, turnsTo === 1 ? 0 : turnsTo), "secondary"),
        ],
        facts: factsFor(stroke, gap, 4, "both"),
      };
    },
  });
  return made;
};

export const arcs: Family = {
  id: "arcs",
  suits: "Depth, growth, shelter, ripples: arcs that share a centre or a point of touch.",
  depends: [],
  mood: { sharp: -0.4, rich: 0.1 },
  variants,
};
