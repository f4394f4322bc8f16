import { fromData } from "../../geometry/parse.ts";
import { bounds, contourAreas, type Path } from "../../geometry/path.ts";
import { withArticle, typeEdits as words } from "../../report-words.ts";
import type { Letters } from "../../vocabulary.ts";
import { glyphPath, wordShapes } from "../word.ts";
import { cutShape, fitted, type LetterEdit, letterAt } from "./edit.ts";

/** The outer contour of an o. */
function outer(letters: Letters, index: number): Path | null {
  const glyph = letters.glyphs[index]!;
  if (!/^[oOоОοΟ0]$/u.test(glyph.text)) return null;
  const path = glyphPath(glyph);
  if (path.length !== 2) return null;
  const areas = contourAreas(path).map(Math.abs);
  return [path[areas[0]! > areas[1]! ? 0 : 1]!];
}

const MOST_NODES = 90;

/** The counter of an o becomes the motif, cut out of the full round. */
export const motifCounter: LetterEdit = {
  id: "motif-counter",
  depends: ["letters", "name", "motif"],
  tell: (letters, site, { motif }) =>
    words.motifCounter(withArticle(motif?.tags[0] ?? "sign"), letterAt(letters, site)),
  sites: (letters, { motif }) => {
    if (!motif || motif.style === "line") return [];
    const nodes = fromData(motif.d).reduce((sum, contour) => sum + contour.segments.length, 0);
    if (nodes > MOST_NODES) return [];
    const rounds = letters.glyphs.flatMap((_, index) => (outer(letters, index) ? [index] : []));
    return rounds.map((index) => ({ at: [index], fit: rounds.length === 1 ? 0.75 : 0.6 }));
  },
  draw: (letters, site, { motif, ink, accent }) => {
    const index = site.at[0]!;
    const round = outer(letters, index)!;
    const box = bounds(round);
    const source = fromData(motif!.d);
    // Inside a round, a square figure of 0.68 of its width leaves a rim at its corners.
    const size = Math.min(box.width, box.height) * 0.68;
    const figure = fitted(source, bounds(source), size, box.x + box.width / 2, box.y + box.height / 2);
    return wordShapes(letters, ink, new Map([[index, [cutShape(round, figure, accent)]]]));
  },
};
