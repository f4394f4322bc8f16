import { flatten, pen } from "../../geometry/path.ts";
import { typeEdits as words } from "../../report-words.ts";
import type { Letters } from "../../vocabulary.ts";
import { spans } from "../measure.ts";
import { glyphPath, wordShapes } from "../word.ts";
import { cutShape, type LetterEdit, letterAt, sturdy } from "./edit.ts";

/** The flat head of a stem at the top of a glyph: where it starts and ends, or null. */
function head(letters: Letters, index: number): { left: number; right: number; top: number } | null {
  const glyph = letters.glyphs[index]!;
  if (!glyph.box) return null;
  const polygons = flatten(glyphPath(glyph), 8);
  const top = glyph.box.y;
  const near = spans(polygons, 0, top + 3);
  const below = spans(polygons, 0, top + letters.stem);
  for (const [left, right] of near) {
    const same = below.find(([a, b]) => Math.abs(a - left) < 4 && Math.abs(b - right) < 4);
    const width = right - left;
    if (same && width > letters.stem * 0.8 && width < letters.stem * 1.25) return { left, right, top };
  }
  return null;
}

/** In thinner stems the cut is too small to be seen. */
const BOLD = 105;
/** A cut shallower than this reads as a fault. */
const LEAST_ANGLE = 38;

/** The head of a tall stem cut at the family's angle. */
export const cutTerminal: LetterEdit = {
  id: "cut-terminal",
  depends: ["letters", "name"],
  tell: (letters, site) => words.cutTerminal(letterAt(letters, site)),
  sites: (letters) => {
    if (!sturdy(letters) || letters.stem < BOLD || letters.radius > 0 || letters.glyphs.length < 2) return [];
    return letters.glyphs.flatMap((glyph, index) => {
      if (!glyph.box || glyph.box.y > -letters.capHeight * 0.95 || !head(letters, index)) return [];
      const place = index === 0 ? 0.7 : index === letters.glyphs.length - 1 ? 0.75 : 0.5;
      // A lone tall stem in the word is the one the eye goes to.
      const tall = letters.glyphs.filter(
        (each) => each.box && each.box.y <= -letters.capHeight * 0.95,
      ).length;
      return [{ at: [index], fit: tall === 1 ? place + 0.1 : place - 0.1 }];
    });
  },
  draw: (letters, site, { angle, ink }) => {
    const index = site.at[0]!;
    const { left, right, top } = head(letters, index)!;
    const fall = (right - left) * Math.tan((Math.max(angle, LEAST_ANGLE) * Math.PI) / 180);
    // The high side faces the word's outside, so that the cut leads the eye inwards.
    const high = index === letters.glyphs.length - 1 ? "right" : "left";
    const by =
      high === "left"
        ? pen(left - 1, top - 4)
            .line(right + 1, top - 4)
            .line(right + 1, top + fall)
            .line(left - 1, top)
            .path()
        : pen(left - 1, top - 4)
            .line(right + 1, top - 4)
            .line(right + 1, top)
            .line(left - 1, top + fall)
            .path();
    return wordShapes(
      letters,
      ink,
      new Map([[index, [cutShape(glyphPath(letters.glyphs[index]!), by, ink)]]]),
    );
  },
};
