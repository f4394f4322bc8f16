/**
 * Words of a language with what they mean in English. A word is found in any inflected form, a compound by its parts, and
 * a phrase of several words becomes an English one: what tells more of a thing first, the thing itself last.
 */

/** Words that one meaning has been written for, by the word as it is folded. */
export type Words = { readonly [word: string]: string };

/**
 * Where the noun of a phrase stands that the others tell more of. `first`: "hoja de tabaco", "голова льва". `last`: "Tabakblatt mit Stiel", what
 * follows a preposition tells more of what stands before it. `end`: at the end of all ("ライオンの頭").
 */
export type HeadPlace = "first" | "last" | "end";

export type Grammar = {
  readonly head: HeadPlace;
  /** Whether words are written together ("Bleigrau"). */
  readonly compounds: boolean;
  /** Endings that take the place of each other, two by two. */
  readonly endings: ReadonlySet<string>;
  /** Frequent words, which only link others. */
  readonly links: ReadonlySet<string>;
};

export type Dictionary = {
  /** English words for those of a phrase that are known, in the order English has them; none where nobody knows one. */
  english(phrase: string): readonly string[];
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

/** Lower case, one space between words, one kind of apostrophe, and no ё, which most people write as е. */
export const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .replace(/[’ʼ`]/gu, "'")
    .replaceAll("ё", "е")
    .trim();

const TOGETHER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** "Colour" behind the name of one. */
const COLOUR_SUFFIX = /(?<=.)(?:色|いろ|カラー|색깔|색)[のな系]?$/u;
/** Written in front of a word and not apart from it: "and", "in", "the". */
const ARABIC_PREFIX = /^[وفبلك]?(?:ال|لل)|^[وبل](?=\p{L}{3})/u;

export function createDictionary(table: Words, grammar: Grammar): Dictionary {
  const exact = new Map(Object.entries(table));
  const byStem = stemsOf(exact);
  const single = (word: string): string | null => {
    if (word.length > LONGEST_WORD) return null;
    return (
      exact.get(word) ??
      exact.get(word.replace(ARABIC_PREFIX, "")) ??
      bent(word.replace(ARABIC_PREFIX, ""), byStem, grammar.endings)
    );
  };
  const parts = (word: string): readonly string[] => {
    const whole = single(word);
    if (whole) return [whole];
    if (TOGETHER.test(word)) {
      const bare = word.replace(COLOUR_SUFFIX, "");
      return exact.has(bare) ? [exact.get(bare)!] : within(bare, exact);
    }
    return grammar.compounds && word.length <= LONGEST_WORD ? compound(word, exact, single) : [];
  };
  const segments = (phrase: string) => segmentsOf(folded(phrase), exact, parts, grammar.links);
  return { segments, english: (phrase) => ordered(segments(phrase), grammar.head) };
}

/** The English of each segment: what stands between two words that only link. */
function segmentsOf(
  phrase: string,
  exact: ReadonlyMap<string, string>,
  parts: (word: string) => readonly string[],
  links: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const words = phrase
    .split(/[\s\-–/,;.()«»"“”]+/u)
    // "L'étoile" is two words, "м'яч" is one.
    .flatMap((word) => (word.includes("'") && !exact.has(word) ? word.split("'") : [word]))
    .filter((word) => word !== "");
  const segments: string[][] = [[]];
  for (let at = 0; at < words.length; ) {
    const length = [4, 3, 2].find(
      (count) =>
        count <= LONGEST_PHRASE &&
        at + count <= words.length &&
        exact.has(words.slice(at, at + count).join(" ")),
    );
    const word = words[at]!;
    const found = length
      ? [exact.get(words.slice(at, at + length).join(" "))!]
      : links.has(word) && !exact.has(word)
        ? []
        : parts(word);
    if (found.length > 0) segments.at(-1)!.push(...found);
    else if (links.has(word) && segments.at(-1)!.length > 0) segments.push([]);
    at += length ?? 1;
  }
  return segments.filter((segment) => segment.length > 0);
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

type Stem = { readonly cut: string; readonly meaning: string };

/** Each word of the table by each stem it may have. */
function stemsOf(exact: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Stem[]> {
  const stems = new Map<string, Stem[]>();
  for (const [word, meaning] of exact) {
    if (!isOneWord(word)) continue;
    for (const [stem, cut] of cutsOf(word)) {
      const row = stems.get(stem);
      if (row) row.push({ cut, meaning });
      else stems.set(stem, [{ cut, meaning }]);
    }
  }
  return stems;
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
const swapOf = (ending: string, other: string): string =>
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
  byStem: ReadonlyMap<string, readonly Stem[]>,
  endings: ReadonlySet<string>,
): string | null {
  const forms = cutsOf(word).flatMap(([stem, cut]) =>
    (byStem.get(stem) ?? []).map((entry) => ({
      meaning: entry.meaning,
      apart: cut.length + entry.cut.length,
      isKnown: endings.has(swapOf(cut, entry.cut)),
      isLikely: stem.length >= LEAST_SHARED + 1 + Math.max(cut.length, entry.cut.length),
    })),
  );
  const nearest = (some: typeof forms) => some.toSorted((a, b) => a.apart - b.apart)[0]?.meaning ?? null;
  return nearest(forms.filter(({ isKnown }) => isKnown)) ?? nearest(forms.filter(({ isLikely }) => isLikely));
}

/**
 * What a compound is made of: its longest known end that follows a known word. An end after letters that are no word is often chance
 * ("Mangold" is no gold), so it counts only where it stands in the table as it is.
 */
function compound(
  word: string,
  exact: ReadonlyMap<string, string>,
  single: (word: string) => string | null,
): readonly string[] {
  let fallback: string | null = null;
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at++) {
    const rest = word.slice(at);
    const end = exact.get(rest) ?? (rest.length >= LEAST_BENT_PART ? single(rest) : null);
    if (!end) continue;
    const front = word.slice(0, at);
    const before = [front, front.replace(/(?:s|n|en|es|er|e)$/u, "")]
      .filter(({ length }) => length >= LEAST_PART)
      .map(single)
      .find((found) => found !== null);
    if (before) return [before, end];
    if (rest.length >= LEAST_LONE_END && exact.has(rest)) fallback ??= end;
  }
  return fallback ? [fallback] : [];
}

/**
 * Scripts that write words together: the longest known words within, from the left. A single sign is a word at the end, and in
 * Japanese where kana follow it ("空の青").
 */
function within(text: string, exact: ReadonlyMap<string, string>): readonly string[] {
  const signs = [...text].slice(0, LONGEST_WORD);
  const found: string[] = [];
  for (let at = 0; at < signs.length; ) {
    const isApart = !HAN.test(signs[at - 1] ?? "") && !HAN.test(signs[at + 1] ?? "") && HAN.test(signs[at]!);
    const least = at === signs.length - 1 || isApart ? 1 : 2;
    let length = signs.length - at;
    while (length >= least && !exact.has(signs.slice(at, at + length).join(""))) length--;
    const isFound = length >= least;
    if (isFound) found.push(exact.get(signs.slice(at, at + length).join(""))!);
    at += isFound ? length : 1;
  }
  return found;
}

const HAN = /\p{Script=Han}/u;
