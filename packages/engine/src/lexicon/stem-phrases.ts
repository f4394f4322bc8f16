/**
 * Phrases of any of the languages, found among the words of a text: the longest first. `*` ends a word whose endings change. What is
 * written without spaces is found wherever it stands.
 */

import { fold, joined, type Word } from "./text.ts";

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Arabic writes "and" and "the" onto a word. */
const ARABIC_PREFIX = /^[وفبلك]?(?:ال|لل)|^[وبل](?=\p{L}{3})/u;

export type StemPhrase<T> = {
  readonly value: T;
  /** Indices of its first word, and one past its last; both 0 where it was found within words. */
  readonly from: number;
  readonly to: number;
};

export type StemPhrases<T> = (words: readonly Word[], text: string) => readonly StemPhrase<T>[];

type Row<T> = { readonly value: T; readonly words: readonly string[] };

const isForm = (key: string, of: string): boolean =>
  of.endsWith("*") ? key.startsWith(of.slice(0, -1)) : key === of;

export function stemPhrases<T>(list: Iterable<readonly [phrase: string, value: T]>): StemPhrases<T> {
  const rows = [...list].map(
    ([phrase, value]): Row<T> => ({ value, words: phrase.split(/[\s-]+/u).map(fold) }),
  );
  const within = rows
    .map(({ value, words }) => ({ value, word: words.join("").replace("*", "") }))
    .filter(({ word }) => UNSPACED.test(word))
    .toSorted((a, b) => b.word.length - a.word.length);
  const spaced = Map.groupBy(
    rows
      .filter(({ words }) => !UNSPACED.test(words.join("")))
      .toSorted((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0]![0],
  );
  return (words, text) => [
    ...spacedIn(words, spaced),
    ...(UNSPACED.test(text) ? withinText(text, within) : []),
  ];
}

type Spaced<T> = ReadonlyMap<string | undefined, readonly Row<T>[]>;

function spacedIn<T>(words: readonly Word[], rows: Spaced<T>): readonly StemPhrase<T>[] {
  const found: StemPhrase<T>[] = [];
  for (let at = 0; at < words.length; ) {
    const row = rowAt(words, at, rows);
    const to = at + (row?.words.length ?? 1);
    if (row) found.push({ value: row.value, from: at, to });
    at = to;
  }
  return found;
}

function rowAt<T>(words: readonly Word[], at: number, rows: Spaced<T>): Row<T> | undefined {
  const { key } = words[at]!;
  const fits = (row: Row<T>, first: string) =>
    row.words.every((each, offset) => {
      const here = words[at + offset];
      return here && (offset === 0 ? isForm(first, each) : joined(here.gap) && isForm(here.key, each));
    });
  const find = (first: string) => rows.get(first[0])?.find((row) => fits(row, first));
  return find(key) ?? find(key.replace(ARABIC_PREFIX, ""));
}

/** What one phrase has said, no shorter one says again. */
function withinText<T>(
  text: string,
  rows: readonly { readonly value: T; readonly word: string }[],
): readonly StemPhrase<T>[] {
  const found: StemPhrase<T>[] = [];
  let rest = fold(text);
  for (const { value, word } of rows) {
    if (!rest.includes(word)) continue;
    found.push({ value, from: 0, to: 0 });
    rest = rest.replaceAll(word, " ");
  }
  return found;
}
