/** Case and tracking of a name, by the drawing rules. */

import type { Face, LetterCase, TypeWish } from "../vocabulary.ts";

/** Thousandths of an em. */
const FAT_STEM = 175;

/** A name is set as it was typed; another case only where it is asked for (docs/laws.md R2). */
export const chooseCase = (wish: TypeWish | null): LetterCase => wish?.case ?? "typed";

/** Change of case that keeps each letter a letter: ß does not become SS, İ does not become i with a dot above. */
export function applyCase(text: string, to: LetterCase): string {
  if (to === "typed") return text;
  const letters = Array.from(text.normalize("NFC"));
  return letters
    .map((character, at) => {
      const opens = to === "title" && !/[\p{L}\p{M}\p{N}'’]/u.test(letters[at - 1] ?? " ");
      const changed = to === "upper" || opens ? character.toUpperCase() : character.toLowerCase();
      return Array.from(changed).length === 1 ? changed : character;
    })
    .join("");
}

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
