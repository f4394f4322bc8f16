/** Words that say how one thing stands to another where the tagger does not hear it, in any of the languages. */

import data from "../../data/bond-words.json" with { type: "json" };
import type { Bond, Span } from "../vocabulary.ts";
import { type PhraseTable, phrasesIn } from "./phrase-table.ts";

type Way = { readonly how: Bond; readonly host: "first" | "second" };

/** Between two things: of what one is made, between what it stands, and what the tagger hears as another place. */
const PARTING: readonly (readonly [Way, PhraseTable])[] = [
  [{ how: "made", host: "first" }, data.madeOf],
  [{ how: "made", host: "second" }, data.making],
  [{ how: "between", host: "first" }, data.betweenBehind],
  [{ how: "between", host: "second" }, data.between],
  [{ how: "hanging", host: "first" }, data.hangingBehind],
  [{ how: "hanging", host: "second" }, data.hangingFrom],
  [{ how: "climbing", host: "first" }, data.climbingBehind],
  [{ how: "climbing", host: "second" }, data.climbingOn],
  [{ how: "before", host: "first" }, data.inFrontBehind],
];

export const partingSaid = (between: string, language: string): Way | null =>
  PARTING.find(([, table]) => phrasesIn(between, language, table).length > 0)?.[0] ?? null;

/** "A hut in front": right behind the thing that stands there, at the end of what is said of it. */
export const isInFront = (after: string, language: string): boolean =>
  phrasesIn(after, language, data.inFront).some(
    ([from, to]) =>
      after.slice(0, from).trim() === "" && /^\s*(?:$|[\p{P}\n])|^\s+\p{L}{1,3}\s/u.test(after.slice(to)),
  );

/** Where it is said that things cross. */
export const crossedSpans = (text: string, language: string): readonly Span[] =>
  phrasesIn(text, language, data.crossed);

/** "Whose", where a text says it. */
export const whoseSpans = (text: string, language: string): readonly Span[] =>
  phrasesIn(text, language, data.whose);

/** Words that put a thing in the place of what is named behind them: "for", "instead of". */
export const insteadSpans = (text: string, language: string): readonly Span[] =>
  phrasesIn(text, language, data.instead);
