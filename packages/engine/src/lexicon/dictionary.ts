/**
 * Words of a language with what they mean in English. A word is found in any inflected form, a compound by its parts, and
 * a phrase of several words becomes an English one: what tells more of a thing first, the thing itself last.
 */

import { sensesOf, type Words, type WordTable } from "./word-table.ts";

/**
 * Where the noun of a phrase stands that the others tell more of. `first`: "hoja de tabaco", "голова льва". `last`: "Tabakblatt mit Stiel", what
 * follows a preposition tells more of what stands before it. `end`: at the end of all ("ライオンの頭").
 */
export type HeadPlace = "first" | "last" | "end";

export type Grammar = {
  readonly head: HeadPlace;
  /** Which words are written together: two that stand in the table as they are ("jasnoszary"), or forms of them as well ("Bleigraues"). */
  readonly compounds: "none" | "whole" | "any";
  /** Endings that take the place of each other, two by two. */
  readonly endings: ReadonlySet<string>;
  /** Endings that make a small one of a thing, the longest first. */
  readonly diminutives?: readonly string[];
  /** Frequent words, which only link others. */
  readonly links: ReadonlySet<string>;
};

export type Dictionary = {
  /** English words for those of a phrase that are known, in the order English has them; none where nobody knows one. */
  english(phrase: string): readonly string[];
  /** All that a phrase may mean, the likeliest first: each word in each of its senses, and the words as they stand ("башенный кран"). */
  senses(phrase: string): readonly string[];
  /** The same as they stand, parted where a word only links. */
  segments(phrase: string): readonly (readonly string[])[];
};

/** Words of the longest phrase that is looked up. */
const LONGEST_PHRASE = 4;
/** How many letters of a form may differ from the word of the table, and how many both must share. */
const ENDING = 3;
const LEAST_SHARED = 3;
/** Letters of the shortest part of a compound. */
const LEAST_PART = 3;
const LEAST_BENT_PART = 5;
/** And of one whose front is no word. */
const LEAST_LONE_END = 4;
/** Longer "words" are no words, and their parts cost the square of their length. */
const LONGEST_WORD = 40;
/** With which nouns end that lose it before an ending. */
const VOWELS = "aeoiаяоα";

/** Lower case, one space between words, one kind of apostrophe, and no ё, which most people write as е. */
export const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .replace(/[’ʼ`]/gu, "'")
    .replaceAll("ё", "е")
    // A Turkish "İ" in lower case outside of a Turkish locale.
    .replaceAll("i\u0307", "i")
    .trim();

const TOGETHER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** "Colour" behind the name of one. */
const COLOUR_SUFFIX = /(?<=.)(?:色|いろ|カラー|색깔|색)[のな系]?$/u;
/** Written in front of a word and not apart from it: "and", "in", "the". */
const ARABIC_PREFIX = /^[وفبلك]?(?:ال|لل)|^[وبل](?=\p{L}{3})/u;

export function createDictionary(table: WordTable, grammar: Grammar): Dictionary {
  const known = (word: string): string | null => {
    if (word.length > LONGEST_WORD) return null;
    const bare = word.replace(ARABIC_PREFIX, "");
    const form = () => bent(bare, table, ({ isKnown }) => isKnown, grammar.endings);
    return table.get(word) ?? (bare === word ? undefined : table.get(bare)) ?? form();
  };
  const guessed = (word: string): string | null =>
    word.length > LONGEST_WORD
      ? null
      : bent(word.replace(ARABIC_PREFIX, ""), table, ({ isLikely }) => isLikely, grammar.endings);
  const single = (word: string): string | null => known(word) ?? guessed(word);
  /** "Caminhãozinho" is a caminhão: what is left of the ending is a word, or one without its last vowel. */
  const small = (word: string): string | null => {
    const ending = grammar.diminutives?.find(
      (each) => word.endsWith(each) && word.length - each.length >= LEAST_SHARED,
    );
    if (ending === undefined) return null;
    const stem = word.slice(0, -ending.length);
    const whole = ["", ...VOWELS]
      .map((vowel) => table.get(stem + vowel))
      .find((found) => found !== undefined);
    return whole ?? bent(stem, table, ({ isKnown }) => isKnown, grammar.endings);
  };
  const parts = (word: string): readonly string[] => {
    // "Hellgrau" is a light grey and no form of "hellgrün": what is made of two words is no form of a third.
    const joined = table.get(word) === undefined && grammar.compounds !== "none" ? wholes(word, table) : [];
    if (joined.length > 0) return joined;
    const whole = known(word);
    if (whole) return [whole];
    if (TOGETHER.test(word)) {
      const bare = word.replace(COLOUR_SUFFIX, "");
      const meaning = table.get(bare);
      return meaning === undefined ? within(bare, table) : [meaning];
    }
    const made =
      grammar.compounds === "any" && word.length <= LONGEST_WORD ? compound(word, table, single) : [];
    if (made.length > 1) return made;
    const form = guessed(word) ?? small(word);
    return form ? [form] : made;
  };
  const all = (phrase: string) => segmentsOf(folded(phrase), table, parts, grammar.links);
  const segments = (phrase: string) => all(phrase).map((segment) => segment.map(likeliest));
  return {
    segments,
    english: (phrase) => ordered(segments(phrase), grammar.head),
    senses: (phrase) => {
      const found = all(phrase);
      const orders = [ordered(found, grammar.head), found.flat()];
      return [...new Set(orders.flatMap((words) => combined(words.map(sensesOf))))];
    },
  };
}

const likeliest = (meaning: string): string => sensesOf(meaning)[0]!;

/** Phrases that words of several senses make. */
const MOST_PHRASES = 12;

/** Each sense of the first word with each of those behind it; phrases of the likeliest senses first. */
function combined(words: readonly (readonly string[])[]): readonly string[] {
  if (words.length === 0) return [];
  const phrases = words.reduce<readonly { readonly text: string; readonly rank: number }[]>(
    (made, senses) =>
      senses
        .flatMap((sense, rank) =>
          made.map((each) => ({ text: `${each.text} ${sense}`.trim(), rank: each.rank + rank })),
        )
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, MOST_PHRASES),
    [{ text: "", rank: 0 }],
  );
  return phrases.map(({ text }) => text);
}

/** The English of each segment: what stands between two words that only link. */
function segmentsOf(
  phrase: string,
  table: WordTable,
  parts: (word: string) => readonly string[],
  links: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const words = phrase
    .split(/[\s\-–/,;.()«»"“”]+/u)
    // "L'étoile" is two words, "м'яч" is one.
    .flatMap((word) => (word.includes("'") && table.get(word) === undefined ? word.split("'") : [word]))
    .filter((word) => word !== "");
  const segments: string[][] = [[]];
  for (let at = 0; at < words.length; ) {
    const phraseHere = longestPhrase(words, at, table);
    const word = words[at]!;
    const found = phraseHere
      ? [phraseHere.meaning]
      : links.has(word) && table.get(word) === undefined
        ? []
        : parts(word);
    if (found.length > 0) segments.at(-1)!.push(...found);
    else if (links.has(word) && segments.at(-1)!.length > 0) segments.push([]);
    at += phraseHere?.length ?? 1;
  }
  return segments.filter((segment) => segment.length > 0);
}

/** The longest phrase of several words that stands in the table and begins here. */
function longestPhrase(
  words: readonly string[],
  at: number,
  table: WordTable,
): { readonly length: number; readonly meaning: string } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length);
    // "Chauve-souris" is a bat and no mouse: what has a hyphen stands so in the table.
    const meaning = table.get(phrase.join(" ")) ?? table.get(phrase.join("-"));
    if (meaning !== undefined) return { length, meaning };
  }
  return null;
}

function ordered(segments: readonly (readonly string[])[], head: HeadPlace): readonly string[] {
  switch (head) {
    case "end":
      return segments.flat();
    case "last":
      return segments.toReversed().flat();
    case "first":
      return segments.flat().toReversed();
  }
}

const isOneWord = (word: string): boolean => /^\p{L}[\p{L}\p{M}]*$/u.test(word) && !TOGETHER.test(word);

/** A word as its stems with what is cut off each, the longest stem first. */
function cutsOf(word: string): readonly (readonly [stem: string, cut: string])[] {
  const cuts: [string, string][] = [];
  for (let length = word.length; length >= Math.max(LEAST_SHARED, word.length - ENDING); length--)
    cuts.push([word.slice(0, length), word.slice(length)]);
  return cuts;
}

/** Two endings that take the place of each other, whichever stands first. */
export const swapOf = (ending: string, other: string): string =>
  ending < other ? `${ending}/${other}` : `${other}/${ending}`;

/**
 * The endings of a language that take the place of each other, learned from words of one meaning: "berg" and "berges", "желтый" and
 * "желтого". A rare pair is ignored as chance.
 */
export function endingsOf(table: Words, least: number): readonly string[] {
  const ofMeaning = Map.groupBy(Object.keys(table).filter(isOneWord), (word) => table[word]!);
  const counts = new Map<string, number>();
  for (const words of ofMeaning.values())
    for (const [at, word] of words.entries())
      for (const other of words.slice(at + 1)) {
        const swap = shortestSwap(word, other);
        if (swap) counts.set(swap, (counts.get(swap) ?? 0) + 1);
      }
  const seen = [...counts].flatMap(([swap, count]) =>
    count >= least ? [swap.split("/") as [string, string]] : [],
  );
  // What takes the place of a third ending takes the place of each other: "ый/ого" and "ый/ая" make "ого/ая".
  const both = [...seen, ...seen.map(([a, b]): [string, string] => [b, a])];
  const linked = both.flatMap(([a, b]) =>
    both.flatMap(([c, d]) => (b === c && a !== d ? [swapOf(a, d)] : [])),
  );
  return [...new Set([...seen.map(([a, b]) => swapOf(a, b)), ...linked])].sort();
}

/** What differs at the ends of two words that begin alike. */
function shortestSwap(word: string, other: string): string | null {
  for (const [stem, cut] of cutsOf(word))
    if (other.startsWith(stem) && other.length - stem.length <= ENDING)
      return swapOf(cut, other.slice(stem.length));
  return null;
}

/** The word of the table that this one is a form of: of those whose endings the language swaps the one that shares most. */
function bent(
  word: string,
  table: WordTable,
  isMeant: (form: { readonly isKnown: boolean; readonly isLikely: boolean }) => boolean,
  endings: ReadonlySet<string>,
): string | null {
  const forms = cutsOf(word).flatMap(([stem, cut]) =>
    table
      .beginningWith(stem, ENDING)
      .filter((entry) => isOneWord(entry.word))
      .map((entry) => {
        const other = entry.word.slice(stem.length);
        return {
          meaning: entry.meaning,
          apart: cut.length + other.length,
          isKnown: endings.has(swapOf(cut, other)),
          isLikely: stem.length >= LEAST_SHARED + 1 + Math.max(cut.length, other.length),
        };
      }),
  );
  return forms.filter(isMeant).toSorted((a, b) => a.apart - b.apart)[0]?.meaning ?? null;
}

/** The two words of the table that a word is made of. */
function wholes(word: string, table: WordTable): readonly string[] {
  if (word.length > LONGEST_WORD || TOGETHER.test(word)) return [];
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at++) {
    const [front, end] = [table.get(word.slice(0, at)), table.get(word.slice(at))];
    if (front !== undefined && end !== undefined) return [front, end];
  }
  return [];
}

/**
 * What a compound is made of: its longest known end that follows a known word. An end after letters that are no word is often chance
 * ("Mangold" is no gold), so it counts only where it stands in the table as it is.
 */
function compound(
  word: string,
  table: WordTable,
  single: (word: string) => string | null,
): readonly string[] {
  let fallback: string | null = null;
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at++) {
    const rest = word.slice(at);
    const whole = table.get(rest);
    const end = whole ?? (rest.length >= LEAST_BENT_PART ? single(rest) : null);
    if (!end) continue;
    const front = word.slice(0, at);
    const before = [front, front.replace(/(?:s|n|en|es|er|e)$/u, "")]
      .filter(({ length }) => length >= LEAST_PART)
      .map(single)
      .find((found) => found !== null);
    if (before) return [before, end];
    if (rest.length >= LEAST_LONE_END && whole !== undefined) fallback ??= end;
  }
  return fallback ? [fallback] : [];
}

/**
 * Scripts that write words together: the longest known words within, from the left. A single sign is a word at the end, before a
 * whole word ("浅红"), and in Japanese where kana follow it ("空の青").
 */
function within(text: string, table: WordTable): readonly string[] {
  const signs = [...text].slice(0, LONGEST_WORD);
  const found: string[] = [];
  let unknown = -1;
  for (let at = 0; at < signs.length; ) {
    if (isBehindOneKana(signs, at) && unknown === at - 1) {
      at++;
      continue;
    }
    const isApart = !HAN.test(signs[at - 1] ?? "") && !HAN.test(signs[at + 1] ?? "") && HAN.test(signs[at]!);
    const isBeforeWord = at === 0 && table.get(signs.slice(1).join("")) !== undefined;
    const least = at === signs.length - 1 || isApart || isBeforeWord ? 1 : 2;
    let length = signs.length - at;
    let meaning: string | undefined;
    for (; length >= least; length--) {
      meaning = table.get(signs.slice(at, at + length).join(""));
      if (meaning !== undefined) break;
    }
    if (meaning !== undefined) found.push(meaning);
    else unknown = at;
    at += meaning === undefined ? 1 : length;
  }
  return found;
}

const HAN = /\p{Script=Han}/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;

/** "ゴシック" is no "シック": one sign of katakana is no word, so none begins right behind it. */
const isBehindOneKana = (signs: readonly string[], at: number): boolean =>
  KATAKANA.test(signs[at]!) && KATAKANA.test(signs[at - 1] ?? "") && !KATAKANA.test(signs[at - 2] ?? "");
