/** Words → values, by the engine's own data: a colour a hex, a thing a concept, a family a face. */

import { readHex } from "../palette/colour.ts";
import { readColours } from "../understand/colours.ts";
import { letterReaderOf } from "../understand/letters.ts";
import { KIN } from "../understand/motifs.ts";
import { singular } from "../understand/phrases.ts";
import { read } from "../understand/reading.ts";
import { isThing } from "../understand/things-abroad.ts";
import type { ColorWish, Studio, TypeWish } from "../vocabulary.ts";
import type { SaidColour } from "./statements.ts";

/**
 * A code in the quoted words is kept to the digit. Else the tables say what the words mean, those of the text or the same in
 * English; what no table knows looks as the model says.
 */
export function colourOf({ words, english, hex }: SaidColour, role: ColorWish["role"] = "any"): ColorWish {
  const found = knownColour(words) ?? knownColour(english);
  const value = found?.hex ?? readHex(hex)!;
  return { hex: value, word: words.toLowerCase().trim(), exact: found?.exact ?? false, role };
}

/** "Sage" alone may be the herb; among colours it is one. */
const knownColour = (words: string): ColorWish | null =>
  readColours(read(`colours: ${words}`), [])[0]?.wish ?? null;

const ARTICLE = /^(?:an?|the|some|one)\s+/u;

/** As the shelf of motifs calls it: "two curled foxes" → fox. What the shelf lacks keeps its own words. */
export function thingOf(studio: Pick<Studio, "findMotifs">, english: string): string {
  const words = english.toLowerCase().trim().replace(ARTICLE, "").split(/\s+/u);
  const named = words.map((_, from) => {
    const run = words.slice(from);
    return [...run.slice(0, -1), singular(run.at(-1)!)].join(" ");
  });
  const isKnown = (word: string) => isThing(word) || KIN.has(word) || studio.findMotifs(word).length > 0;
  return named.find(isKnown) ?? named[0]!;
}

/** The family, or the class that comes nearest to one the studio lacks; null where no family is called so. */
export function familyOf(studio: Pick<Studio, "faces">, words: string): TypeWish | null {
  const wish = letterReaderOf(studio).read(read(`font ${words}`), [])?.wish;
  return wish?.family ? wish : null;
}
