import { asForm, cut, extent, type Form, meet, parts } from "../geometry/form.ts";
import { type Point, pen } from "../geometry/path.ts";
import { band, disc, polygon, type Radii, rect, ring, roundRect, sector } from "../geometry/primitives.ts";
import {
  by,
  type Drawing,
  type Family,
  facts,
  GRID,
  layer,
  type MarkContext,
  type Variant,
} from "./family.ts";
import { oriented } from "./orientation.ts";

/** A letter built from two or three solids: `base` carries it, `lit` is the one in the other ink. */
interface Build {
  readonly base: readonly Form[];
  readonly lit: readonly Form[];
}

const box = (x: number, y: number, width: number, height: number, radii?: Radii | number): Form =>
  asForm(radii === undefined ? rect(x, y, width, height) : roundRect(x, y, width, height, radii));
const shape = (...points: Point[]): Form => asForm(polygon(points));
const pie = (cx: number, cy: number, r: number, from: number): Form =>
  asForm(sector(cx, cy, r, from, from + 90));

/**
 * The alphabet, on the 24 grid with one gap `g`; `h` is half the square less half the gap, `s` the stem. No letter uses more than
 * bars, quarter and half discs, leaves and triangles: what they share is what makes them one alphabet.
 */
const ALPHABET: Readonly<Record<string, (g: number, h: number, s: number) => Build>> = {
  A: (g) => {
    const dot = 4.5;
    const body = shape([12, 0], [24, 24], [0, 24]);
    return { base: [cut(body, disc(12, 24 - dot, dot + g))], lit: [asForm(disc(12, 24 - dot, dot))] };
  },
  B: (g, h, s) => ({
    base: [box(0, 0, s, 24), box(s + g, 0, 13, h, [0, h / 2, h / 2, 0])],
    lit: [box(s + g, h + g, 13, h, [0, h / 2, h / 2, 0])],
  }),
  C: (_, __, s) => ({
    base: [asForm(band(12, 12, 12, 12.5 - s, 45, 315))],
    lit: [asForm(disc(12, 12, 10 - s))],
  }),
  D: (g, _, s) => ({
    base: [box(0, 0, s, 24)],
    lit: [
      asForm(
        pen()
          .arc(s + g, 12, 12, -90, 90)
          .path(),
      ),
    ],
  }),
  E: (g, _, s) => {
    const bar = (24 - 2 * g) / 3;
    return {
      base: [box(0, 0, 15 + s, bar, [bar, 0, 0, 0]), box(0, 24 - bar, 15 + s, bar, [0, 0, 0, bar])],
      lit: [box(0, bar + g, 15, bar)],
    };
  },
  F: (g, _, s) => {
    const bar = (24 - 2 * g) / 3;
    return {
      base: [box(0, 0, 15 + s, bar, [bar, 0, 0, 0]), box(0, bar + g, bar, 24 - bar - g)],
      lit: [box(bar + g, bar + g, 8, bar, [0, bar / 2, bar / 2, 0])],
    };
  },
  G: (g) => ({ base: [asForm(band(12, 12, 12, 5, 90, 315))], lit: [box(12 + g, 12, 10, 12, [0, 0, 10, 0])] }),
  H: (g, _, s) => ({
    base: [box(0, 0, s, 24), box(s + 10, 0, s, 24)],
    lit: [box(s + g, 12 - (10 - 2 * g) / 2, 10 - 2 * g, 10 - 2 * g)],
  }),
  I: (g, _, s) => ({
    base: [box(11.5 - s / 2, s + 1 + g, s + 1, 23 - s - g)],
    lit: [asForm(disc(12, (s + 1) / 2, (s + 1) / 2))],
  }),
  J: (g, h) => ({
    base: [asForm(pen().arc(h, 13, h, 0, 180).path())],
    lit: [box(h, 0, h, 13 - g)],
  }),
  K: (g, h, s) => ({
    base: [box(0, 0, s, 24), box(s + g, 0, h, h, [h, 0, h, 0])],
    lit: [box(s + g, h + g, h, h, [0, h, 0, h])],
  }),
  L: (g, _, s) => ({
    base: [box(0, 0, s + 1, 24)],
    lit: [box(s + 1 + g, 23 - s, 12, s + 1, [0, s + 1, 0, 0])],
  }),
  M: (_, h) => ({
    base: [box(0, 0, h, 24, [h / 2, h / 2, 0, 0])],
    lit: [box(24 - h, 0, h, 24, [h / 2, h / 2, 0, 0])],
  }),
  N: (g) => ({
    base: [shape([0, g * 1.2], [0, 24], [24 - g * 1.2, 24])],
    lit: [shape([g * 1.2, 0], [24, 0], [24, 24 - g * 1.2])],
  }),
  O: (g, _, s) => {
    const whole = ring(12, 12, 12, 12 - s);
    return {
      base: [meet(whole, rect(0, 0, 12 - g / 2, 24))],
      lit: [meet(whole, rect(12 + g / 2, 0, 12, 24))],
    };
  },
  P: (g, _, s) => ({ base: [box(0, 0, s, 24)], lit: [box(s + g, 0, 13, 15, [0, 7.5, 7.5, 0])] }),
  Q: (g) => ({
    base: [cut(ring(12, 12, 12, 5), rect(13, 13, 12, 12))],
    lit: [box(13 + g * 0.5, 13 + g * 0.5, 10.5, 10.5, [0, 10.5, 0, 10.5])],
  }),
  R: (g, _, s) => ({
    base: [box(0, 0, s, 24), box(s + g, 0, 13, 13, [0, 6.5, 6.5, 0])],
    lit: [box(s + g, 13 + g, 13, 11 - g, [0, 11 - g, 0, 0])],
  }),
  S: (_, h, s) => ({
    base: [box(0, 0, 13 + s * 1.3, h, [h, 0, 0, 0])],
    lit: [box(0, 24 - h, 13 + s * 1.3, h, [0, 0, h, 0])],
  }),
  T: (g, _, s) => ({ base: [box(0, 0, 24, s + 1)], lit: [box(11.5 - s / 2, s + 1 + g, s + 1, 23 - s - g)] }),
  U: (_, h) => ({ base: [box(0, 0, h, 24, [0, 0, 0, h])], lit: [box(24 - h, 0, h, 24, [0, 0, h, 0])] }),
  V: (_, h) => ({ base: [shape([0, 0], [h, 0], [h, 24])], lit: [shape([24 - h, 0], [24, 0], [24 - h, 24])] }),
  W: (_, h) => ({
    base: [box(0, 0, h, 24, [0, 0, h / 2, h / 2])],
    lit: [box(24 - h, 0, h, 24, [0, 0, h / 2, h / 2])],
  }),
  X: (g, h) => ({
    base: [
      box(0, 0, h, h, [0, h, 0, h]),
      box(0, h + g, h, h, [h, 0, h, 0]),
      box(h + g, h + g, h, h, [0, h, 0, h]),
    ],
    lit: [box(h + g, 0, h, h, [h, 0, h, 0])],
  }),
  Y: (g, h, s) => ({
    base: [pie(h, 0, h, 90), pie(24 - h, 0, h, 0)],
    lit: [box(11.5 - s / 2, h + g, s + 1, 24 - h - g)],
  }),
  Z: (g) => ({
    base: [shape([0, 0], [24 - g * 1.2, 0], [0, 24 - g * 1.2])],
    lit: [shape([24, g * 1.2], [24, 24], [g * 1.2, 24])],
  }),
};

/** Stems, from slender to heavy: the name's. */
const STEMS = [7, 5.5, 6.25, 8] as const;

/** What the lit part has in its middle, as a counter has: nothing, a small eye, or a large one. */
const opened = (lit: Form, kind: 0 | 1 | 2 | 3): Form => {
  const { x, y, width, height } = extent(lit);
  const least = Math.min(width, height);
  // Less than this has no room for an eye.
  if (least < 7.5 || kind % 2 === 0) return lit;
  return cut(lit, disc(x + width / 2, y + height / 2, least * (kind === 1 ? 0.22 : 0.3)));
};

const variants = ({ traits, initials }: MarkContext): Variant[] => {
  const letter = initials.slice(0, 1);
  const build = ALPHABET[letter];
  if (!build) return [];
  return (["two", "one"] as const).map((inks) => ({
    id: `${letter}-${inks}`,
    ideas: ["initial"],
    parameters: { letter, gap: traits.gap, inks },
    promise: inks === "two" ? 0.94 : 0.86,
    carriers: [letter],
    draw: () => {
      // As close as the brand's gap, or half as far again: the name's.
      const gap = traits.gap * by(traits.variation[0], 1, 1.5, 1.25);
      const built = build(gap, (GRID - gap) / 2, STEMS[traits.construction[0]]);
      const base = built.base;
      const lit = built.lit.map((each) => opened(each, traits.construction[1]));
      const drawing: Drawing = {
        layers: [
          layer(parts(...base), "primary"),
          layer(parts(...lit), inks === "two" ? "secondary" : "primary"),
        ],
        facts: facts({
          strokes: [7],
          gaps: [gap],
          radii: [12],
          symmetry: "AHIMOTUVWXY".includes(letter) ? "mirror" : "none",
          parts: base.length + lit.length,
          events: inks === "two" ? ["colour"] : ["cut"],
        }),
      };
      return oriented(`built-letter/${letter}`, drawing, traits);
    },
  }));
};

export const builtLetter: Family = {
  id: "built-letter",
  suits: "The initial built from bars, half discs, leaves and triangles, as a sign before it is a letter.",
  depends: ["initial"],
  mood: { new: 0.4, rich: -0.2, grave: -0.2 },
  variants,
};
