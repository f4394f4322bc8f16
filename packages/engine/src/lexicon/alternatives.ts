/** Words that leave a choice: "a jug or a vase", "풍차나 바람개비"; and words that join: "a jug and a vase", "풍차와 바람개비". */

import data from "../../data/alternative-words.json" with { type: "json" };
import joints from "../../data/joint-words.json" with { type: "json" };
import type { Span } from "../vocabulary.ts";
import { folded } from "./dictionary.ts";

type Words = { readonly [language: string]: readonly string[] };
const CLDR: Words = data.cldr;
const SPOKEN: Words = data.spoken;

type Table = { readonly words: Words; readonly endings: Words; readonly beginnings: Words };

const ALTERNATIVES: Table = {
  words: Object.fromEntries(
    [...new Set([...Object.keys(CLDR), ...Object.keys(SPOKEN)])].map((language) => [
      language,
      [...(CLDR[language] ?? []), ...(SPOKEN[language] ?? [])],
    ]),
  ),
  endings: data.endings,
  beginnings: {},
};
const JOINTS: Table = joints;

/** Written without spaces, so that such a word is found within others. */
const UNSPACED: ReadonlySet<string> = new Set(["ja", "zh"]);
const WORD = /[\p{L}\p{M}]+/gu;
const longestFirst = (words: readonly string[]): readonly string[] =>
  words.toSorted((one, other) => other.length - one.length);

/** Where a text of a language says "or". */
export const alternativeWords = (text: string, language: string): readonly Span[] =>
  wordsOf(ALTERNATIVES, text, language);

/** Where a text of a language says "and" or "with". */
export const jointWords = (text: string, language: string): readonly Span[] =>
  wordsOf(JOINTS, text, language);

function wordsOf(table: Table, text: string, language: string): readonly Span[] {
  const words = table.words[language] ?? [];
  if (UNSPACED.has(language)) return within(text, longestFirst(words));
  const endings = longestFirst(table.endings[language] ?? []);
  const beginnings = longestFirst(table.beginnings[language] ?? []);
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }): readonly Span[] => {
    const end = index + word.length;
    if (words.includes(folded(word))) return [[index, end]];
    const ending = endings.find((each) => word.length > each.length && word.endsWith(each));
    if (ending !== undefined) return [[end - ending.length, end]];
    const beginning = beginnings.find((each) => word.length > each.length && word.startsWith(each));
    return beginning === undefined ? [] : [[index, index + beginning.length]];
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
