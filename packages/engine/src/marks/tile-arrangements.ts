import type { Idea } from "./ideas.ts";

/** One tile: its letter says the shape, its digit the corner (0 top left, clockwise) or side it turns to. */
export type Tile = `${"q" | "l" | "h" | "d" | "s" | "a" | "-"}${0 | 1 | 2 | 3}${"" | "*"}`;

export interface Arrangement {
  readonly id: string;
  readonly ideas: readonly Idea[];
  readonly rows: readonly (readonly Tile[])[];
  readonly symmetry: "none" | "mirror" | "turn" | "both";
  readonly promise: number;
  /** Tiles touch when 0; otherwise they stand apart by the brand's gap. */
  readonly spaced: boolean;
}

/**
 * Arrangements that hold together: each has a symmetry and at most two orientations of one or two shapes
 * (random tiles have neither), and one tile that is lit or turned (`*`).
 */
export const ARRANGEMENTS: readonly Arrangement[] = [
  {
    id: "turned-quarter",
    ideas: ["unity", "portion", "play", "structure", "craft", "share", "window"],
    rows: [
      ["q2", "q1*"],
      ["q1", "q0"],
    ],
    symmetry: "mirror",
    promise: 0.84,
    spaced: true,
  },
  {
    id: "pinwheel",
    ideas: ["wind", "energy", "play", "cycle", "wheel", "freedom", "spark"],
    rows: [
      ["q3", "q0*"],
      ["q2", "q1"],
    ],
    symmetry: "turn",
    promise: 0.84,
    spaced: false,
  },
  {
    id: "four-leaves",
    ideas: ["leaf", "bloom", "growth", "petal", "seed", "care", "field", "harvest"],
    rows: [
      ["l0", "l1*"],
      ["l1", "l0"],
    ],
    symmetry: "both",
    promise: 0.84,
    spaced: true,
  },
  {
    id: "turning-leaves",
    ideas: ["leaf", "wind", "cycle", "craft", "weave", "growth"],
    rows: [
      ["l1", "l0*"],
      ["l0", "l1"],
    ],
    symmetry: "both",
    promise: 0.8,
    spaced: false,
  },
  {
    id: "one-round",
    ideas: ["focus", "play", "structure", "home", "order", "window", "city"],
    rows: [
      ["s0", "d0*"],
      ["s0", "s0"],
    ],
    symmetry: "mirror",
    promise: 0.7,
    spaced: true,
  },
  {
    id: "quarter-steps",
    ideas: ["rise", "growth", "path", "flow", "journey", "music"],
    rows: [
      ["-0", "q2*"],
      ["q2", "q0"],
    ],
    symmetry: "mirror",
    promise: 0.74,
    spaced: false,
  },
  {
    id: "half-mill",
    ideas: ["wheel", "cycle", "energy", "wind", "exchange", "together"],
    rows: [
      ["h2", "h3*"],
      ["h1", "h0"],
    ],
    symmetry: "turn",
    promise: 0.8,
    spaced: false,
  },
  {
    id: "disc-and-leaves",
    ideas: ["seed", "growth", "leaf", "sun", "play", "harvest", "field"],
    rows: [
      ["d0*", "l1"],
      ["l1", "d0"],
    ],
    symmetry: "mirror",
    promise: 0.76,
    spaced: false,
  },
  {
    id: "arches",
    ideas: ["city", "home", "gate", "shelter", "structure", "page", "window", "order"],
    rows: [
      ["a0", "a0*"],
      ["a0", "a0"],
    ],
    symmetry: "mirror",
    promise: 0.74,
    spaced: true,
  },
  {
    id: "drops",
    ideas: ["drop", "water", "rain", "care", "gather", "petal", "heart"],
    rows: [
      ["l0", "l1"],
      ["l1*", "l0"],
    ],
    symmetry: "both",
    promise: 0.72,
    spaced: false,
  },
];

/** The mill that turns the other way. */
const HANDED: Arrangement["rows"] = [
  ["h1", "h2*"],
  ["h0", "h3"],
];

/** Other ways to lay the drawings that had few states, by the brand's construction; the first is the table's. */
export const LAYINGS: Readonly<Record<string, readonly Arrangement["rows"][]>> = {
  "turned-quarter": [
    [
      ["q2", "q2*"],
      ["q1", "q0"],
    ],
    [
      ["q2", "q0*"],
      ["q1", "q0"],
    ],
    [
      ["q0", "q3"],
      ["q1", "q0*"],
    ],
  ],
  // One of the squares gone; two of them leaves; two of them quarters.
  "one-round": [
    [
      ["s0", "d0*"],
      ["-0", "s0"],
    ],
    [
      ["l1", "d0*"],
      ["s0", "l1"],
    ],
    [
      ["q2", "d0*"],
      ["s0", "q0"],
    ],
  ],
  // One of the leaves full, across from the lit one or beside it.
  drops: [
    [
      ["l0", "q2"],
      ["l1*", "l0"],
    ],
    [
      ["q1", "l1"],
      ["l1*", "l0"],
    ],
    [
      ["q1", "l1"],
      ["l1*", "q3"],
    ],
  ],
  "half-mill": [HANDED, HANDED],
  // Windows over their reflection, arches that look all four ways, a gate with one leaf shut.
  arches: [
    [
      ["a0", "a0*"],
      ["a2", "a2"],
    ],
    [
      ["a0", "a1*"],
      ["a3", "a2"],
    ],
    [
      ["a0", "a0*"],
      ["a0", "s0"],
    ],
  ],
  "quarter-steps": [
    [
      ["-0", "q2*"],
      ["q2", "s0"],
    ],
    [
      ["-0", "-0", "q2*"],
      ["-0", "q2", "s0"],
      ["q2", "s0", "s0"],
    ],
    [
      ["-0", "l1*"],
      ["l1", "q0"],
    ],
  ],
};
