import { cut } from "../../geometry/form.ts";
import type { Matrix } from "../../geometry/path.ts";
import { disc } from "../../geometry/primitives.ts";
import { type Drawing, type Layer, layer } from "../family.ts";
import { CENTRE, type Device, inkWithin, moved, type Sitter } from "./device.ts";

/** The young one's size beside the old one's, by the name. */
const SIZES = [0.56, 0.66, 0.48] as const;

/** Those that are one ink get the other one's. */
const inOtherInk = (layers: readonly Layer[]): Layer[] =>
  layers.every(({ ink }) => ink === layers[0]?.ink)
    ? layers.map((each) => ({ ...each, ink: each.ink === "primary" ? "secondary" : each.ink }))
    : [...layers];

const placed = (scale: number, x: number, y: number): Matrix => [
  scale,
  0,
  0,
  scale,
  x - CENTRE * scale,
  y - CENTRE * scale,
];

const told = ({ drawing, hand }: Sitter, count: number): Drawing["facts"] => ({
  ...drawing.facts,
  gaps: [hand.gap],
  symmetry: "none",
  parts: count * drawing.facts.parts,
  events: [...drawing.facts.events.slice(0, 1), "kin"],
});

/** Wider than this, a row of it is a frieze. */
const SLIM = 0.92;
const SLENDER = 0.6;

/** A smaller one of its kind beside it, on its ground or flying ahead. */
const withYoung =
  (side: 1 | -1, low: boolean) =>
  (sitter: Sitter): Drawing | null => {
    const { drawing, width, height, hand } = sitter;
    if (width > SLIM * height) return null;
    const size = SIZES[hand.whim[3]];
    const away = width / 2 + hand.gap + (width * size) / 2;
    const rise = ((1 - size) / 2) * height * (low ? 1 : -1);
    return {
      layers: [
        ...drawing.layers,
        ...inOtherInk(moved(drawing.layers, placed(size, CENTRE + side * away, CENTRE + rise))),
      ],
      facts: told(sitter, 2),
      small: drawing.layers,
    };
  };

/** Three in a row, the middle one tallest: a grove, a fleet, a street. */
const three =
  () =>
  (sitter: Sitter): Drawing | null => {
    const { drawing, width, height, hand } = sitter;
    if (width > SLENDER * height) return null;
    const size = SIZES[hand.whim[3]] + 0.12;
    const away = width / 2 + hand.gap + (width * size) / 2;
    const rise = ((1 - size) / 2) * height;
    const others = [-1, 1].flatMap((side) =>
      inOtherInk(moved(drawing.layers, placed(size, CENTRE + side * away, CENTRE + rise))),
    );
    return {
      layers: [...drawing.layers, ...others],
      facts: { ...told(sitter, 3), symmetry: drawing.facts.symmetry === "none" ? "none" : "mirror" },
      small: drawing.layers,
    };
  };

/** Of a figure's ink this much may give way to its likeness; beyond it a part is gone. */
const GIVEN = 0.28;
/** How large its own likeness is that a figure gives a corner to. */
const LIKENESS = [0.44, 0.38, 0.5] as const;

/** The figure once more, small, in a corner of itself that gives way to it. */
const likeness =
  (right: boolean, low: boolean) =>
  (sitter: Sitter): Drawing | null => {
    const { drawing, width, height, hand } = sitter;
    if (Math.min(width, height) < 0.75 * Math.max(width, height)) return null;
    const size = LIKENESS[hand.whim[3]];
    const x = CENTRE + (right ? 1 : -1) * (width / 2) * (1 - size * 0.8);
    const y = CENTRE + (low ? 1 : -1) * (height / 2) * (1 - size * 0.8);
    const room = (Math.max(width, height) / 2) * size * 1.06 + hand.gap;
    if (inkWithin(sitter, x, y, room) > GIVEN) return null;
    const halo = disc(x, y, room);
    const young = moved(drawing.layers, placed(size, x, y)).map(({ form }) => layer(form, "secondary"));
    return {
      layers: [...drawing.layers.map((each) => layer(cut(each.form, halo), "primary")), ...young],
      facts: told(sitter, 2),
      small: drawing.layers,
    };
  };

/** What stands in groves, herds and streets. */
const STANDING = new Set(
  `owl rabbit cat tree pine tree-leaf tree-discs house lighthouse tent rook sailboat sprout lamp perched-bird flame
  wheat-single bean cup pencil bag wine-glass fox-sitting penguin horse bear umbrella chat bolt key elephant hand robot swan`.split(
    /\s+/,
  ),
);
/** What flies, swims or falls: the young one is ahead of it. */
const ALOFT = new Set(
  `whale bird swallow fish bee butterfly balloon rocket star-slit star-kites heart note crescent leaf-split
  leaf-veined blossom drop-wave`.split(/\s+/),
);

export const YOUNG: Device = {
  id: "young",
  share: 2,
  mood: { grave: -0.3, machine: -0.3 },
  suits: ["picture", "line"],
  scenes: STANDING,
  cases: {
    right: withYoung(1, true),
    left: withYoung(-1, true),
    three: three(),
  },
};

export const FLOCK: Device = {
  ...YOUNG,
  id: "flock",
  scenes: ALOFT,
  cases: { right: withYoung(1, false), left: withYoung(-1, false) },
};

export const LIKENESS_OF_ITSELF: Device = {
  id: "likeness",
  share: 1,
  mood: { machine: 0.1, new: 0.2 },
  // Rings, tiles and rows of parts lose their count where a corner is taken; discs become a moon.
  spoils:
    /^(?:rings|dots|radial\/(?:mill|beads|drops|lotus|half-sun)|sliced-disc|waves|arcs|bars-circles|chevrons|fold\/ribbon|tile-grid)/,
  suits: ["figure"],
  cases: {
    "lower-right": likeness(true, true),
    "lower-left": likeness(false, true),
    "upper-right": likeness(true, false),
    "upper-left": likeness(false, false),
  },
};
