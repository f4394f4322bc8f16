/** The stored parts of a Design as the lockup sees them, so that what stays can be placed beside what is new. */

import { compose, type MarkBlock, type Parts } from "../compose/lockups.ts";
import { placed } from "../compose/placing.ts";
import type { WordBlock } from "../compose/word.ts";
import { blockOf, setName, setTagline } from "../draw/words.ts";
import { formOf } from "../geometry/shapes.ts";
import { centroid, see } from "../judge/seen.ts";
import { RELATED_THINGS } from "../lexicon/related-things.ts";
import { applyCase } from "../type/case.ts";
import type { FaceChoice } from "../type/choose.ts";
import type {
  Box,
  Design,
  Ink,
  LineDesign,
  LockupDesign,
  LockupKind,
  MarkDesign,
  MarkPlace,
  Placement,
  Studio,
} from "../vocabulary.ts";
import { GAP_STEP, SIZE_STEP } from "./edit-words.ts";

/** The face as it was chosen, taken up again from the Design. */
export function choiceOf(studio: Studio, { type, name }: Design): FaceChoice {
  return {
    face:
      studio.face(type.face) ??
      studio.faces.find(({ classes }) => classes.includes(type.class)) ??
      studio.faces[0]!,
    class: type.class,
    weight: type.weight,
    weights: type.weights,
    case: type.case,
    text: type.word?.text ?? applyCase(name ?? "", type.case),
    tracking: type.tracking,
    ...(type.lines === undefined ? {} : { lines: type.lines }),
  };
}

/** A tagline as it stands: one that was set in capitals stays so, unless its words are changed. */
export const taglineAsSet = (said: string, { type }: Design): string => {
  const set = type.tagline?.text;
  return set !== undefined && set.toLowerCase() === said.trim().toLowerCase() ? set : said;
};

/** The ink most of a line is set in. */
export const inkOf = (line: LineDesign | null): Ink => {
  const counts = new Map<Ink, number>();
  for (const { ink, d } of line?.shapes ?? []) counts.set(ink, (counts.get(ink) ?? 0) + d.length);
  return [...counts.entries()].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "ink";
};

/** Stored outlines with the measures of the face they are set in; the outlines themselves are not touched. */
export function storedWord(studio: Studio, design: Design): WordBlock | null {
  const { word } = design.type;
  if (!word) return null;
  const lines = setName(studio, choiceOf(studio, design));
  const measured = blockOf(lines, inkOf(word), "left", null);
  return measured ? { ...measured, ...word } : measureless(word);
}

export function storedTagline(studio: Studio, design: Design): WordBlock | null {
  const { tagline } = design.type;
  if (!tagline) return null;
  const choice = choiceOf(studio, design);
  const said = design.tagline && taglineAsSet(design.tagline, design);
  const lines = said ? setTagline(studio, said, choice) : [];
  const measured = blockOf(lines, inkOf(tagline), "left", null);
  return measured ? { ...measured, ...tagline } : measureless(tagline);
}

/** A face that has left the studio since: its ink stands for its measures. */
const measureless = (line: LineDesign): WordBlock => ({
  ...line,
  cap: line.box.height * 0.78,
  top: line.box.y,
  foot: line.box.y + line.box.height,
  airy: false,
  stem: line.box.height * 0.15,
});

/** Whether a mark shows a thing: by its name, as a word of it ("crescent moon" is a moon), or as its nearest relative. */
export const shows = (mark: MarkDesign | null, thing: string): boolean =>
  mark?.motifs.some((motif) => isKind(motif, thing)) ?? false;

export const isKind = (motif: string, thing: string): boolean =>
  motif === thing ||
  RELATED_THINGS.get(thing) === motif ||
  motif.split(" ").includes(thing) ||
  thing.split(" ").includes(motif);

export function storedMark(mark: MarkDesign): MarkBlock {
  const { x, y, width, height } = mark.box;
  const form = formOf(mark.shapes);
  const seen = see(form);
  const [gx, gy] = centroid(form);
  const sound = Number.isFinite(gx) && Number.isFinite(gy);
  return {
    box: mark.box,
    centre: sound ? [(x + width / 2 + gx) / 2, (y + height / 2 + gy) / 2] : [x + width / 2, y + height / 2],
    ink: seen?.ink ?? 0.5,
    line: null,
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** How much larger than usual the mark stands in a lockup that was made before, beyond the factor it was asked for by. */
export function sizeOf(lockup: LockupDesign, parts: Parts, asked: number): number {
  if (lockup.kind !== "side" && lockup.kind !== "stacked") return 1;
  const usual = compose(lockup.kind, parts);
  if (!usual?.mark || !lockup.mark || usual.kind !== lockup.kind) return 1;
  const factor = lockup.mark.scale / usual.mark.scale / asked;
  // The search measured the mark before its outlines were rounded: small differences are not a wish.
  return Math.abs(factor - 1) < 0.06 ? 1 : factor;
}

/**
 * Places the parts on the given side, with the mark larger or smaller than usual by a factor. The factor is that of the mark
 * to the letters: letters twice as large are a mark half as large.
 */
export function place(kind: LockupKind, parts: Parts, factor: number, from?: MarkPlace): LockupDesign {
  const lockup = compose(kind, parts, from)!;
  if (factor === 1 || !lockup.mark || !parts.mark || !lockup.wordmark || lockup.kind === "emblem")
    return lockup;
  const before = placed(parts.mark.box, lockup.mark);
  const scale = Math.round(lockup.mark.scale * factor * 1e6) / 1e6;
  const side = lockup.kind === "side";
  // Words to the right of the mark make room; in every other place the mark grows away from them.
  const shift = side && lockup.side !== "right" ? before.width * (factor - 1) : 0;
  const { box } = parts.mark;
  const mark: Placement = {
    scale,
    x: round(side ? before.x - box.x * scale : before.x + before.width / 2 - (box.x + box.width / 2) * scale),
    y: round(
      side
        ? before.y + before.height / 2 - (box.y + box.height / 2) * scale
        : lockup.side === "below"
          ? before.y - box.y * scale
          : before.y + before.height - (box.y + box.height) * scale,
    ),
  };
  const along = (each: Placement | null): Placement | null => each && { ...each, x: round(each.x + shift) };
  const moved = { mark, wordmark: along(lockup.wordmark)!, tagline: along(lockup.tagline) };
  const boxes = [
    placed(parts.mark.box, mark),
    ...(parts.word ? [placed(parts.word.box, moved.wordmark)] : []),
    ...(parts.tagline && moved.tagline ? [placed(parts.tagline.box, moved.tagline)] : []),
  ];
  return { ...lockup, ...moved, box: around(boxes, lockup.clear, !side) };
}

/** By how much a lockup is drawn larger than usual, since its letters are. */
export const drawnBy = ({ letters = 0 }: Pick<LockupDesign, "letters">): number => SIZE_STEP ** letters;

/** All of it drawn larger or smaller. */
export function scaled(lockup: LockupDesign, by: number): LockupDesign {
  if (by === 1) return lockup;
  const at = (each: Placement | null): Placement | null =>
    each && {
      scale: Math.round(each.scale * by * 1e6) / 1e6,
      x: round(each.x * by),
      y: round(each.y * by),
    };
  const { x, y, width, height } = lockup.box;
  return {
    ...lockup,
    box: { x: round(x * by), y: round(y * by), width: round(width * by), height: round(height * by) },
    clear: round(lockup.clear * by),
    mark: at(lockup.mark),
    wordmark: at(lockup.wordmark),
    tagline: at(lockup.tagline),
  };
}

/** The same with more or less room between the mark and what stands nearest to it: the mark moves, and the letters stay. */
export function spaced(lockup: LockupDesign, parts: Parts, steps: number): LockupDesign {
  const { mark: at, wordmark, tagline } = lockup;
  if (steps === 0 || !at || !wordmark || !parts.mark || !parts.word || lockup.kind === "emblem")
    return lockup;
  const isBeside = lockup.kind === "side";
  const letters = [
    placed(parts.word.box, wordmark),
    ...(parts.tagline && tagline ? [placed(parts.tagline.box, tagline)] : []),
  ];
  const all = around(letters, 0, false);
  const box = placed(parts.mark.box, at);
  const isBefore = isBeside ? lockup.side !== "right" : lockup.side !== "below";
  const [from, to] = isBefore ? [box, all] : [all, box];
  const gap = isBeside ? to.x - from.x - from.width : to.y - from.y - from.height;
  const shift = round(Math.max(0, gap) * (GAP_STEP ** steps - 1) * (isBefore ? -1 : 1));
  const mark: Placement = { ...at, ...(isBeside ? { x: round(at.x + shift) } : { y: round(at.y + shift) }) };
  return {
    ...lockup,
    mark,
    box: around([placed(parts.mark.box, mark), ...letters], lockup.clear, !isBeside),
  };
}

function around(boxes: readonly Box[], clear: number, centred: boolean): Box {
  let left = Math.min(...boxes.map(({ x }) => x)) - clear;
  let right = Math.max(...boxes.map(({ x, width }) => x + width)) + clear;
  const top = Math.min(...boxes.map(({ y }) => y)) - clear;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + clear;
  if (centred) [left, right] = [-Math.max(-left, right), Math.max(-left, right)];
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
}
