/**
 * A name or a slogan that is edited by part. The present text is at hand: a message is compared with it, word by word, and its verbs
 * are not looked at.
 */

import { fold, type Span, UNSPACED } from "../../../lexicon/text.ts";

/** A stretch of a message that is, or resembles, words of the present text; `at` and `to` count the words of that text. */
export type Named = { readonly span: Span; readonly at: number; readonly to: number };

const WORD =
  /[\p{L}\p{M}\p{N}]+(?:['’.-](?=[\p{Script=Latin}\p{Script=Cyrillic}])[\p{L}\p{M}\p{N}]+)*|[&+]/gu;

/** The pieces that a text is edited by: its words, or its characters where they stand together. */
export const piecesOf = (text: string): readonly string[] =>
  UNSPACED.test(text) ? Array.from(text) : text.trim().split(/\s+/u);

export const joined = (pieces: readonly string[], text: string): string =>
  pieces.join(UNSPACED.test(text) ? "" : " ").trim();

/** For comparison: no accents, no case, nothing but letters and digits. */
export const keyOf = (text: string): string =>
  text === "&" || text === "+" ? text : fold(text).replace(/[^\p{L}\p{N}]/gu, "");

const wordSpans = (message: string): readonly Span[] =>
  [...message.matchAll(WORD)].map(({ 0: word, index }): Span => [index, index + word.length]);

/** Where a message names words of the present text, the longest runs only. */
export function namedIn(
  message: string,
  text: string,
  isTelling: (words: Span) => boolean,
): readonly Named[] {
  const found = UNSPACED.test(text) ? unspaced(message, text) : spaced(message, text);
  return found.filter(({ span }) => isTelling(span));
}

function spaced(message: string, text: string): readonly Named[] {
  const pieces = piecesOf(text).map(keyOf);
  const words = wordSpans(message);
  const keys = words.map((span) => keyOf(message.slice(...span)));
  const found: Named[] = [];
  for (let from = 0; from < keys.length; from++) {
    const runs = pieces.map((_, at) => runLength(keys, from, pieces, at));
    const length = Math.max(...runs);
    if (length === 0) continue;
    const at = runs.indexOf(length);
    found.push({ span: [words[from]![0], words[from + length - 1]![1]], at, to: at + length });
    from += length - 1;
  }
  return found;
}

function runLength(keys: readonly string[], from: number, pieces: readonly string[], at: number): number {
  let length = 0;
  while (
    at + length < pieces.length &&
    keys[from + length] !== undefined &&
    keys[from + length] !== "" &&
    keys[from + length] === pieces[at + length]
  )
    length++;
  return length;
}

/** Two letters at the least: one alone is in many words. */
const LEAST_RUN = 2;

function unspaced(message: string, text: string): readonly Named[] {
  const letters = Array.from(text);
  for (let length = letters.length; length >= LEAST_RUN; length--)
    for (let at = 0; at + length <= letters.length; at++) {
      const start = message.indexOf(letters.slice(at, at + length).join(""));
      if (start >= 0)
        return [
          { span: [start, start + letters.slice(at, at + length).join("").length], at, to: at + length },
        ];
    }
  return [];
}

/** The text with other pieces, or none, where some of its own stand. */
export function exchanged(text: string, { at, to }: Pick<Named, "at" | "to">, by: string | null): string {
  const pieces = piecesOf(text);
  const made = joined([...pieces.slice(0, at), ...(by === null ? [] : [by]), ...pieces.slice(to)], text);
  // What joined two words joins nothing where one of them is gone.
  return by === null ? made.replace(/^[&+]\s+|\s+[&+]$/gu, "") : made;
}

const NUMBER = /\p{Nd}{2,}/gu;
const numbersIn = (text: string): readonly string[] => [...new Set(text.match(NUMBER) ?? [])];

/** "Not 1984 but 1948": the number that the text has is exchanged for the other one, whichever comes first. */
export function renumbered(
  message: string,
  text: string,
): { text: string; by: string; isNamed: boolean } | null {
  const [own, ...more] = numbersIn(text);
  const said = numbersIn(message);
  const others = said.filter((each) => each !== own && Math.abs(each.length - (own?.length ?? 0)) <= 1);
  const [other] = others;
  if (!own || more.length > 0 || !other || others.length > 1) return null;
  return { text: text.replace(own, other), by: other, isNamed: said.includes(own) };
}

/** A word of a text and the stretch of a message that is another spelling of it. */
export type Respelt = { readonly span: Span; readonly at: number };

/**
 * Where a message spells a word of the text otherwise. Another ending is no spelling: it is how many languages speak of a word.
 * What the message sets apart (`isSetApart`) is meant as it is written.
 */
export function respelt(
  message: string,
  text: string,
  isSetApart: (span: Span) => boolean,
): readonly Respelt[] {
  if (UNSPACED.test(text)) return [];
  const pieces = piecesOf(text);
  return wordSpans(message).flatMap((span) => {
    const word = message.slice(...span);
    if (pieces.some((piece) => bare(piece) === word)) return [];
    const at = pieces.findIndex((piece) => isAlike(word, bare(piece), isSetApart(span)));
    return at < 0 ? [] : [{ span, at }];
  });
}

/** A word without the marks around it. */
const bare = (piece: string): string => piece.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{M}\p{N}&]+$/gu, "");

const LEAST_LETTERS = 4;
/** A word of so many letters may differ in two. */
const LONG = 8;

function isAlike(word: string, piece: string, isSetApart: boolean): boolean {
  const [a, b] = [word.toLowerCase(), piece.toLowerCase()];
  if (a === b) return isSetApart && word !== piece && word !== a;
  if (keyOf(a) === keyOf(b)) return true;
  if (Math.min(a.length, b.length) < LEAST_LETTERS) return false;
  const most = Math.min(a.length, b.length) >= LONG ? 2 : 1;
  if (distance(a, b) > most) return false;
  return isSetApart || !isOnlyEnding(a, b);
}

function isOnlyEnding(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return Math.max(a.length, b.length) - same <= 2 && a.at(-1) !== b.at(-1);
}

/** Letters more, fewer, others, or two that changed places. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]![j]!;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return at(a.length, b.length);
}
