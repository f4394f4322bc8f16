/** Case and tracking of a name, by the drawing rules. */

import type { Casing, Face, LetterCase, TypeWish } from "../vocabulary.ts";

/** Thousandths of an em. */
const FAT_STEM = 175;

/** A name is set as it was typed; another case only where it is asked for (docs/laws.md R2). */
export const chooseCase = (wish: TypeWish | null): LetterCase => wish?.case ?? "typed";

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
const GREEK = /\p{Script=Greek}/u;
/** Letters that are written in Turkish, and in none of the other languages of docs/laws.md R7. */
const TURKISH = /[ğĞıİ]/u;

/** Whose rules a word's case follows: its script's, or those of the language it was asked for in. */
const rulesFor = (word: string, text: string, casing: Casing | undefined): string => {
  if (GREEK.test(word)) return "el";
  return casing ?? (TURKISH.test(text) ? "tr" : "en");
};

/**
 * Another case, as the writing has it (docs/laws.md R2): Greek capitals lose the tonos, Turkish i and ı stay apart, ß is SS in capitals.
 * In other languages İ does not become i with a dot above.
 */
export function applyCase(typed: string, to: LetterCase, casing?: Casing): string {
  if (to === "typed") return typed;
  const text = typed.normalize("NFC");
  return text.replace(WORD, (word) => {
    const rules = rulesFor(word, text, casing);
    if (to === "upper") return word.toLocaleUpperCase(rules).normalize("NFC");
    const low = word.toLocaleLowerCase(rules).replaceAll("i\u0307", "İ");
    return to === "lower" ? low : opened(word, low, rules);
  });
}

/** A capital that opens a word keeps its accent, in Greek too. */
function opened(word: string, low: string, rules: string): string {
  const [first = ""] = word;
  const capital = first.toLocaleUpperCase(rules === "el" ? "en" : rules);
  return [...capital].length === 1 ? `${capital}${low.slice([...low][0]!.length)}` : low;
}

/** The letters, whatever their case: capitals lose what the small letters have (docs/laws.md R2). */
export const caseless = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .toUpperCase();

/** The tracking for letters of a weight, before anything else is known of the face. */
function usualTracking(text: string, face: Face, weight: number): number {
  const serif = face.classes.includes("serif") || face.classes.includes("didone");
  const short = [...text].length <= 3;
  if (isCapitals(text) && serif && weight <= 500) return 120;
  if (isCapitals(text) && !short) return weight >= 700 ? 40 : 70;
  if (weight >= 700) return -20;
  return weight >= 600 ? -12 : 0;
}

const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** Thousandths of an em. */
export function chooseTracking(text: string, face: Face, weight: number, wish: TypeWish | null): number {
  if (face.classes.includes("script")) return 0;
  const capitals = isCapitals(text);
  let base = usualTracking(text, face, weight);
  // Faces cut wide or for code bring their own air.
  if (face.classes.includes("wide") || face.classes.includes("mono"))
    base = Math.min(base, capitals ? 20 : -20);
  if (face.classes.includes("condensed") && capitals) base = Math.max(base, 30);
  // Very fat strokes close their gaps by themselves.
  if ((face.measures[weight]?.stem ?? 0) > FAT_STEM) base = Math.max(base, 0);
  if (wish?.tracking === "tight") return Math.min(base, 0) - 20;
  if (wish?.tracking === "wide") return Math.max(base, 0) + 120;
  return base;
}
