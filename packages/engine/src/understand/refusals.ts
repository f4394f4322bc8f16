/** What a prompt refuses though no lexicon knows it: "no moustaches", "nothing stuffy", "not pompous". */

import { phraseList, wordSet } from "./lexicons/lists.ts";
import { PRODUCT_CLAIMS, REFUSAL_FILLERS } from "./lexicons/negations.ts";
import { singular } from "./phrases.ts";
import { isCommon, overlaps, type Reading, spanOf } from "./reading.ts";
import { isCapital, type Span } from "./text.ts";

export type FoundRefusal = { readonly word: string; readonly span: Span };

const fillers = phraseList(REFUSAL_FILLERS);
/** "No sugar", "without contracts": said of what is sold. */
const claims = wordSet(PRODUCT_CLAIMS);
/** Ordinary words of briefs that are refused as pictures all the same. */
const DRAWN_TOO = wordSet("building house people face faces person hand animal food family child children");
const LINKS = /^(?:or|nor|and|ni|o|ou|oder|und|y|et|e|ne|noch|neither|no|not|nem)$/;
/** After these words of place, owner or purpose no thing is refused: "not in London", "not for tourists". */
const ELSEWHERE =
  /^(?:for|in|at|from|by|on|to|about|your|my|our|their|his|her|if|when|because|until|sure|like|as|than|before|after|para|pour|fur|per|en|dans|im|bei)$/;
/** A refused thing has no more words than this. */
const LONGEST = 3;

/** `covered`: what the lexicons have read there already, and the name. */
export function readRefusals(reading: Reading, covered: readonly Span[]): readonly FoundRefusal[] {
  return reading.refusals.flatMap(({ from, to, verb }) =>
    itemsOf(reading, verb ? from + 1 : from, to).flatMap(([start, end]) => {
      const item = trimmed(reading, start, end);
      if (!item || covered.some((span) => overlaps(span, spanOf(reading.words, start, end)))) return [];
      const words = reading.words.slice(...item);
      const last = words.at(-1)!;
      if (words.length > LONGEST || !/^\p{L}{3,}$/u.test(last.key)) return [];
      if (
        (isCommon(last.key) && !DRAWN_TOO.has(singular(last.key))) ||
        claims.has(last.key) ||
        claims.has(singular(last.key))
      )
        return [];
      if (ELSEWHERE.test(words[0]!.key) || words.some((word) => isSomeonesName(reading, word))) return [];
      const text = [...words.slice(0, -1).map(({ key }) => key), singular(last.key)].join(" ");
      return [{ word: text, span: spanOf(reading.words, ...item) }];
    }),
  );
}

/** A list's items: "forks, knives or plates". */
function itemsOf({ words }: Reading, from: number, to: number): (readonly [number, number])[] {
  const items: [number, number][] = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    const here = words[at];
    const breaks = at === to || LINKS.test(here!.key) || (at > start && /[^\s\-'’]/u.test(here!.gap));
    if (!breaks) continue;
    if (at > start) items.push([start, at]);
    start = at < to && LINKS.test(here!.key) ? at + 1 : at;
  }
  return items;
}

/** Without what stands before the thing: "any kind of", "pictures of", "too many". */
function trimmed({ words }: Reading, from: number, to: number): readonly [number, number] | null {
  let start = from;
  for (let filler = fillers.at(words, start); filler && filler.to <= to; filler = fillers.at(words, start))
    start = filler.to;
  let end = to;
  // "No puns in the drawing": where it must not be is no part of it.
  for (let at = start + 1; at < to; at++)
    if (/^(?:in|on|at|anywhere|near|inside|around|for|because|since)$/.test(words[at]!.key)) {
      end = at;
      break;
    }
  while (
    end > start &&
    /^(?:please|at|all|either|ever|anywhere|though|here|obviously|either|whatsoever|bitte|favor|though|too|again|icons?|imagery|images?|symbols?|cliches?|motifs?|pictures?|shapes?|stuff|things?|signs?|looking|style|styled|feel|vibes?|vibe|ish|esque|drawings?|illustrations?|graphics?|elements?|effects?)$/.test(
      words[end - 1]!.key,
    ) &&
    end - start > 1
  )
    end--;
  if (end > start) return [start, end];
  // "Not ugly though": where nothing but the filler is left, the filler is meant.
  const last = words.slice(from, to).findLastIndex(({ key }) => JUDGEMENTS.has(key));
  return last < 0 ? null : [from + last, from + last + 1];
}

/** Fillers that are refusals by themselves. */
const JUDGEMENTS = wordSet(
  "generic boring stereotypical predictable literal cheesy tacky silly ugly tired overused obvious",
);

/** "Not like Louis Vuitton". Where nouns have capitals, or nothing but shouting does, a capital tells nothing. */
const isSomeonesName = (
  { capitals, language }: Reading,
  { raw, gap }: { raw: string; gap: string },
): boolean => capitals && language !== "de" && isCapital(raw) && !/[.:!?\n]/.test(gap);
