/** What the language model's vector of a text says for a trade, by weights learned from labelled prompts. */

import type { Language } from "../../vocabulary.ts";

type Anchor = Language["trades"][number];

/** The evidence for a trade: a weight for each number of the vector, and how common the trade is. */
export type TradeSense = { readonly weights: Float32Array; readonly bias: number };

/** An anchor that was taught its trade. It travels with the anchor, also to another thread. */
export type TaughtAnchor = Anchor & { readonly sense: TradeSense };

/** The logarithm of how likely the trade is, up to what all trades share; nothing where it was not taught. */
export function sensed(anchor: Anchor | TaughtAnchor, vector: Float32Array): number {
  if (!("sense" in anchor)) return 0;
  const { weights, bias } = anchor.sense;
  let sum = bias;
  for (let at = 0; at < weights.length; at++) sum += weights[at]! * vector[at]!;
  return sum;
}
