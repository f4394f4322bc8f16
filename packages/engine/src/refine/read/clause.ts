/** Where a word of change stands: its clause, the part it speaks of, how much of it is meant. */

import type { Found } from "../../understand/phrases.ts";
import { overlaps, type Reading, spanOf } from "../../understand/reading.ts";
import { plain, type Span, type Word } from "../../understand/text.ts";
import type { Asked, Change, PartKind } from "../change.ts";
import * as w from "./words.ts";

/** What is read already, so that one word is not two wishes. */
export type Taken = Span[];

/** The words, those taken already without a key. */
export const free = (reading: Reading, taken: Taken): readonly Word[] =>
  reading.words.map((word) =>
    taken.some((span) => overlaps(span, [word.start, word.end])) ? { ...word, key: "" } : word,
  );

export const take = (reading: Reading, found: Found<unknown>, taken: Taken): void => {
  taken.push(spanOf(reading.words, found.from, found.to));
};

/** A change with the words that asked for it. */
export const asked = ({ prompt }: Reading, change: Change, spans: readonly Span[]): Asked => {
  if (spans.length === 0) return { change, said: "", span: null };
  const span: Span = [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
  return {
    change,
    said: plain(prompt.slice(...span))
      .replace(/\s+/gu, " ")
      .trim(),
    span,
  };
};

/** The clause a word stands in: to the next comma, stop, "but" or "and". */
export function clauseOf({ words }: Reading, at: number): readonly [from: number, to: number] {
  const ends = (index: number) =>
    /[,.;:!?\n–—]/.test(words[index]!.gap) || w.CLAUSE_BREAKS.has(words[index]!.key);
  let from = at;
  while (from > 0 && !ends(from)) from--;
  let to = at + 1;
  while (to < words.length && !ends(to)) to++;
  return [from, to];
}

/** The part a clause speaks of, if it names one. */
export function targetOf(reading: Reading, at: number): PartKind | null {
  const [from, to] = clauseOf(reading, at);
  for (let index = at; index < to; index++) {
    const part = w.PART_NOUNS.at(reading.words, index);
    if (part) return part.value;
  }
  for (let index = at - 1; index >= from; index--) {
    const part = w.PART_NOUNS.at(reading.words, index);
    if (part) return part.value;
  }
  return null;
}

/** The words with what says how much: "a bit greener". */
export const withDegree = ({ words }: Reading, { from, to }: Found<unknown>): Span => {
  let start = from;
  for (let at = from - 1; at >= Math.max(0, from - 3); at--) {
    if (words[at]!.sentence !== words[from]!.sentence || /[,;:]/.test(words[at + 1]!.gap)) break;
    if (w.SLIGHTLY.has(words[at]!.key) || w.MUCH.has(words[at]!.key)) start = at;
  }
  const article = words[start - 1]?.key === "a" && start < from ? 1 : 0;
  return spanOf(words, start - article, to);
};

export function degreeOf({ words }: Reading, at: number): number {
  for (let back = 1; back <= 3; back++) {
    const key = words[at - back]?.key ?? "";
    if (w.SLIGHTLY.has(key)) return 0.5;
    if (w.MUCH.has(key)) return 1.7;
  }
  return 1;
}

/** "Replace the leaf with a star", "swap blue for green", "from blue to green": what goes. */
export function replacedSpans({ prompt }: Reading): Span[] {
  const spans: Span[] = [];
  const patterns = [
    /\b(?:replace|swap|exchange|substitute|trade|turn|change|reemplaza|cambia|sustituye|remplace|remplacer|ersetze|tausche|substitui|troca|sostituisci)\s+(.{2,40}?)\s+(?:with|for|by|into|to|por|par|durch|gegen|con|pelo|pela|com|em|in|en)\b/giu,
    /\bfrom\s+(.{2,30}?)\s+to\b/giu,
  ];
  for (const pattern of patterns)
    for (const found of prompt.matchAll(pattern)) {
      const start = found.index + found[0].indexOf(found[1]!);
      spans.push([start, start + found[1]!.length]);
    }
  return spans;
}

/** "Another font", "change the icon": some word of otherness before the part, in its clause. */
export function anotherOf(reading: Reading, part: PartKind, taken: Taken): Span | null {
  const words = free(reading, taken);
  for (let index = 0; index < words.length; index++) {
    const noun = w.PART_NOUNS.at(words, index);
    if (noun?.value !== part) continue;
    const [from] = clauseOf(reading, index);
    for (let at = from; at < index; at++)
      if (w.ANOTHER.at(words, at)) return spanOf(reading.words, at, noun.to);
  }
  return null;
}
