/**
 * Prompt → words with their places. Spans always point into the prompt as it was sent; everything read
 * from it goes through `plain`, so that invisible characters can neither hide a word nor reach a logo.
 */

import type { Span } from "../vocabulary.ts";

/** A script that puts no spaces between its words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Characters between two stretches; none where they meet. */
export const apart = ([from, to]: Span, [start, end]: Span): number => Math.max(from - end, start - to, 0);

export type { Span } from "../vocabulary.ts";

export type Word = {
  /** As typed, without invisible characters. */
  readonly raw: string;
  /** Lower case, no accents, no apostrophes: what lexicons are written in. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** What stands between the word before and this one. */
  readonly gap: string;
  readonly sentence: number;
};

/** Controls, bidi marks, zero-width and tag characters; joiners stay, since Persian and Hindi need them. */
const INVISIBLE: readonly (readonly [low: number, high: number])[] = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe0fff],
];

/** Without the characters above; half a surrogate pair goes with them. */
export const plain = (text: string): string => Array.from(text).filter(isVisible).join("");

const isVisible = (character: string): boolean =>
  !INVISIBLE.some(([low, high]) => character.codePointAt(0)! >= low && character.codePointAt(0)! <= high);

/** Accents off (ä → a, ñ → n, ß → ss), for comparison only. Nearly all words of our tables are left as they are. */
export const fold = (text: string): string =>
  /^[a-z]+$/.test(text)
    ? text
    : plain(text)
        .toLowerCase()
        .normalize("NFD")
        .replace(/\p{M}+/gu, "")
        .replace(/ß/g, "ss")
        .replace(/ø/g, "o")
        // Turkish has an i without a dot, which a capital does not show.
        .replace(/ı/g, "i")
        .replace(/[’'ʼ`]/g, "");

const WORD =
  /#[0-9a-fA-F]{3,8}(?![\p{L}\p{N}])|\p{Lu}[\p{L}\p{N}]*\+(?=[\s(.,;:]|$)|[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\u200b-\u200d\u2060\u00ad\ufeff]|[’'ʼ._](?=[\p{L}\p{N}])|\+(?![\s\p{L}\p{N}]))*/gu;

/** French and Italian write the article onto the word: l'icône, dell'oro. */
const ELISION = /^(?:l|d|qu|j|n|c|dell|nell|all|sull|dall|un|quell)[’'](?=\p{L}{2})/iu;

const SENTENCE_END = /[.!?…;\n。！？؟।]|\s[–—-]{1,3}\s/u;

/** "Dr. Lindner", "St. Brigid": the point ends no sentence. */
const TITLE = /^(?:dr|st|mr|mrs|ms|nr|prof|sr|sra|ste|mt)$/;

/** Marks that turn the direction of writing: between two words they part nothing. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export function readWords(prompt: string): readonly Word[] {
  const words: Word[] = [];
  let end = 0;
  let sentence = 0;
  for (const found of prompt.matchAll(WORD)) {
    const gap = prompt.slice(end, found.index).replace(BIDI, "");
    const titled =
      gap === ". " &&
      (TITLE.test(words.at(-1)?.key ?? "") ||
        (/^(?:no|nr|num|vol)$/.test(words.at(-1)?.key ?? "") && /^\d/.test(found[0])));
    if (SENTENCE_END.test(gap) && !titled) sentence++;
    const elided = ELISION.exec(found[0])?.[0] ?? "";
    if (elided !== "") words.push(word(elided, found.index, gap, sentence));
    const rest = found[0].slice(elided.length);
    words.push(word(rest, found.index + elided.length, elided === "" ? gap : "'", sentence));
    end = found.index + found[0].length;
  }
  return words;
}

const word = (text: string, start: number, gap: string, sentence: number): Word => ({
  raw: plain(text),
  // "we're" must not fall together with "were".
  key: /^we[’'ʼ]re$/i.test(text) ? "weare" : fold(text),
  start,
  end: start + text.length,
  gap,
  sentence,
});

/** Whether two neighbouring words may belong to one phrase: a space, a hyphen or an apostrophe between them. */
export const joined = (gap: string): boolean => /^[\s\u00a0\-‐‑'’\u200b]*$/u.test(gap) && !gap.includes("\n");

export const overlaps = ([a, b]: Span, [c, d]: Span): boolean => a < d && c < b;

/** From the words' beginnings to their ends: a piece of a word is nothing to quote. */
export function wordsAround(text: string, [start, end]: Span): Span {
  const isLetter = (at: number) => /[\p{L}\p{M}\p{N}]/u.test(text[at] ?? "");
  let [from, to] = [start, end];
  while (from > 0 && isLetter(from - 1) && isLetter(from)) from--;
  while (to < text.length && isLetter(to) && isLetter(to - 1)) to++;
  return [from, to];
}
