/**
 * Writes `data/telling-words.txt.gz`: what ordinary words say for trades, from labelled prompts, from what businesses
 * say of themselves and from the lexicons.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-telling-words.ts [--out FOLDER] [FILE of labelled prompts …]
 *
 * Run it again after a change to those. The same texts give the same file.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadStudio } from "../src/studio/load.ts";
import { aboutTheBusiness, stemsOf } from "../src/understand/business.ts";
import { commas, tableRows } from "../src/understand/lexicons/lists.ts";
import { TRADE_SENTENCES } from "../src/understand/lexicons/trade-sentences.ts";
import { TRADES_ABROAD } from "../src/understand/lexicons/trades-abroad.ts";
import { TRADE_LIST } from "../src/understand/trade.ts";
import { readBrief } from "../src/understand/understand.ts";
import { loadPrompts, parsePrompts } from "./evaluate/labelled.ts";
import { writeLearned } from "./learn/learned-files.ts";

/** How often a word must have been met, as if, before it is believed: draws the rare to what all trades have. */
const DOUBT = 3;
/** Words that do not make a trade three times as likely tell nothing, nor do those that one prompt alone has. */
const LEAST = 1.2;
const SELDOM = 1.5;
const MOST = 4;
/** A sentence of ours counts as two prompts, a word that hints less than one that names. */
const WEIGHTS = { prompt: 1, sentence: 2, word: 1.5, hint: 0.7, abroad: 1 };

const place = new Map(TRADE_LIST.map(({ id }, index) => [id, index]));
const counts = new Map<string, Float64Array>();

function count(text: string, trades: readonly number[], weight: number): void {
  for (const stem of stemsOf(text)) {
    const row = counts.get(stem) ?? new Float64Array(TRADE_LIST.length);
    counts.set(stem, row);
    for (const trade of trades) row[trade]! += weight / trades.length;
  }
}

const studio = await loadStudio();
const { values, positionals } = parseArgs({ options: { out: { type: "string" } }, allowPositionals: true });
const files = positionals.flatMap((file) => parsePrompts(readFileSync(file, "utf8")));
for (const { prompt, labels } of [...loadPrompts("development"), ...files]) {
  const trades = (labels.tr ?? "").split("|").flatMap((id) => place.get(id) ?? []);
  if (trades.length === 0) continue;
  const { name, tagline } = readBrief(studio, prompt).brief;
  const hidden = [name, tagline].flatMap((field) => (field?.span ? [field.span] : []));
  count(aboutTheBusiness(prompt, hidden, []), trades, WEIGHTS.prompt);
}
TRADE_LIST.forEach(({ words, hints }, trade) => {
  for (const word of words) count(word, [trade], WEIGHTS.word);
  for (const word of hints) count(word, [trade], WEIGHTS.hint);
});
for (const [id, cell = ""] of tableRows(TRADE_SENTENCES))
  for (const sentence of cell.split(";")) count(sentence, [place.get(id!)!], WEIGHTS.sentence);
for (const [id, cell = ""] of tableRows(TRADES_ABROAD))
  for (const word of commas(cell)) count(word, [place.get(id!)!], WEIGHTS.abroad);

const totals = new Float64Array(TRADE_LIST.length);
for (const row of counts.values())
  for (let trade = 0; trade < row.length; trade++) totals[trade]! += row[trade]!;
const sum = totals.reduce((a, b) => a + b, 0);
const lines = [...counts]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([stem, row]) => {
    const met = row.reduce((a, b) => a + b, 0);
    if (met < SELDOM) return [];
    const telling = [...row].flatMap((value, trade) => {
      const share = totals[trade]! / sum;
      const weight = Math.log((value + DOUBT * share) / (met + DOUBT) / share);
      return value > 0 && weight >= LEAST ? [`${trade}:${Math.round(Math.min(MOST, weight) * 10) / 10}`] : [];
    });
    return telling.length > 0 ? [`${stem} ${telling.join(" ")}`] : [];
  });
writeLearned("telling", lines.join("\n"), values.out);
console.log(`${lines.length} telling words`);
