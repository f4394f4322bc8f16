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

export function readNamedFace(reading: Heard, studio: Studio, taken: Taken): FoundType | null {
  const { words } = reading;
  const letters = letterReaderOf(studio);
  for (let at = 0; at < words.length; at++) {
    const to = letters.named(words, at);
    if (to === 0 || reading.attitudes[at] !== "wanted" || (to === at + 1 && !isPlain(reading, at))) continue;
    const span = spanOf(words, at, to);
    if (taken.some((each) => overlaps(each, span))) continue;
    const text = words
      .slice(at, to)
      .map(({ raw }) => raw)
      .join(" ");
    const wish = letters.read(read(`font ${text}`), [])?.wish;
    if (wish?.family) return { wish, span };
  }
  return null;
}

/** A name of several words is no chance; one alone must open its clause, or follow a word that asks. */
function isPlain({ words }: Heard, at: number): boolean {
  const { raw, key, gap, sentence } = words[at]!;
  const [before, next] = [words[at - 1], words[at + 1]];
  if (mistakable.has(key)) return false;
  if (next && !/[,.;:!?\n)–—-]/.test(next.gap) && !ASKED.test(next.key)) return false;
  const opens = !before || before.sentence !== sentence || /[,:–—-]/.test(gap);
  return opens ? isCapital(raw) || !isCommon(key) : isCapital(raw) && ASKS_BEFORE.test(before.key);
}
