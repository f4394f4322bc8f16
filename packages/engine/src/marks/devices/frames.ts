import { cut, join, meet, move, parts } from "../../geometry/form.ts";
import { type Path, polar } from "../../geometry/path.ts";
import { band, disc } from "../../geometry/primitives.ts";
import { ink } from "../../geometry/raster.ts";
import { type Drawing, facts, GRID, layer } from "../family.ts";
import { at, CENTRE, type Device, FIELDS, HALVES, moved, type Sitter, scaleInto } from "./device.ts";

/** Ink outside a half field, ground inside it: day and night of one picture. */
const counterchanged =
  (name: "disc" | "square", half: Path) =>
  (sitter: Sitter): Drawing | null => {
    if (sitter.round) return null;
    const { path, diagonal, side } = FIELDS[name]!;
    const shape = move(sitter.whole, at(scaleInto(sitter, side + 1, diagonal)));
    const night = meet(path, half);
    return {
      layers: [layer(cut(night, shape), "primary"), layer(cut(shape, night), "secondary")],
      facts: { ...sitter.drawing.facts, strokes: [], parts: 3, events: ["cut"] },
      small: sitter.drawing.layers,
    };
  };

/** How much of a ring is left out, in degrees, by the name. */
const OPENINGS = [64, 40, 100] as const;

/** In a ring that is open at one place, or has a dot there. */
const ringed =
  (opens: number, dot: boolean) =>
  (sitter: Sitter): Drawing | null => {
    const { hand, drawing } = sitter;
    if (sitter.round) return null;
    const opening = OPENINGS[hand.whim[1]];
    const width = Math.max(1.75, Math.min(2.5, hand.line));
    const room = GRID - 2 * (width + hand.gap);
    const ring = band(
      CENTRE,
      CENTRE,
      CENTRE,
      CENTRE - width,
      opens + opening / 2,
      opens + 360 - opening / 2,
      hand.cap,
    );
    return {
      layers: [
        ...moved(drawing.layers, at(scaleInto(sitter, room * 0.8, room))),
        layer(
          parts(ring, ...(dot ? [disc(...polar(CENTRE, CENTRE, CENTRE - width / 2, opens), 2)] : [])),
          "primary",
        ),
      ],
      facts: facts({
        strokes: [width],
        gaps: [hand.gap],
        radii: [CENTRE],
        parts: drawing.facts.parts + 1,
        events: [...drawing.facts.events.slice(0, 1), "opening"],
        style: drawing.facts.style,
      }),
      small: drawing.layers,
    };
  };

/** Before a disc that it covers in part: the sun behind it, parted from it by the gap. */
const before =
  (x: number, y: number, radius: number) =>
  ({ drawing, whole, hand }: Sitter): Drawing | null => {
    const grown = join(
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => {
        const turn = (degrees * Math.PI) / 180;
        return move(whole, [1, 0, 0, 1, hand.gap * Math.cos(turn), hand.gap * Math.sin(turn)]);
      }),
    );
    return {
      layers: [...drawing.layers, layer(cut(disc(x, y, radius), grown), "secondary")],
      facts: {
        ...drawing.facts,
        radii: [...drawing.facts.radii.slice(0, 1), radius],
        parts: drawing.facts.parts + 1,
        events: [...drawing.facts.events.slice(0, 1), "overlap"],
      },
    };
  };

/** How far a field is drawn in so that it lies inside a disc. */
const INSIDE_DISC: Readonly<Record<string, number>> = {
  square: 0.8,
  arch: 0.74,
  leaf: 0.74,
  "leaf-back": 0.74,
  "drop-right": 0.74,
  "drop-left": 0.74,
  hexagon: 1,
  shield: 0.84,
};
/** Ink below which a square is not full enough to be seen through a window. */
const FULL = 0.6;

/** What fills a disc or a square already, seen through another window. */
const windowed =
  (name: string) =>
  ({ drawing, round, width, height, bits }: Sitter): Drawing | null => {
    const full = Math.min(width, height) > 0.97 * GRID && ink(bits) > FULL * bits.length;
    if (!round && (!full || name === "square")) return null;
    const frame = move(FIELDS[name]!.path, at(round ? (INSIDE_DISC[name] ?? 1) : 1));
    return {
      layers: drawing.layers.map((each) => ({ ...each, form: meet(each.form, frame) })),
      facts: { ...drawing.facts, symmetry: "none" },
    };
  };

export const WINDOW: Device = {
  id: "window",
  share: 4,
  mood: { rich: 0.2 },
  spoils: /^sliced-disc\/eclipse/,
  suits: ["picture", "figure"],
  cases: Object.fromEntries(
    ["arch", "drop-left", "drop-right", "hexagon", "leaf", "leaf-back", "shield", "square"].map((name) => [
      name,
      windowed(name),
    ]),
  ),
};

export const COUNTERCHANGE: Device = {
  id: "counterchange",
  share: 1.1,
  mood: { grave: 0.2, sharp: 0.2 },
  spoils:
    /^(?:bars-circles\/(?:leaning|abacus|sound)|chevrons\/diamond|arcs\/(?:half|facing)|dots|rings|radial\/lotus|sliced-disc\/(?:eclipse|sunrise)|scene\/(?:wrench|breaker|owl|cat|bear|turtle))/,
  suits: ["picture", "figure"],
  cases: {
    "disc-right": counterchanged("disc", HALVES.right),
    "disc-left": counterchanged("disc", HALVES.left),
    "disc-foot": counterchanged("disc", HALVES.foot),
    "disc-head": counterchanged("disc", HALVES.head),
    "square-right": counterchanged("square", HALVES.right),
    "square-left": counterchanged("square", HALVES.left),
    "square-foot": counterchanged("square", HALVES.foot),
  },
};

export const RING: Device = {
  id: "ring",
  share: 1.3,
  mood: { loud: -0.4, rich: 0.2 },
  suits: ["picture"],
  cases: Object.fromEntries(
    [-135, -90, -45, 0, 45, 90, 135, 180].flatMap((opens) => [
      [String(opens), ringed(opens, false)],
      [`${opens}-dot`, ringed(opens, true)],
    ]),
  ),
};

/** What is seen under a sky, and has no sun or moon of its own. */
const SUNNY = new Set(
  `fox fox-curled fox-tail wolf rabbit whale butterfly turtle bird owl swallow perched-bird feather breaker twin-peaks
  skyline house bridge leaf-split sprout wheat wheat-single tree pine wing fish leaf-veined leaf-pair tree-leaf
  tree-discs blossom sailboat tent lighthouse rocket rook balloon cat bear bee`.split(/\s+/),
);

export const SUN: Device = {
  id: "sun",
  share: 1,
  mood: { machine: -0.4, loud: -0.1 },
  suits: ["picture"],
  scenes: SUNNY,
  cases: {
    right: before(18.5, 7, 8),
    left: before(5.5, 7, 8),
    behind: before(12, 9, 10.5),
    low: before(18, 15, 8.5),
  },
};
