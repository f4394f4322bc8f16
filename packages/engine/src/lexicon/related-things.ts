/** Things that are kinds of others: `data/related-things.json`, which `scripts/prepare-kinds.ts` writes. */

import table from "../../data/related-things.json" with { type: "json" };
import { isNamedAlike } from "../vocabulary.ts";
import { commas } from "./lists.ts";

/** Things the shelf may not hold, with the nearest it does: the caller's word comes first, the related one after it. */
export const RELATED_THINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(table).flatMap(([kin, things]) => commas(things).map((thing) => [thing, kin] as const)),
);

/** Where the shelf may lack a thing, what comes nearest follows it. */
export const withRelated = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, RELATED_THINGS.get(word) ?? word])),
];

/** The things themselves, without those that only stand by them as the nearest: a seagull and a bird are a seagull. */
export const withoutRelated = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !words.some((other) => other !== word && RELATED_THINGS.get(other) === word));

/** What each of the words is listed for: "robin, bird, key" are a robin, which a bird stands in for, and a key. */
export const leadOf = (word: string, listed: readonly string[]): string =>
  listed.find((other) => other !== word && RELATED_THINGS.get(other) === word) ?? word;

/** The things that a list of words and of those that stand in for them is about, in their order. */
export const leadsOf = (listed: readonly string[]): readonly string[] => [
  ...new Set(listed.map((word) => leadOf(word, listed))),
];

/** What is shown, with the things that were asked for and that it stands in for: a flower that is drawn for a peony is both. */
export const withStoodFor = (shown: readonly string[], asked: readonly string[]): readonly string[] => [
  ...shown,
  ...asked.filter((thing) => shown.includes(RELATED_THINGS.get(thing) ?? "")),
];

/** Whether two words name one thing: alike, one as the kind of the other ("moon", "crescent moon"), or as its nearest relative. */
export const isSameThing = (one: string, other: string): boolean =>
  isNamedAlike(one, other) || RELATED_THINGS.get(one) === other || RELATED_THINGS.get(other) === one;
