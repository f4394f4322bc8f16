/** Words of other languages with their English, and which language a text is in: `scripts/prepare-meanings.ts` writes the tables. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createDictionary, type Dictionary, folded } from "../reader/built-in/resolve/dictionary.ts";
import type { Meanings } from "../vocabulary.ts";

type Words = { readonly [word: string]: string };
export const MEANING_KINDS = ["things", "colours", "trades", "moods"] as const;
export type MeaningKind = (typeof MEANING_KINDS)[number];
export type MeaningTables = {
  readonly languages: { readonly [language: string]: { readonly [kind in MeaningKind]: Words } };
  /** Frequent words of each language, in ten-thousandths. */
  readonly telling: { readonly [language: string]: { readonly [word: string]: number } };
};

/** Read when first asked for: a thread that reads nothing never holds it. */
export function loadMeanings(data: string): Meanings {
  let tables: MeaningTables | null = null;
  const open = (): MeaningTables => {
    tables ??= JSON.parse(
      gunzipSync(readFileSync(join(data, "meanings.json.gz"))).toString("utf8"),
    ) as MeaningTables;
    return tables;
  };
  const opened = new Map<string, Dictionary>();
  const dictionary = (kind: MeaningKind, language: string): Dictionary => {
    const key = `${kind} ${language}`;
    const found = opened.get(key) ?? createDictionary(open().languages[language]?.[kind] ?? {});
    opened.set(key, found);
    return found;
  };
  return {
    colour: (words, language) => dictionary("colours", language)(words),
    thing: (words, language) => dictionary("things", language)(words),
    trade: (words, language) => dictionary("trades", language)(words),
    mood: (words, language) => dictionary("moods", language)(words),
    languageOf: (text) => languageOf(text, open().telling),
  };
}

/** What a word that a language does not have among its frequent ones speaks against it, in ten-thousandths. */
const RARE = 0.5;
const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\u3041-\u30ff]/u, ["ja"]],
  [/\p{Script=Hangul}/u, ["ko"]],
  [/\p{Script=Han}/u, ["zh"]],
  [/\p{Script=Arabic}/u, ["ar"]],
  [/\p{Script=Devanagari}/u, ["hi"]],
  [/\p{Script=Greek}/u, ["el"]],
  [/\p{Script=Cyrillic}/u, ["ru", "uk"]],
];

/** By its script where only one language has it, by its frequent words otherwise; English where nothing tells. */
function languageOf(text: string, telling: MeaningTables["telling"]): string {
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
  const words = folded(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const score = (language: string): number =>
    words.reduce((sum, word) => sum + Math.log(telling[language]?.[word] ?? RARE), 0);
  return among.reduce((best, each) => (score(each) > score(best) ? each : best), script ? among[0]! : "en");
}
