/** Words that say how one thing stands to another where the tagger does not hear it, in any of the languages. */

import data from "../../data/bond-words.json" with { type: "json" };
import type { Bond, Span } from "../vocabulary.ts";
import { type PhraseTable, phrasesIn } from "./phrase-table.ts";

type Way = { readonly how: Bond; readonly host: "first" | "second" };

/** Between two things: of what one is made, and between what it stands. */
const PARTING: readonly (readonly [Way, PhraseTable])[] = [
  [{ how: "made", host: "first" }, data.madeOf],
  [{ how: "made", host: "second" }, data.making],
  [{ how: "between", host: "first" }, data.betweenBehind],
  [{ how: "between", host: "second" }, data.between],
];

export const partingSaid = (between: string, language: string): Way | null =>
  PARTING.find(([, table]) => phrasesIn(between, language, table).length > 0)?.[0] ?? null;

/** Where it is said that things cross. */
export const crossedSpans = (text: string, language: string): readonly Span[] =>
  phrasesIn(text, language, data.crossed);

/** "Whose", where a text says it. */
export const whoseSpans = (text: string, language: string): readonly Span[] =>
  phrasesIn(text, language, data.whose);

/** Words that put a thing in the place of what is named behind them: "for", "instead of". */
export const insteadSpans = (text: string, language: string): readonly Span[] =>
  phrasesIn(text, language, data.instead);
