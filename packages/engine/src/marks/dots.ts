import { asForm, cut, type Form, move, parts } from "../geometry/form.ts";
import { polar, rotation } from "../geometry/path.ts";
import { disc, roundRect } from "../geometry/primitives.ts";
import { type Family, facts, layer, type MarkContext, type Variant } from "./family.ts";
import type { Idea } from "./ideas.ts";

type Dot = readonly [x: number, y: number, radius: number, lit?: boolean];

interface Arrangement {
  readonly id: string;
  readonly ideas: readonly Idea[];
  readonly promise: number;
  readonly symmetry: "none" | "mirror" | "turn" | "both";
  readonly dots: readonly Dot[];
}

/** The smallest dot is at least 0.4 of the largest, and no field has more than 13. */
const ARRANGEMENTS: readonly Arrangement[] = [
  {
    id: "three",
    ideas: ["together", "gather", "seed", "share", "balance", "harvest"],
    promise: 0.7,
    symmetry: "mirror",
    dots: [
      [12, 6, 5.5, true],
      [5.75, 17, 5.5],
      [18.25, 17, 5.5],
    ],
  },
  {
    id: "six-steps",
    ideas: ["growth", "stack", "rise", "gather", "harvest", "order", "play"],
    promise: 0.68,
    symmetry: "mirror",
    dots: [0, 1, 2].flatMap((row) =>
      Array.from(
        { length: row + 1 },
        (_, index): Dot => [12 + (index - row / 2) * 8.2, 4 + row * 7.3, 3.4, row === 0],
      ),
    ),
  },
  {
    id: "seven",
    ideas: ["center", "network", "together", "focus", "unity", "space", "gather"],
    promise: 0.7,
    symmetry: "both",
    dots: [
      [12, 12, 3.6, true],
      ...Array.from({ length: 6 }, (_, index): Dot => [...polar(12, 12, 8.6, index * 60 - 90), 3.4]),
    ],
  },
  {
    id: "phases",
    ideas: ["time", "cycle", "moon", "orbit", "journey", "rhythm", "wheel"],
    promise: 0.72,
    symmetry: "none",
    dots: Array.from(
      { length: 8 },
      (_, index): Dot => [...polar(12, 12, 9, index * 45 - 90), 1.6 + (index * (3.4 - 1.6)) / 7, index === 7],
    ),
  },
  {
    id: "nine-rise",
    ideas: ["growth", "rise", "signal", "measure", "order", "light", "network", "precision"],
    promise: 0.7,
    symmetry: "mirror",
    dots: [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column): Dot => {
        const step = column + (2 - row);
        return [4 + column * 8, 4 + row * 8, 1.7 + step * 0.52, step === 4];
      }),
    ),
  },
  {
    id: "quincunx",
    ideas: ["center", "order", "play", "gather", "home", "field"],
    promise: 0.5,
    symmetry: "both",
    dots: [
      [12, 12, 4.4, true],
      [4.4, 4.4, 4.4],
      [19.6, 4.4, 4.4],
      [4.4, 19.6, 4.4],
      [19.6, 19.6, 4.4],
    ],
  },
];

/** Of one size, or larger towards the foot or the head: by this much of the radius over half the height. */
const GROWTHS = [0, 0.2, -0.2] as const;

/** How large a brand's dots are, and what they are: discs, soft squares, or squares on a corner. */
const SIZES = [1, 0.8, 1.05] as const;
const dot = (x: number, y: number, radius: number, kind: number): Form =>
  kind === 0
    ? asForm(disc(x, y, radius))
    : move(
        roundRect(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, radius * 0.4),
        rotation(kind === 1 ? 0 : 45, x, y),
      );

/** Six dots laid another way: steps up to the right, a roof over two, a row above a row. */
const LAYINGS: Readonly<Record<string, readonly (readonly Dot[])[]>> = {
  "six-steps": [
    [0, 1, 2].flatMap((row) =>
      Array.from({ length: row + 1 }, (_, index): Dot => [20 - index * 8, 4 + row * 8, 3.4, row === 0]),
    ),
    [0, 1, 2].flatMap((row) =>
      Array.from(
        { length: [1, 3, 2][row]! },
        (_, index): Dot => [12 + (index - ([1, 3, 2][row]! - 1) / 2) * 8.2, 4 + row * 7.3, 3.4, row === 0],
      ),
    ),
    [0, 1].flatMap((row) =>
      [0, 1, 2].map((index): Dot => [4 + index * 8 + row * 4, 8 + row * 7.6, 3.4, row === 0 && index === 2]),
    ),
  ],
};

const variants = ({ traits: { variation, construction } }: MarkContext): Variant[] =>
  ARRANGEMENTS.map(({ id, ideas, promise, symmetry, dots: plainly }) => ({
    id,
    ideas,
    promise,
    parameters: { arrangement: id, dots: plainly.length },
    draw: () => {
      const dots = LAYINGS[id]?.[construction[0] - 1] ?? plainly;
      // The lit one is of the others' kind, open in the middle, or the other kind; one of the rest may be small.
      const odd = (lit: boolean, index: number) => (construction[2] === 3 && !lit && index === 0 ? 0.6 : 1);
      const made = (lit: boolean, x: number, y: number, radius: number): Form =>
        lit && construction[1] === 1
          ? cut(dot(x, y, radius, variation[1]), disc(x, y, radius * 0.45))
          : dot(x, y, radius, lit && construction[1] === 3 ? (variation[1] === 0 ? 2 : 0) : variation[1]);
      const make = (lit: boolean) =>
        parts(
          ...dots
            .filter((each) => (each[3] ?? false) === lit)
            .map(([x, y, radius], index) =>
              made(
                lit,
                x,
                y,
                radius *
                  SIZES[variation[0]] *
                  (1 + (GROWTHS[variation[4]] * (y - 12)) / 12) *
                  odd(lit, index),
              ),
            ),
        );
      return {
        layers: [layer(make(false), "primary"), layer(make(true), "secondary")],
        facts: facts({
          radii: [...new Set(dots.map(([, , radius]) => radius))].slice(0, 3),
          symmetry,
          parts: Math.min(dots.length, 9),
          events: ["colour"],
        }),
      };
    },
  }));

export const dotArrangement: Family = {
  id: "dots",
  suits: "Gathering, networks, growth: few large dots in an order the eye can finish.",
  depends: [],
  mood: { rich: -0.1, grave: -0.3 },
  variants,
};
