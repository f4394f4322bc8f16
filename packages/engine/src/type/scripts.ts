/** Which writing system a text is in, and which faces can stand in where a face lacks it. */

import type { Script } from "../vocabulary.ts";

type ScriptRow = { readonly script: Script; readonly letters: RegExp; readonly rtl: boolean };

/** Order matters: a Japanese name may hold Latin letters, and is Japanese all the same. */
const ROWS: readonly ScriptRow[] = [
  { script: "arabic", letters: /\p{Script=Arabic}/u, rtl: true },
  { script: "devanagari", letters: /\p{Script=Devanagari}/u, rtl: false },
  { script: "japanese", letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, rtl: false },
  { script: "greek", letters: /\p{Script=Greek}/u, rtl: false },
  { script: "cyrillic", letters: /\p{Script=Cyrillic}/u, rtl: false },
  { script: "latin", letters: /\p{Script=Latin}/u, rtl: false },
];

export const scriptOf = (text: string): Script =>
  ROWS.find((row) => row.letters.test(text))?.script ?? "latin";

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LTR = /\p{L}|\p{N}/u;

export type Run = { readonly text: string; readonly start: number; readonly rtl: boolean };

/**
 * Runs of one direction in the order they stand on the line, left to right. Neutral characters go with
 * what precedes them: enough for a name, where the full bidirectional algorithm would change nothing.
 */
export function directionRuns(text: string): { readonly rtl: boolean; readonly runs: readonly Run[] } {
  const runs: { text: string; start: number; rtl: boolean }[] = [];
  let at = 0;
  for (const character of text) {
    const last = runs[runs.length - 1];
    const rtl = RTL.test(character) ? true : LTR.test(character) ? false : (last?.rtl ?? null);
    if (last && (rtl === null || rtl === last.rtl)) last.text += character;
    else runs.push({ text: character, start: at, rtl: rtl ?? false });
    at += character.length;
  }
  const rtl = runs[0]?.rtl ?? false;
  return { rtl, runs: rtl ? runs.toReversed() : runs };
}

/** Faces to fall back on, by script, best first: sturdy, with several weights. */
export const FALLBACK: { readonly [script in Script]: readonly string[] } = {
  latin: ["manrope"],
  greek: ["manrope", "commissioner"],
  cyrillic: ["manrope", "commissioner"],
  arabic: ["cairo", "vazirmatn"],
  devanagari: ["anek-devanagari", "hind"],
  japanese: ["noto-sans-jp"],
};
