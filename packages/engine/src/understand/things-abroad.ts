/** Things in the other five languages, as singulars and plurals, with the English word of the shelf. */

import { commas } from "./lexicons/lists.ts";
import { THINGS_ABROAD } from "./lexicons/things.ts";

const abroad: ReadonlyMap<string, string> = new Map(
  commas(THINGS_ABROAD).map((pair) => {
    const at = pair.indexOf(" ");
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  }),
);

/** Endings of plurals with what they stand for: Zähne, Sterne, corazones, stelle, grappoli. */
const PLURALS: readonly (readonly [end: string, single: readonly string[]])[] = [
  ["ern", ["er"]],
  ["ce", ["cia"]],
  ["ge", ["gia"]],
  ["en", ["", "e"]],
  ["er", [""]],
  ["es", ["", "e"]],
  ["oes", ["ao"]],
  ["ns", ["m"]],
  ["is", ["l"]],
  ["chi", ["co"]],
  ["che", ["ca"]],
  ["ghe", ["ga"]],
  ["x", [""]],
  ["s", [""]],
  ["n", [""]],
  ["e", ["", "a", "e"]],
  ["i", ["o", "e", "io"]],
];

export function thingAbroad(key: string): string | null {
  const whole = abroad.get(key);
  if (whole) return whole;
  for (const [end, singles] of PLURALS)
    if (key.endsWith(end) && key.length > end.length + 2)
      for (const single of singles) {
        const found = abroad.get(key.slice(0, -end.length) + single);
        if (found) return found;
      }
  return null;
}
