/** Words that refuse: "no lion", "sin olas". */

import data from "../../data/negating-words.json" with { type: "json" };
import type { Span } from "../vocabulary.ts";
import { folded } from "./dictionary.ts";

const WORDS: { readonly [language: string]: readonly string[] } = data;
const WORD = /[\p{L}\p{M}'’]+/gu;

/** Where a clause has words that refuse. */
export function negationsIn(text: string, language: string, [start, end]: Span): readonly Span[] {
  const negating = new Set(WORDS[language] ?? []);
  return [...text.slice(start, end).matchAll(WORD)].flatMap(({ 0: word, index }): Span[] =>
    negating.has(folded(word)) ? [[start + index, start + index + word.length]] : [],
  );
}
