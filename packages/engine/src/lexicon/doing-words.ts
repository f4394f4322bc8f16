/** Where a text parts a thing from what does something with it: "本を読む", "책을 읽는", "niedźwiedź czytający książkę". */

import data from "../../data/joint-words.json" with { type: "json" };
import type { Span } from "../vocabulary.ts";
import { doingWords } from "./alternatives.ts";

const COUNTERS: { readonly [language: string]: readonly string[] | undefined } = data.counters;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** Signs before a creature in which it is said what it does: Japanese has it right there, and the creature may be all that was heard. */
const LEAD = /[\p{L}ー]{0,8}$/u;
export const leadOf = (before: string, language: string): string =>
  language === "ja" ? (LEAD.exec(before)?.[0] ?? "") : "";

/**
 * In a stretch of a text: what its language writes between the two, and words between others that name nothing themselves. `known`:
 * what words name, null for nothing.
 */
export function doingsIn(
  text: string,
  [from, to]: Span,
  language: string,
  known: (words: string) => string | null,
): readonly Span[] {
  const said = text.slice(from, to);
  const words = [...said.matchAll(WORD)].map(({ 0: word, index }): Span => [index, index + word.length]);
  const unknown = words.slice(1, -1).filter((span) => known(said.slice(...span)) === null);
  // "一只木头的兔子" is made of wood: a word for the doing stands before the thing, and none that counts.
  const before = text.slice(0, from);
  const isSaidBefore = /\p{L}$/u.test(before) && !COUNTERS[language]?.some((each) => before.endsWith(each));
  const isDone = ([at]: Span) =>
    language !== "zh" || isSaidBefore || known(said.slice(1, at)) === known(said.slice(0, at));
  return [...doingWords(said, language).filter(isDone), ...unknown].map(([start, end]) => [
    from + start,
    from + end,
  ]);
}
