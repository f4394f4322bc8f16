/** Letters and words of the name that a text speaks of alone: "the L in gold", "Bright orange and side navy". */

import data from "../../../data/one-letter-words.json" with { type: "json" };
import { isSameThing } from "../../lexicon/related-things.ts";
import { overlaps, UNSPACED } from "../../lexicon/text.ts";
import { isLetterWord } from "../../lexicon/wearer-words.ts";
import type { Span } from "../../vocabulary.ts";
import type { NamedThing } from "../named-things.ts";
import { knownThing } from "./resolve/thing.ts";
import type { Reading, Wearer } from "./wearers.ts";

const TOKEN = /[\p{L}\p{N}\p{M}’']+|[&+]/gu;
const QUOTED = /[“"„«‹「『‘']\s?([^“”"„«»‹›「」『』‘’']{1,40}?)\s?[”"“»›」』’']/gu;
/** Shorter pieces of a word are words of their own too often: "on" ends "London". */
const LEAST_PIECE = 3;
/** Words of one letter, by language, and what stands before a letter that is spoken of. */
const ONE_LETTER: {
  readonly [language: string]: { readonly words: readonly string[]; readonly articles: readonly string[] };
} = data;

type Token = { readonly span: Span; readonly isQuoted: boolean };

/** `taken`: the name where it is stated, and what says something else. */
export function lettersSaid(
  reading: Reading,
  name: string,
  things: readonly NamedThing[],
  taken: readonly Span[],
): readonly Wearer[] {
  const { text } = reading;
  const tokens = tokensOf(text).filter(({ span }) => !taken.some((each) => overlaps(each, span)));
  const said = tokens.map(({ span }) => text.slice(...span));
  const isMeant = (token: Token): boolean => {
    const words = text.slice(...token.span);
    if (words.toLowerCase() === name.toLowerCase()) return false;
    return [...words].length === 1
      ? isLetter(reading, name, token)
      : isPiece(reading, name, token, things, said);
  };
  const found: Span[] = [];
  for (const { span } of tokens.filter(isMeant)) {
    const last = found.at(-1);
    // Words that follow each other in the name as they do here are one piece of it.
    if (last && name.includes(text.slice(last[0], span[1]))) found[found.length - 1] = [last[0], span[1]];
    else found.push(span);
  }
  return found.map((span) => {
    const words = text.slice(...span);
    return { span, of: words, kind: "run", run: { text: words } };
  });
}

function tokensOf(text: string): readonly Token[] {
  const quoted = [...text.matchAll(QUOTED)].map(({ 0: all, 1: inside = "", index }): Token => {
    const from = index + all.indexOf(inside);
    return { span: [from, from + inside.length], isQuoted: true };
  });
  const plain = [...text.matchAll(TOKEN)]
    .map(({ 0: word, index }): Token => ({ span: [index, index + word.length], isQuoted: false }))
    .filter(
      ({ span }) => !UNSPACED.test(text.slice(...span)) && !quoted.some((each) => overlaps(each.span, span)),
    );
  return [...quoted, ...plain].toSorted((a, b) => a.span[0] - b.span[0]);
}

/** The word right before, in the same clause. */
const before = (text: string, [from]: Span): string =>
  /([\p{L}\p{M}’']+)[\s“"„«‘']*$/u.exec(text.slice(0, from))?.[1] ?? "";

/** A letter that stands alone and is no word of its language by itself, unless it is called a letter. */
function isLetter({ text, language }: Reading, name: string, { span, isQuoted }: Token): boolean {
  const letter = text.slice(...span);
  if (!name.toLowerCase().includes(letter.toLowerCase())) return false;
  const previous = before(text, span);
  if (isQuoted || isLetterWord(previous, language)) return true;
  if (/[\p{N}+]/u.test(letter)) return false;
  const isAlone =
    !/[\p{L}\p{N}’'-]$/u.test(text.slice(0, span[0])) &&
    !/^[’'-]?[\p{L}\p{N}]|^\./u.test(text.slice(span[1]));
  if (!isAlone) return false;
  // "A red sail": a word of one letter is meant only where it is named like one.
  const { words, articles } = ONE_LETTER[language] ?? ONE_LETTER.en!;
  return !words.includes(letter.toLowerCase()) || articles.includes(previous.toLowerCase());
}

/** A word of the name as it is written there, or a piece of one that stands out in it. */
function isPiece(
  { text, language, studio }: Reading,
  name: string,
  { span, isQuoted }: Token,
  things: readonly NamedThing[],
  said: readonly string[],
): boolean {
  const words = text.slice(...span);
  if (!name.includes(words)) return false;
  if (isQuoted) return true;
  const thing = knownThing(words, studio, language);
  if (thing !== null && things.some((each) => isSameThing(each.thing, thing))) return false;
  const isLow = name === name.toLowerCase();
  const whole = name.split(/[^\p{L}\p{N}\p{M}’']+/u);
  if (whole.includes(words) && isLetterWord(before(text, span), language)) return true;
  if (whole.includes(words)) return whole.length > 1 && (words !== words.toLowerCase() || isLow);
  if ([...words].length < LEAST_PIECE) return false;
  return whole.some((word) => {
    const other = word.startsWith(words)
      ? word.slice(words.length)
      : word.endsWith(words)
        ? word.slice(0, -words.length)
        : "";
    const isBoundary = /^\p{Lu}/u.test(word.startsWith(words) ? other : words) && /\p{Ll}/u.test(word);
    return other !== "" && (said.includes(other) || (isBoundary && word.includes(words)));
  });
}
