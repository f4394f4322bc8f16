/** What ordinary words say for trades, learned from labelled prompts: "unblocked" speaks for a plumber. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One row a stem: for some trades, by their place in the lexicon, the log of how much likelier it makes them. */
export type TellingWords = { readonly [stem: string]: readonly (readonly [trade: number, weight: number])[] };

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../data/telling-words.json"), "utf8"),
) as TellingWords;
const rows = new Map(Object.entries(table));

/** A word that names a trade in the lexicon counts two and more; these count a tenth of their logarithm. */
const SHARE = 0.12;

/** For each trade that ordinary words speak for, by its place in the lexicon, how much they do. */
export function tellingOf(stems: ReadonlySet<string>): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const stem of stems)
    for (const [trade, weight] of rows.get(stem) ?? [])
      sums.set(trade, (sums.get(trade) ?? 0) + SHARE * weight);
  return sums;
}
