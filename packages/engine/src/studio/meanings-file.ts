/** `data/meanings.txt.gz`: a line of JSON, then the tables of words, language by language and kind by kind. */

import { linesOf, type Words, type WordTable, wordTable } from "../lexicon/word-table.ts";

export const MEANING_KINDS = ["things", "colours", "trades", "moods"] as const;
export type MeaningKind = (typeof MEANING_KINDS)[number];

/** What is known of the languages beside their words. */
export type Languages = {
  /** Languages that nobody wrote texts in: known by names of things and by frequent words that nobody counted. */
  readonly further: readonly string[];
  /** Endings that take the place of each other, two by two. */
  readonly endings: { readonly [language: string]: readonly string[] };
  /** Words that join a thing to what it has or holds: "mit", "con", "쓴". */
  readonly with: { readonly [language: string]: readonly string[] };
  /** Words between two things that are drawn together: "on", "auf", "niesie". */
  readonly joints: { readonly [language: string]: readonly string[] };
  /** Frequent words of each language, in ten-thousandths. */
  readonly telling: { readonly [language: string]: { readonly [word: string]: number } };
  /** The same for frequent runs of three letters of each language. */
  readonly runs: { readonly [language: string]: { readonly [run: string]: number } };
};

export type WordsOfKinds = { readonly [kind in MeaningKind]: Words };
type TablesOfKinds = { readonly [kind in MeaningKind]: WordTable };
/** `bytes`: how long each table is. */
type Header = Languages & {
  readonly bytes: { readonly [language: string]: { readonly [kind in MeaningKind]: number } };
};

export type MeaningsFile = Languages & {
  readonly tables: ReadonlyMap<string, TablesOfKinds>;
  /** The letters of each language's frequent runs. */
  readonly letters: ReadonlyMap<string, ReadonlySet<string>>;
};

const ofKinds = <Value>(make: (kind: MeaningKind) => Value) =>
  Object.fromEntries(MEANING_KINDS.map((kind) => [kind, make(kind)])) as {
    readonly [kind in MeaningKind]: Value;
  };

export function packedMeanings(
  languages: Languages,
  words: { readonly [language: string]: WordsOfKinds },
): Buffer {
  const lines = Object.entries(words).map(
    ([language, each]) => [language, ofKinds((kind) => linesOf(each[kind]))] as const,
  );
  const bytes = Object.fromEntries(
    lines.map(([language, each]) => [language, ofKinds((kind) => each[kind].length)]),
  );
  const header: Header = { ...languages, bytes };
  const tables = lines.flatMap(([, each]) => MEANING_KINDS.map((kind) => each[kind]));
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...tables]);
}

export function openMeanings(packed: Buffer): MeaningsFile {
  const end = packed.indexOf("\n");
  const { bytes, ...languages } = JSON.parse(packed.toString("utf8", 0, end)) as Header;
  // A copy, because what was unpacked lies in a piece of memory that is many times as large.
  const words = Buffer.from(packed.subarray(end + 1));
  let at = 0;
  const next = (length: number): WordTable => {
    at += length;
    return wordTable(words.subarray(at - length, at));
  };
  const tables = new Map(
    Object.entries(bytes).map(([language, lengths]) => [language, ofKinds((kind) => next(lengths[kind]))]),
  );
  const letters = new Map(
    Object.entries(languages.runs).map(([language, runs]) => [language, new Set(Object.keys(runs).join(""))]),
  );
  return { ...languages, tables, letters };
}
