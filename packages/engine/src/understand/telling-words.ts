/** What ordinary words say for trades, learned from labelled prompts: "unblocked" speaks for a plumber. */

import type { Learned } from "../vocabulary.ts";

/** A word that names a trade in the lexicon counts two and more; these count a tenth of their logarithm. */
const SHARE = 0.12;

/** For each trade that ordinary words speak for, by its place in the lexicon, how much they do. */
export function tellingOf(
  stems: ReadonlySet<string>,
  learned: Learned["telling"],
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const stem of stems)
    for (const { trade, weight } of learned(stem)) sums.set(trade, (sums.get(trade) ?? 0) + SHARE * weight);
  return sums;
}
