/**
 * The versions a logo came through. "Back", "again", "undo" and "the first one's" take the very bytes of a version that
 * was; and what a change leads back to by itself ("bolder", then "lighter") is the same bytes too.
 */

import type { Brief, Design } from "../vocabulary.ts";

/** A version as its Memory Node keeps it. */
export type Ancestor = { readonly brief: Brief; readonly design: Design };

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
 * new end. Without this a second undo would take the first one back.
 */
export function historyOf({ parent, ancestors }: Lineage): {
  readonly past: readonly Ancestor[];
  readonly future: readonly Ancestor[];
} {
  let line: Ancestor[] = [];
  let at = -1;
  for (const version of [...ancestors].reverse().concat(parent)) {
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
    type.adjustment ?? null,
    type.word?.text,
    type.edit,
    lockup.kind === "stacked" || lockup.kind === "emblem" ? lockup.kind : "line",
    lockup.kind === "emblem" ? mark?.parameters.frame : null,
  ]);

const outlines = ({ mark, type }: Design): string =>
  JSON.stringify([
    mark?.shapes.map(({ d }) => d),
    type.word?.shapes.map(({ d }) => d),
    type.tagline?.shapes.map(({ d }) => d),
  ]);

const placeKey = ({ lockup }: Design): string =>
  JSON.stringify([lockup.kind, lockup.side ?? null, lockup.size ?? 0]);

const inkKey = ({ palette }: Design): string =>
  JSON.stringify([palette.primary, palette.secondary, palette.ink]);

/**
 * The design with the bytes of earlier versions wherever it came out as one of them was: the same letters in the same face,
 * the same parts at the same places, the same colours. A later engine may set them a hair otherwise; what was there
 * before comes back as it was.
 */
export function withEarlierBytes(design: Design, lineage: Lineage): Design {
  const earlier = versionsOf(lineage).map((version) => version.design);
  const letters = earlier.find((each) => letterKey(each) === letterKey(design))?.type;
  const dressed: Design = letters ? { ...design, type: withInksOf(letters, design.type) } : design;
  const palette = earlier.find((each) => inkKey(each) === inkKey(dressed))?.palette ?? dressed.palette;
  const painted = { ...dressed, palette };
  const lockup = earlier.find(
    (each) => placeKey(each) === placeKey(painted) && outlines(each) === outlines(painted),
  )?.lockup;
  return lockup ? { ...painted, lockup } : painted;
}

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
