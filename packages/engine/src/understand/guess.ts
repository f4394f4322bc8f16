/** Where the lexicons are silent: trade and mood by nearness in meaning to written anchors. Always `inferred`. */

import type { Brief, Language, Mood } from "../vocabulary.ts";
import { deepFreeze } from "./freeze.ts";
import { AXES, moodOf } from "./mood.ts";
import { plain } from "./text.ts";
import { TRADE_LIST } from "./trade.ts";

/** Below this cosine a prompt is about none of the trades; set on the development set. */
const NEAR_ENOUGH = 0.38;
/** A word that only hints at a trade is outdone by a likeness of this much. */
const BEATS_A_HINT = 0.42;
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
  const text = aboutTheBusiness(prompt, brief);
  if (!/\p{L}{3,}\P{L}+\p{L}{3,}/u.test(text)) return brief;
  const vector = await language.embed(text);
  const nearest = silent.trade
    ? nearestTrade(language, vector, brief.trade === null ? NEAR_ENOUGH : BEATS_A_HINT)
    : null;
  const mood: Record<keyof Mood, number> = { ...moodOf([], [], nearest?.lean ?? null) };
  if (!nearest) for (const axis of AXES) mood[axis] = leaning(language, vector, axis);
  const motifs = brief.motifs?.source === "stated" ? brief.motifs : null;
  return deepFreeze({
    ...brief,
    trade: nearest ? { value: nearest.id, source: "inferred" } : brief.trade,
    motifs: motifs ?? (nearest ? { value: nearest.motifs, source: "inferred" } : brief.motifs),
    mood: silent.mood && (nearest || !brief.mood) ? { value: mood, source: "inferred" } : brief.mood,
  });
}

/** The prompt without what was read of it already: a name or a colour would only pull the vector away. */
function aboutTheBusiness(prompt: string, brief: Brief): string {
  const spans = [brief.name, brief.tagline, brief.type, brief.form, brief.colors]
    .flatMap((field) => (field?.span && field.span[1] - field.span[0] < 60 ? [field.span] : []))
    .sort((a, b) => b[0] - a[0]);
  let rest = prompt;
  for (const [start, end] of spans) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return plain(rest)
    .replace(/[<>{}[\]|\\"“”«»]+/g, " ")
    .replace(
      /\b(?:logo|brand|identity|wordmark|icon|symbol|mark|design|please|called|named|make|create|need|want)\b/giu,
      " ",
    )
    .replace(/\s+/g, " ")
    .slice(0, LONGEST)
    .trim();
}

function nearestTrade(language: Language, vector: Float32Array, enough: number) {
  let best: { id: string; score: number } | null = null;
  for (const { id, vector: anchor } of language.trades) {
    const score = dot(vector, anchor);
    if (!best || score > best.score) best = { id, score };
  }
  return best && best.score >= enough ? (TRADE_LIST.find(({ id }) => id === best.id) ?? null) : null;
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
