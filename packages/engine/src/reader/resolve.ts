/** Words → values, by the engine's own data: a colour a hex, a family a face. Things: `built-in/resolve/thing.ts`. */

import { type ReadColour, readColours } from "../lexicon/colours/read.ts";
import { readLetters } from "../lexicon/letters/read.ts";
import { readHex } from "../palette/colour.ts";
import type { ColorWish, Studio, TypeWish } from "../vocabulary.ts";
import type { SaidColour } from "./statements.ts";

/**
 * A code in the quoted words is kept exactly. Otherwise the tables say what the words mean, those of the text or the same in
 * English; what no table knows looks as the model says.
 */
export function colourOf({ words, english, hex }: SaidColour, role: ColorWish["role"] = "any"): ColorWish {
  const found = knownColour(words) ?? knownColour(english);
  const value = found?.hex ?? readHex(hex)!;
  return { hex: value, word: words.toLowerCase().trim(), exact: found?.exact ?? false, role };
}

const knownColour = (words: string): ReadColour | null => readColours(words)[0] ?? null;

/** The family, or the class that comes nearest to one the studio lacks; null where no family is called so. */
export function familyOf(studio: Pick<Studio, "faces">, words: string): TypeWish | null {
  const wish = readLetters(studio, words);
  return wish?.family ? wish : null;
}
