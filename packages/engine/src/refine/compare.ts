/** What differs between two designs, by the parts a person would name. */

import { LETTER_EDGE } from "../render/held.ts";
import { linesIn } from "../verify/look.ts";
import type { Design, LineDesign, PartKind, Shape } from "../vocabulary.ts";

/** Where a line of contours is divided into shapes is no outline. */
const outlines = (shapes: readonly Shape[] = []): string =>
  [...new Set(shapes.map(({ rule }) => rule ?? "")), ...shapes.map(({ d }) => d)].join("");
/** An edge around single letters comes and goes with their colour. */
const line = (each: LineDesign | null): string =>
  outlines(each?.shapes.filter(({ of }) => of !== LETTER_EDGE));
const shapesOf = ({ mark, type }: Design): readonly (readonly Shape[])[] =>
  [mark, type.word, type.tagline].map((each) => each?.shapes ?? []);
const inksOf = (shapes: readonly Shape[]): string => shapes.map(({ ink }) => ink).join();
const inks = (design: Design): string => shapesOf(design).map(inksOf).join(";");

/** Whether a part that is drawn as before, or letters however they are set, stand in another ink. */
const isInkedOtherwise = (a: Design, b: Design): boolean => {
  const [before, after] = [shapesOf(a), shapesOf(b)];
  return before.some((shapes, at) => {
    const now = after[at]!;
    if (outlines(shapes) === outlines(now)) return inksOf(shapes) !== inksOf(now);
    const isLetters = at > 0 && shapes.length > 0 && now.length > 0;
    return isLetters && leadOf(shapes) !== leadOf(now);
  });
};

const leadOf = (shapes: readonly Shape[]): string => {
  const counts = new Map<string, number>();
  for (const { ink, d } of shapes) counts.set(ink, (counts.get(ink) ?? 0) + d.length);
  return [...counts].toSorted((x, y) => y[1] - x[1])[0]![0];
};

/** The same name on as many lines, neither straight nor round unless both are. */
const isSetAlike = (a: Design, b: Design): boolean =>
  a.name === b.name && a.lockup.kind === b.lockup.kind && linesIn(a) === linesIn(b);

const sets = ({ palette: { light, dark } }: Design): string => JSON.stringify([light, dark]);

const DIFFERS: { readonly [part in PartKind]: (a: Design, b: Design) => boolean } = {
  colours: (a, b) => sets(a) !== sets(b) || isInkedOtherwise(a, b),
  letters: (a, b) =>
    a.type.face !== b.type.face ||
    a.type.weight !== b.type.weight ||
    a.type.tracking !== b.type.tracking ||
    a.type.case !== b.type.case ||
    JSON.stringify(a.type.adjustment) !== JSON.stringify(b.type.adjustment) ||
    (isSetAlike(a, b) && line(a.type.word) !== line(b.type.word)),
  // On a plate another frame is another outline of the plate, and the drawing stays.
  mark: (a, b) =>
    outlines(a.mark?.shapes) !== outlines(b.mark?.shapes) || a.mark?.frame?.kind !== b.mark?.frame?.kind,
  layout: (a, b) => place(a) !== place(b),
  name: (a, b) => a.name !== b.name || (a.type.word === null) !== (b.type.word === null),
  tagline: (a, b) => a.tagline !== b.tagline || a.type.tagline?.size !== b.type.tagline?.size,
};

/** What a person would call the layout: another mark or face finds its own height within it. */
const place = ({ lockup: { kind, side, size, gap, framed } }: Design): string =>
  JSON.stringify([
    kind,
    side ?? (kind === "side" ? "left" : kind === "stacked" ? "above" : null),
    size ?? 0,
    gap ?? 0,
    framed?.kind ?? null,
    framed?.weight ?? 0,
  ]);

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
