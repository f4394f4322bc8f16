/** Where the lexicons are silent: trade and mood by nearness in meaning to written anchors. Always `inferred`. */

import type { Brief, Language } from "../vocabulary.ts";
import { AXES, moodOf } from "./mood.ts";
import { plain } from "./text.ts";
import { TRADE_LIST } from "./trade.ts";

/** Below this cosine a prompt is about none of the trades; set on the development set. */
const NEAR_ENOUGH = 0.3;
/** Difference of similarity between two poles that counts as the whole way; set on the development set. */
const FULL_LEAN = 0.22;
/** The model reads 256 tokens; more text only costs time. */
const LONGEST = 600;

export async function guess(
  language: Language,
  prompt: string,
  brief: Brief,
  silent: { readonly trade: boolean; readonly mood: boolean },
): Promise<Brief> {
  const text = plain(prompt)
    .replace(/[<>{}[\]|\\]+/g, " ")
    .slice(0, LONGEST)
    .trim();
  if (!/\p{L}{2}/u.test(text)) return brief;
  const vector = await language.embed(text);
  const nearest = silent.trade ? nearestTrade(language, vector) : null;
  const mood = silent.mood ? { ...moodOf([], [], nearest?.lean ?? null) } : null;
  if (mood && !nearest) for (const axis of AXES) mood[axis] = leaning(language, vector, axis);
  return {
    ...brief,
    trade: brief.trade ?? (nearest && { value: nearest.id, source: "inferred" }),
    motifs: brief.motifs ?? (nearest && { value: nearest.motifs, source: "inferred" }),
    mood: brief.mood ?? (mood && { value: mood, source: "inferred" }),
  };
}

function nearestTrade(language: Language, vector: Float32Array) {
  let best: { id: string; score: number } | null = null;
  for (const { id, vector: anchor } of language.trades) {
    const score = dot(vector, anchor);
    if (!best || score > best.score) best = { id, score };
  }
  return best && best.score >= NEAR_ENOUGH ? (TRADE_LIST.find(({ id }) => id === best.id) ?? null) : null;
}

function leaning(language: Language, vector: Float32Array, axis: string): number {
  const pole = language.poles.find((each) => each.axis === axis);
  if (!pole) return 0;
  const lean = (dot(vector, pole.high) - dot(vector, pole.low)) / FULL_LEAN;
  return Math.round(Math.min(1, Math.max(-1, lean)) * 100) / 100 || 0;
}

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
};
