/** "Make the lime lighter": which of the present colours a step names, where it names one. */

import { isColourName } from "../../../lexicon/colours/names.ts";
import { distance } from "../../../palette/colour.ts";
import { sameHue } from "../../../palette/hue-bands.ts";
import type { ColourPlace, Design, Meanings, Span } from "../../../vocabulary.ts";
import { coloursOf } from "./colour.ts";

/** What ends a clause: a colour behind it belongs to another wish. */
const CLAUSE_END = /[,;:.!?\n，、。；！？،؛]/u;
/** A colour further away than this and of another hue is none of the present ones. */
const NEAR = 0.12;

type Language = { readonly meanings: Meanings; readonly language: string };

/** The place of the present colour that is named in the clause of a step, nearest to the step's word; null where none is. */
export function namedPlace(
  prompt: string,
  step: Span,
  design: Design,
  spoken: Language,
): Exclude<ColourPlace, "all"> | null {
  const named = wordsOfClause(prompt, step)
    .filter((span) => isColourWord(prompt.slice(...span), spoken))
    .toSorted((a, b) => apart(a, step) - apart(b, step));
  for (const span of named) {
    const [wish] = coloursOf(prompt.slice(...span), spoken.meanings, spoken.language);
    const place = wish && presentPlace(wish.hex, design);
    if (place) return place;
  }
  return null;
}

const apart = ([start, end]: Span, step: Span): number => Math.max(step[0] - end, start - step[1], 0);

/** The words of a step's clause without those of the step. Scripts that write words together give what stands before and behind it. */
function wordsOfClause(prompt: string, [start, end]: Span): readonly Span[] {
  const before = prompt.slice(0, start).split(CLAUSE_END).at(-1)!;
  const behind = prompt.slice(end).split(CLAUSE_END)[0]!;
  const wordsIn = (text: string, from: number): readonly Span[] =>
    [...text.matchAll(/[\p{L}\p{M}-]+/gu)].map(({ 0: word, index }) => [
      from + index,
      from + index + word.length,
    ]);
  return [...wordsIn(before, start - before.length), ...wordsIn(behind, end)];
}

/** A name of a colour and of no thing: "make the fox lighter" names none. */
const isColourWord = (word: string, { meanings, language }: Language): boolean =>
  language === "en"
    ? isColourName(word.toLowerCase())
    : meanings.colours(word, language).flat().some(isColourName);

/** Where the present colour stands that is nearest to a value. */
function presentPlace(hex: string, { palette, mark, type }: Design): Exclude<ColourPlace, "all"> | null {
  const shapes = [...(mark?.shapes ?? []), ...(type.word?.shapes ?? []), ...(type.tagline?.shapes ?? [])];
  const isUsed = (ink: string) => palette.hold !== undefined || shapes.some((shape) => shape.ink === ink);
  const present = [
    { place: "mark" as const, value: palette.primary, isThere: true },
    { place: "second" as const, value: palette.secondary, isThere: isUsed("secondary") },
    { place: "letters" as const, value: palette.ink, isThere: isUsed("ink") },
  ].filter(({ isThere, value }) => isThere && (sameHue(value, hex) || distance(value, hex) < NEAR));
  return present.toSorted((a, b) => distance(a.value, hex) - distance(b.value, hex))[0]?.place ?? null;
}
