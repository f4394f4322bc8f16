/** "Taht brid", "abvoe the name", "slogen": slips in the short words that refinements are made of. */

import { wordSet } from "../../understand/lexicons/lists.ts";
import { singular } from "../../understand/phrases.ts";
import { isCommon } from "../../understand/reading.ts";
import type { Word } from "../../understand/text.ts";
import type { Design } from "../../vocabulary.ts";

/** Words whose loss changes what is asked; lexicons forgive slips in their longer words themselves. */
const SAID = wordSet(
  "that this with above below beside under next left right name colour color colours colors letters font icon symbol logo slogan tagline motto bigger smaller larger bolder lighter darker warmer thinner softer simpler remove delete change replace without instead please stacked square round circle green black gold brown white purple orange yellow indigo serif script keep drop lose ditch make take away between space",
);
/** Below this length only letters that changed places, or were typed twice, are forgiven. */
const LONG = 6;
const SHORTEST = 4;

export function withoutSlips(words: readonly Word[], { mark }: Design): readonly Word[] {
  const own = (mark?.motifs ?? []).flatMap((motif) => motif.split(" ")).map(singular);
  const known = [...own, ...SAID].filter((word) => word.length >= SHORTEST);
  const wellSpelled = new Set(known);
  return words.map((word, at) => {
    const { key, raw } = word;
    const opens = at === 0 || words[at - 1]!.sentence !== word.sentence;
    // A capital within a sentence begins a name.
    const named = /^\p{Lu}/u.test(raw) && !opens;
    if (key.length < SHORTEST || named || wellSpelled.has(key) || isCommon(key)) return word;
    const meant = known.find((each) => isSlipOf(key, each));
    return meant ? { ...word, key: meant } : word;
  });
}

function isSlipOf(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < meant.length && typed[at] === meant[at]) at++;
  if (typed.length === meant.length)
    return (
      (typed[at] === meant[at + 1] &&
        typed[at + 1] === meant[at] &&
        typed.slice(at + 2) === meant.slice(at + 2)) ||
      (meant.length >= LONG &&
        VOWEL.test(typed[at]!) &&
        VOWEL.test(meant[at]!) &&
        typed.slice(at + 1) === meant.slice(at + 1))
    );
  if (typed.length > meant.length)
    return typed[at] === typed[at - 1] && typed.slice(at + 1) === meant.slice(at);
  return meant.length >= LONG && typed.slice(at) === meant.slice(at + 1);
}
const VOWEL = /[aeiou]/;
