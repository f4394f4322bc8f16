/** Words of other languages with their English, and which language a text is in: `scripts/prepare-meanings.ts` writes the tables. */

import { join } from "node:path";
import cases from "../../data/case-endings.json" with { type: "json" };
import diminutives from "../../data/diminutive-endings.json" with { type: "json" };
import {
  createDictionary,
  type Dictionary,
  folded,
  type Grammar,
  type HeadPlace,
  swapOf,
} from "../lexicon/dictionary.ts";
import { commas } from "../lexicon/lists.ts";
import { laidOver, sensesOf, type WordTable, wordTable } from "../lexicon/word-table.ts";
import type { Meanings } from "../vocabulary.ts";
import { type Languages, type MeaningKind, type MeaningsFile, openMeanings } from "./meanings-file.ts";
import { unzipped } from "./unzip.ts";

/** Where the noun of a phrase stands, by language; at the end where nothing is said. */
const HEADS: { readonly [language: string]: HeadPlace } = {
  en: "last",
  ...Object.fromEntries("de nl da nb sv".split(" ").map((each) => [each, "last"])),
  ...Object.fromEntries(
    "es fr it pt el ru uk pl ar bg ca cs fa he hr id ro sk sl vi".split(" ").map((each) => [each, "first"]),
  ),
};
const COMPOUNDING: ReadonlySet<string> = new Set("de nl en da et fi hu nb sv".split(" "));
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
  const grammar = (language: string): Grammar => {
    const known = grammars.get(language) ?? grammarOf(language, open());
    grammars.set(language, known);
    return known;
  };
  const dictionary = (kind: MeaningKind, language: string): Dictionary => {
    const known = grammar(language);
    return createDictionary(wordsFor(kind, language, open()), {
      ...known,
      // "Jasnoszary": of colours every language writes some words together.
      compounds: kind === "colours" && known.compounds === "none" ? "whole" : known.compounds,
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
    isListed: (language) => open().further.includes(language),
    listedAs: (words, language) => listedAs(words, language, open(), grammar(language)),
    languageOf: remembered((text) => languageOf(text, open())),
  };
}

/** Texts whose language is remembered: what reads a prompt asks a dozen times for that of the same few. */
const REMEMBERED = 16;

function remembered(languageOf: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const language = languageOf(text);
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
    known.set(text, language);
    return language;
  };
}

/** Endings of cases in which things stand beside each other, which too few words of the tables have. */
const CASES: { readonly [language: string]: readonly string[] } = cases;
const casesOf = (language: string): readonly string[] =>
  (CASES[language] ?? []).map((each) => swapOf(...(each.split("/") as [string, string])));

const grammarOf = (language: string, { endings, telling }: Languages): Grammar => ({
  head: HEADS[language] ?? "end",
  endings: new Set([...(endings[language] ?? []), ...casesOf(language)]),
  diminutives: commas(DIMINUTIVES[language] ?? "").toSorted((a, b) => b.length - a.length),
  compounds: COMPOUNDING.has(language) ? "any" : "none",
  links: new Set(Object.keys(telling[language] ?? {})),
});

/** What most of the languages that have such a word mean by it: people mix languages, and a short text hardly tells which it is. */
function commonest(kind: MeaningKind, word: string, { tables, further }: MeaningsFile): string | null {
  const counts = new Map<string, number>();
  for (const [language, table] of tables) {
    // Lists have words that nobody would think of: "constructor" is Romanian too.
    if (further.includes(language)) continue;
    const [meaning] = sensesOf(table[kind].get(word) ?? "");
    if (meaning) counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best?.[0] ?? null;
}

/** The list that has a word in one of its forms, or a phrase as it stands. */
function listedAs(
  words: string,
  language: string,
  { tables }: MeaningsFile,
  grammar: Grammar,
): "colours" | "things" | null {
  const own = tables.get(language);
  const has = (kind: "colours" | "things"): boolean =>
    own !== undefined &&
    (own[kind].get(folded(words)) !== undefined ||
      (!/\s/u.test(words) && createDictionary(own[kind], grammar).english(words).length > 0));
  return has("colours") ? "colours" : has("things") ? "things" : null;
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
/** How much a word counts against a language that hardly has one of its letters. */
const FOREIGN = 1.5;
/** How much likelier a text must be in a language that is known by lists alone: the others are ten times as frequent. */
const LEAST_AHEAD = 3;
const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\u3041-\u30ff]/u, ["ja"]],
  [/\p{Script=Hangul}/u, ["ko"]],
  [/\p{Script=Han}/u, ["zh"]],
  [/\p{Script=Arabic}/u, ["ar", "fa"]],
  [/\p{Script=Hebrew}/u, ["he"]],
  [/\p{Script=Devanagari}/u, ["hi"]],
  [/\p{Script=Greek}/u, ["el"]],
  [/\p{Script=Cyrillic}/u, ["ru", "uk", "bg"]],
];

/** How many words have a letter that a language hardly has. */
const foreignIn = (words: readonly (readonly string[])[], letters: ReadonlySet<string> | undefined): number =>
  words.filter((word) => word.some((letter) => !letters?.has(letter))).length;

/** By its script where only one language has it, by its frequent words and runs of letters otherwise; English where nothing tells. */
function languageOf(text: string, { telling, runs, further, letters }: MeaningsFile): string {
  // A name in another script is no sentence: most letters decide.
  const signs = text.match(/\p{L}/gu) ?? [];
  const script = SCRIPTS.find(
    ([alphabet]) => signs.filter((sign) => alphabet.test(sign)).length * 4 > signs.length,
  );
  const others = SCRIPTS.flatMap(([, languages]) => languages);
  const among = script
    ? script[1]
    : Object.keys(telling).filter((language) => !others.includes(language) || language === "hi");
  if (among.length === 1) return among[0]!;
  const words = wordsIn(text);
  const spelled = words.flatMap(runsOf);
  const lettered = words.map((word) => [...word]);
  const sum = (all: readonly string[], known: { readonly [each: string]: number } | undefined) =>
    all.reduce((total, each) => total + Math.log(known?.[each] ?? RARE), 0);
  const score = (language: string): number =>
    sum(words, telling[language]) -
    FOREIGN * foreignIn(lettered, letters.get(language)) +
    RUN_WEIGHT * sum(spelled, runs[language]) -
    (further.includes(language) ? LEAST_AHEAD : 0);
  let best = script ? among[0]! : "en";
  let most = score(best);
  for (const each of among) {
    const own = score(each);
    if (own > most) [best, most] = [each, own];
  }
  return best;
}
