/** A colour that is said → its hex. */

import { distance } from "../../../palette/colour.ts";
import { namedColours } from "../../../understand/colour-words.ts";
import { readColours } from "../../../understand/colours.ts";
import { read } from "../../../understand/reading.ts";
import type { ColorWish, Meanings } from "../../../vocabulary.ts";

/** By itself, as a colour: "berry" among other words may be a thing. */
const named = (words: string): ColorWish | null =>
  readColours(read(`colours: ${words}`), [])[0]?.wish ?? null;

/** Null where nobody knows the colour by that name. */
export function colourOf(words: string, meanings: Meanings, language: string): ColorWish | null {
  const meaning = /#?[0-9a-f]{6}/iu.test(words) ? null : meanings.colour(words, language);
  const found = (meaning ? named(meaning) : null) ?? named(words);
  return found && { ...found, word: words, role: "any" };
}

/** What people call the named colour that is nearest. */
export function nearestColourName(hex: string): string {
  let best = { name: hex, apart: Number.POSITIVE_INFINITY };
  for (const [value, name] of namedColours()) {
    const apart = distance(hex, value);
    if (apart < best.apart) best = { name, apart };
  }
  return best.name;
}
