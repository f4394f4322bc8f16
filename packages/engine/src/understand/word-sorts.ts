/** Each word of a prompt by its sort, its shape and what stands before it: the terms in which choices are learned. */

import { PLACES } from "./lexicons/grammar.ts";
import { phraseList, tableRows } from "./lexicons/lists.ts";
import { WORD_SORTS } from "./lexicons/word-sorts.ts";
import { capitalWords, type WordKnowledge } from "./name-runs.ts";
import { readQuotes } from "./quotes.ts";
import { isCommon, type Reading } from "./reading.ts";
import { fold, hasDigit, isCamel, isCapital, isUncased, type Word } from "./text.ts";

export type SortedWords = {
  /** What sort of word it is: a closed class, a word of a lexicon, one that other prompts use, or "strange". */
  readonly sorts: readonly string[];
  /** How it is written: X capital, A capitals, c camelCase, d digits, u without case, x lower case. */
  readonly shapes: readonly string[];
  /** What stands before it, and behind the last: one character. */
  readonly gaps: readonly string[];
  /** How this caller uses capitals: C inside sentences, D for nouns, O only where they open, l never, S everywhere. */
  readonly manner: string;
};

const sortOfWord = new Map<string, string>();
for (const [sort = "", list = ""] of tableRows(WORD_SORTS))
  for (const word of list.split(/\s+/)) if (!sortOfWord.has(fold(word))) sortOfWord.set(fold(word), sort);
const places = phraseList(PLACES);

export function sortWords(
  reading: Reading,
  known: WordKnowledge,
  ordinary: (key: string) => boolean,
): SortedWords {
  const { words, prompt } = reading;
  const quotes = readQuotes(prompt);
  const sorts = words.map((word) => sortOf(word, known, ordinary));
  for (let index = 0; index < words.length; index++) {
    // The lexicons of places and of capital words have phrases of several words.
    for (const [list, sort] of [
      [places, "place"],
      [capitalWords, "proper"],
    ] as const) {
      const found = list.at(words, index);
      if (found && (/^(?:strange|ordinary)$/.test(sorts[index]!) || found.to - index > 1))
        for (let at = index; at < found.to; at++) sorts[at] = sort;
    }
  }
  const edges = new Set(quotes.flatMap(({ span, outer }) => [outer[0], span[1]]));
  const gaps = [...words.map((word) => word.gap), prompt.slice(words.at(-1)?.end ?? 0)].map((gap, index) => {
    const [start, end] = [words[index - 1]?.end ?? 0, words[index]?.start ?? prompt.length];
    for (let at = start; at < end; at++) if (edges.has(at)) return "q";
    if (index === 0) return "^";
    if (index === words.length) return gap.trim() === "" ? "$" : gapKind(gap);
    return gap === ". " && SHORTENED.test(words[index - 1]!.raw) ? "a" : gapKind(gap);
  });
  return { sorts, shapes: words.map(shapeOf), gaps, manner: mannerOf(reading) };
}

/** "J. Hale", "Hnos. Iriarte", "No. 8": no sentence ends behind these. */
const SHORTENED = /^(?:\p{Lu}|Hnos|Gebr|Bros|No|Nr|St|Ste|Dr|Dra|Ms|Mr|Mrs|Prof|Sr|Sra|Mt|Frl|Mme|Mlle|Av)$/u;

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\n/u, "n"],
  [/^\s+$/u, " "],
  // "RE:ROUGE", "ok,snack": nothing is parted there.
  [/^[:,!.*]$/u, "="],
  [/:/u, ":"],
  [/[.…。]/u, "."],
  [/[?？]/u, "?"],
  [/[!！]/u, "!"],
  [/;/u, ";"],
  [/[(（[]/u, "("],
  [/[)）\]]/u, ")"],
  [/=/u, ":"],
  [/\s[-–—]+|[–—]|--/u, "~"],
  [/,/u, ","],
  [/[&+×]/u, "&"],
  [/[-‐‑]/u, "-"],
  [/["“”«»„‘*`]/u, "q"],
  [/[|/·•→]/u, "/"],
];

const gapKind = (gap: string): string => KINDS.find(([pattern]) => pattern.test(gap))?.[1] ?? "_";

function sortOf({ key, raw }: Word, known: WordKnowledge, ordinary: (key: string) => boolean): string {
  // "è" is, "e" and.
  if (/^[èéÈÉ]$/u.test(raw)) return "be";
  const closed = sortOfWord.get(key);
  if (closed) return closed;
  if (raw.startsWith("#")) return "hex";
  if (/^\d+$/u.test(key)) return "number";
  if (known.colour(key)) return "colour";
  if (known.trade(key)) return "trade";
  if (known.describes(key)) return "describes";
  if (isCommon(key)) return "common";
  if (known.thing(key)) return "thing";
  return ordinary(key) ? "ordinary" : "strange";
}

function shapeOf({ raw }: Word): string {
  if (isUncased(raw)) return "u";
  if (/^\p{Lu}[\p{Lu}\p{N}.'’&]+$/u.test(raw)) return "A";
  if (isCamel(raw) && !/^(?:Mc|Mac|O[’']|D[’']|L[’'])/u.test(raw)) return "c";
  if (isCapital(raw)) return raw.length === 1 ? "I" : "X";
  return hasDigit(raw) ? "d" : "x";
}

function mannerOf({ words, capitals, language }: Reading): string {
  if (!capitals) return words.some(({ raw }) => isCapital(raw)) ? "S" : "l";
  const inside = words.some(
    ({ raw, sentence }, index) =>
      index > 0 && words[index - 1]!.sentence === sentence && isCapital(raw) && !/^I(?:['’ʼ]|$)/u.test(raw),
  );
  return inside ? (language === "de" ? "D" : "C") : "O";
}
