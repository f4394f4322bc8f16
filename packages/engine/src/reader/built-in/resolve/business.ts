/** What a business does → its trade and mood: by the words for it, and by the language model's vector of them. */

import { AXES, moodOf, type Style } from "../../../lexicon/styles.ts";
import { nearestKnownBy } from "../../../lexicon/trades/businesses.ts";
import { sensed } from "../../../lexicon/trades/senses.ts";
import { TRADE_LIST, type Trade, weighTrades } from "../../../lexicon/trades/trades.ts";
import type { Language, Mood } from "../../../vocabulary.ts";

/** Below this cosine, words that name no trade are about none of them. */
const NEAR_ENOUGH = 0.36;
/** What a cosine, and the logarithm of a learned likelihood, count in addition to the votes of words (docs/decisions/0017). */
const LIKENESS = 6;
const SENSE = 0.45;
/** Difference of similarity between two poles that counts as the whole way. */
const FULL_LEAN = 0.22;

export type Business = {
  readonly trade: Trade | null;
  /** Whether a word names the trade. */
  readonly isNamed: boolean;
  readonly mood: Mood | null;
  /** What a business like it is known by, where no name of one was found. */
  readonly knownBy: readonly string[];
};

/** `english`: words that tell of the business. `styles`: what is said of its character. */
export async function businessOf(
  language: Language,
  english: string,
  wanted: readonly Style[],
  refused: readonly Style[],
): Promise<Business> {
  const votes = weighTrades(english);
  const vector = /\p{L}{3}/u.test(english) ? await language.embed(english) : null;
  const trade = vector ? likeliest(language, vector, votes) : null;
  const isStyled = wanted.length + refused.length > 0;
  const mood =
    isStyled || trade ? moodOf(wanted, refused, trade?.lean ?? null) : vector && leaningOf(language, vector);
  return {
    trade,
    isNamed: trade !== null && votes.has(trade),
    mood,
    knownBy: vector ? nearestKnownBy(vector, language.businesses) : [],
  };
}

function likeliest(
  language: Language,
  vector: Float32Array,
  votes: ReadonlyMap<Trade, number>,
): Trade | null {
  const tradeOf = new Map(TRADE_LIST.map((trade) => [trade.id, trade]));
  let best: { readonly trade: Trade; readonly score: number; readonly likeness: number } | null = null;
  for (const anchor of language.trades) {
    const trade = tradeOf.get(anchor.id);
    if (!trade) continue;
    const likeness = dot(vector, anchor.vector);
    const score = (votes.get(trade) ?? 0) + LIKENESS * likeness + SENSE * sensed(anchor, vector);
    if (!best || score > best.score) best = { trade, score, likeness };
  }
  return best && (votes.has(best.trade) || best.likeness >= NEAR_ENOUGH) ? best.trade : null;
}

/** Where no trade is known, the sound of the words decides. */
function leaningOf(language: Language, vector: Float32Array): Mood {
  const mood: Record<keyof Mood, number> = { ...moodOf([], [], null) };
  for (const axis of AXES) {
    const pole = language.poles.find((each) => each.axis === axis);
    const lean = pole ? (dot(vector, pole.high) - dot(vector, pole.low)) / FULL_LEAN : 0;
    mood[axis] = Math.round(Math.min(1, Math.max(-1, lean)) * 100) / 100 || 0;
  }
  return mood;
}

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
};
