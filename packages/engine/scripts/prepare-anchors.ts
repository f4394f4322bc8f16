/**
 * Writes `data/anchors.json` and `data/business-vectors.txt.gz`: where trades, kinds of business and the poles of the mood stand in
 * the language model's space.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-anchors.ts
 *
 * Run it again after a change to the lexicon of trades, to `data/businesses.json` or to the sentences below.
 */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { BUSINESSES } from "../src/lexicon/trades/businesses.ts";
import { TRADE_LIST } from "../src/lexicon/trades/trades.ts";
import { BUSINESSES_FILE, packVector } from "../src/studio/language.ts";
import { loadModel, openModel } from "../src/studio/minilm/model.ts";

/** Sentences at the ends of each axis, written as callers write. */
const POLES: readonly {
  readonly axis: string;
  readonly low: readonly string[];
  readonly high: readonly string[];
}[] = [
  {
    axis: "loud",
    low: [
      "a quiet, calm and peaceful place to rest",
      "gentle, slow and restful",
      "silence, breathing, stillness",
    ],
    high: [
      "loud, energetic and explosive",
      "fast extreme sport with shouting crowds",
      "a wild party with heavy bass",
    ],
  },
  {
    axis: "new",
    low: [
      "an old family tradition kept for generations",
      "heritage, antique and historic",
      "classic craftsmanship of the past",
    ],
    high: [
      "a futuristic startup with new technology",
      "cutting edge innovation of tomorrow",
      "modern, digital and disruptive",
    ],
  },
  {
    axis: "grave",
    low: ["fun, silly and playful for children", "jokes, games and laughter", "a cheerful cartoon"],
    high: [
      "a serious institution people must trust",
      "law, banking and formal matters",
      "solemn, dignified and professional",
    ],
  },
  {
    axis: "rich",
    low: ["plain, simple and minimal", "no frills, basic and functional", "bare and reduced to essentials"],
    high: [
      "luxurious, ornate and opulent",
      "lavish decoration with gold and velvet",
      "rich, baroque and extravagant",
    ],
  },
  {
    axis: "sharp",
    low: ["soft, round and cuddly", "gentle curves, warm and fluffy", "tender, smooth and delicate"],
    high: [
      "sharp, angular and precise",
      "edgy blades, hard steel and lightning",
      "aggressive, pointed and strict",
    ],
  },
  {
    axis: "machine",
    low: ["made by human hands with care", "family, friends and community", "organic nature, farm and craft"],
    high: [
      "machines, robots and computers",
      "data, algorithms and automation",
      "industrial engineering and electronics",
    ],
  },
];

const { embed } = openModel(loadModel());

/** One direction for several texts: their mean. */
function middle(texts: readonly string[]): number[] {
  const vectors = texts.map(embed);
  const sum = Array.from(vectors[0]!, (_, at) => vectors.reduce((total, vector) => total + vector[at]!, 0));
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

const trades: { id: string; vector: string }[] = [];
for (const { id, words, hints } of TRADE_LIST) {
  const english = words.filter((word) => /^[a-z0-9 ]+$/.test(word)).slice(0, 6);
  const texts = [
    `a logo for a ${id}`,
    `${id}: ${english.join(", ")}`,
    `we are a ${english[1] ?? id}. ${hints.slice(0, 4).join(", ")}`,
  ];
  trades.push({ id, vector: packVector(middle(texts)) });
}
const poles: { axis: string; low: string; high: string }[] = [];
for (const { axis, low, high } of POLES)
  poles.push({ axis, low: packVector(middle(low)), high: packVector(middle(high)) });

const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join(",\n");
writeFileSync(
  join(import.meta.dirname, "../data/anchors.json"),
  `{"trades":[\n${lines(trades)}\n],"poles":[\n${lines(poles)}\n]}\n`,
);
// The first names say most: the last are of its goods and of near kinds.
const businesses = BUSINESSES.map(({ names }) => packVector(middle([names.slice(0, 4).join(", ")])));
writeFileSync(BUSINESSES_FILE, gzipSync(businesses.join("\n"), { level: 9 }));
console.log(`${trades.length} trades, ${businesses.length} kinds of business, ${poles.length} axes`);
