/** Things that are kinds of others: `data/related-things.json`. */

import table from "../../data/related-things.json" with { type: "json" };

/** Things the shelf may not hold, with the nearest it does: the caller's word comes first, the related one after it. */
export const RELATED_THINGS: ReadonlyMap<string, string> = new Map(Object.entries(table));

/** Where the shelf may lack a thing, what comes nearest follows it. */
export const withRelated = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, RELATED_THINGS.get(word) ?? word])),
];
