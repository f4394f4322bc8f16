/**
 * "Make the lime lighter", "the orange is too loud, darker please": which of the present colours the words of a message name. What the
 * logo shows decides, and neither the word order nor the language does.
 */

import { isColourName, mayNameColour } from "../../../lexicon/colours/names.ts";
import { readColours } from "../../../lexicon/colours/read.ts";
import { apart, overlaps } from "../../../lexicon/text.ts";
import { distance } from "../../../palette/colour.ts";
import { type NamedPlace, presentPlace, valueAt } from "../../../render/shown.ts";
import type { Design, Meanings, Span } from "../../../vocabulary.ts";
import { coloursOf } from "./colour.ts";

/** What ends a clause, and what ends a sentence: the nearer a colour is said to a wish, the likelier it is meant with it. */
const CLAUSE_END = /[,;:.!?\n，、。；！？،؛।]/u;
const SENTENCE_END = /[.!?\n。！？।؟]/u;
/** Words without spaces between them are read as one. */
const WORD = /[\p{L}\p{M}-]+/gu;
/** A thing lends its name to its own colour, and to no other of that hue. */
const OF_THING = 0.2;

export type Spoken = {
  readonly meanings: Meanings;
  readonly language: string;
  /** Whether the logo shows this thing: "the rose" is the flower then, and no colour. */
  readonly isShownThing: (word: string) => boolean;
};

/** A present colour and the words that name it. */
export type NamedColour = { readonly place: NamedPlace; readonly span: Span };

/** The present colours that a message names, in the order of its words; `taken` are words that say something else. */
export function namedColours(
  prompt: string,
  design: Design,
  spoken: Spoken,
  taken: readonly Span[] = [],
): readonly NamedColour[] {
  return wordsOutside(prompt, taken).flatMap((span): NamedColour[] => {
    const word = prompt.slice(...span);
    const said = colourIn(word, spoken);
    if (!said || (said.isThing && spoken.isShownThing(word))) return [];
    const place = presentPlace(said.meant, design);
    if (!place) return [];
    const isNear = said.meant.some((hex) => distance(hex, valueAt(design, place)) < OF_THING);
    return said.isThing && !isNear ? [] : [{ place, span }];
  });
}

/** The words of a text without those that are taken. Of scripts that write words together what is left is read. */
function wordsOutside(prompt: string, taken: readonly Span[]): readonly Span[] {
  const free = taken.reduce(
    (text, [from, to]) => text.slice(0, from) + " ".repeat(to - from) + text.slice(to),
    prompt,
  );
  return [...free.matchAll(WORD)].map(({ 0: word, index }): Span => [index, index + word.length]);
}

/** All values that people have for a word, the standard's and what they see under it; null for a word that is no colour's name. */
function colourIn(
  word: string,
  { meanings, language }: Spoken,
): { readonly meant: readonly string[]; readonly isThing: boolean } | null {
  const english = language === "en" ? [word.toLowerCase()] : meanings.colours(word, language).flat();
  const names = english.filter(mayNameColour);
  if (names.length === 0) return null;
  const values = names.flatMap((name) => [...readColours(name), ...readColours(name, "seen")]);
  const own = coloursOf(word, meanings, language);
  return {
    meant: [...new Set([...own, ...values].map(({ hex }) => hex))],
    isThing: !names.some(isColourName),
  };
}

/** Between two places of a text. */
const between = (prompt: string, [start, end]: Span, step: Span): string =>
  start < step[0] ? prompt.slice(end, step[0]) : prompt.slice(step[1], start);

/**
 * The place of the present colour that a step is about: of those that are named in its clause the nearest, otherwise in its sentence,
 * otherwise in the one before or after. Null where none is named.
 */
export function steppedColour(
  prompt: string,
  step: Span,
  named: readonly NamedColour[],
  within: "clause" | "message",
): NamedPlace | null {
  const rank = ({ span }: NamedColour): number => {
    const gap = between(prompt, span, step);
    return !CLAUSE_END.test(gap) ? 0 : !SENTENCE_END.test(gap) ? 1 : 2;
  };
  const free = named.filter(({ span }) => !overlaps(span, step));
  const near = within === "clause" ? free.filter((each) => rank(each) === 0) : free;
  return (
    near.toSorted((a, b) => rank(a) - rank(b) || apart(a.span, step) - apart(b.span, step))[0]?.place ?? null
  );
}
