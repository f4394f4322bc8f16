/**
 * Languages nobody wrote texts in: their words for colours from what CLDR calls hearts, circles and squares of each colour, and their
 * frequent words from the lists of `stopwords-iso` (MIT). `prepare-meanings.ts` adds the names of signs and of businesses.
 */

import { createRequire } from "node:module";
import { join } from "node:path";
import { folded } from "../src/lexicon/dictionary.ts";

/** With what each is called in the collections, where that is another code. */
export const FURTHER_LANGUAGES: readonly string[] = [
  ..."bg ca cs da et fa fi he hr hu id lt lv nb ro sk sl sv vi".split(" "),
];
const STOP_WORDS_AS: { readonly [language: string]: string } = { nb: "no" };
export const SIGNS_AS: { readonly [language: string]: string } = { nb: "no" };

/** A frequent word's share in ten-thousandths: nobody counted, so less than the frequent words of a counted language. */
const SHARE = 25;

/** The frequent words of a language; none where the list has none. */
export function stopWordsOf(language: string, modules: string): { readonly [word: string]: number } {
  const lists = createRequire(import.meta.url)(join(modules, "stopwords-iso/stopwords-iso.json")) as {
    readonly [language: string]: readonly string[];
  };
  const words = (lists[STOP_WORDS_AS[language] ?? language] ?? []).map(folded);
  return Object.fromEntries(
    words.filter((word) => /^[\p{L}\p{M}]+$/u.test(word)).map((word) => [word, SHARE]),
  );
}

type Signs = ReadonlyMap<string, string>;
type Named = { readonly words: string; readonly meaning: string };

const SHAPES = ["heart", "circle", "square"];
const COLOUR =
  /^(light blue|red|pink|orange|yellow|green|blue|purple|brown|black|grey|white) (heart|circle|square)$/u;
const SKIN = /^(light|dark|medium-light|medium-dark|medium) skin tone$/u;
/** A word in this share of the names is the shape's, or only links. */
const COMMON = 0.6;

/** What is left of each name without the words that most of them have. */
function apart(names: readonly Named[]): readonly Named[] {
  const wordsOf = ({ words }: Named) => folded(words).split(" ");
  const counts = new Map<string, number>();
  for (const word of names.flatMap((each) => [...new Set(wordsOf(each))]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return names
    .map((each) => ({
      meaning: each.meaning,
      words: wordsOf(each)
        .filter((word) => counts.get(word)! < COMMON * names.length)
        .join(" "),
    }))
    .filter(({ words }) => words !== "");
}

/** Words for colours, in the forms they take beside three nouns, and for light and dark ones. */
export function colourWordsOf(own: Signs, english: Signs): readonly Named[] {
  const called = (what: RegExp): readonly (Named & { readonly shape: string | undefined })[] =>
    [...english].flatMap(([sign, name]) => {
      const found = what.exec(name);
      const words = own.get(sign);
      return found && words ? [{ words, meaning: found[1]!, shape: found[2] }] : [];
    });
  const coloured = called(COLOUR);
  const shaped = SHAPES.flatMap((shape) => apart(coloured.filter((each) => each.shape === shape)));
  const tones = apart(called(SKIN)).filter(({ meaning }) => meaning === "light" || meaning === "dark");
  return [...shaped, ...tones];
}

type Keywords = ReadonlyMap<string, readonly string[]>;
/** Two words are one thing when the signs that have them are mostly the same. */
const SAME = 0.6;

const signsByWord = (keywords: Keywords): ReadonlyMap<string, ReadonlySet<string>> => {
  const signs = new Map<string, Set<string>>();
  for (const [sign, words] of keywords)
    for (const word of words.map(folded)) signs.set(word, (signs.get(word) ?? new Set()).add(sign));
  return signs;
};

/** "Ræv" stands beside the sign that English keywords call "fox", "strom" beside all those they call "tree". */
export function thingWordsOf(own: Keywords, english: Keywords): readonly Named[] {
  const [signs, englishSigns] = [signsByWord(own), signsByWord(english)];
  const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
    (2 * [...one].filter((sign) => other.has(sign)).length) / (one.size + other.size);
  const sizeOf = ({ meaning }: Named): number => englishSigns.get(meaning)!.size;
  return [...signs].flatMap(([words, beside]): Named[] => {
    const meanings = new Set([...beside].flatMap((sign) => english.get(sign) ?? []).map(folded));
    const best = [...meanings]
      .map((meaning) => ({ words, meaning, likeness: likeness(beside, englishSigns.get(meaning)!) }))
      // Of two that are as like, the one that more signs have: "cup" rather than "oolong".
      .sort((one, other) => other.likeness - one.likeness || sizeOf(other) - sizeOf(one))[0];
    return best && best.likeness >= SAME && !best.meaning.includes(" ") ? [best] : [];
  });
}
