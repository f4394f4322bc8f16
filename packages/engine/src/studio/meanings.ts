/** Words of other languages with their English, and which language a text is in: `scripts/prepare-meanings.ts` writes the tables. */

import { join } from "node:path";
import diminutives from "../../data/diminutive-endings.json" with { type: "json" };
import {
  createDictionary,
  type Dictionary,
  folded,
  type Grammar,
  type HeadPlace,
} from "../lexicon/dictionary.ts";
import { commas } from "../lexicon/lists.ts";
import { laidOver, sensesOf, type WordTable, wordTable } from "../lexicon/word-table.ts";
import type { Meanings } from "../vocabulary.ts";
import { type Languages, type MeaningKind, type MeaningsFile, openMeanings } from "./meanings-file.ts";
import { unzipped } from "./unzip.ts";

/** Where the noun of a phrase stands, by language; at the end where nothing is said. */
const HEADS: { readonly [language: string]: HeadPlace } = {
  en: "last",
  de: "last",
  nl: "last",
  ...Object.fromEntries(
    ["es", "fr", "it", "pt", "el", "ru", "uk", "pl", "ar"].map((each) => [each, "first"]),
  ),
};
const COMPOUNDING: ReadonlySet<string> = new Set(["de", "nl", "en"]);
const DIMINUTIVES: { readonly [language: string]: string } = diminutives;
const NO_WORDS = wordTable(Buffer.alloc(0));

/** Read when first asked for: a thread that reads nothing never holds it. */
export function loadMeanings(data: string): Meanings {
  let file: MeaningsFile | null = null;
  const open = (): MeaningsFile => {
    file ??= openMeanings(unzipped(join(data, "meanings.txt.gz")));
    return file;
  };
  const grammars = new Map<string, Grammar>();
  const dictionary = (kind: MeaningKind, language: string): Dictionary => {
    const grammar = grammars.get(language) ?? grammarOf(language, open());
    grammars.set(language, grammar);
    return createDictionary(wordsFor(kind, language, open()), {
      ...grammar,
      // "Jasnoszary": of colours every language writes some words together.
      compounds: kind === "colours" && grammar.compounds === "none" ? "whole" : grammar.compounds,
    });
  };
  const phrase = (kind: MeaningKind, words: string, language: string): string | null =>
    dictionary(kind, language).english(words).join(" ") || null;
  return {
    colours: (words, language) => dictionary("colours", language).segments(words),
    thing: (words, language) => phrase("things", words, language),
    things: (words, language) => dictionary("things", language).senses(words),
    trade: (words, language) => phrase("trades", words, language),
    inAnyLanguage: (kind, words) => commonest(kind, folded(words), open()),
    mood: (words, language) => phrase("moods", words, language),
    isWith: (word, language) => open().with[language]?.includes(folded(word)) ?? false,
    isJoint: (word, language) => open().joints[language]?.includes(folded(word)) ?? false,
    isFrequent: (word, language) =>
      language !== "en" && Object.hasOwn(open().telling[language] ?? {}, folded(word)),
    languageOf: (text) => languageOf(text, open()),
  };
}

const grammarOf = (language: string, { endings, telling }: Languages): Grammar => ({
  head: HEADS[language] ?? "end",
  endings: new Set(endings[language]),
  diminutives: commas(DIMINUTIVES[language] ?? "").toSorted((a, b) => b.length - a.length),
  compounds: COMPOUNDING.has(language) ? "any" : "none",
  links: new Set(Object.keys(telling[language] ?? {})),
});

/** What most of the languages that have such a word mean by it: people mix languages, and a short text hardly tells which it is. */
function commonest(kind: MeaningKind, word: string, { tables }: MeaningsFile): string | null {
  const counts = new Map<string, number>();
  for (const table of tables.values()) {
    const [meaning] = sensesOf(table[kind].get(word) ?? "");
    if (meaning) counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best?.[0] ?? null;
}

/** A colour may be told by a thing that has it: "leaf green", "the blue of the sky", "carrot". */
function wordsFor(kind: MeaningKind, language: string, { tables }: MeaningsFile): WordTable {
  const own = tables.get(language);
  if (!own) return NO_WORDS;
  return kind === "colours" ? laidOver(own.colours, own.things) : own[kind];
}

/** Words of a text, folded. */
export const wordsIn = (text: string): readonly string[] => folded(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** Runs of three letters of a word, with its beginning and its end. */
export function runsOf(word: string): readonly string[] {
  const signs = [..."_".concat(word, "_")];
  return signs.slice(2).map((_, at) => signs.slice(at, at + 3).join(""));
}

/** How much a word or a run that is not frequent in a language counts against it, in ten-thousandths. */
const RARE = 0.5;
/** The runs of a word overlap, so each counts less than a word. */
const RUN_WEIGHT = 0.25;
const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\u3041-\u30ff]/u, ["ja"]],
  [/\p{Script=Hangul}/u, ["ko"]],
  [/\p{Script=Han}/u, ["zh"]],
  [/\p{Script=Arabic}/u, ["ar"]],
  [/\p{Script=Devanagari}/u, ["hi"]],
  [/\p{Script=Greek}/u, ["el"]],
  [/\p{Script=Cyrillic}/u, ["ru", "uk"]],
];

/** By its script where only one language has it, by its frequent words and runs of letters otherwise; English where nothing tells. */
function languageOf(text: string, { telling, runs }: Languages): string {
  // A name in another script is no sentence: most letters decide.
  const letters = text.match(/\p{L}/gu) ?? [];
  const script = SCRIPTS.find(
    ([signs]) => letters.filter((letter) => signs.test(letter)).length * 4 > letters.length,
  );
  const others = SCRIPTS.flatMap(([, languages]) => languages);
  const among = script
    ? script[1]
    : Object.keys(telling).filter((language) => !others.includes(language) || language === "hi");
  if (among.length === 1) return among[0]!;
  const words = wordsIn(text);
  const spelled = words.flatMap(runsOf);
  const sum = (all: readonly string[], known: { readonly [each: string]: number } | undefined) =>
    all.reduce((total, each) => total + Math.log(known?.[each] ?? RARE), 0);
  const score = (language: string): number =>
    sum(words, telling[language]) + RUN_WEIGHT * sum(spelled, runs[language]);
  return among.reduce((best, each) => (score(each) > score(best) ? each : best), script ? among[0]! : "en");
}
