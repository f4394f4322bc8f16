/** Kinds of business: what they are called, what a mark for them may show, and how they lean: `data/trades.json`. */

import generic from "../../../data/generic-trade-words.json" with { type: "json" };
import table from "../../../data/trades.json" with { type: "json" };
import { phrases, singular } from "../phrases.ts";
import type { Lean } from "../styles.ts";
import { readWords } from "../text.ts";

export type Trade = {
  readonly id: string;
  /** What a mark for it may show, the least obvious first where that reads well. */
  readonly motifs: readonly string[];
  /** A tenth of the file's `mood`, −9…9: calm–loud, classic–new, playful–grave, plain–rich, soft–sharp, human–machine. */
  readonly lean: Lean;
  /** Words that name it, also for the anchors of the language model. */
  readonly words: readonly string[];
  /** Words that hint at it. They count half: bread may be sold by a baker or baked in an oven shop. */
  readonly hints: readonly string[];
};

/** In the order of the file, which is that of their anchors. */
export const TRADE_LIST: readonly Trade[] = Object.values(table)
  .flat()
  .map(({ mood, ...trade }) => ({ ...trade, lean: mood.map((value) => value / 10) }));

type Vote = { readonly trade: Trade; readonly weight: number };

/** One word may vote for several trades: "bikes" for a bike shop, "bike courier" is longer and wins there. */
const votes = new Map<string, Vote[]>();
for (const trade of TRADE_LIST) {
  const add = (phrase: string, weight: number) => {
    const row = votes.get(phrase) ?? [];
    if (!row.some((vote) => vote.trade === trade)) row.push({ trade, weight });
    votes.set(phrase, row);
  };
  add(trade.id, 2.3 + (trade.id.includes(" ") ? 1.6 : 0));
  for (const [rank, phrase] of trade.words.entries())
    add(phrase, 2 + (phrase.includes(" ") ? 1.6 : 0) + (rank < 3 ? 0.3 : 0));
  for (const phrase of trade.hints) add(phrase, 0.9);
}
const tradeWords = phrases(votes, { plurals: true });

/** Generic places and shells: they name a trade only where nothing else does. */
const GENERIC: ReadonlySet<string> = new Set(generic);
/** What a generic word counts beside one that names a trade, and a word that was said for the same trade before. */
const GENERIC_SHARE = 0.45;
const AGAIN_SHARE = 0.6;

/** How much the English words for a business say for each trade. */
export function weighTrades(english: string): ReadonlyMap<Trade, number> {
  const words = readWords(english);
  const scores = new Map<Trade, number>();
  for (const found of tradeWords.all(words)) {
    const isGeneric = found.to - found.from === 1 && GENERIC.has(singular(words[found.from]!.key));
    for (const { trade, weight } of found.value) {
      const worth = weight * (isGeneric ? GENERIC_SHARE : 1);
      const before = scores.get(trade);
      scores.set(trade, before === undefined ? worth : before + worth * AGAIN_SHARE);
    }
  }
  return scores;
}
