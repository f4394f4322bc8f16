/** Which letters of a name as it is set are meant by those that were named. */

import type { LetterRun } from "../vocabulary.ts";

/** From one character of a text to another, which is none of it. */
export type Range = readonly [from: number, to: number];

const SIGN = /[\p{L}\p{N}]\p{M}*/gu;
const FIRST_OF_WORD = /(?<![\p{L}\p{N}\p{M}’'])[\p{L}\p{N}]\p{M}*/gu;
const AMPERSAND = /[&+＆]/gu;
const FULL_STOP = /[.。．]/gu;
/** Letters with a dot of their own. */
const DOTTED = /[ij]/gu;

const all = (text: string, pattern: RegExp): readonly Range[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length]);

/** All places at which a piece stands in a text. */
function placesOf(text: string, piece: string): readonly Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length))
    found.push([at, at + piece.length]);
  return found;
}

const isWord = (text: string, [from, to]: Range): boolean =>
  !/[\p{L}\p{N}\p{M}]$/u.test(text.slice(0, from)) && !/^[\p{L}\p{N}\p{M}]/u.test(text.slice(to));

/** Written exactly so where it is; a whole word before a piece of one. */
function writtenSo(text: string, piece: string): readonly Range[] {
  const exact = placesOf(text, piece);
  // Letters that change their length with their case are looked for as they are written alone.
  const [low, lowPiece] = [text.toLowerCase(), piece.toLowerCase()];
  const found = exact.length > 0 || low.length !== text.length ? exact : placesOf(low, lowPiece);
  const words = [...piece].length > 1 ? found.filter((range) => isWord(text, range)) : [];
  return words.length > 0 ? words : found;
}

/** The letters of a text that a run names; none where it has no such letters. Dots of letters are told apart by `isDot`. */
export function rangesOf(run: LetterRun, text: string): readonly Range[] {
  if ("text" in run) return writtenSo(text, run.text);
  const signs = all(text, SIGN);
  switch (run.place) {
    case "first letter":
      return signs.slice(0, 1);
    case "last letter":
      return signs.slice(-1);
    case "initials":
      return all(text, FIRST_OF_WORD);
    case "ampersand":
      return all(text, AMPERSAND);
    case "full stop":
      return isDot(run, text) ? all(text, DOTTED) : all(text, FULL_STOP);
    case "tagline":
      return [];
  }
}

/** Whether the dots over letters are meant: there is no full stop. */
export const isDot = (run: LetterRun, text: string): boolean =>
  "place" in run && run.place === "full stop" && !/[.。．]/u.test(text);
