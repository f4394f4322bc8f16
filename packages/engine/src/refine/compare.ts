/** What differs between two designs, by the parts a person would name. */

import type { Design, LineDesign, PartKind, Shape } from "../vocabulary.ts";

const outlines = (shapes: readonly Shape[] | undefined): string =>
  (shapes ?? []).map(({ d, rule }) => `${rule ?? ""}${d}`).join("|");
const line = (each: LineDesign | null): string => outlines(each?.shapes);
const inks = (design: Design): string =>
  [design.mark?.shapes, design.type.word?.shapes, design.type.tagline?.shapes]
    .map((shapes) => (shapes ?? []).map(({ ink }) => ink).join())
    .join(";");
const sets = ({ palette: { light, dark } }: Design): string => JSON.stringify([light, dark]);

const DIFFERS: { readonly [part in PartKind]: (a: Design, b: Design) => boolean } = {
  colours: (a, b) => sets(a) !== sets(b) || (drawing(a) === drawing(b) && inks(a) !== inks(b)),
  letters: (a, b) =>
    a.type.face !== b.type.face ||
    a.type.weight !== b.type.weight ||
    a.type.tracking !== b.type.tracking ||
    a.type.case !== b.type.case ||
    JSON.stringify(a.type.adjustment) !== JSON.stringify(b.type.adjustment) ||
    (a.name === b.name && a.lockup.kind === b.lockup.kind && line(a.type.word) !== line(b.type.word)),
  mark: (a, b) => outlines(a.mark?.shapes) !== outlines(b.mark?.shapes),
  layout: (a, b) => place(a) !== place(b),
  name: (a, b) => a.name !== b.name || (a.type.word === null) !== (b.type.word === null),
  tagline: (a, b) => a.tagline !== b.tagline,
};

const drawing = ({ mark, type }: Design): string =>
  [outlines(mark?.shapes), line(type.word), line(type.tagline)].join(";");

/** What a person would call the layout: another mark or face finds its own height within it. */
const place = ({ lockup: { kind, side, size } }: Design): string =>
  JSON.stringify([kind, side ?? (kind === "side" ? "left" : kind === "stacked" ? "above" : null), size ?? 0]);

export const changesOf = (before: Design, after: Design): PartKind[] =>
  (Object.keys(DIFFERS) as PartKind[]).filter((part) => DIFFERS[part](before, after));

/** Whether the two would be drawn alike. */
export const isSame = (a: Design, b: Design): boolean =>
  sets(a) === sets(b) &&
  inks(a) === inks(b) &&
  outlines(a.mark?.shapes) === outlines(b.mark?.shapes) &&
  line(a.type.word) === line(b.type.word) &&
  line(a.type.tagline) === line(b.type.tagline) &&
  JSON.stringify(a.lockup) === JSON.stringify(b.lockup);
