/** Case and tracking of a name, by the drawing rules. */

import type { Face, LetterCase, Mood, TypeWish } from "../vocabulary.ts";

const CAPITALS_MOST = 9;
/** Thousandths of an em. */
const FAT_STEM = 175;

/** Inner capitals, digits between letters, all capitals of an acronym: the spelling is part of the name. */
const OWN_SPELLING = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|^[\p{Lu}\p{N}&+.-]{2,5}$|\p{N}/u;

export function chooseCase(name: string, mood: Mood, wish: TypeWish | null, face: Face): LetterCase {
  if (wish?.case) return wish.case;
  if (OWN_SPELLING.test(name)) return "typed";
  const script = face.classes.includes("script");
  const letters = [...name].length;
  if (!script && mood.grave >= 0.45 && letters <= CAPITALS_MOST) return "upper";
  // A single capital letter at the start may fall; a name typed in lower case stays so.
  if (!script && (mood.sharp <= -0.4 || mood.new >= 0.55) && mood.grave < 0.3 && !/\s/.test(name))
    return "lower";
  return "typed";
}

/** Change of case that keeps each letter a letter: ß does not become SS, İ does not become i with a dot above. */
export function applyCase(text: string, to: LetterCase): string {
  if (to === "typed") return text;
  return Array.from(text.normalize("NFC"), (character) => {
    const changed = to === "upper" ? character.toUpperCase() : character.toLowerCase();
    return Array.from(changed).length === 1 ? changed : character;
  }).join("");
}

/** Thousandths of an em. */
export function chooseTracking(text: string, face: Face, weight: number, wish: TypeWish | null): number {
  if (face.classes.includes("script")) return 0;
  const capitals = text === text.toUpperCase() && text !== text.toLowerCase();
  const serif = face.classes.includes("serif") || face.classes.includes("didone");
  const short = [...text].length <= 3;
  let base = 0;
  if (capitals && serif && weight <= 500) base = 120;
  else if (capitals && !short) base = weight >= 700 ? 40 : 70;
  else if (weight >= 700) base = -20;
  else if (weight >= 600) base = -12;
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
