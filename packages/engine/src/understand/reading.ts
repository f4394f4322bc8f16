/** A prompt read once: its words, its language, and for each word whether the caller wants what it says. */

import { attitudesOf } from "./attitudes.ts";
import { COMMON_WORDS, LANGUAGE_WORDS, type Language } from "./lexicons/grammar.ts";
import { wordSet } from "./lexicons/lists.ts";
import type { Attitude, Scope } from "./refusal-reach.ts";
import { isCapital, isUncased, readWords, type Span, type Word } from "./text.ts";

export type { Attitude } from "./refusal-reach.ts";

export type Reading = {
  readonly prompt: string;
  readonly words: readonly Word[];
  readonly language: Language;
  readonly attitudes: readonly Attitude[];
  /** Where a word of refusal reaches. */
  readonly refusals: readonly Scope[];
  /** Whether capitals tell names here: not in shouting, in lower-case prose or In Title Case. */
  readonly capitals: boolean;
};

const LANGUAGES = Object.entries(LANGUAGE_WORDS).map(
  ([language, list]) => [language as Language, wordSet(list)] as const,
);
const ENGLISH = wordSet(LANGUAGE_WORDS.en);
const common = wordSet(COMMON_WORDS);
/** A word of ordinary briefs, hence no slip of another and seldom a name. */
export const isCommon = (key: string): boolean => common.has(key);

export function read(prompt: string): Reading {
  const plain = withoutMarkup(prompt);
  const words = spelledOut(readWords(plain));
  const language = languageOf(words);
  return { prompt: plain, words, language, ...attitudesOf(words, language), capitals: capitalsTell(words) };
}

/** Markup that was pasted with a prompt: `<script>` asks for no script. A name in angle brackets is none of these. */
const TAG =
  /<\/?(?:a|abbr|address|article|audio|b|base|body|br|button|canvas|center|code|div|em|embed|font|footer|foreignObject|form|frame|g|h[1-6]|head|header|hr|html|i|iframe|image|img|input|li|link|main|marquee|math|meta|nav|object|ol|p|path|pre|script|section|select|span|strong|style|sub|sup|svg|table|tbody|td|template|textarea|th|title|tr|u|ul|use|video)(?:[\s/][^<>]*)?>/giu;
/** What stands between these is for a browser. */
const PROGRAM = /<(script|style)\b[^<>]*>.*?<\/\1\s*>/gisu;

/** Spaces in the place of markup, so that every word stays where it was. */
export const withoutMarkup = (prompt: string): string =>
  prompt.includes("<")
    ? prompt
        .replace(PROGRAM, ({ length }) => " ".repeat(length))
        .replace(TAG, ({ length }) => " ".repeat(length))
    : prompt;

/** "w/o" is without: its second half says so, right before what is left out. */
const spelledOut = (words: readonly Word[]): readonly Word[] =>
  words.map((word, at) =>
    isWithout(words, at)
      ? { ...word, key: "" }
      : isWithout(words, at - 1)
        ? { ...word, key: "without" }
        : word,
  );
const isWithout = (words: readonly Word[], at: number): boolean =>
  words[at]?.key === "w" && words[at + 1]?.key === "o" && words[at + 1]!.gap === "/";

function languageOf(words: readonly Word[]): Language {
  let best: Language = "en";
  let most = 0;
  for (const [language, list] of LANGUAGES) {
    // A word that several languages share tells little; one word alone ("sans") tells nothing.
    const hits = words.filter(({ key }) => list.has(key));
    const count = hits.reduce(
      (sum, { key }) => sum + 1 / LANGUAGES.filter(([, other]) => other.has(key)).length,
      0,
    );
    const only = hits.some(
      ({ key }) => key.length > 2 && LANGUAGES.every(([other, its]) => other === language || !its.has(key)),
    );
    const silentEnglish = !words.some(({ key }) => ENGLISH.has(key));
    if (count > most && (language === "en" || hits.length > 1 || (only && silentEnglish)))
      [best, most] = [language, count];
  }
  return best;
}

/** From this share of capitals on, they are a manner of writing and tell nothing. */
const SHOUTED = 0.75;

function capitalsTell(words: readonly Word[]): boolean {
  const cased = words.filter(({ raw }) => /^\p{L}/u.test(raw) && !isUncased(raw));
  if (cased.length < 4) return true;
  const capitals = (list: readonly Word[]) => list.filter(({ raw }) => isCapital(raw)).length;
  // The first word of a sentence has its capital anyway.
  const inner = cased.filter((word) => words[words.indexOf(word) - 1]?.sentence === word.sentence);
  const share = (list: readonly Word[]) => capitals(list) / list.length;
  const told = Math.min(share(cased), inner.length >= 3 ? share(inner) : 1);
  return capitals(cased) > 0 && told < SHOUTED;
}

export const spanOf = (words: readonly Word[], from: number, to: number): Span => [
  words[from]!.start,
  words[to - 1]!.end,
];

export const overlaps = ([a, b]: Span, [c, d]: Span): boolean => a < d && c < b;

/** Whether a comma, a full stop or the like stands before this word. */
export const breaksBefore = (word: Word | undefined): boolean =>
  word === undefined || /[^\s\-'’&]/u.test(word.gap);
