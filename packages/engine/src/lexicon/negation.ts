/** Whether a clause refuses anything: "no lion", "sin olas". */

import data from "../../data/negating-words.json" with { type: "json" };
import type { Span } from "../vocabulary.ts";
import { clausesOf } from "./clauses.ts";
import { folded } from "./dictionary.ts";
import { overlaps } from "./text.ts";

const WORDS: { readonly [language: string]: readonly string[] } = data;
const WORD = /[\p{L}\p{M}'’]+/gu;
/** "# Not wanted", and what it is said of in the next line. */
const HEADED = /^\s*[:\n]\s*$/u;
/** A clause of a list has no more beside what is refused: "anything swirly, or handwritten". */
const MOST_BESIDE = 1;
const SENTENCE = /[.!?;:\n]/u;

/** Where a clause has words that refuse. */
export function negationsIn(text: string, language: string, [start, end]: Span): readonly Span[] {
  const negating = new Set(WORDS[language] ?? []);
  return [...text.slice(start, end).matchAll(WORD)].flatMap(({ 0: word, index }): Span[] =>
    negating.has(folded(word)) ? [[start + index, start + index + word.length]] : [],
  );
}

/**
 * Whether what stands at a place is refused by the words around it: its clause has a word that refuses, or only goes on with the list of
 * one that has. In scripts that leave no space between words nothing speaks against it.
 */
export function isNegated(text: string, language: string, span: Span, refused: readonly Span[]): boolean {
  const words = WORDS[language];
  if (!words) return true;
  const negating = new Set(words);
  const clauses = clausesOf(text);
  const wordsIn = ([start, end]: Span) => folded(text.slice(start, end)).match(WORD) ?? [];
  const isRest = (clause: Span): boolean => {
    const inside = refused.filter((each) => overlaps(each, clause)).flatMap(wordsIn);
    return wordsIn(clause).length - inside.length <= MOST_BESIDE;
  };
  let at = clauses.findIndex((clause) => overlaps(clause, span));
  for (; at >= 0; at--) {
    const clause = clauses[at]!;
    if (wordsIn(clause).some((word) => negating.has(word))) return true;
    const before = clauses[at - 1];
    if (!before || !isRest(clause)) return false;
    const between = text.slice(before[1], clause[0]);
    if (SENTENCE.test(between) && !HEADED.test(between)) return false;
  }
  return false;
}
