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
  layout: (a, b) => a.lockup.kind !== b.lockup.kind || relative(a) !== relative(b),
  name: (a, b) => a.name !== b.name,
  tagline: (a, b) => a.tagline !== b.tagline,
};

/** Size of the mark beside the letters: the one thing of a layout that is not its kind. */
const relative = ({ lockup: { mark, wordmark } }: Design): string =>
  mark && wordmark ? (Math.round((mark.scale / wordmark.scale) * 50) / 50).toFixed(2) : "";

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
