/**
 * Writes the words of `data/alternative-words.json` that CLDR knows: what a list of a language puts before its last alternative
 * (list patterns of the type "or", Unicode-3.0), as the ICU inside Node carries them. What else people say is kept as it stands.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-alternatives.ts
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "../data/alternative-words.json");
const LANGUAGES = "ar de el en es fr hi it ja ko nl pl pt ru tr uk zh".split(" ");
/** Spanish says "u" before an "o". */
const LISTS = [
  ["A", "B"],
  ["A", "O"],
] as const;

const wordsOf = (language: string): readonly string[] => {
  const format = new Intl.ListFormat(language, { type: "disjunction" });
  const words = LISTS.flatMap((list) =>
    format.formatToParts(list).flatMap(({ type, value }) => (type === "literal" ? [value.trim()] : [])),
  );
  return [...new Set(words)];
};

const { spoken, endings } = JSON.parse(readFileSync(FILE, "utf8")) as { spoken: unknown; endings: unknown };
const cldr = Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(language)]));
const lines = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replace(/\[\n\s+/gu, "[")
    .replace(/",\n\s+"/gu, '", "')
    .replace(/"\n\s+\]/gu, '"]');
const source = `list patterns of CLDR ${process.versions.cldr}`;
writeFileSync(FILE, `${lines({ source, cldr, spoken, endings })}\n`);
