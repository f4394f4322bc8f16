import { flatten, toData } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { typeEdits as words } from "../../report-words.ts";
import type { Letters } from "../../vocabulary.ts";
import { spans } from "../measure.ts";
import { glyphPath, wordShapes } from "../word.ts";
import { type LetterEdit, sturdy } from "./edit.ts";

type Bar = { readonly x: number; readonly top: number; readonly bottom: number };

/** The bar's end on one side of a t or f: looked for just inside the glyph's edge. */
function bar(letters: Letters, index: number, side: "left" | "right"): Bar | null {
  const glyph = letters.glyphs[index]!;
  if (!/^[tf]$/u.test(glyph.text) || !glyph.box) return null;
  const polygons = flatten(glyphPath(glyph), 10);
  const level = spans(polygons, 0, -letters.xHeight + letters.thin * 0.5);
  const run = side === "left" ? level[0] : level[level.length - 1];
  if (!run) return null;
  const x = side === "left" ? run[0] : run[1];
  const upright = spans(polygons, 1, x + (side === "left" ? 6 : -6));
  const found = upright.find(
    ([top, bottom]) => top < -letters.xHeight + letters.thin && bottom > -letters.xHeight,
  );
  if (!found || found[1] - found[0] > letters.thin * 1.6) return null;
  return { x, top: found[0], bottom: found[1] };
}

/** Two crossbars that stand side by side become one stroke. */
export const crossbarLigature: LetterEdit = {
  id: "ligature",
  depends: ["letters", "name"],
  tell: (letters, site) =>
    words.crossbarLigature(site.at.map((index) => letters.glyphs[index]?.text).join(" and ")),
  sites: (letters) => {
    if (!sturdy(letters) || letters.radius > 0) return [];
    return letters.glyphs.slice(1).flatMap((_, before) => {
      const [left, right] = [bar(letters, before, "right"), bar(letters, before + 1, "left")];
      if (!left || !right || right.x <= left.x) return [];
      const level = Math.abs(left.top - right.top) < 6 && Math.abs(left.bottom - right.bottom) < 6;
      return level ? [{ at: [before, before + 1], fit: 0.8 }] : [];
    });
  },
  draw: (letters, site, { ink }) => {
    const left = bar(letters, site.at[0]!, "right")!;
    const right = bar(letters, site.at[1]!, "left")!;
    const join = rect(
      Math.round(left.x) - 4,
      Math.round(left.top),
      Math.round(right.x - left.x) + 8,
      Math.round(left.bottom - left.top),
    );
    return [...wordShapes(letters, ink), { d: toData(join), ink }];
  },
};
