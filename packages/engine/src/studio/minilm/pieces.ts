/** A prompt in the pieces of words that the language model knows (WordPiece, lower case, without accents). */

import { plain } from "../../lexicon/text.ts";

/** Numbers of the model's vocabulary that mean something to its reader. */
const UNKNOWN = 100;
const BEGIN = 101;
const END = 102;
/** A word longer than this is no word. */
const LONGEST_WORD = 100;

/** `pieces`: one per line. */
export const vocabularyOf = (pieces: string): ReadonlyMap<string, number> =>
  new Map(pieces.split("\n").map((piece, row) => [piece, row]));

/** The numbers of a text's pieces, at most this many. */
export function piecesOf(
  text: string,
  vocabulary: ReadonlyMap<string, number>,
  most: number,
): readonly number[] {
  // Invisible characters do not hide a word from the model.
  const ids = partsOf(plain(text)).flatMap((part) => piecesOfWord(folded(part), vocabulary));
  return [BEGIN, ...ids.slice(0, most - 2), END];
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
