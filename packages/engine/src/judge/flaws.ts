import { cut, extent, type Form, join, meet, move } from "../geometry/form.ts";
import { ink, rasterise, squareAround } from "../geometry/raster.ts";
import type { Drawing, Facts } from "../marks/family.ts";
import { overlap, type Seen, see, silhouetteOf } from "./seen.ts";
import { isRefusedSign } from "./signs/refused.ts";

/** How a mark can go wrong. Each row is a failure and its test (docs/drawing-rules.md D35 to D48). */
export interface Flaw {
  readonly id: string;
  /** A gate throws the mark out; anything else costs `cost` of the score. */
  readonly gate: boolean;
  readonly cost: number;
  found(subject: Subject): boolean;
}

export interface Subject {
  readonly drawing: Drawing;
  readonly seen: Seen;
}

/** Two lengths of one kind that differ by 2–12 %: meant to be equal, or meant to differ, but neither. */
export const nearlyEqual = ({ strokes, gaps, radii }: Facts): boolean =>
  [strokes, gaps, radii].some((lengths) =>
    lengths.some((a) =>
      lengths.some((b) => {
        const apart = Math.abs(a - b) / Math.max(a, b);
        return apart > 0.02 && apart < 0.12;
      }),
    ),
  );

/** How well a monogram is still its glyph, whether the glyph is ink or a hole in ink. */
export const legibility = (drawing: Drawing, reads: Form): number => {
  const whole = silhouetteOf(drawing);
  const asInk = overlap(whole, reads);
  // As a hole: the glyph's area without ink, if ink is around it.
  const [inner, outer] = [extent(reads), extent(whole)];
  const inside =
    Math.min(inner.x + inner.width, outer.x + outer.width) - Math.max(inner.x, outer.x) > 0.8 * inner.width &&
    Math.min(inner.y + inner.height, outer.y + outer.height) - Math.max(inner.y, outer.y) >
      0.8 * inner.height;
  if (!inside) return asInk;
  const frame = squareAround(inner);
  const glyph = ink(rasterise(reads, 64, frame).bits);
  const empty = ink(rasterise(cut(reads, whole), 64, frame).bits);
  const ground = ink(rasterise(whole, 64, squareAround(outer)).bits) / (64 * 64);
  return Math.max(asInk, glyph > 0 && ground > 0.35 ? empty / glyph : 0);
};

/** How much a pictorial mark is still its source, line for line, wherever and however large it stands. */
const unchanged = (drawing: Drawing, source: Form): number => {
  const mark = silhouetteOf(drawing);
  const [from, to] = [extent(source), extent(mark)];
  if (!(from.width > 0 && from.height > 0)) return 0;
  const scale = Math.max(to.width, to.height) / Math.max(from.width, from.height);
  const [dx, dy] = [
    to.x + to.width / 2 - (from.x + from.width / 2) * scale,
    to.y + to.height / 2 - (from.y + from.height / 2) * scale,
  ];
  return overlap(mark, move(source, [scale, 0, 0, scale, dx, dy]));
};

const hasInkOverlap = (drawing: Drawing): boolean => {
  const [first, second] = drawing.layers;
  if (!first || !second || first.ink === "pale") return false;
  const both = meet(first.form, second.form);
  // Most inks stand apart, and their boxes tell.
  if (extent(both).width === 0) return false;
  const frame = squareAround(extent(silhouetteOf(drawing)));
  const shared = ink(rasterise(both, 64, frame).bits);
  return shared > 64;
};

type Lost = Pick<Seen, "lost16" | "lost32" | "clogged16">;

/**
 * What stands where a mark is small: of fine line art its small cut, otherwise the mark. Of two things side by side, each as large as one
 * alone would be: twice as small they need twice the room.
 */
const whenSmall = ({ drawing: { facts, small, things = [] }, seen }: Subject): Lost => {
  if ((facts.fine || facts.textured) && small) return see(join(...small.map(({ form }) => form))) ?? seen;
  const apart = things.flatMap(({ form, isApart }) => (isApart ? (see(form) ?? []) : []));
  if (apart.length === 0) return seen;
  return {
    clogged16: seen.clogged16,
    lost16: Math.max(...apart.map(({ lost16 }) => lost16)),
    lost32: Math.max(...apart.map(({ lost32 }) => lost32)),
  };
};

export const FLAWS: readonly Flaw[] = [
  {
    id: "slivers",
    gate: true,
    cost: 0,
    found: (subject) => {
      const { lost16, lost32 } = whenSmall(subject);
      return lost16 > 0.3 || lost32 > 0.1;
    },
  },
  {
    id: "thin-places",
    gate: false,
    cost: 0.06,
    found: (subject) => {
      const { lost16, lost32 } = whenSmall(subject);
      return lost16 > 0.1 || lost32 > 0.02;
    },
  },
  { id: "clogged-gaps", gate: false, cost: 0.06, found: ({ seen }) => seen.clogged16 > 0.09 },
  {
    id: "closed-up",
    gate: true,
    cost: 0,
    found: (subject) => (subject.drawing.facts.textured ? whenSmall(subject) : subject.seen).clogged16 > 0.4,
  },
  { id: "near-equality", gate: false, cost: 0.08, found: ({ drawing }) => nearlyEqual(drawing.facts) },
  { id: "crumbs", gate: true, cost: 0, found: ({ seen }) => seen.smallest < 0.005 },
  { id: "clip-stubs", gate: false, cost: 0.05, found: ({ seen }) => seen.smallest < 0.02 && seen.parts > 1 },
  { id: "face", gate: true, cost: 0, found: ({ drawing, seen }) => seen.face && !drawing.facts.allowsFace },
  { id: "too-many-parts", gate: false, cost: 0.06, found: ({ seen }) => seen.parts > 9 },
  { id: "too-light", gate: true, cost: 0, found: ({ seen }) => seen.ink < 0.12 },
  {
    id: "illegible-monogram",
    gate: true,
    cost: 0,
    found: ({ drawing }) => drawing.reads !== undefined && legibility(drawing, drawing.reads) < 0.6,
  },
  {
    id: "stock-look",
    gate: false,
    cost: 0.1,
    found: ({ drawing }) => drawing.source !== undefined && unchanged(drawing, drawing.source) > 0.9,
  },
  { id: "inks-overlap", gate: false, cost: 0.05, found: ({ drawing }) => hasInkOverlap(drawing) },
];

/** Looked for only in what may be chosen: there are some ways to lie. */
export const REFUSED_SIGN: Flaw = {
  id: "refused-sign",
  gate: true,
  cost: 0,
  found: ({ seen }) => isRefusedSign(seen),
};

export const flawsOf = (subject: Subject): readonly Flaw[] => FLAWS.filter((flaw) => flaw.found(subject));
