/** Things that can be drawn, in six languages, as singulars and plurals, with the English word of the shelf. */

import { tableRows } from "./lexicons/lists.ts";
import { CREATURES } from "./lexicons/things.ts";
import { GROWN_THINGS } from "./lexicons/things-grown.ts";
import { OTHER_THINGS } from "./lexicons/things-made.ts";

const rows = [CREATURES, GROWN_THINGS, OTHER_THINGS].flatMap(tableRows);
/** Words and, with spaces, phrases ("epi de ble") of the other languages. */
const abroad: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([english = "", words = ""]) =>
    words.split(" ").map((word) => [word.replaceAll("_", " "), english] as const),
  ),
);
const english: ReadonlySet<string> = new Set(rows.map(([word = ""]) => word));

/** Whether the table knows an English word as a thing. */
export const isThing = (word: string): boolean => english.has(word);

/** Endings of plurals with what they stand for: Zähne, Sterne, corazones, stelle, grappoli. */
const PLURALS: readonly (readonly [end: string, single: readonly string[]])[] = [
  ["ern", ["er"]],
  ["ce", ["cia", "z"]],
  ["ces", ["z"]],
  ["ge", ["gia"]],
  ["en", ["", "e"]],
  ["er", [""]],
  ["es", ["e", ""]],
  ["oes", ["ao"]],
  ["aes", ["ao"]],
  ["ns", ["m"]],
  ["is", ["l"]],
  ["aux", ["al", "au"]],
  ["chi", ["co"]],
  ["che", ["ca"]],
  ["ghi", ["go"]],
  ["ghe", ["ga"]],
  ["x", [""]],
  ["s", [""]],
  ["n", [""]],
  ["e", ["", "a", "e"]],
  ["i", ["o", "e", "io"]],
];
/** "Bärchen", "Leuchttürmchen": what is small in German is the thing all the same; so are "casita" and "casinha". */
const SMALL: readonly (readonly [end: string, single: readonly string[]])[] = [
  ["chen", ["", "e"]],
  ["lein", ["", "e"]],
  ["ito", ["o", ""]],
  ["ita", ["a", ""]],
  ["inho", ["o", ""]],
  ["inha", ["a", ""]],
  ["ino", ["o", "e"]],
  ["ina", ["a", "e"]],
  ["etto", ["o", "e"]],
  ["etta", ["a", "e"]],
];

export function thingAbroad(key: string): string | null {
  return abroad.get(key) ?? bent(key, PLURALS) ?? bent(key, SMALL);
}

function bent(key: string, endings: typeof PLURALS): string | null {
  for (const [end, singles] of endings)
    if (key.endsWith(end) && key.length > end.length + 2)
      for (const single of singles) {
        const found = abroad.get(key.slice(0, -end.length) + single);
        if (found) return found;
      }
  return null;
}
