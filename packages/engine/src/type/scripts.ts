/** Which writing system a text is in, and which faces can stand in where a face lacks it. */

import bidiFactory, { type Bidi } from "bidi-js";
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

// Its types say that it is an ES module; what is imported from CommonJS is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();

export type Run = { readonly text: string; readonly start: number; readonly rtl: boolean };

/**
 * Runs of one direction in the order they stand on the line, left to right, by the Unicode bidirectional algorithm: a year within
 * Arabic words reads left to right, whichever digits it is written in.
 */
export function directionRuns(text: string): { readonly rtl: boolean; readonly runs: readonly Run[] } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const runs: { text: string; start: number; level: number }[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at]!;
    const last = runs.at(-1);
    if (last && last.level === level) last.text += character;
    else runs.push({ text: character, start: at, level });
    at += character.length;
  }
  const order = inLineOrder(runs).map((run) => ({ text: run.text, start: run.start, rtl: isOdd(run.level) }));
  return { rtl: isOdd(paragraphs[0]?.level ?? 0), runs: order };
}

const isOdd = (level: number): boolean => level % 2 === 1;

/** Rule L2: from the highest level to the lowest odd one, runs of that level or above are turned round. */
function inLineOrder<Run extends { readonly level: number }>(runs: readonly Run[]): readonly Run[] {
  let line = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    const turned: Run[] = [];
    for (let from = 0; from < line.length; ) {
      let to = from;
      while (to < line.length && line[to]!.level >= level) to++;
      turned.push(...(to > from ? line.slice(from, to).reverse() : [line[to++]!]));
      from = to;
    }
    line = turned;
  }
  return line;
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
