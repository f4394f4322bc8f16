/** A refinement's colour and its wearer that were taken for one are two, and words for nothing but a colour. */

import { isColourName, nameAt } from "../../lexicon/colours/names.ts";
import { BASIC } from "../../lexicon/colours/read.ts";
import { isSameThing } from "../../lexicon/related-things.ts";
import { readWords } from "../../lexicon/text.ts";
import { wearerNamed } from "../../lexicon/wearer-words.ts";
import type { Span, Studio, TaggedSpan } from "../../vocabulary.ts";
import { coloursOf } from "./resolve/colour.ts";
import { knownThing } from "./resolve/thing.ts";
import { type Reading, readingOf } from "./wearers.ts";

const CODE = /#[0-9a-f]{3}|\d/iu;

const known = ({ studio, language }: Reading, words: string): string | null =>
  knownThing(words, studio, language);

/** "Mint green", "light blue": the last word is that of a colour. */
const isModifiedColour = (words: string): boolean => BASIC.has(words.split(/[\s-]+/u).at(-1) ?? "");

/** Only a word for nothing but a colour is cut off: rye is one in "an ear of rye", and "drop of" is in some long list of names. */
export const isColour = ({ studio: { meanings }, language }: Reading, words: string): boolean =>
  coloursOf(words, meanings, language).length === 1 &&
  (language === "en" ? [words.toLowerCase()] : meanings.colours(words, language).flat()).some(
    (word) => isColourName(word) || isModifiedColour(word),
  );

/** "Leaf green", "verde hoja": what people call a shade is one colour, whatever lends its name. */
function isShade({ studio, language }: Reading, words: string): boolean {
  const read = readWords(words);
  return language === "en"
    ? nameAt(read, 0)?.to === read.length
    : studio.meanings.inAnyLanguage("colours", words) !== null;
}

type Part = { readonly words: string; readonly span: Span };

/** A refinement's colours without the words for what wears them: "beak yellow". `drawn` is what the logo shows. */
export function bareColours(
  studio: Studio,
  text: string,
  spans: readonly TaggedSpan[],
  drawn: readonly string[],
): readonly TaggedSpan[] {
  const reading = readingOf(studio, text);
  return spans.map((span) => {
    const words = text.slice(...span.span);
    if (span.tag !== "colour" || CODE.test(words) || isShade(reading, words)) return span;
    const worn = cutsOf(reading, span.span).find(
      ([colour, of]) => isWorn(reading, of.words, drawn) && isColour(reading, colour.words),
    );
    return worn ? { ...span, span: worn[0].span } : span;
  });
}

/** Each way to cut words in two: what may be the colour first. "With red berries" are red berries. */
function cutsOf(reading: Reading, [from, end]: Span): readonly (readonly [Part, Part])[] {
  const { text, studio, language } = reading;
  const [first = ""] = /^\S+\s+/u.exec(text.slice(from, end)) ?? [];
  const isLink = [studio.meanings.isWith, studio.meanings.isFrequent].some((is) =>
    is(first.trim(), language),
  );
  const start =
    isLink && known(reading, first) === null && coloursOf(first, studio.meanings, language).length === 0
      ? from + first.length
      : from;
  const words = text.slice(start, end);
  return [...words.matchAll(/\s+/gu)].flatMap(({ 0: gap, index }): (readonly [Part, Part])[] => {
    const first: Part = { words: words.slice(0, index), span: [start, start + index] };
    const at = index + gap.length;
    const last: Part = { words: words.slice(at), span: [start + at, end] };
    return [
      [first, last],
      [last, first],
    ];
  });
}

function isWorn(reading: Reading, words: string, drawn: readonly string[]): boolean {
  return (
    wearerNamed(words, reading.studio.meanings, reading.language) !== null || isDrawn(reading, words, drawn)
  );
}

function isDrawn(reading: Reading, words: string, drawn: readonly string[]): boolean {
  const thing = known(reading, words);
  return thing !== null && drawn.some((each) => isSameThing(each, thing) || isKindOf(each, thing));
}

/** A hazelnut is spoken of as the nut, an elephant's head as the elephant. */
const isKindOf = (one: string, other: string): boolean =>
  other.length >= LEAST_LETTERS && (one.endsWith(other) || one.startsWith(`${other} `));
const LEAST_LETTERS = 3;
