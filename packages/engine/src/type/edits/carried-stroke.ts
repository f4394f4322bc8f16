import { flatten, toData } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { typeEdits as words } from "../../report-words.ts";
import type { Letters } from "../../vocabulary.ts";
import { spans } from "../measure.ts";
import { glyphPath, wordShapes } from "../word.ts";
import { type LetterEdit, letterAt, sturdy } from "./edit.ts";

/** The flat stroke at the foot of the last letter, where it ends at the right edge. */
function arm(letters: Letters): { x: number; top: number; bottom: number } | null {
  const index = letters.glyphs.length - 1;
  const glyph = letters.glyphs[index];
  if (!glyph?.box || !/^[ELZzΕΖΞ]$/u.test(glyph.text)) return null;
  const right = glyph.box.x + glyph.box.width;
  const polygons = flatten(glyphPath(glyph), 8);
  const arms = spans(polygons, 1, right - 3).filter(([top, bottom]) => {
    const inner = spans(polygons, 1, right - letters.stem * 0.6).find(
      ([a, b]) => Math.abs(a - top) < 3 && Math.abs(b - bottom) < 3,
    );
    return inner !== undefined && bottom - top > letters.thin * 0.7 && bottom - top < letters.thin * 1.5;
  });
  // The lowest arm carries best: it draws a ground line.
  const lowest = arms[arms.length - 1];
  return lowest && lowest[1] > -letters.thin ? { x: right, top: lowest[0], bottom: lowest[1] } : null;
}

/** The last letter's arm runs on past the word. */
export const carriedStroke: LetterEdit = {
  id: "carried-stroke",
  depends: ["letters", "name"],
  tell: (letters, site) => words.carriedStroke(letterAt(letters, site)),
  sites: (letters) =>
    sturdy(letters) && letters.radius === 0 && letters.glyphs.length >= 3 && !letters.rtl && arm(letters)
      ? [{ at: [letters.glyphs.length - 1], fit: 0.55 }]
      : [],
  draw: (letters, _, { ink }) => {
    const { x, top, bottom } = arm(letters)!;
    const length = Math.round(letters.xHeight);
    // Overlaps the arm by a few units, so that no renderer shows a seam.
    const on = rect(Math.round(x) - 4, Math.round(top), length + 4, Math.round(bottom) - Math.round(top));
    return [...wordShapes(letters, ink), { d: toData(on), ink }];
  },
};
