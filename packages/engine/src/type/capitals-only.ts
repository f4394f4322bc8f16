/** Faces without small letters: they draw capitals in their place. */

import type { Face, Studio } from "../vocabulary.ts";

/** Faces with small letters have them lower than this share of their capitals, with few exceptions: only those are looked at. */
const LOW = 0.8;
/** A p that falls below the line by less of the capitals' height is a P. */
const FALLS = 0.08;

const known = new WeakMap<Studio["faces"], Map<string, boolean>>();

/** Found in the outlines, once for each face. */
export function isCapitalsOnly(studio: Studio, face: Face): boolean {
  if (!face.scripts.includes("latin")) return false;
  const weight = face.weights[0] ?? 400;
  const { xHeight, capHeight } = face.measures[weight] ?? { xHeight: 0, capHeight: 1 };
  if (xHeight < LOW * capHeight) return false;
  const found = known.get(studio.faces) ?? new Map<string, boolean>();
  known.set(studio.faces, found);
  const isKnown = found.get(face.id);
  if (isKnown !== undefined) return isKnown;
  const { box } = studio.set({ text: "p", face: face.id, weight });
  const isOnly = box.y + box.height < FALLS * capHeight;
  found.set(face.id, isOnly);
  return isOnly;
}
