/**
 * Writes `data/negating-words.json`: words that stand in a clause with what is refused more often than in others, learned from the
 * labelled texts of `scripts/reader/texts`. In scripts that leave no space between words nothing is learned.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-negations.ts
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { clausesOf } from "../src/lexicon/clauses.ts";
import { folded } from "../src/lexicon/dictionary.ts";

const LANGUAGES = "ar de el en es fr hi it nl pl pt ru tr uk".split(" ");
const MARK = /\{([a-z-]+)\S* ([^{}=]*)(?: = [^{}]*)?\}/gu;
/** A mark takes one sign of a private use, so that clauses are cut as the writer cut them. */
const WISHED = "\ue000";
const REFUSED = "\ue001";
const WORD = /[\p{L}\p{M}'’]+/gu;
const LEAST_TIMES = 5;
/** One that stands beside a refusal less often than this says something else. */
const LEAST_SHARE = 0.42;

function negationsOf(language: string): readonly string[] {
  const file = join(import.meta.dirname, "reader/texts", language, "prompts.txt");
  const times = new Map<string, { refused: number; all: number }>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line.startsWith("@")) continue;
    const text = line
      .replaceAll("\\n", "\n")
      .replaceAll(MARK, (_, tag: string) => (tag.startsWith("no-") ? REFUSED : WISHED));
    for (const [start, end] of clausesOf(text)) {
      const clause = text.slice(start, end);
      for (const word of new Set(folded(clause).match(WORD) ?? [])) {
        const counted = times.get(word) ?? { refused: 0, all: 0 };
        counted.all++;
        if (clause.includes(REFUSED)) counted.refused++;
        times.set(word, counted);
      }
    }
  }
  return [...times]
    .filter(([, { refused, all }]) => refused >= LEAST_TIMES && refused >= LEAST_SHARE * all)
    .map(([word]) => word)
    .sort();
}

const words = Object.fromEntries(LANGUAGES.map((language) => [language, negationsOf(language)]));
writeFileSync(
  join(import.meta.dirname, "../data/negating-words.json"),
  `${JSON.stringify(words, null, 2)}\n`,
);
