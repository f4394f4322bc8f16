/** "Playfair Display for the name?", "have it in Courier": a family by itself, where a first prompt has its name. */

import { type FoundType, letterReaderOf } from "../../understand/letters.ts";
import { MISTAKABLE } from "../../understand/lexicons/families.ts";
import { wordSet } from "../../understand/lexicons/lists.ts";
import { isCommon, overlaps, read, spanOf } from "../../understand/reading.ts";
import { isCapital } from "../../understand/text.ts";
import type { Studio } from "../../vocabulary.ts";
import type { Taken } from "./clause.ts";
import type { Heard } from "./hear.ts";

const mistakable = wordSet(MISTAKABLE);
/** What follows a family that is asked for. */
const ASKED =
  /^(?:for|please|pls|instead|maybe|as|would|could|might|and|but|in|rather|typeface|font|bitte|fur|statt|por|para|en|svp|pour|per|als|come|como)$/;
const ASKS_BEFORE = /^(?:in|use|using|try|to|with|set|into|font|en|em|mit|con|avec|com)$/;
const LONGEST = 4;

export function readOpeningFace(reading: Heard, studio: Studio, taken: Taken): FoundType | null {
  const { words } = reading;
  const letters = letterReaderOf(studio);
  for (let at = 0; at < words.length; at++) {
    const opens =
      at === 0 || words[at - 1]!.sentence !== words[at]!.sentence || /[,:–—-]/.test(words[at]!.gap);
    if (reading.attitudes[at] !== "wanted") continue;
    const asks = ASKS_BEFORE.test(words[at - 1]?.key ?? "") && isCapital(words[at]!.raw);
    for (let to = Math.min(words.length, at + LONGEST); to > at; to--) {
      const span = spanOf(words, at, to);
      const next = words[to];
      const isOne = to - at === 1;
      if (isOne && mistakable.has(words[at]!.key)) continue;
      // A name of several words is no chance; one alone must open its clause, or follow a word that asks.
      if (isOne && !(opens && (isCapital(words[at]!.raw) || !isCommon(words[at]!.key))) && !asks) continue;
      if (isOne && next && !/[,.;:!?\n)–—-]/.test(next.gap) && !ASKED.test(next.key)) continue;
      if (taken.some((each) => overlaps(each, span))) continue;
      const text = words
        .slice(at, to)
        .map(({ raw }) => raw)
        .join(" ");
      const said = read(`font ${text}`);
      const found = letters.family(said, 1);
      if (found && found.to === said.words.length) {
        const wish = letters.read(said, [])?.wish;
        if (wish?.family) return { wish, span };
      }
    }
  }
  return null;
}
