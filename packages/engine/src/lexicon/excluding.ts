/** Words that leave all else out: "icon only", "nur ein Zeichen", "sin texto". */

import data from "../../data/excluding-words.json" with { type: "json" };
import type { Span } from "../vocabulary.ts";

const WORDS: ReadonlySet<string> = new Set(Object.values(data.words).flat());
/** In scripts that leave no space between words. */
const PARTS: readonly string[] = Object.values(data.parts).flat();

/** "Just a small icon": as far before what they are said of as a phrase goes. */
const BEFORE = 3;
const AFTER = 1;
/** Signs before it where words are not spaced: "只要字母L". */
const UNSPACED = 2;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Whether such a word stands in a stretch of a text or beside it, in the same clause. */
export function isExcluding(text: string, [start, end]: Span): boolean {
  const before = text
    .slice(0, start)
    .split(/[\p{P}\n]/u)
    .at(-1)!;
  const after = text.slice(end).split(/[\p{P}\n]/u)[0]!;
  const own = text.slice(start, end);
  const near = [...wordsOf(before).slice(-BEFORE), ...wordsOf(own), ...wordsOf(after).slice(0, AFTER)];
  const around = before.slice(-UNSPACED) + own + after.slice(0, UNSPACED);
  return near.some((word) => WORDS.has(word)) || PARTS.some((part) => around.includes(part));
}
