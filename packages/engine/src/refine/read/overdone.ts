/** "A bit dark", "feels thin", "not so big", "less busy": all of them say "too". */

import { wordSet } from "../../understand/lexicons/lists.ts";
import type { Word } from "../../understand/text.ts";

/** What can be too much of; the tables of change know each of them behind "too". */
const MEASURED = wordSet(
  "dark light pale thin fine fragile weak delicate skinny faint bold heavy thick chunky fat strong clunky big large huge small tiny dominant prominent busy complicated complex detailed fussy intricate cluttered bright loud garish harsh flashy saturated intense cold cool warm dull drab flat muted cramped tight narrow wide close angular sharp pointy edgy childish serious corporate stiff formal plain cutesy playful aggressive techy boring generic dense loose airy gloomy timid slim",
);
const ADVERB = wordSet(
  "bit little rather quite very so kinda somewhat pretty really slightly tad touch super way awfully",
);
const SEEMS = wordSet(
  "is are its feels feel looks look seems seem theyre comes come thats isnt s find found",
);
/** "It should look bold" is a wish, whatever the verb. */
const WISHED = wordSet("should could must can would make makes let to more want needs need please lets have");

export const overdone = (words: readonly Word[]): readonly Word[] => {
  const keys = words.map(({ key }) => key);
  const before = (at: number, set: ReadonlySet<string>, reach: number) =>
    keys.slice(Math.max(0, at - reach), at).some((key, offset) => {
      const index = Math.max(0, at - reach) + offset;
      return set.has(key) && words[index]!.sentence === words[at]!.sentence;
    });
  words.forEach((word, at) => {
    if (at === 0 || !MEASURED.has(word.key) || !/^\s+$/.test(word.gap)) return;
    const last = keys[at - 1]!;
    if (last === "less" || (/^(?:so|as|that|quite)$/.test(last) && keys[at - 2] === "not")) {
      keys[at - 1] = "too";
      if (last !== "less") keys[at - 2] = "";
      return;
    }
    if (before(at, WISHED, 6)) return;
    const told = ADVERB.has(last) && (before(at, SEEMS, 5) || (at < 3 && last !== "so"));
    const seen = /^(?:feels|looks|seems|feel|look|seem)$/.test(last);
    if (told || seen) keys[at - 1] = "too";
  });
  return words.map((word, at) => (word.key === keys[at] ? word : { ...word, key: keys[at]! }));
};
