/**
 * The versions a logo came through. "Back", "again", "undo" and "the first one's" take the exact bytes of an earlier
 * version; and what a change leads back to by itself ("bolder", then "lighter") is the same bytes too.
 */

import type { Ancestor, Change, Design, MarkDesign } from "../vocabulary.ts";
import { isSame } from "./compare.ts";

export type Lineage = {
  readonly parent: Ancestor;
  /** Nearest first, the root last. */
  readonly ancestors: readonly Ancestor[];
  /** What was made from the parent before, newest first: a redo leads there. */
  readonly children: readonly Ancestor[];
  /** What else was made from the parent's parent, newest first: the other branch. */
  readonly siblings: readonly Ancestor[];
};

/**
 * The line of versions as a person counts them: an undo leads back along it, a redo forward again, anything else begins a
 * new end. Without this a second undo would take the first one back. A version like the one before it (thanks, a question)
 * is no step.
 */
export function historyOf({ parent, ancestors }: Lineage): {
  readonly past: readonly Ancestor[];
  readonly future: readonly Ancestor[];
} {
  let line: Ancestor[] = [];
  let at = -1;
  let before: Ancestor | null = null;
  const inksOf = ({ brief }: Ancestor) => JSON.stringify(brief.inks?.value ?? []);
  for (const version of [...ancestors].reverse().concat(parent)) {
    const isNoStep: boolean =
      before !== null && isSame(before.design, version.design) && inksOf(before) === inksOf(version);
    before = version;
    if (isNoStep) continue;
    const [only, ...others] = version.design.changes ?? [];
    const step = only && others.length === 0 && only.change.part === "whole" ? only.change : null;
    if (step?.ask === "undo" && at >= 0) at = Math.max(0, at - step.steps);
    else if (step?.ask === "redo" && at < line.length - 1) at++;
    else {
      line = [...line.slice(0, at + 1), version];
      at = line.length - 1;
    }
  }
  return { past: line.slice(0, at).reverse(), future: line.slice(at + 1) };
}

/** The version a part is brought back from: the first of all, or the nearest in which it was another. */
export function originOf(
  { ancestors }: Lineage,
  from: "before" | "first",
  isOther: (design: Design) => boolean,
): Ancestor | null {
  const line = from === "first" ? ancestors.slice(-1) : ancestors;
  return line.find(({ design }) => isOther(design)) ?? null;
}

/** Changes that leave every scale where it is. */
const SCALELESS = /^(?:case|italic|upright|mirror|outline|solid|swap)$/;

/**
 * The design before the step that this one takes back ("bolder" … "lighter"), or null where it takes none back. A step may
 * have gone less far than was asked, since a weight or a gap ended it; its inverse still leads to where it came from.
 */
export function beforeStep(lineage: Lineage, step: Change, inverse: Change): Design | null {
  const key = (change: Change) => JSON.stringify(change, Object.keys(change).toSorted());
  const [same, back] = [key(step), key(inverse)];
  const line = [lineage.parent, ...historyOf(lineage).past];
  let open = 0;
  for (const [at, { design }] of line.entries())
    for (const { change } of design.changes ?? []) {
      if (key(change) === same) open++;
      else if (key(change) === back && open === 0) return line[at + 1]?.design ?? null;
      else if (key(change) === back) open--;
      else if (isApart(change, step)) return null;
    }
  return null;
}

/** Whether a change between two steps leaves nothing to lead back to: other letters, another drawing, another degree. */
const isApart = (change: Change, step: Change): boolean =>
  change.part === "whole" ||
  change.part === "mood" ||
  (change.part === step.part &&
    ("degree" in change ? OPPOSITES.has(`${change.ask} ${step.ask}`) : !SCALELESS.test(change.ask)));

const PAIRS = [
  "bolder finer",
  "bolder lighter",
  "rounder sharper",
  "simpler richer",
  "larger smaller",
  "tighter looser",
  "lighter darker",
  "warmer cooler",
  "brighter softer",
  "apart nearer",
  "apart closer",
].map((pair) => pair.split(" "));

/** Asks on one scale. */
const OPPOSITES: ReadonlySet<string> = new Set(
  PAIRS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`, `${a} ${a}`, `${b} ${b}`]),
);

/** All versions, the nearest first. */
export const versionsOf = ({ parent, ancestors }: Lineage): readonly Ancestor[] => [parent, ...ancestors];

const letterKey = ({ name, tagline, type, lockup, mark }: Design): string =>
  JSON.stringify([
    name,
    tagline,
    type.face,
    type.weight,
    type.case,
    type.tracking,
    type.lines ?? null,
    type.adjustment ?? null,
    type.word?.text,
    type.tagline?.size ?? 1,
    type.edit,
    lockup.kind === "stacked" || lockup.kind === "emblem" ? lockup.kind : "line",
    lockup.kind === "emblem" ? [mark?.parameters.frame, mark?.rim ?? 0] : null,
  ]);

const outlines = ({ mark, type }: Design): string =>
  JSON.stringify([
    mark?.shapes.map(({ d }) => d),
    type.word?.shapes.map(({ d }) => d),
    type.tagline?.shapes.map(({ d }) => d),
  ]);

const placeKey = ({ lockup, palette, mark, type }: Design): string =>
  JSON.stringify([
    type.tagline?.size ?? 1,
    lockup.kind,
    lockup.side ?? null,
    lockup.size ?? 0,
    lockup.gap ?? 0,
    lockup.letters ?? 0,
    palette.hold ?? null,
    [lockup.framed?.kind, lockup.framed?.weight ?? 0],
    [mark?.frame?.kind, mark?.frame?.weight ?? 0],
    mark?.plate ?? null,
  ]);

const inkKey = ({ palette }: Design): string =>
  JSON.stringify([
    palette.primary,
    palette.secondary,
    palette.ink,
    // Letters or a third colour on a plate have their own.
    palette.light.onPrimary,
    palette.light.tint,
    palette.light.shade,
    palette.moved?.steps ?? null,
    palette.hold ?? null,
    palette.onDark ?? null,
  ]);

/**
 * The design with the bytes of earlier versions wherever it came out as one of them was: the same letters in the same face,
 * the same parts at the same places, the same colours. A later engine may set them slightly differently; what was there
 * before comes back as it was.
 */
export function withEarlierBytes(design: Design, lineage: Lineage): Design {
  const earlier = versionsOf(lineage).map((version) => version.design);
  const letters = earlier.find((each) => letterKey(each) === letterKey(design))?.type;
  const mark = design.mark && earlier.find((each) => markKey(each) === markKey(design))?.mark;
  const dressed: Design = {
    ...design,
    type: letters ? withInksOf(letters, design.type) : design.type,
    mark: mark && design.mark ? inkedLike(mark, design.mark) : design.mark,
  };
  const palette = earlier.find((each) => inkKey(each) === inkKey(dressed))?.palette ?? dressed.palette;
  const painted = { ...dressed, palette };
  const lockup = earlier.find(
    (each) => placeKey(each) === placeKey(painted) && outlines(each) === outlines(painted),
  )?.lockup;
  return lockup ? { ...painted, lockup } : painted;
}

/** The drawing, how far it was adjusted, and what stands around it: an emblem's lines follow its letters. */
const markKey = (design: Design): string => {
  const { mark, lockup } = design;
  if (!mark) return "";
  const own = mark.drawn ?? (lockup.kind === "emblem" && mark.favicon ? { shapes: mark.favicon } : mark);
  return JSON.stringify([
    own.shapes.map(({ d }) => d),
    mark.adjustment ?? null,
    [mark.frame?.kind, mark.frame?.weight ?? 0],
    lockup.kind === "emblem" ? [letterKey(design), mark.shapes.length] : null,
  ]);
};

/** Outlines of one, inks of the other. */
const inkedLike = (outlined: MarkDesign, inked: MarkDesign): MarkDesign =>
  outlined.shapes.length === inked.shapes.length
    ? {
        ...inked,
        shapes: outlined.shapes.map((shape, at) => ({ ...shape, ink: inked.shapes[at]!.ink })),
        box: outlined.box,
      }
    : inked;

/** Outlines of one, inks of the other: a colour is not the letters' own. */
function withInksOf(outlined: Design["type"], inked: Design["type"]): Design["type"] {
  const line = (part: "word" | "tagline") => {
    const [from, to] = [outlined[part], inked[part]];
    return from && to && from.shapes.length === to.shapes.length
      ? { ...from, shapes: from.shapes.map((shape, at) => ({ ...shape, ink: to.shapes[at]!.ink })) }
      : to;
  };
  return { ...inked, word: line("word"), tagline: line("tagline") };
}
