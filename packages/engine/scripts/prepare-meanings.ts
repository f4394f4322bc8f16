/**
 * Writes `data/meanings.json.gz`: what words for things and colours mean in English, by language, and which words tell a
 * language. From the names of signs in CLDR (Unicode-3.0) and the labelled texts of `scripts/reader/texts`, the kept ones
 * left alone.
 *
 *   npm pack cldr-annotations-full@48.2.0, unpack it, then
 *   node scripts/node24.mjs packages/engine/scripts/prepare-meanings.ts FOLDER
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { folded } from "../src/reader/built-in/resolve/dictionary.ts";
import { MEANING_KINDS, type MeaningKind, type MeaningTables } from "../src/studio/meanings.ts";

const TEXTS = join(import.meta.dirname, "reader/texts");
const MARK = /\{([a-z-]+)(?:@[a-z]+)? ([^{}]*?)(?: = ([^{}]*))?\}/gu;
const KIND_OF_TAG: { readonly [tag: string]: MeaningKind } = {
  thing: "things",
  "no-thing": "things",
  colour: "colours",
  "no-colour": "colours",
  trade: "trades",
  mood: "moods",
  "no-mood": "moods",
  "no-style": "moods",
};
/** Words that tell a language: the most frequent of its texts, with their share of them. */
const TELLING_WORDS = 400;
/** Words of the longest phrase that is kept. */
const LONGEST_PHRASE = 4;

type Named = {
  readonly annotations: {
    readonly annotations: { readonly [sign: string]: { readonly tts?: readonly string[] } };
  };
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of cldr-annotations-full.");

const languages = readdirSync(TEXTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

const signsOf = (language: string): ReadonlyMap<string, string> => {
  const file = join(folder, "annotations", language, "annotations.json");
  const { annotations } = (JSON.parse(readFileSync(file, "utf8")) as Named).annotations;
  return new Map(
    Object.entries(annotations).flatMap(([sign, { tts }]) => (tts?.[0] ? [[sign, tts[0]]] : [])),
  );
};

const english = signsOf("en");
const textsOf = (language: string): string =>
  ["prompts", "refinements", "conversations", "bank"]
    .map((name) => join(TEXTS, language, `${name}.txt`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

function meaningsOf(language: string): MeaningTables["languages"][string] {
  const votes = new Map(MEANING_KINDS.map((kind) => [kind, new Map<string, Map<string, number>>()]));
  const vote = (kind: MeaningKind, words: string, meaning: string, weight: number) => {
    const key = folded(words);
    if (key === "" || key.split(" ").length > LONGEST_PHRASE || /^#?[0-9a-f]{3,6}$/u.test(key)) return;
    const found = votes.get(kind)!.get(key) ?? new Map<string, number>();
    votes.get(kind)!.set(key, found.set(meaning, (found.get(meaning) ?? 0) + weight));
  };
  for (const [sign, name] of signsOf(language)) {
    const meaning = english.get(sign);
    if (meaning && meaning.split(" ").length <= 2) vote("things", name, folded(meaning), 1);
  }
  for (const [, tag, words, meaning] of textsOf(language).matchAll(MARK)) {
    const kind = KIND_OF_TAG[tag!];
    if (kind && meaning) vote(kind, words!, folded(meaning), 2);
  }
  const best = (kind: MeaningKind) =>
    Object.fromEntries(
      [...votes.get(kind)!]
        .map(([word, found]) => [word, [...found].sort(([, a], [, b]) => b - a)[0]![0]] as const)
        .filter(([word, meaning]) => word !== meaning)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return { things: best("things"), colours: best("colours"), trades: best("trades"), moods: best("moods") };
}

/** How many of ten thousand words a word is, for the most frequent ones of a language. */
function tellingWords(language: string): { readonly [word: string]: number } {
  const text = textsOf(language)
    .split("\n")
    .filter((line) => !/^[@=>#]/u.test(line))
    .map((line) => line.replace(/^[a-z.@ ~!0-9]+\t/u, "").replaceAll(MARK, " "))
    .join("\n");
  const counts = new Map<string, number>();
  const words = folded(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries(
    [...counts]
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .slice(0, TELLING_WORDS)
      .map(([word, count]) => [word, Math.max(1, Math.round((10_000 * count) / words.length))]),
  );
}

const tables: MeaningTables = {
  languages: Object.fromEntries(languages.map((language) => [language, meaningsOf(language)])),
  telling: Object.fromEntries(languages.map((language) => [language, tellingWords(language)])),
};
const packed = gzipSync(JSON.stringify(tables), { level: 9 });
writeFileSync(join(import.meta.dirname, "../data/meanings.json.gz"), packed);
console.log(`${languages.length} languages, ${packed.length} bytes`);
for (const language of languages)
  console.log(
    language,
    ...MEANING_KINDS.map((kind) => `${Object.keys(tables.languages[language]![kind]).length} ${kind}`),
  );
