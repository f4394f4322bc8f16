/** Words for letters: classes, case and spacing, from `data/letter-words.json`. */

import table from "../../../data/letter-words.json" with { type: "json" };
import type { LetterCase, TypeClass, TypeWish } from "../../vocabulary.ts";

export type ClassWords = {
  readonly type: TypeClass;
  /** Whether the words mean letters by themselves ("serif"); others need a word for letters beside them ("wide"). */
  readonly isEnough: boolean;
  readonly words: readonly string[];
};

type WordsFor<T extends string> = Readonly<Record<T, readonly string[]>>;

/** In the order of the file: a word that stands in several rows has the class of the first. */
export const CLASS_WORDS = table.classes as readonly ClassWords[];
export const CASE_WORDS: WordsFor<LetterCase> = table.cases;
export const TRACKING_WORDS: WordsFor<NonNullable<TypeWish["tracking"]>> = table.tracking;
