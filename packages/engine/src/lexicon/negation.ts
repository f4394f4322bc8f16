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

/** Words on either side in which a refusal may stand: people who dictate set no commas. */
const MOST_APART = 12;

function nearest(text: string, span: Span, clause: Span): Span {
  const words = [...text.slice(...clause).matchAll(WORD)].map(({ 0: { length }, index }): Span => {
    return [clause[0] + index, clause[0] + index + length];
  });
  const first = Math.max(0, words.findIndex((word) => word[1] > span[0]) - MOST_APART);
  const last = words.findLastIndex((word) => word[0] < span[1]) + MOST_APART;
  return [words[first]?.[0] ?? clause[0], words[last]?.[1] ?? clause[1]];
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
  const own = clauses.findIndex((clause) => overlaps(clause, span));
  let at = own;
  for (; at >= 0; at--) {
    const clause = clauses[at]!;
    const near = at === own ? nearest(text, span, clause) : clause;
    if (wordsIn(near).some((word) => negating.has(word))) return true;
    const before = clauses[at - 1];
    if (!before || !isRest(clause)) return false;
    const between = text.slice(before[1], clause[0]);
    if (SENTENCE.test(between) && !HEADED.test(between)) return false;
  }
  return false;
}
