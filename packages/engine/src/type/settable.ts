/** How long a name or a tagline may be to be set, and what the Report says of one that is longer. */

import { typeSettable as words } from "../report-words.ts";
import type { Unmet } from "../vocabulary.ts";

/**
 * In characters (code points). A longer text is not set at all, because a part of a name is another name; nor would it be
 * read. It also bounds what a design costs: 1,890 letters of a script took 5 s and 12 MB.
 */
const LONGEST_SET = 120;

export const isSettable = (text: string): boolean =>
  // Few code points are cheaper to count than many, and more than twice as many units cannot be few enough.
  text.length <= LONGEST_SET * 2 && [...text].length <= LONGEST_SET;

export const tooLong = (field: "name" | "tagline", text: string, did: string): Unmet => ({
  field,
  wish: text,
  why: words.tooLong(field, LONGEST_SET, [...text].length),
  did,
});

/** Why a text is not set at all: some of its characters are in no face. */
export const noFaceHas = (characters: readonly string[]): string =>
  characters.length === 0
    ? words.noFace
    : words.noFaceHas(characters.map((character) => `“${character}”`).join(" "));
