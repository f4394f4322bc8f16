/** Which writing system a text is in, and which faces can stand in where a face lacks it. */

import type { Script } from "../vocabulary.ts";
import { hanScriptOf } from "./han.ts";

const EAST = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}]/u;

/** Order matters: a Japanese name may contain Latin letters, and is still Japanese. */
const ROWS: readonly (readonly [letters: RegExp, script: Script | ((text: string) => Script)])[] = [
  [/\p{Script=Arabic}/u, "arabic"],
  [/\p{Script=Hebrew}/u, "hebrew"],
  [/\p{Script=Devanagari}/u, "devanagari"],
  [/\p{Script=Bengali}/u, "bengali"],
  [/\p{Script=Tamil}/u, "tamil"],
  [/\p{Script=Thai}/u, "thai"],
  [EAST, hanScriptOf],
  [/\p{Script=Greek}/u, "greek"],
  [/\p{Script=Cyrillic}/u, "cyrillic"],
];

export function scriptOf(text: string): Script {
  const script = ROWS.find(([letters]) => letters.test(text))?.[1] ?? "latin";
  return typeof script === "function" ? script(text) : script;
}

/** Scripts whose letters hang together: nothing may be put between them. */
const JOINED: ReadonlySet<Script> = new Set<Script>(["arabic", "devanagari", "bengali"]);
export const isJoined = (script: Script): boolean => JOINED.has(script);

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
  latin: ["manrope", "noto-sans"],
  greek: ["manrope", "commissioner", "noto-sans"],
  cyrillic: ["manrope", "commissioner", "noto-sans"],
  arabic: ["cairo", "vazirmatn"],
  hebrew: ["heebo", "rubik"],
  devanagari: ["anek-devanagari", "hind"],
  bengali: ["anek-bangla", "noto-serif-bengali"],
  tamil: ["anek-tamil", "noto-serif-tamil"],
  thai: ["noto-sans-thai", "noto-serif-thai"],
  japanese: ["noto-sans-jp"],
  korean: ["noto-sans-kr"],
  "chinese-simplified": ["noto-sans-sc"],
  "chinese-traditional": ["noto-sans-tc"],
};
