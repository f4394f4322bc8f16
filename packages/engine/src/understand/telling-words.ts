/** What ordinary words say for trades, learned from labelled prompts: "unblocked" speaks for a plumber. */

import { TELLING_WORDS } from "./lexicons/telling-words.ts";

/** A trade by its place in the lexicon, and the log of how much likelier the word makes it. */
type Telling = { readonly trade: number; readonly weight: number };

const rows = new Map<string, readonly Telling[]>(
  TELLING_WORDS.trim()
    .split(/[;\n]/)
    .map((row) => {
      const [stem = "", ...tellings] = row.split(" ");
      return [
        stem,
        tellings.map((telling) => {
          const [trade, weight] = telling.split(":").map(Number);
          return { trade: trade!, weight: weight! };
        }),
      ];
    }),
);

/** A word that names a trade in the lexicon counts two and more; these count a tenth of their logarithm. */
const SHARE = 0.12;

/** For each trade that ordinary words speak for, by its place in the lexicon, how much they do. */
export function tellingOf(stems: ReadonlySet<string>): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const stem of stems)
    for (const { trade, weight } of rows.get(stem) ?? [])
      sums.set(trade, (sums.get(trade) ?? 0) + SHARE * weight);
  return sums;
}
