/** Kinds of business: what they are called, what a mark for them may show, and how they lean. */

import { commas, tableRows, wordSet } from "../lists.ts";
import { phrases, singular } from "../phrases.ts";
import { type Lean, readLean } from "../styles/styles.ts";
import { readWords } from "../text.ts";
import { TRADES } from "./table.ts";

export type Trade = {
  readonly id: string;
  readonly motifs: readonly string[];
  readonly lean: Lean;
  /** Words that name it, for the anchors of the language model. */
  readonly words: readonly string[];
  readonly hints: readonly string[];
};

export const TRADE_LIST: readonly Trade[] = tableRows(TRADES).map(
  ([id = "", words = "", hints = "", motifs = "", lean = ""]) => ({
    id,
    words: commas(words),
    hints: commas(hints),
    motifs: commas(motifs),
    lean: readLean(lean),
  }),
);

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
const GENERIC = wordSet(
  "shop store studio platform app market tool software data school club marketplace bar salon event capital fund family research city music art gallery coach training strategy film video photo reading book baby horse village town union design branding game food product service privacy security water space medical health travel fashion cooking energy delivery transport shipping retail portfolio hardware electronics engineering boutique climate lighting craft job blog news law education foundation association community cooperative beauty garage gift bike",
);
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
