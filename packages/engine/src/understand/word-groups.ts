/** Words by the kinds the language model puts them in: what holds for "walrus" may hold for "otter". */

import type { Learned } from "../vocabulary.ts";
import { singular } from "./phrases.ts";
import type { Reading } from "./reading.ts";

/** The kind of a word from wide to narrow; each is empty where the word is not known. */
export type WordGroup = { readonly wide: string; readonly middle: string; readonly narrow: string };

const UNKNOWN: WordGroup = { wide: "", middle: "", narrow: "" };

/** Of each word. The table is English: elsewhere the same letters are another word. */
export function groupWords({ words, language }: Reading, kinds: Learned["kinds"]): readonly WordGroup[] {
  if (language !== "en") return words.map(() => UNKNOWN);
  return words.map(({ key }) => {
    const code = kinds.get(key) ?? kinds.get(singular(key));
    return code ? { wide: code.slice(0, 2), middle: code.slice(0, 3), narrow: code } : UNKNOWN;
  });
}
