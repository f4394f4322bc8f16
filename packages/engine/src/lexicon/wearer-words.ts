/** Words for what may wear a colour: the letters, the ground, a frame, and the parts that things have (`data/wearer-words.json`). */

import data from "../../data/wearer-words.json" with { type: "json" };
import type { Meanings } from "../vocabulary.ts";
import { folded } from "./dictionary.ts";
import { commas } from "./lists.ts";
import { singular } from "./phrases.ts";
import { UNSPACED } from "./text.ts";

type Lists = { readonly [language: string]: readonly string[] | undefined };
const [AND, TOO, ENDINGS, PREFIXES]: readonly Lists[] = [data.and, data.too, data.endings, data.prefixes];

const TABLES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(data.words).map(([language, words]) => [
    language,
    new Map(
      Object.entries(words).flatMap(([meaning, list]) =>
        commas(list).map((word): [string, string] => [folded(word), meaning]),
      ),
    ),
  ]),
);
const NO_WORDS: ReadonlyMap<string, string> = new Map();
const ENGLISH = TABLES.get("en")!;

/** In English what a word means that may wear a colour: a part of a thing, or one of those below; null for other words. */
export const wearerNamed = (words: string, meanings: Meanings, language: string): string | null => {
  const meaning = meaningOf(words, meanings, language);
  return meaning === NONE ? null : meaning;
};

/** A word for a colour as such, or for no part that can be told: it wears none, whatever else it names ("цвет" is a blossom, too). */
const NONE = "none";
export const wearsNone = (words: string, meanings: Meanings, language: string): boolean =>
  meaningOf(words, meanings, language) === NONE;

function meaningOf(words: string, meanings: Meanings, language: string): string | null {
  const word = folded(words);
  const own = TABLES.get(language) ?? NO_WORDS;
  const found = formsOf(word, language).flatMap((form) => own.get(form) ?? [])[0];
  if (found) return found;
  if (language === "en") return ENGLISH.get(singular(word)) ?? null;
  // A phrase of several words has a part in it, and more.
  const isPhrase = UNSPACED.test(word)
    ? [...own.keys()].some((each) => word.includes(each))
    : /\s/u.test(word);
  return isPhrase ? null : (ENGLISH.get(meanings.thing(word, language) ?? "") ?? null);
}

/** Whether a word says letters. */
export const isLetterWord = (word: string, language: string): boolean =>
  formsOf(folded(word), language).some((form) => (TABLES.get(language) ?? NO_WORDS).get(form) === "letters");

/** The word, and what is left without what its language writes onto words. */
function formsOf(word: string, language: string): readonly string[] {
  const bare = (PREFIXES?.[language] ?? []).flatMap((each) =>
    word.startsWith(each) ? [word.slice(each.length)] : [],
  );
  const starts = [word, ...bare];
  const cut = starts.flatMap((start) =>
    (ENDINGS?.[language] ?? []).flatMap((each) =>
      start.endsWith(each) ? [start.slice(0, -each.length)] : [],
    ),
  );
  return [...starts, ...cut].filter((form) => form !== "");
}

/** What belongs to the logo, and to no thing in it. */
const OF_LOGO = ["letters", "tagline", "ground", "mark", "frame"] as const;
export type LogoPart = (typeof OF_LOGO)[number];
export const isLogoPart = (meaning: string): meaning is LogoPart =>
  (OF_LOGO as readonly string[]).includes(meaning);

/** Whether a word puts another of the same kind beside what was said. */
export const isAnd = (word: string, language: string): boolean =>
  AND?.[language]?.includes(folded(word)) ?? false;
/** Whether a word says the same of something else: "too", "auch". */
export const isToo = (word: string, language: string): boolean =>
  TOO?.[language]?.includes(folded(word)) ?? false;

/** Parts that are nothing to draw beside what has them: a hammer's head. */
const BOUND: ReadonlySet<string> = new Set(data.bound);
export const isBoundPart = (word: string): boolean => BOUND.has(word);
