/** What a finished design shows, measured on its shapes and places rather than told by whoever drew it. */

import { placed } from "../compose/placing.ts";
import { formOf } from "../geometry/shapes.ts";
import { see } from "../judge/seen.ts";
import { oklch } from "../palette/colour.ts";
import { heldParts } from "../render/held.ts";
import type { Design, MarkPlace } from "../vocabulary.ts";

/** Every colour that inks something on the light ground. */
export const coloursOf = (design: Design): readonly string[] => [
  ...new Set(
    heldParts(design).flatMap(({ shapes }) =>
      shapes.map(({ ink }) => design.palette.light[ink].toLowerCase()),
    ),
  ),
];

/** Below this a person sees black, white or grey. */
const GREY = 0.03;
export const isGrey = (hex: string): boolean => oklch(hex).c < GREY;

/** Share of the mark's box that is inked. */
export const inkShare = ({ mark }: Design): number => (mark ? (see(formOf(mark.shapes))?.ink ?? 0) : 0);

/** Separate contours of the mark: what a simpler drawing has fewer of. */
export const contours = ({ mark }: Design): number =>
  (mark?.shapes ?? []).reduce((sum, { d }) => sum + (d.match(/M/g)?.length ?? 0), 0);

/** Height of the mark in heights of the word; null where one of them is missing. */
export const markHeight = ({ mark, type, lockup }: Design): number | null =>
  mark && type.word && lockup.mark && lockup.wordmark
    ? (mark.box.height * lockup.mark.scale) / (type.measure.capHeight * lockup.wordmark.scale)
    : null;

/** On which side of the name the mark stands, by where both are; null where there are not both, or one is in the other. */
export function placeOfMark({ mark, type, lockup }: Design): MarkPlace | null {
  if (!mark || !type.word || !lockup.mark || !lockup.wordmark || lockup.kind === "emblem") return null;
  const [own, word] = [placed(mark.box, lockup.mark), placed(type.word.box, lockup.wordmark)];
  const gaps: readonly (readonly [place: MarkPlace, gap: number])[] = [
    ["left", word.x - (own.x + own.width)],
    ["right", own.x - (word.x + word.width)],
    ["above", word.y - (own.y + own.height)],
    ["below", own.y - (word.y + word.height)],
  ];
  const [place, gap] = gaps.toSorted((a, b) => b[1] - a[1])[0]!;
  return gap > -0.01 * Math.max(own.height, word.height) ? place : null;
}
