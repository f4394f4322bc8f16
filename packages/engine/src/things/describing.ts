/** Words that say how a thing looks and make no other thing of it: "a cute little red fox" is a fox, "a tap shoe" is no shoe. */

import sizes from "../../data/describing-words.json" with { type: "json" };
import { BASIC } from "../lexicon/colours/read.ts";
import { isDescribing } from "../lexicon/styles.ts";

const SIZES: ReadonlySet<string> = new Set(sizes);

export const onlyDescribe = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => SIZES.has(word) || BASIC.has(word) || isDescribing(word));
