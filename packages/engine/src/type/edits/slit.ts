import { pen } from "../../geometry/path.ts";
import { typeEdits as words } from "../../report-words.ts";
import { glyphPath, wordShapes } from "../word.ts";
import { cutShape, type LetterEdit, letterAt, sturdy } from "./edit.ts";

/** A narrow slanting cut through one strong letter. */
export const slit: LetterEdit = {
  id: "slit",
  depends: ["letters", "name"],
  tell: (letters, site) => words.slit(letterAt(letters, site)),
  sites: (letters) => {
    if (!sturdy(letters) || letters.stem < 140 || letters.glyphs.length < 2) return [];
    return letters.glyphs.flatMap((glyph, index) => {
      if (!glyph.box || !/^[BDEHKNORSXodebpqxns8]$/u.test(glyph.text)) return [];
      const place = index === 0 ? 0.6 : index === letters.glyphs.length - 1 ? 0.5 : 0.35;
      return [{ at: [index], fit: /[OoSsBXx]/u.test(glyph.text) ? place : place - 0.1 }];
    });
  },
  draw: (letters, site, { angle, ink }) => {
    const index = site.at[0]!;
    const glyph = letters.glyphs[index]!;
    const { x, y, width, height } = glyph.box!;
    const gap = Math.max(letters.stem * 0.3, 40);
    const rise = (width + 40) * Math.tan((angle * Math.PI) / 180);
    const middle = y + height / 2;
    const upright = gap / Math.cos((angle * Math.PI) / 180);
    const [left, right] = [x - 20, x + width + 20];
    const by = pen(left, middle + rise / 2 - upright / 2)
      .line(right, middle - rise / 2 - upright / 2)
      .line(right, middle - rise / 2 + upright / 2)
      .line(left, middle + rise / 2 + upright / 2)
      .path();
    return wordShapes(letters, ink, new Map([[index, [cutShape(glyphPath(glyph), by, ink)]]]));
  },
};
