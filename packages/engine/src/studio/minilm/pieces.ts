/** A prompt in the pieces of words that the language model knows (WordPiece, lower case, without accents). */

import { plain } from "../../understand/text.ts";
import type { OwnWords, Span } from "../../vocabulary.ts";

/** Numbers of the model's vocabulary that mean something to its reader. */
const UNKNOWN = 100;
const BEGIN = 101;
const END = 102;
/** A word longer than this is no word. */
const LONGEST_WORD = 100;

/** How a word is written, which the model's own pieces do not tell. After a line break the same, and `AFTER_BREAK` more. */
const SHAPE = { none: 0, signs: 1, digits: 2, lower: 3, upper: 4, title: 5, mixed: 6 } as const;
const AFTER_BREAK = 7;
/** In a refinement, words that are the logo's own stand out, however they are written: what it shows, its name, its tagline. */
const OWN = { mark: 14, name: 15, tagline: 16 } as const;
/** How many shapes there are. */
export const SHAPES = 17;

/** `pieces`: one a line. */
export const vocabularyOf = (pieces: string): ReadonlyMap<string, number> =>
  new Map(pieces.split("\n").map((piece, row) => [piece, row]));

export type Pieces = {
  readonly ids: readonly number[];
  readonly shapes: readonly number[];
  /** For each word of the prompt its first piece; -1 where it was cut off. */
  readonly first: readonly number[];
};

/**
 * `words`: where the prompt's words stand. What lies between them is punctuation and is read too. `own`: which of them are the
 * refined logo's own.
 */
export function piecesOf(
  prompt: string,
  words: readonly Span[],
  vocabulary: ReadonlyMap<string, number>,
  most: number,
  own: OwnWords = [],
): Pieces {
  const ids = [BEGIN];
  const shapes: number[] = [SHAPE.none];
  const first = words.map(() => -1);
  let isAfterBreak = false;
  const add = (text: string, word: number | null): void => {
    // Invisible characters neither hide a word from the grammar nor from the model.
    for (const part of partsOf(plain(text)))
      for (const id of piecesOfWord(folded(part), vocabulary)) {
        if (ids.length >= most - 1) return;
        if (word !== null && first[word] === -1) first[word] = ids.length;
        ids.push(id);
        const owned = word === null ? null : own[word];
        shapes.push(owned ? OWN[owned] : shapeOf(part) + (isAfterBreak ? AFTER_BREAK : 0));
        isAfterBreak = false;
      }
  };
  let from = 0;
  for (const [word, [start, end]] of words.entries()) {
    const between = prompt.slice(from, start);
    add(between, null);
    if (between.includes("\n")) isAfterBreak = true;
    add(prompt.slice(start, end), word);
    from = end;
  }
  add(prompt.slice(from), null);
  return { ids: [...ids, END], shapes: [...shapes, SHAPE.none], first };
}

const SIGN = /^[\p{P}$+<=>^`|~]$/u;

/** Words and signs: each sign stands by itself. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = "";
  const finish = () => {
    if (part !== "") parts.push(part);
    part = "";
  };
  for (const sign of text) {
    const isSign = SIGN.test(sign);
    if (isSign || /\s/u.test(sign)) finish();
    if (isSign) parts.push(sign);
    else if (!/\s/u.test(sign)) part += sign;
  }
  finish();
  return parts;
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");

/** The longest pieces from the left; nothing of a word is known where one of them is not. */
function piecesOfWord(word: string, vocabulary: ReadonlyMap<string, number>): readonly number[] {
  if (word === "") return [];
  const letters = [...word];
  if (letters.length > LONGEST_WORD) return [UNKNOWN];
  const ids: number[] = [];
  for (let from = 0; from < letters.length; ) {
    let to = letters.length;
    let id: number | undefined;
    for (; to > from; to--) {
      id = vocabulary.get(`${from > 0 ? "##" : ""}${letters.slice(from, to).join("")}`);
      if (id !== undefined) break;
    }
    if (id === undefined) return [UNKNOWN];
    ids.push(id);
    from = to;
  }
  return ids;
}

function shapeOf(word: string): number {
  if (!/[\p{L}\p{N}]/u.test(word)) return SHAPE.signs;
  if (/\p{Nd}/u.test(word)) return SHAPE.digits;
  const letters = [...word].filter((letter) => /\p{L}/u.test(letter));
  if (letters.length === 0) return SHAPE.signs;
  const upper = letters.map((letter) => /\p{Lu}/u.test(letter));
  if (letters.every((letter) => /\p{Ll}/u.test(letter))) return SHAPE.lower;
  if (letters.length > 1 && upper.every(Boolean)) return SHAPE.upper;
  const [initial = "", ...rest] = word;
  return /\p{Lu}/u.test(initial) && !rest.some((letter) => /\p{Lu}/u.test(letter))
    ? SHAPE.title
    : SHAPE.mixed;
}
