/**
 * What the language model noticed, beside what the words say: a second opinion. The weights are the best on prompts
 * that neither had learned from, but for those of names abroad and of a settled trade (docs/decisions/0017, of names 0019).
 */

import type { Noticed } from "../vocabulary.ts";
import { LABELS } from "./mention-model.ts";
import type { Reading } from "./reading.ts";

/** What its word counts beside the sums of what the words say. Abroad less for names: its pieces of words are English. */
const NAME_WEIGHT = 0.8;
const NAME_WEIGHT_ABROAD = 0.6;
const TAGLINE_WEIGHT = 1;
const MENTION_WEIGHT = 0.8;
const TRADE_WEIGHT = 0.3;

const [OUTSIDE, BEGINS, GOES_ON] = [0, 1, 2];
/** A likelihood below this speaks no louder against something. */
const LEAST = 1e-3;

type Words = Noticed["name"];
type Candidate = { readonly from: number; readonly to: number };

/** What speaks for a run of words as a whole: that its first begins it, the others go on, the next does not. */
const runOf =
  (words: Words, weight: number) =>
  ({ from, to }: Candidate): number => {
    let sum = 0;
    for (let at = from; at < to; at++) {
      const said = words[at];
      if (said) sum += said[at === from ? BEGINS : GOES_ON]! - said[OUTSIDE]!;
    }
    const next = words[to];
    if (next) sum += Math.log(Math.max(LEAST, 1 - Math.exp(next[GOES_ON]!)));
    return weight * sum;
  };

export const nameNoticed = (noticed: Noticed | null, { language }: Reading) =>
  noticed && runOf(noticed.name, language === "en" ? NAME_WEIGHT : NAME_WEIGHT_ABROAD);
/** "Draw a logo for apricot": a colour's word is a name only where the model rather thinks so. */
export const beginsName = (noticed: Noticed | null, at: number): boolean =>
  (noticed?.name[at]?.[BEGINS] ?? -Infinity) > Math.log(0.5);
export const taglineNoticed = (noticed: Noticed | null) => noticed && runOf(noticed.tagline, TAGLINE_WEIGHT);

/** Adds to the sums of a word's labels; "other" is what they are measured against. */
export function addMention(noticed: Noticed | null, at: number, sums: Float64Array): void {
  const said = noticed?.mention[at];
  if (!said) return;
  for (let label = 1; label < LABELS.length; label++)
    sums[label]! += MENTION_WEIGHT * (said[label]! - said[0]!);
}

/** A trade less likely than this by the model's reading has no vote of it. */
const LEAST_TRADE = -6;
/** From this on the model names a trade of which no word speaks. */
const SURE_OF_TRADE = Math.log(0.4);

export type NoticedTrade = { readonly id: string; readonly worth: number; readonly isSure: boolean };

export const tradesNoticed = (noticed: Noticed | null): readonly NoticedTrade[] =>
  (noticed?.trades ?? []).flatMap(({ id, likelihood }) =>
    likelihood > LEAST_TRADE
      ? [{ id, worth: TRADE_WEIGHT * (likelihood - LEAST_TRADE), isSure: likelihood >= SURE_OF_TRADE }]
      : [],
  );

/** A trade so likely by the model's reading is settled, if the words speak for it too. */
const SETTLED = Math.log(0.5);

export const isSureOf = (noticed: Noticed | null, trade: string | undefined): boolean =>
  noticed?.trades.some(({ id, likelihood }) => id === trade && likelihood >= SETTLED) ?? false;
