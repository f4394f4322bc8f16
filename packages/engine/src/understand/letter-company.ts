/** What stands behind a word for a class of letters, where that makes it a word for something else. */

import type { TypeClass } from "../vocabulary.ts";
import type { Found } from "./phrases.ts";
import type { Reading } from "./reading.ts";
import type { Word } from "./text.ts";

/** "Wide tyres", "script for a film", "mono culture": a class word that is about something else. */
export function isFormNotType(
  { words, language }: Reading,
  found: Found<{ type: TypeClass; alone: boolean }>,
): boolean {
  const after = words[found.to]?.key ?? "";
  // Inside markup a word is no wish.
  if (/<\/?$/.test(words[found.from]!.gap)) return true;
  if (found.phrase === "sans" && language === "fr") return !/^serif|^empat/.test(after);
  // "A brush-drawn fish", "a hand-written card": how something else is made.
  if (/^(?:brush|hand written|handwritten|a mano|a mao|pinsel|pinceau|pincel|pennello)$/.test(found.phrase))
    return /^(?:drawn|stroke|strokes|mark|painted|card|cards|note|notes|menu|menus|labels?|letters? from|recipes?|list|diary|fish|style|cucit[aeio]|hech[ao]s?|feit[ao]s?|fatt[aeio]|libre)$/.test(
      after,
    );
  if (found.phrase === "wide")
    return /^(?:spaced|spacing|tracking|tracked|letterspacing|letter|range|open|set)$/.test(after);
  if (found.phrase === "script" || found.phrase === "a script")
    return after === "for" ? !isForName(words, found.to + 1) : ABOUT_SCRIPTS.test(after);
  if (found.phrase === "condensed") return /^(?:milk|water)$/.test(after);
  return false;
}

const ABOUT_SCRIPTS = /^(?:writing|tag|writer|editing|is|kiddie)$/;
/** "Script for the name", beside "a script for a film". */
const isForName = (words: readonly Word[], from: number): boolean =>
  words
    .slice(from, from + 2)
    .some(({ key }) => /^(?:name|word|words|wordmark|letters|lettering|initials|logo)$/.test(key));
