/** "Playfair Display for the name?", "Garamond, please": a family that opens the sentence, where a first prompt has its name. */

import { type FoundType, letterReaderOf } from "../../understand/letters.ts";
import { MISTAKABLE } from "../../understand/lexicons/families.ts";
import { wordSet } from "../../understand/lexicons/lists.ts";
import { overlaps, read, spanOf } from "../../understand/reading.ts";
import { isCapital } from "../../understand/text.ts";
import type { Studio } from "../../vocabulary.ts";
import type { Taken } from "./clause.ts";
import type { Heard } from "./hear.ts";

const mistakable = wordSet(MISTAKABLE);
/** What follows a family that is asked for. */
const ASKED =
  /^(?:for|please|pls|instead|maybe|as|would|could|might|and|but|in|rather|typeface|font|bitte|fur|statt|por|para|en|svp|pour|per|als|come|como)$/;
const LONGEST = 4;

export function readOpeningFace(reading: Heard, studio: Studio, taken: Taken): FoundType | null {
  const { words } = reading;
  const letters = letterReaderOf(studio);
  for (let at = 0; at < words.length; at++) {
    const opens =
      at === 0 || words[at - 1]!.sentence !== words[at]!.sentence || /[,:–—-]/.test(words[at]!.gap);
    if (!opens || !isCapital(words[at]!.raw) || reading.attitudes[at] !== "wanted") continue;
    for (let to = Math.min(words.length, at + LONGEST); to > at; to--) {
      const span = spanOf(words, at, to);
      const next = words[to];
      if (to - at === 1 && mistakable.has(words[at]!.key)) continue;
      if (next && !/[,.;:!?\n)–—-]/.test(next.gap) && !ASKED.test(next.key)) continue;
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
