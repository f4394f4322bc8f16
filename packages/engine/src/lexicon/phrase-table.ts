/** Where words of a table stand in a text: a word with `*` stands for all that begin so, and unspaced scripts are searched within words. */

import type { Span } from "../vocabulary.ts";

/** Languages whose words are found inside others. */
const UNSPACED: ReadonlySet<string> = new Set(["ja", "ko", "zh"]);
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** By language, phrases of one word or several. */
export type PhraseTable = { readonly [language: string]: readonly string[] };

/** Letters without their accents, which people leave out. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .replaceAll("ı", "i")
    .normalize("NFC");

const wordsOf = (phrase: string): readonly string[] => plain(phrase).match(/[\p{L}\p{M}\p{N}]+\*?/gu) ?? [];
const fits = (word: string | undefined, wanted: string): boolean =>
  word !== undefined && (wanted.endsWith("*") ? word.startsWith(wanted.slice(0, -1)) : word === wanted);

/** All places, the longest phrase at each. People mix languages, so English is always looked for. */
export function phrasesIn(text: string, language: string, table: PhraseTable): readonly Span[] {
  const own = table[language] ?? [];
  const english = language === "en" ? [] : (table.en ?? []);
  const parts = UNSPACED.has(language) ? own : [];
  const spaced = [...(UNSPACED.has(language) ? [] : own), ...english].map(wordsOf);
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: plain(word),
    index,
    length: word.length,
  }));
  const found = words.flatMap((first, at): readonly Span[] => {
    const longest = Math.max(
      0,
      ...spaced
        .filter((phrase) => phrase.every((wanted, step) => fits(words[at + step]?.word, wanted)))
        .map(({ length }) => length),
    );
    const last = words[at + longest - 1];
    return longest > 0 && last ? [[first.index, last.index + last.length]] : [];
  });
  return [...found, ...parts.flatMap((part) => placesOf(text, part))].toSorted((a, b) => a[0] - b[0]);
}

function placesOf(text: string, part: string): readonly Span[] {
  const places: Span[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    places.push([at, at + part.length]);
  return places;
}
