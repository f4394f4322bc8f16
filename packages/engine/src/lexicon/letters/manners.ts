/** The manner of letters (western, futuristic, cute) that loose words ask for, and the faces that have it: `data/letter-manners.json`. */

import table from "../../../data/letter-manners.json" with { type: "json" };
import type { LetterManner, TypeClass } from "../../vocabulary.ts";
import { stemPhrases } from "../stem-phrases.ts";
import { readWords } from "../text.ts";

type MannerRow = {
  /** Ids of faces, whatever their classes. */
  readonly faces: readonly string[];
  /** Classes that come nearest where no face of a script has the manner. */
  readonly near: readonly TypeClass[];
  /** A period or a scene: wherever it is said of a logo, it says what the letters look like. */
  readonly theme?: true;
  /** The weight that belongs to it. */
  readonly weight?: number;
  readonly words: readonly string[];
};

export const MANNERS = table as unknown as Readonly<Record<LetterManner, MannerRow>>;
const ALL = Object.keys(MANNERS) as readonly LetterManner[];

export const mannerPhrases = stemPhrases(
  ALL.flatMap((manner) => MANNERS[manner].words.map((words) => [words, manner] as const)),
);

/** "It should look a bit nineteen fifties": what is said of the whole, and says what its letters look like. */
export const themesIn = (text: string): readonly LetterManner[] => [
  ...new Set(
    mannerPhrases(readWords(text), text).flatMap(({ value }) => (MANNERS[value].theme ? [value] : [])),
  ),
];

/** How many of these manners a face has. */
export const mannersOf = (face: string, asked: readonly LetterManner[]): number =>
  asked.filter((manner) => MANNERS[manner].faces.includes(face)).length;
