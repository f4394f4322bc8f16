/** Which words of a labelled prompt the labels speak of: what the model of mentions learns from. */

import { singular } from "../../src/understand/phrases.ts";
import type { Reading } from "../../src/understand/reading.ts";
import { fold, readWords, type Span } from "../../src/understand/text.ts";
import { thingAbroad } from "../../src/understand/things-abroad.ts";
import type { LabelledPrompt } from "../evaluate/labelled.ts";

/** For each word the labels it may have, as bits; and what no word was found for. */
export type Aligned = {
  readonly allowed: number[];
  /** Places that say the same: one of them at least bears the label. */
  readonly choices: { readonly label: number; readonly places: readonly (readonly number[])[] }[];
  readonly missing: readonly string[];
};

const list = (cell: string | undefined): string[] =>
  (cell ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

/** Where a text stands in the prompt, word by word and by itself. */
export function placesOf({ words }: Reading, text: string): Span[] {
  const keys = readWords(text).map(({ key }) => key);
  if (keys.length === 0) return [];
  return words.flatMap((word, at): Span[] =>
    keys.every((key, offset) => words[at + offset]?.key === key)
      ? [[word.start, words[at + keys.length - 1]!.end]]
      : [],
  );
}

const OTHER = 1;
const FIELDS = [
  ["m", 1],
  ["a", 2],
  ["c", 3],
] as const;

export function align(
  reading: Reading,
  labels: LabelledPrompt["labels"],
  taken: readonly boolean[],
): Aligned {
  const allowed = reading.words.map(() => OTHER);
  const choices: Aligned["choices"] = [];
  const missing: string[] = [];
  const used = new Set<number>();
  for (const [cell, label] of FIELDS)
    for (const item of list(labels[cell])) {
      const places = placesFor(reading, item, taken).filter((place) => !place.some((at) => used.has(at)));
      if (places.length === 0) {
        missing.push(`${cell}=${item}`);
        continue;
      }
      if (places.length === 1) {
        for (const at of places[0]!) {
          allowed[at] = 1 << label;
          used.add(at);
        }
      } else {
        for (const at of places.flat()) allowed[at]! |= 1 << label;
        choices.push({ label, places });
      }
    }
  return { allowed, choices, missing };
}

const forms = (key: string): Set<string> =>
  new Set([key, singular(key), thingAbroad(key) ?? key].map((form) => form));

/** Where an item is said: whole, or by its last word, or in another number. */
function placesFor(reading: Reading, item: string, taken: readonly boolean[]): number[][] {
  const [said = "", meant = said] = item.split(">");
  for (const text of [said, meant]) {
    const keys = readWords(text.replaceAll("-", " ")).map(({ key }) => key);
    const whole = runs(reading, keys, taken);
    if (whole.length > 0) return whole;
  }
  const last = readWords(said).at(-1)?.key ?? "";
  const first = readWords(said)[0]?.key ?? "";
  for (const key of new Set([last, first])) {
    const found = runs(reading, [key], taken);
    if (found.length > 0) return found;
    const near = reading.words.flatMap((word, at) => (!taken[at] && akin(word.key, key) ? [[at]] : []));
    if (near.length > 0) return near;
  }
  return [];
}

function runs({ words }: Reading, keys: readonly string[], taken: readonly boolean[]): number[][] {
  if (keys.length === 0) return [];
  return words.flatMap((_, at): number[][] => {
    const fits = keys.every((key, offset) => {
      const word = words[at + offset];
      if (!word || taken[at + offset]) return false;
      const [a, b] = [forms(word.key), forms(key)];
      return [...a].some((form) => b.has(form));
    });
    return fits ? [keys.map((_, offset) => at + offset)] : [];
  });
}

/** The same word with another ending: "cipressi", "cipresso"; "Geweihe", "Geweih"; or written together. */
function akin(a: string, b: string): boolean {
  if (
    b.length > 3 &&
    (a.startsWith(b) || b.startsWith(a)) &&
    Math.abs(a.length - b.length) <= 3 &&
    a.length > 3
  )
    return true;
  const stem = Math.min(a.length, b.length) - 2;
  return stem >= 3 && Math.abs(a.length - b.length) <= 2 && fold(a).slice(0, stem) === fold(b).slice(0, stem);
}
