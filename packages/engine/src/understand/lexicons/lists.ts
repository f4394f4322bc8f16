/** Lists written as commas or spaces, as sets and phrase tables. */

import { commas, type Phrases, phrases, tableRows } from "../phrases.ts";
import { fold } from "../text.ts";

export const wordSet = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/[\s,]+/)
      .map(fold)
      .filter((word) => word !== ""),
  );

export const phraseList = (list: string): Phrases<true> =>
  phrases(commas(list).map((phrase) => [phrase, true] as const));

export { commas, tableRows };
