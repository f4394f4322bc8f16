/** Where the words leave doubt: trade and mood with the help of the language model's vector of the text. */

import { deepFreeze } from "../freeze.ts";
import type { Brief, Language, Learned, Mood, Noticed } from "../vocabulary.ts";
import { aboutTheBusiness } from "./business.ts";
import { AXES, moodOf } from "./mood.ts";
import { tradesNoticed } from "./noticed.ts";
import { read } from "./reading.ts";
import { TRADE_LIST, type TradeVote, weighTrades } from "./trade.ts";
import { sensed } from "./trade-senses.ts";

/** Below this cosine a prompt in which no word speaks for a trade is about none of them. */
const NEAR_ENOUGH = 0.36;
/** What a cosine counts beside the votes of words: best of 0 to 20 on 371 prompts that nothing was learned from. */
const LIKENESS = 6;
/** What the logarithm of a learned likelihood counts beside them. */
const SENSE = 0.45;
/** Abroad both count less: the model has read English only. Best on 370 prompts that nothing was learned from. */
const LIKENESS_ABROAD = 2;
const SENSE_ABROAD = 0.2;
/** What it counts that the grammar, which knows what is only drawn or refused, would take this trade. */
const READ = 1.5;
/** Difference of similarity between two poles that counts as the whole way; set on the development set. */
const FULL_LEAN = 0.22;
/** As `understand` reads it. */
const LONGEST_PROMPT = 4000;

export async function guess(
  { language, learned }: { readonly language: Language; readonly learned: Learned },
  prompt: string,
  brief: Brief,
  silent: { readonly trade: boolean; readonly mood: boolean },
  noticed: Noticed | null = null,
): Promise<Brief> {
  const { text, votes, isEnglish } = businessOf(learned, prompt, brief, noticed);
  if (!/\p{L}{3,}\P{L}+\p{L}{3,}/u.test(text)) return brief;
  const vector = await language.embed(text);
  const likely = silent.trade
    ? likeliest(language, vector, votes, brief.trade?.value ?? null, noticed, isEnglish)
    : null;
  const nearest = likely?.trade ?? null;
  const mood: Record<keyof Mood, number> = { ...moodOf([], [], nearest?.lean ?? null) };
  if (!nearest) for (const axis of AXES) mood[axis] = leaning(language, vector, axis);
  const motifs = brief.motifs?.source === "stated" ? brief.motifs : null;
  return deepFreeze({
    ...brief,
    trade: likely ? tradeField(likely) : brief.trade,
    motifs: motifs ?? (nearest ? { value: nearest.motifs, source: "inferred" } : brief.motifs),
    mood: silent.mood && (nearest || !brief.mood) ? { value: mood, source: "inferred" } : brief.mood,
  });
}

/** What the prompt says of the business, for the language model; and what its words say for trades. */
export function businessOf(
  learned: Learned,
  prompt: string,
  brief: Brief,
  noticed: Noticed | null = null,
): { readonly text: string; readonly votes: readonly TradeVote[]; readonly isEnglish: boolean } {
  const hidden = [brief.name, brief.tagline].flatMap((field) => (field?.span ? [field.span] : []));
  const reading = read(prompt.slice(0, LONGEST_PROMPT));
  const votes = weighTrades(reading, brief.name?.span ?? null, hidden, learned, noticed);
  const spoken = votes.flatMap(({ named, span }) => (named ? [span] : []));
  return {
    text: aboutTheBusiness(prompt, hidden, spoken).replace(/\s+/g, " ").trim(),
    votes,
    isEnglish: reading.language === "en",
  };
}

type Likely = Pick<TradeVote, "trade" | "named"> & { readonly span: TradeVote["span"] | null };

/** A trade that a word names is stated, though the model was asked. */
const tradeField = ({ trade, named, span }: Likely): Brief["trade"] =>
  named && span
    ? { value: trade.id, source: "stated", span }
    : { value: trade.id, source: "inferred", ...(span ? { span } : {}) };

function likeliest(
  language: Language,
  vector: Float32Array,
  votes: readonly TradeVote[],
  taken: string | null,
  noticed: Noticed | null,
  isEnglish: boolean,
): Likely | null {
  const spoken = new Map(votes.map((vote) => [vote.trade.id, vote]));
  const alone = new Map(tradesNoticed(noticed).map(({ id, worth }) => [id, worth]));
  let best: { readonly id: string; readonly score: number; readonly likeness: number } | null = null;
  for (const anchor of language.trades) {
    const { id } = anchor;
    const likeness = dot(vector, anchor.vector);
    const score =
      (spoken.get(id)?.score ?? alone.get(id) ?? 0) +
      (isEnglish ? LIKENESS : LIKENESS_ABROAD) * likeness +
      (isEnglish ? SENSE : SENSE_ABROAD) * sensed(anchor, vector) +
      (id === taken ? READ : 0);
    if (!best || score > best.score) best = { id, score, likeness };
  }
  if (!best) return null;
  const vote = spoken.get(best.id);
  const trade = vote?.trade ?? TRADE_LIST.find(({ id }) => id === best.id);
  if (!trade || (!vote && best.likeness < NEAR_ENOUGH)) return null;
  return { trade, named: vote?.named ?? false, span: vote?.span ?? null };
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
