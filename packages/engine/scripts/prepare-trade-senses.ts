/**
 * Writes `data/trade-senses.txt.gz`: which trade the language model's vector of a text speaks for, learned from labelled
 * prompts, from what businesses say of themselves and from the lexicon.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-trade-senses.ts [--out FILE] [--vectors FILE] [FILE of labelled prompts …]
 *
 * Run it again after a change to those. The same texts give the same file. `--vectors` keeps the vectors from one run to
 * the next, a line of JSON a text: to make them all takes some minutes.
 */

import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { tableRows } from "../src/lexicon/lists.ts";
import { TRADE_LIST } from "../src/lexicon/trades/trades.ts";
import { SENSES_FILE, writeSenses } from "../src/studio/language.ts";
import { loadModel, openModel } from "../src/studio/minilm/model.ts";
import { loadPrompts, parsePrompts } from "./evaluate/labelled.ts";
import { learnSenses, type Sample } from "./trades/senses.ts";
import { TRADE_SENTENCES } from "./trades/sentences.ts";

/** Chosen by learning from a part of the prompts and reading the others. */
const SETTINGS = { rounds: 20, rate: 0.3, restraint: 0.5 };
/** Vectors are rounded, so that kept ones are the same as fresh ones. */
const DIGITS = 1e5;
/** What stands further behind is seldom about the business. */
const LONGEST = 240;

const { values, positionals } = parseArgs({
  options: { out: { type: "string", default: SENSES_FILE }, vectors: { type: "string" } },
  allowPositionals: true,
});
const { embed } = openModel(loadModel());
const lines =
  values.vectors && existsSync(values.vectors) ? readFileSync(values.vectors, "utf8").split("\n") : [];
const kept = new Map<string, number[]>(lines.flatMap((line) => (line === "" ? [] : [JSON.parse(line)])));
const place = new Map(TRADE_LIST.map(({ id }, index) => [id, index]));
const samples: Sample[] = [];

function vectorOf(text: string): Float32Array {
  const known = kept.get(text);
  if (known) return Float32Array.from(known);
  const rounded = Array.from(embed(text), (value) => Math.round(value * DIGITS) / DIGITS);
  if (values.vectors) appendFileSync(values.vectors, `${JSON.stringify([text, rounded])}\n`);
  return Float32Array.from(rounded);
}

function add(text: string, trades: readonly number[]): void {
  if (trades.length === 0 || !/\p{L}{3}/u.test(text)) return;
  samples.push({ vector: vectorOf(text), trades });
}

const files = positionals.flatMap((file) => parsePrompts(readFileSync(file, "utf8")));
for (const { prompt, labels } of [...loadPrompts("development"), ...files])
  add(
    prompt.replaceAll(labels.n ?? "\0", " ").slice(0, LONGEST),
    (labels.tr ?? "").split("|").flatMap((id) => place.get(id) ?? []),
  );
for (const [id, cell = ""] of tableRows(TRADE_SENTENCES))
  for (const sentence of cell.split(";")) add(sentence.trim(), [place.get(id!)!]);
for (const [index, { id, words, hints }] of TRADE_LIST.entries()) {
  const english = words.filter((word) => /^[a-z0-9 ]+$/.test(word)).slice(0, 6);
  add(`a logo for a ${id}`, [index]);
  add(`${id}: ${english.join(", ")}`, [index]);
  add(`we are a ${english[1] ?? id}. ${hints.slice(0, 4).join(", ")}`, [index]);
}

const senses = learnSenses(samples, TRADE_LIST.length, SETTINGS);
const text = writeSenses(new Map(TRADE_LIST.map(({ id }, index) => [id, senses[index]!])));
// No file name and no time in the gzip header: the same text gives the same bytes.
writeFileSync(values.out, gzipSync(text, { level: 9 }));
console.log(`${samples.length} texts`);
