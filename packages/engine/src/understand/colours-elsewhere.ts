/** Colours of eleven languages whose grammar is not read: by stems, or by search where words are not parted. */

import { valueOfName } from "./colour-words.ts";
import { STEMS, UNPARTED } from "./lexicons/colours-elsewhere.ts";
import { commas, tableRows, wordSet } from "./lexicons/lists.ts";
import type { Reading } from "./reading.ts";
import type { Span } from "./text.ts";

export type ColourElsewhere = {
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  readonly value: string;
  readonly word: string;
};

const even = (text: string): string => text.toLowerCase().normalize("NFC").replaceAll("ё", "е");

const table = (text: string): readonly (readonly [word: string, value: string])[] =>
  tableRows(text)
    .flatMap(([colour = "", words = ""]) =>
      commas(words).map((word) => [even(word), valueOfName(colour)] as const),
    )
    .toSorted(([a], [b]) => b.length - a.length);

const stems = table(STEMS);
const unparted = table(UNPARTED);

/** Letters an adjective may add to its stem; short stems are whole words. */
const ENDING = 4;
const SHORT = 4;
/** What Arabic writes onto a word: and, with, for, the. */
const ARABIC_PREFIX = /^[وبلف]?(?:ال)?(?=\p{Script=Arabic}{3})/u;
/** Half a name of something else: a hand that holds scripts without capitals must not see colours in names. */
const HAN_AFTER = /^[\p{Script=Han}\p{Script=Katakana}]/u;

function stemOf(raw: string): string | null {
  const word = even(raw).replace(ARABIC_PREFIX, "");
  const isLatin = /^\p{Script=Latin}/u.test(word);
  const found = stems.find(([stem]) => {
    if (!word.startsWith(stem)) return false;
    const more = word.length - stem.length;
    return more === 0 || (stem.length >= SHORT && more <= ENDING && !(isLatin && /\p{N}/u.test(word)));
  });
  return found?.[1] ?? null;
}

/** Words by which a prompt in Latin letters is English after all: "wit" and "rode" are no colours there. */
const ENGLISH = wordSet(
  "the a an and for with our we is are of please my in to it should make want need called named",
);

export function coloursElsewhere({ prompt, words, language }: Reading): readonly ColourElsewhere[] {
  const found: ColourElsewhere[] = [];
  // Words that the read languages have too ("mint", "bordo") are theirs.
  const isRead = language !== "en" || words.some(({ key }) => ENGLISH.has(key));
  words.forEach(({ raw, start, end }, at) => {
    const value = isRead && /^\p{Script=Latin}/u.test(raw) ? null : stemOf(raw);
    if (value) found.push({ from: at, to: at + 1, span: [start, end], value, word: raw.toLowerCase() });
  });
  if (!/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(prompt)) return found;
  const taken: Span[] = [];
  for (const [word, value] of unparted)
    for (let start = prompt.indexOf(word); start >= 0; start = prompt.indexOf(word, start + 1)) {
      const span: Span = [start, start + word.length];
      const isPart = taken.some(([a, b]) => a < span[1] && span[0] < b);
      const goesOn = word.length === 1 && HAN_AFTER.test(prompt.slice(span[1]));
      const at = words.findIndex((each) => each.start <= start && start < each.end);
      if (isPart || goesOn || at < 0) continue;
      taken.push(span);
      found.push({ from: at, to: at + 1, span, value, word });
    }
  return found;
}
