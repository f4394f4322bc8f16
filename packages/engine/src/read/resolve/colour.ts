/** A colour that is said → its hex. */

import { distance } from "../../palette/colour.ts";
import { COLOUR_NAMES } from "../../understand/colour-words.ts";
import { readColours } from "../../understand/colours.ts";
import { read } from "../../understand/reading.ts";
import type { ColorWish, Meanings } from "../../vocabulary.ts";

/** By itself, as a colour: "berry" among other words may be a thing. */
const named = (words: string): ColorWish | null => readColours(read(`colours: ${words}`), [])[0]?.wish ?? null;

/** Null where nobody knows the colour by that name. */
export function colourOf(words: string, meanings: Meanings): ColorWish | null {
  const meaning = meanings.meaningOf(words);
  const found = named(words) ?? (meaning ? named(meaning) : null);
  return found && { ...found, word: words, role: "any" };
}

/** What people call the named colour that is nearest. */
export const nearestColourName = (hex: string): string =>
  COLOUR_NAMES.reduce(
    (best, [name, value]) => {
      const apart = distance(hex, value);
      return apart < best.apart ? { name, apart } : best;
    },
    { name: "", apart: Number.POSITIVE_INFINITY },
  ).name;
