/** Kinds of business, finer than trades, and what people know each by: `data/businesses.json`. */

import table from "../../../data/businesses.json" with { type: "json" };
import generic from "../../../data/generic-trade-words.json" with { type: "json" };
import type { Language } from "../../vocabulary.ts";
import { commas } from "../lists.ts";
import { type Found, type Phrases, phrases, singular } from "../phrases.ts";
import { readWords } from "../text.ts";

/** What a business is known by, the most telling first. */
type Things = readonly string[];
type PackedVectors = Language["businesses"];

type Business = { readonly names: readonly string[]; readonly things: Things };

/** In the order of the file, which is that of their vectors. */
export const BUSINESSES: readonly Business[] = Object.entries(table).map(([names, things]) => ({
  names: names.split("; "),
  things: commas(things),
}));

const GENERIC: ReadonlySet<string> = new Set(generic);

/** One or many: a name may be said in the plural, and a plural may stand in another name. */
const inSingular = (text: string) =>
  readWords(text.replaceAll(/['’]s?\b/g, "")).map((word) => ({ ...word, key: singular(word.key) }));

const named: Phrases<Things> = phrases(
  BUSINESSES.flatMap(({ names, things }) =>
    names.map((name) => [name.split(" ").map(singular).join(" "), things] as const),
  ),
);

/** What the businesses that English texts name are known by; nothing where they name none. The longest name decides, or the first text. */
export function knownBy(...texts: readonly string[]): Things {
  const found = texts.map((text) => longest(named.all(inSingular(text))));
  const most = Math.max(...found.map(({ length }) => length));
  return inTurn(found.find(({ length }) => length === most)!.things);
}

/** Below this cosine two kinds of business have little in common. */
const NEAR_ENOUGH = 0.5;

/** What the business is known by whose vector is nearest: "we fix broken phones" is phone repair. Vectors have length 1. */
export function nearestKnownBy(vector: Float32Array, packed: PackedVectors): Things {
  let [best, nearness]: [Things, number] = [[], NEAR_ENOUGH];
  const lengths = lengthsOf(packed, vector.length);
  for (let at = 0; at < BUSINESSES.length; at++) {
    const cosine = cosineTo(vector, packed, at, lengths[at]!);
    if (cosine > nearness) [best, nearness] = [BUSINESSES[at]!.things, cosine];
  }
  return best;
}

function cosineTo(vector: Float32Array, packed: PackedVectors, row: number, length: number): number {
  const from = row * vector.length;
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += packed[from + at]! * vector[at]!;
  // Another processor's last digits may not choose another business.
  return Math.round((sum / length) * 1000) / 1000;
}

const LENGTHS = new WeakMap<PackedVectors, Float64Array>();

/** How long each of the packed vectors is: there are thousands, and they are the same for every prompt. */
function lengthsOf(packed: PackedVectors, width: number): Float64Array {
  const known = LENGTHS.get(packed);
  if (known) return known;
  const lengths = Float64Array.from(BUSINESSES, (_, row) => {
    let square = 0;
    for (let at = row * width; at < (row + 1) * width; at++) square += packed[at]! ** 2;
    return Math.sqrt(square || 1);
  });
  LENGTHS.set(packed, lengths);
  return lengths;
}

const lengthOf = ({ from, to }: Found<Things>): number => to - from;

/** A longer name says more than a shorter one, and "fencing" more than "school". */
const longest = (all: readonly Found<Things>[]) => {
  const telling = all.filter(({ phrase }) => !GENERIC.has(phrase));
  const found = telling.length > 0 ? telling : all;
  const length = Math.max(0, ...found.map(lengthOf));
  const equal = headFirst(found.filter((each) => lengthOf(each) === length));
  return { length, things: equal.map(({ value }) => value) };
};

/** Of names side by side the last is the noun of all: a "restaurateur watchmaker" mends watches. */
const headFirst = (found: readonly Found<Things>[]): readonly Found<Things>[] =>
  found.length === 2 && found[0]!.to === found[1]!.from ? found.toReversed() : found;

/** Of several lists the first thing of each, then the second of each. */
const inTurn = (lists: readonly Things[]): Things => {
  const most = Math.max(0, ...lists.map(({ length }) => length));
  const ranked = Array.from({ length: most }, (_, rank) => lists.flatMap((things) => things[rank] ?? []));
  return [...new Set(ranked.flat())];
};
