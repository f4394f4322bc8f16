/**
 * Writes `data/meanings.txt.gz`: what words for things, colours, trades and moods mean in English, by language, and which words
 * tell a language. From the dictionary of `scripts/reader/words`, the names of signs in CLDR (Unicode-3.0), the names of
 * businesses in the tagging schema of OpenStreetMap's editor (ISC), and the labelled texts of `scripts/reader/texts`, the kept
 * ones left alone.
 *
 *   npm install --no-save cldr-annotations-full@48.2.0 @openstreetmap/id-tagging-schema@6.19.2 stopwords-iso@1.1.0 (anywhere), then
 *   node scripts/node24.mjs packages/engine/scripts/prepare-meanings.ts NODE_MODULES
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { endingsOf, folded } from "../src/lexicon/dictionary.ts";
import { singular } from "../src/lexicon/phrases.ts";
import { joinedSenses, sensesOf } from "../src/lexicon/word-table.ts";
import { runsOf, wordsIn } from "../src/studio/meanings.ts";
import {
  type Languages,
  MEANING_KINDS,
  type MeaningKind,
  packedMeanings,
  type WordsOfKinds,
} from "../src/studio/meanings-file.ts";

import { loadModel, openModel } from "../src/studio/minilm/model.ts";
import {
  colourWordsOf,
  FURTHER_LANGUAGES,
  SIGNS_AS,
  stopWordsOf,
  thingWordsOf,
} from "./further-languages.ts";
import { KIND_OF_TAG, MARK, TEXTS, textsOf } from "./labelled-texts.ts";
import { jointWords, withWords } from "./linking-words.ts";

const WORDS = join(import.meta.dirname, "reader/words");
/** Words that tell a language: the most frequent of its texts, with their share of them. */
const TELLING_WORDS = 400;
/** Runs of three letters that tell a language, likewise. */
const TELLING_RUNS = 900;
/** A keyword of a sign counts less than its name. */
const LESS_THAN_NAMED = 0.9;
/** A word for a thing keeps its other meanings: one that the dictionary or two texts have, and so many at most. */
const LEAST_OF_SENSE = 1.5;
const MOST_SENSES = 4;
/** From this cosine on two words for things mean nearly the same. */
const NEAR = 0.45;
/** Words of the longest phrase that is kept. */
const LONGEST_PHRASE = 4;

type Named = {
  readonly annotations: {
    readonly annotations: {
      readonly [sign: string]: { readonly tts?: readonly string[]; readonly default?: readonly string[] };
    };
  };
};

const [folder] = process.argv.slice(2);
if (!folder)
  throw new Error("Name the node_modules with cldr-annotations-full and @openstreetmap/id-tagging-schema.");

const taught = readdirSync(TEXTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const languages = [...taught, ...FURTHER_LANGUAGES];

const annotationsOf = (language: string): Named["annotations"]["annotations"] => {
  const file = join(
    folder,
    "cldr-annotations-full/annotations",
    SIGNS_AS[language] ?? language,
    "annotations.json",
  );
  return (JSON.parse(readFileSync(file, "utf8")) as Named).annotations.annotations;
};
const signsOf = (language: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(annotationsOf(language)).flatMap(([sign, { tts }]) => (tts?.[0] ? [[sign, tts[0]]] : [])),
  );

const english = signsOf("en");
const keywordsOf = (language: string): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(annotationsOf(language)).map(([sign, each]) => [sign, each.default ?? []]));
const englishKeywords = keywordsOf("en");

/** Kinds of places that are businesses. */
const BUSINESS = /^(?:shop|craft|office|amenity|leisure|tourism|healthcare|club)\//u;

type Presets = {
  readonly [language: string]: {
    readonly presets: {
      readonly presets: { readonly [id: string]: { readonly name?: string; readonly terms?: string } };
    };
  };
};

/** Languages that the schema has in several countries' spelling. */
const SPELLINGS: { readonly [language: string]: readonly string[] } = {
  zh: ["zh-CN", "zh-TW"],
  pt: ["pt", "pt-BR"],
};

/** Names and terms of businesses by their kind. */
function businessesOf(language: string): ReadonlyMap<string, readonly string[]> {
  const businesses = new Map<string, readonly string[]>();
  for (const code of SPELLINGS[language] ?? [language]) {
    const file = join(folder!, "@openstreetmap/id-tagging-schema/dist/translations", `${code}.json`);
    if (!existsSync(file)) continue;
    const { presets } = (JSON.parse(readFileSync(file, "utf8")) as Presets)[code]!.presets;
    for (const [id, { name, terms = "" }] of Object.entries(presets))
      if (BUSINESS.test(id) && name)
        businesses.set(id, [...(businesses.get(id) ?? []), name, ...terms.split(",")]);
  }
  return businesses;
}

const englishBusinesses = businessesOf("en");

/** Sections of a dictionary file, with the kind of meaning each is for. */
const SECTIONS: { readonly [section: string]: MeaningKind } = {
  things: "things",
  "colour words": "colours",
  moods: "moods",
  trades: "trades",
};

type Entry = { readonly kind: MeaningKind; readonly meaning: string; readonly words: readonly string[] };

function entriesOf(language: string): readonly Entry[] {
  const file = join(WORDS, `${language}.txt`);
  const entries: Entry[] = [];
  let kind: MeaningKind = "things";
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const section = /^== (.*)$/u.exec(line)?.[1];
    if (section) kind = SECTIONS[section.trim()]!;
    const [meaning = "", words = ""] = line.split("\t");
    if (words.trim() !== "") entries.push({ kind, meaning, words: words.split(/[,;、，]\s*/u) });
  }
  return entries;
}
/** How often people speak of each English word, by kind: the marks of all languages tell. */
const spoken = new Map(MEANING_KINDS.map((kind) => [kind, new Map<string, number>()]));
for (const language of languages)
  for (const [, tag, , meaning] of textsOf(language).matchAll(MARK)) {
    const counts = spoken.get(KIND_OF_TAG[tag!]!);
    for (const word of counts && meaning ? new Set([folded(meaning), ...wordsIn(meaning)]) : [])
      counts!.set(word, (counts!.get(word) ?? 0) + 1);
  }

const { embed } = openModel(loadModel());
const vectors = new Map<string, Float32Array>();
const vectorOf = (words: string): Float32Array => {
  const vector = vectors.get(words) ?? embed(words);
  vectors.set(words, vector);
  return vector;
};
/** A lock is another thing than a castle, and an earthworm a worm: words that the language model knows as near, or that share one, are no senses. */
const isAnother = (meaning: string, best: string): boolean => {
  const shared = new Set(wordsIn(best).map(singular));
  if (wordsIn(meaning).some((word) => shared.has(singular(word)))) return false;
  const other = vectorOf(best);
  return vectorOf(meaning).reduce((sum, value, at) => sum + value * other[at]!, 0) < NEAR;
};

function meaningsOf(language: string): WordsOfKinds {
  const votes = new Map(MEANING_KINDS.map((kind) => [kind, new Map<string, Map<string, number>>()]));
  const vote = (kind: MeaningKind, words: string, meaning: string, weight: number) => {
    const key = folded(words);
    if (key === "" || key.split(" ").length > LONGEST_PHRASE || /^#?[0-9a-f]{3,6}$/u.test(key)) return;
    const found = votes.get(kind)!.get(key) ?? new Map<string, number>();
    votes.get(kind)!.set(key, found.set(meaning, (found.get(meaning) ?? 0) + weight));
  };
  // The usual word for a thing counts more than a synonym: "Bogen" is rather an arch than a bow.
  for (const { kind, meaning, words } of entriesOf(language))
    for (const [rank, word] of words.entries()) vote(kind, word, meaning, rank === 0 ? 3 : 1.5);
  for (const [id, terms] of businessesOf(language)) {
    const [meaning] = englishBusinesses.get(id) ?? [];
    if (meaning && language !== "en")
      for (const [rank, term] of terms.entries()) vote("trades", term, folded(meaning), rank === 0 ? 2 : 0.5);
  }
  for (const [sign, name] of signsOf(language)) {
    const meaning = english.get(sign);
    if (meaning && meaning.split(" ").length <= 2) vote("things", name, folded(meaning), 1);
  }
  if (FURTHER_LANGUAGES.includes(language)) {
    for (const { words, meaning } of colourWordsOf(signsOf(language), english))
      vote("colours", words, meaning, 1);
    for (const { words, meaning } of thingWordsOf(keywordsOf(language), englishKeywords))
      vote("things", words, meaning, LESS_THAN_NAMED);
  }
  for (const [, tag, words, meaning] of textsOf(language).matchAll(MARK)) {
    const kind = KIND_OF_TAG[tag!];
    if (kind && meaning) vote(kind, words!, folded(meaning), 2);
  }
  // Of meanings with as many votes the one that people speak of more: "clair" of a colour is light rather than clear.
  const likeliest = (kind: MeaningKind, found: ReadonlyMap<string, number>): string => {
    const often = (meaning: string) => spoken.get(kind)!.get(meaning) ?? 0;
    const [best, ...others] = [...found].sort(([a, m], [b, n]) => n - m || often(b) - often(a));
    if (kind !== "things") return best![0];
    const senses = others.flatMap(([meaning, votes]) =>
      votes >= LEAST_OF_SENSE && isAnother(meaning, best![0]) ? [meaning] : [],
    );
    return joinedSenses([best![0], ...senses].slice(0, MOST_SENSES));
  };
  const best = (kind: MeaningKind) =>
    Object.fromEntries(
      [...votes.get(kind)!]
        .map(([word, found]) => [word, likeliest(kind, found)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return { things: best("things"), colours: best("colours"), trades: best("trades"), moods: best("moods") };
}

/** What is said around the marks of a language's texts, and what is marked in its own words. */
const runningText = (language: string): string =>
  folded(
    textsOf(language)
      .split("\n")
      .filter((line) => !/^[@=>#]/u.test(line))
      .map((line) =>
        line
          .replace(/^[a-z.@ ~!0-9]+\t/u, "")
          .replaceAll(MARK, (_, tag, words) => (KIND_OF_TAG[tag] ? ` ${words} ` : " ")),
      )
      .join("\n"),
  );

/** How many of ten thousand each is, for the most frequent ones. */
function sharesOf(all: readonly string[], most: number): { readonly [word: string]: number } {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return Object.fromEntries(
    [...counts]
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .slice(0, most)
      .map(([each, count]) => [each, Math.max(1, Math.round((10_000 * count) / all.length))]),
  );
}

const isTaught = (language: string): boolean => taught.includes(language);
const tellingWords = (language: string) =>
  isTaught(language)
    ? sharesOf(wordsIn(runningText(language)), TELLING_WORDS)
    : stopWordsOf(language, folder);
const tellingRuns = (language: string) => {
  const { things, trades } = meanings[language]!;
  const words = isTaught(language)
    ? wordsIn(runningText(language))
    : Object.keys({ ...things, ...trades, ...tellingWords(language) }).flatMap(wordsIn);
  return sharesOf(words.flatMap(runsOf), TELLING_RUNS);
};

/** Endings are a language's when so many words show them. */
const LEAST_WORDS = 2;
const LEAST_WORDS_OF_LISTS = 12;
const endingsIn = (language: string): readonly string[] => {
  const { things, colours, trades, moods } = meanings[language]!;
  const words = { ...trades, ...moods, ...things, ...colours };
  const likeliest = Object.entries(words).map(([word, meaning]) => [word, sensesOf(meaning)[0]!] as const);
  return endingsOf(Object.fromEntries(likeliest), isTaught(language) ? LEAST_WORDS : LEAST_WORDS_OF_LISTS);
};

const meanings = Object.fromEntries(languages.map((language) => [language, meaningsOf(language)]));
const known: Languages = {
  further: FURTHER_LANGUAGES,
  endings: Object.fromEntries(languages.map((language) => [language, endingsIn(language)])),
  with: Object.fromEntries(languages.map((language) => [language, withWords(language)])),
  joints: Object.fromEntries(languages.map((language) => [language, jointWords(language)])),
  telling: Object.fromEntries(languages.map((language) => [language, tellingWords(language)])),
  runs: Object.fromEntries(languages.map((language) => [language, tellingRuns(language)])),
};
const packed = gzipSync(packedMeanings(known, meanings), { level: 9 });
writeFileSync(join(import.meta.dirname, "../data/meanings.txt.gz"), packed);
console.log(`${languages.length} languages, ${packed.length} bytes`);
for (const language of languages)
  console.log(
    language,
    ...MEANING_KINDS.map((kind) => `${Object.keys(meanings[language]![kind]).length} ${kind}`),
    `${known.endings[language]!.length} endings, with: ${known.with[language]!.join(" ")}, joints: ${known.joints[language]!.join(" ")}`,
  );
