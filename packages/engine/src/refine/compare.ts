/** What differs between two designs, by the parts a person would name. */

import type { Design, LineDesign, Shape } from "../vocabulary.ts";
import type { PartKind } from "./change.ts";

const outlines = (shapes: readonly Shape[] | undefined): string =>
  (shapes ?? []).map(({ d, rule }) => `${rule ?? ""}${d}`).join("|");
const line = (each: LineDesign | null): string => outlines(each?.shapes);
const inks = (design: Design): string =>
  [design.mark?.shapes, design.type.word?.shapes, design.type.tagline?.shapes]
    .map((shapes) => (shapes ?? []).map(({ ink }) => ink).join())
    .join(";");
const sets = ({ palette: { light, dark } }: Design): string => JSON.stringify([light, dark]);

const DIFFERS: { readonly [part in PartKind]: (a: Design, b: Design) => boolean } = {
  colours: (a, b) => sets(a) !== sets(b),
  letters: (a, b) =>
    a.type.face !== b.type.face ||
    a.type.weight !== b.type.weight ||
    a.type.tracking !== b.type.tracking ||
    a.type.case !== b.type.case ||
    (a.name === b.name && line(a.type.word) !== line(b.type.word)),
  mark: (a, b) => outlines(a.mark?.shapes) !== outlines(b.mark?.shapes),
  layout: (a, b) => a.lockup.kind !== b.lockup.kind || Math.abs(relative(a) - relative(b)) > tolerance(a, b),
  name: (a, b) => a.name !== b.name,
  tagline: (a, b) => a.tagline !== b.tagline,
};

/** Height of the mark in cap heights: the one thing of a layout that is not its kind. */
const relative = ({ lockup: { mark, wordmark }, mark: drawn, type }: Design): number =>
  mark && wordmark && drawn ? (drawn.box.height * mark.scale) / (type.measure.capHeight * wordmark.scale) : 0;

/** A longer name may take two lines, and the mark grows with them: only another kind is then another layout. */
const RENAMED = Number.POSITIVE_INFINITY;

/** Another mark or face finds its own height; only beyond that it is another layout. */
const tolerance = (a: Design, b: Design): number =>
  a.name !== b.name
    ? RENAMED
    : outlines(a.mark?.shapes) === outlines(b.mark?.shapes) &&
        line(a.type.word) === line(b.type.word) &&
        line(a.type.tagline) === line(b.type.tagline)
      ? 0.03
      : 1;

export const changesOf = (before: Design, after: Design): PartKind[] =>
  (Object.keys(DIFFERS) as PartKind[]).filter((part) => DIFFERS[part](before, after));

/** Whether the two would be drawn alike. */
export const sameness = (a: Design, b: Design): boolean =>
  sets(a) === sets(b) &&
  inks(a) === inks(b) &&
  outlines(a.mark?.shapes) === outlines(b.mark?.shapes) &&
  line(a.type.word) === line(b.type.word) &&
  line(a.type.tagline) === line(b.type.tagline) &&
  JSON.stringify(a.lockup) === JSON.stringify(b.lockup);
