/** Colours that are said → their hex. */

import { tinged } from "../../../lexicon/colours/moves.ts";
import { colourOfNoun, isOtherToPeople, namedColours } from "../../../lexicon/colours/names.ts";
import { BASIC, isModifier, type ReadColour, readColours } from "../../../lexicon/colours/read.ts";
import { distance, readHex } from "../../../palette/colour.ts";
import type { ColorWish, Meanings, Span } from "../../../vocabulary.ts";

/** The value of a name of CSS, spaced or in one word; null for any other text. */
const cssValue = (words: string): string | null => {
  const name = words.toLowerCase().replaceAll(/[\s-]+/gu, "");
  return /^[a-z]+$/u.test(name) && name !== "transparent" ? readHex(name) : null;
};

/** "Slate gray" is one colour whatever language is spoken around it; a single word may be one of that language. */
const cssPhrase = (words: string): string | null =>
  /[\s-]/u.test(words.trim()) && !isOtherToPeople(words.trim()) ? cssValue(words) : null;

/** Of several ("black and gold") each; none where nobody knows a colour by that name. */
export function coloursOf(words: string, meanings: Meanings, language: string): readonly ColorWish[] {
  // A code that the text calls one needs no sign: "E8F5E9 in hex".
  const bare = /^(?=.*\d)[0-9a-f]{6}$/iu.test(words.trim()) ? readHex(`#${words.trim()}`) : null;
  if (bare) return [{ hex: bare, exact: true, word: words.toLowerCase().trim(), role: "any" }];
  const css = cssPhrase(words);
  if (css) return [{ hex: css, exact: false, word: words.toLowerCase().trim(), role: "any" }];
  const own = language === "en" || /#?[0-9a-f]{6}|\d{3}/iu.test(words) ? readColours(words) : [];
  const found = own.length > 0 ? own : translated(words, meanings, language);
  const known = [
    found,
    readColours(words),
    colourOfThing(words.toLowerCase().split(/\s+/u)),
    readColours(meanings.inAnyLanguage("colours", words) ?? "", "seen"),
  ];
  return (known.find(({ length }) => length > 0) ?? []).map(({ hex, exact }) => ({
    hex,
    exact,
    word: words.toLowerCase().trim(),
    role: "any",
  }));
}

function translated(words: string, meanings: Meanings, language: string): readonly ReadColour[] {
  return phrasesOf(meanings.colours(words, language)).flatMap((phrase) => {
    const [whole] = readColours(onceEach(phrase).join(" "), "seen");
    // "Blé doré": neither is what is called so, and both tell of it.
    const [one, two, ...more] = phrase.map((word) => (BASIC.has(word) ? [] : readColours(word, "seen")));
    if (one?.[0] && two?.[0] && more.length === 0)
      return [{ hex: tinged(one[0].hex, two[0].hex), exact: false }];
    // Where nobody knows which green it is, a green is nearer than nothing.
    if (whole) return [whole];
    const last = readColours(phrase.at(-1)!, "seen").slice(0, 1);
    return last.length > 0 ? last : colourOfThing(phrase);
  });
}

/** A blue and a sky blue are a sky blue: some languages name the colour and then which of it. */
const onceEach = (phrase: readonly string[]): readonly string[] =>
  phrase.filter((word) => !(BASIC.has(word) && phrase.some((other) => other.endsWith(` ${word}`))));

/** "Carrot" as a colour is the orange of one. */
function colourOfThing(phrase: readonly string[]): readonly ReadColour[] {
  const hex = [phrase.join(" "), ...phrase.toReversed()].map(colourOfNoun).find((found) => found !== null);
  return hex ? [{ hex, exact: false }] : [];
}

/**
 * Each colour's words as English has them: what moves it first ("beige clair" is a light beige), the basic one last. What stands beside
 * a basic colour and is none itself tells more of it.
 */
function phrasesOf(segments: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const place = (word: string) => (isBasic(word) ? 1 : isModifier(word) ? -1 : 0);
  const isBasic = (word: string) => word.split(" ").some((each) => BASIC.has(each));
  const phrases: string[][] = [];
  for (const segment of segments) {
    const before = phrases.at(-1);
    const belongs = before?.some(isBasic)
      ? !segment.some(isBasic)
      : before && segment.some(isBasic) && readColours(before.join(" ")).length === 0;
    if (before && belongs) before.push(...segment);
    else phrases.push([...segment]);
  }
  return phrases.map((phrase) => phrase.toSorted((a, b) => place(a) - place(b)));
}

/** Words of a name of CSS, at most. */
const MOST_WORDS = 4;
/** No name of CSS in several words has a shorter one: "blu e" is no blue. */
const SHORT_WORD = /(?<!\p{L})\p{L}{1,2}(?!\p{L})/u;

/** The name of CSS around a stretch of text that is a part of one: "papaya" in "papaya whip". */
export function wholeName(prompt: string, [start, end]: Span): Span {
  const words = [...prompt.matchAll(/[\p{L}]+/gu)].map(
    ({ 0: word, index }) => [index, index + word.length] as const,
  );
  const first = words.findIndex((word) => word[1] > start);
  const last = words.findLastIndex((word) => word[0] < end);
  for (let count = MOST_WORDS; count > last - first + 1 && first >= 0; count--)
    for (let from = Math.max(0, last - count + 1); from <= first; from++) {
      const [opens, closes] = [words[from]?.[0], words[from + count - 1]?.[1]];
      if (opens === undefined || closes === undefined) continue;
      const name = prompt.slice(opens, closes);
      if (/^[\p{L}\s-]+$/u.test(name) && !SHORT_WORD.test(name) && cssValue(name)) return [opens, closes];
    }
  return [start, end];
}

/** What people call the named colour that is nearest. */
export function nearestColourName(hex: string): string {
  let best = { name: hex, apart: Number.POSITIVE_INFINITY };
  for (const [value, name] of namedColours()) {
    const apart = distance(hex, value);
    if (apart < best.apart) best = { name, apart };
  }
  return best.name;
}
