/** Words that leave a choice: "a jug or a vase", "풍차나 바람개비". */

import data from "../../data/alternative-words.json" with { type: "json" };
import type { Span } from "../vocabulary.ts";
import { folded } from "./dictionary.ts";

type Words = { readonly [language: string]: readonly string[] };
const CLDR: Words = data.cldr;
const SPOKEN: Words = data.spoken;
const ENDINGS: Words = data.endings;

/** Written without spaces, so that such a word is found within others. */
const UNSPACED: ReadonlySet<string> = new Set(["ja", "zh"]);
const WORD = /[\p{L}\p{M}]+/gu;
const longestFirst = (words: readonly string[]): readonly string[] =>
  words.toSorted((one, other) => other.length - one.length);

/** Where a text of a language says "or". */
export function alternativeWords(text: string, language: string): readonly Span[] {
  const words = [...(CLDR[language] ?? []), ...(SPOKEN[language] ?? [])];
  if (UNSPACED.has(language)) return within(text, longestFirst(words));
  const endings = longestFirst(ENDINGS[language] ?? []);
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }): readonly Span[] => {
    const end = index + word.length;
    if (words.includes(folded(word))) return [[index, end]];
    const ending = endings.find((each) => word.length > each.length && word.endsWith(each));
    return ending === undefined ? [] : [[end - ending.length, end]];
  });
}

function within(text: string, words: readonly string[]): readonly Span[] {
  const found: Span[] = [];
  for (let at = 0; at < text.length; ) {
    const word = words.find((each) => text.startsWith(each, at));
    if (word) found.push([at, at + word.length]);
    at += word?.length ?? 1;
  }
  return found;
}
