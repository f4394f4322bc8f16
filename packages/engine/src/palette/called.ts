/** Hues that words and things call for: an ocean is not orange, and no carrot is blue, unless somebody says so. */

import data from "../../data/called-hues.json" with { type: "json" };
import type { Brief } from "../vocabulary.ts";
import { aboutOf } from "./mood.ts";

export type HueRange = readonly [low: number, high: number];

/** Hues that are expected, and whether they are known as vivid ones: a dull orange is a brown, and no carrot is brown. */
export type Called = { readonly hues: HueRange; readonly isBright: boolean };

const calledBy = ({ hues: [low, high], bright = false }: { hues: number[]; bright?: boolean }): Called => ({
  hues: [low!, high!],
  isBright: bright,
});
const listOf = (text: string): readonly string[] => (text === "" ? [] : text.split(", "));

const BY_WORD: readonly { readonly words: RegExp; readonly called: Called }[] = data
  .filter(({ words }) => words !== "")
  .map((row) => ({
    called: calledBy(row),
    words: new RegExp(`\\b(?:${listOf(row.words).join("|").replaceAll("*", "\\w*")})\\b`),
  }));

const BY_THING: ReadonlyMap<string, Called> = new Map(
  data.flatMap((row) => listOf(row.things).map((thing): [string, Called] => [thing, calledBy(row)])),
);

/** The hues in which people know a thing; null where it comes in any. */
export const hueOfThing = (names: readonly string[]): Called | null =>
  BY_THING.get(names.find((name) => BY_THING.has(name)) ?? "") ?? null;

/**
 * The hues called for by the thing that the mark shows, otherwise by the Brief's words; none when these say nothing of the
 * kind, or two things at once.
 */
export const calledHues = (brief: Brief, shown: readonly string[] = []): Called | null => {
  const own = hueOfThing(shown);
  if (own) return own;
  const about = aboutOf(brief);
  const called = BY_WORD.filter(({ words }) => words.test(about));
  return called.length === 1 ? called[0]!.called : null;
};
