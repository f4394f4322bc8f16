/** Finds the phrases of a lexicon among the words of a prompt: longest first, plurals and small typing errors allowed. */

import irregular from "../../data/irregular-plurals.json" with { type: "json" };
import { hash32 } from "../dice.ts";
import { fold, joined, type Word } from "./text.ts";

export type Found<T> = {
  readonly value: T;
  /** Index of its first word, and one past its last. */
  readonly from: number;
  readonly to: number;
  /** The lexicon's phrase, as written there. */
  readonly phrase: string;
  /** Whether it was found through a typing error. */
  readonly slip: boolean;
};

/**
 * Those that begin with the same word hang together, the longest first. There are tens of thousands, and every marking of a
 * thread's memory visits them: so the many of a single word have no list of words, and no entry has a list around it.
 */
type Entry<T> = {
  readonly phrase: string;
  readonly value: T;
  /** Its words after the first. */
  readonly rest: readonly string[];
  readonly next: Entry<T> | undefined;
};

const NO_MORE: readonly string[] = [];

export type Phrases<T> = {
  /** The longest phrase that starts at a word. */
  at(words: readonly Word[], index: number): Found<T> | null;
  all(words: readonly Word[]): readonly Found<T>[];
  /** Whether a single word is a phrase of its own. */
  has(key: string): boolean;
  /** What a single word stands for. */
  get(key: string): T | undefined;
};

/** Typing errors are allowed in words of at least this length; shorter ones have too many neighbours ("gold", "bold"). */
const SLIP_LENGTH = 6;
/** Longer "words" are no words, and looking for their slips costs the square of their length. */
const LONGEST_WORD = 30;

export function phrases<T>(
  rows: Iterable<readonly [phrase: string, value: T]>,
  options: {
    readonly slips?: boolean;
    readonly plurals?: boolean;
    readonly ordinary?: (key: string) => boolean;
  } = {},
): Phrases<T> {
  const { byFirst, vocabulary } = entriesOf(rows);
  const corrections = options.slips ? correctionTable(vocabulary) : null;
  const correct = (key: string): string => {
    if (vocabulary.has(key)) return key;
    if (options.plurals) {
      const single = singular(key);
      if (vocabulary.has(single)) return single;
    }
    if (!corrections || key.length < SLIP_LENGTH - 1 || key.length > LONGEST_WORD || options.ordinary?.(key))
      return key;
    return corrections(key) ?? key;
  };
  const at = (words: readonly Word[], index: number): Found<T> | null => {
    const start = words[index];
    if (!start) return null;
    const first = correct(start.key);
    for (let entry = byFirst.get(first); entry; entry = entry.next) {
      let slip = first !== start.key && singular(start.key) !== first;
      const fits = entry.rest.every((key, offset) => {
        const here = words[index + 1 + offset];
        if (!here || !joined(here.gap)) return false;
        if (here.key === key) return true;
        // "Without serifs" is "without serif", too.
        const close = correct(here.key) === key || (options.plurals === true && singular(key) === here.key);
        slip ||= close && singular(here.key) !== key;
        return close;
      });
      if (fits) {
        const to = index + 1 + entry.rest.length;
        return { value: entry.value, from: index, to, phrase: entry.phrase, slip };
      }
    }
    return null;
  };
  const single = (key: string): Entry<T> | undefined => {
    let entry = byFirst.get(key);
    while (entry && entry.rest.length > 0) entry = entry.next;
    return entry;
  };
  return {
    at,
    get: (key) => single(key)?.value,
    has: (key) => single(key) !== undefined,
    all: (words) => {
      const found: Found<T>[] = [];
      for (let index = 0; index < words.length; index++) {
        const here = at(words, index);
        if (!here) continue;
        found.push(here);
        index = here.to - 1;
      }
      return found;
    },
  };
}

/** A lexicon's phrases by their first words, and all of its words. */
function entriesOf<T>(rows: Iterable<readonly [phrase: string, value: T]>) {
  const listed = new Map<string, Omit<Entry<T>, "next">[]>();
  const vocabulary = new Set<string>();
  for (const [phrase, value] of rows) {
    const [first, ...rest] = phrase
      .split(/[\s-]+/)
      .map(fold)
      .filter((key) => key !== "");
    if (first === undefined) continue;
    for (const key of [first, ...rest]) vocabulary.add(key);
    // Of two equal texts only one is kept.
    const entry = {
      phrase: phrase === first ? first : phrase,
      value,
      rest: rest.length > 0 ? rest : NO_MORE,
    };
    const row = listed.get(first);
    if (row) row.push(entry);
    else listed.set(first, [entry]);
  }
  const byFirst = new Map<string, Entry<T>>();
  for (const [first, row] of listed) {
    row.sort((a, b) => b.rest.length - a.rest.length);
    let next: Entry<T> | undefined;
    for (const { phrase, value, rest } of row.reverse()) next = { phrase, value, rest, next };
    byFirst.set(first, next!);
  }
  return { byFirst, vocabulary };
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(Object.entries(irregular));

export const singular = (key: string): string => {
  const odd = IRREGULAR.get(key);
  if (odd) return odd;
  if (key.length > 4 && key.endsWith("ies")) return `${key.slice(0, -3)}y`;
  // "Boxes", "glasses", "torches", but "horses", "houses", "vases", "mazes".
  if (key.length > 4 && /(?:ss|[^o]us|is|x|tz|ch|sh)es$/.test(key)) return key.slice(0, -2);
  if (key.length > 3 && key.endsWith("s") && !key.endsWith("ss") && !key.endsWith("us"))
    return key.slice(0, -1);
  return key;
};

/** More than there are words: a hash and a word's place make one number. */
const PLACES = 2 ** 20;

/**
 * Slips of one letter: left out, doubled, put in, swapped with its neighbour, or (in long words) another one.
 * Candidates share a deletion with the word as typed. There are some 150,000 deletions, which as texts in a map would be
 * visited by each marking of every thread's memory: so their hashes are kept, in order, in one table of numbers. Two that
 * have the same hash do no harm, because every candidate is looked at.
 */
function correctionTable(vocabulary: ReadonlySet<string>): (key: string) => string | null {
  const keys = [...vocabulary].filter((key) => key.length >= SLIP_LENGTH);
  const table = Float64Array.from(
    keys.flatMap((key, place) => [key, ...deletions(key)].map((cut) => hash32(cut) * PLACES + place)),
  ).sort();
  return (typed) => {
    if (!/^\p{L}+$/u.test(typed)) return null;
    const near = new Set<string>();
    for (const cut of [typed, ...deletions(typed)]) {
      const least = hash32(cut) * PLACES;
      for (let at = firstFrom(table, least); table[at]! < least + PLACES; at++)
        near.add(keys[table[at]! - least]!);
    }
    const good = [...near].filter((key) => key[0] === typed[0] && oneSlip(typed, key)).sort();
    return good[0] ?? null;
  };
}

/** Where in a table in order the first number stands that is not below `least`. */
function firstFrom(table: Float64Array, least: number): number {
  let [low, high] = [0, table.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (table[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

const deletions = (key: string): string[] => Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1));

function oneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const tail = (by: number, of: number) => typed.slice(start + by) === meant.slice(start + of);
  if (typed.length < meant.length) return tail(0, 1);
  if (typed.length > meant.length) return tail(1, 0);
  const swapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start] && tail(2, 2);
  // A replaced letter makes another word too easily; it is allowed only in long words.
  return swapped || (meant.length >= 8 && tail(1, 1));
}
