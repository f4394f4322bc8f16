/** What a business sells or works with, in its own words: "an egg farm, free-range hens" shows an egg or a hen. */

import tellingNothing from "../../data/telling-of-no-trade.json" with { type: "json" };
import { singular } from "../lexicon/phrases.ts";
import { knownBy } from "../lexicon/trades/businesses.ts";
import { TRADE_LIST } from "../lexicon/trades/trades.ts";
import type { Brief, Studio } from "../vocabulary.ts";

/** Seen in marks of every trade, so that they tell of none; and what nobody sells. */
const TELLS_NOTHING = new Set(tellingNothing);

export const tellsOfTrade = (thing: string): boolean => !TELLS_NOTHING.has(thing);

/** Words of the prompt that are drawn and that the trade is known by, in their order. */
export function goodsIn(studio: Pick<Studio, "drawings">, prompt: string, brief: Brief): readonly string[] {
  const trade = TRADE_LIST.find(({ id }) => id === brief.trade?.value);
  if (!trade) return [];
  const own = new Set(
    [...trade.words, ...trade.hints, ...trade.motifs].flatMap((phrase) => phrase.split(" ").map(singular)),
  );
  const hidden = [brief.name, brief.tagline].flatMap((field) => (field?.span ? [field.span] : []));
  const refused = new Set((brief.avoid?.value.motifs ?? []).map((word) => word.toLowerCase()));
  const found: string[] = [];
  for (const match of prompt.matchAll(/\p{L}+/gu)) {
    if (hidden.some(([from, to]) => match.index >= from && match.index < to)) continue;
    const word = singular(match[0].toLowerCase());
    const name = studio.drawings.of(word).length > 0 ? word : studio.drawings.sameAs(word);
    if (
      !name ||
      !own.has(word) ||
      !tellsOfTrade(word) ||
      !tellsOfTrade(name) ||
      refused.has(word) ||
      refused.has(name)
    )
      continue;
    found.push(word);
  }
  return [...new Set(found)];
}

/** Things by which a kind of business is known that stand before its goods. */
const TELLING = 2;

/** The Brief with what is sold before what the trade is usually shown by. */
export function withGoods(studio: Pick<Studio, "drawings">, prompt: string, brief: Brief): Brief {
  if (brief.motifs?.source === "stated") return brief;
  const usual = brief.motifs?.value ?? [];
  // A dentist is no goods: a word that names a business is one only where the business is known by it.
  const goods = goodsIn(studio, prompt, brief).filter((word) => {
    const known = knownBy(word);
    return known.length === 0 || known.includes(word);
  });
  if (goods.length === 0) return brief;
  // What a kind of business is known by comes before words that may be about something else ("a short note").
  const trade = TRADE_LIST.find(({ id }) => id === brief.trade?.value);
  const first = usual[0] === trade?.motifs[0] ? 0 : TELLING;
  return {
    ...brief,
    motifs: {
      ...brief.motifs,
      value: [...new Set([...usual.slice(0, first), ...goods, ...usual])],
      source: "inferred",
    },
  };
}
