import { fromData } from "../../geometry/parse.ts";
import { bounds, flatten, type Path, toData } from "../../geometry/path.ts";
import { withArticle, typeEdits as words } from "../../report-words.ts";
import type { Letters } from "../../vocabulary.ts";
import { spans } from "../measure.ts";
import { glyphPath, wordShapes } from "../word.ts";
import { fitted, type LetterEdit, letterAt } from "./edit.ts";

/** The dot's contours and the rest, for an i or a j. */
function split(letters: Letters, index: number): { dot: Path; rest: Path } | null {
  const glyph = letters.glyphs[index]!;
  if (!/^[ij]$/u.test(glyph.text)) return null;
  const path = glyphPath(glyph);
  const above = (contour: Path[number]) => {
    const box = bounds([contour]);
    return box.y + box.height < -letters.xHeight * 0.98;
  };
  const dot = path.filter(above);
  const rest = path.filter((contour) => !above(contour));
  return dot.length > 0 && rest.length > 0 ? { dot, rest } : null;
}

/** Finer drawings than these melt at the size of a dot: a silhouette, with one hole at most. */
const MOST_NODES = 40;
const MOST_CONTOURS = 2;

/** Longer than this it is read as an accent: a feather over an i makes it an í. */
const MOST_ELONGATED = 1.5;

/** Length over breadth along the shape's own axis, from the moments of its scan lines. */
function elongation(path: Path): number {
  const box = bounds(path);
  const polygons = flatten(path, 8);
  let [mass, mx, my, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  const LINES = 32;
  for (let line = 0; line < LINES; line++) {
    const y = box.y + (box.height * (line + 0.5)) / LINES;
    for (const [start, end] of spans(polygons, 0, y)) {
      const [length, x] = [end - start, (start + end) / 2];
      mass += length;
      mx += length * x;
      my += length * y;
      xx += length * (x * x + (length * length) / 12);
      yy += length * y * y;
      xy += length * x * y;
    }
  }
  if (mass === 0) return Number.POSITIVE_INFINITY;
  const [cx, cy] = [mx / mass, my / mass];
  const [vx, vy, vxy] = [xx / mass - cx * cx, yy / mass - cy * cy, xy / mass - cx * cy];
  const spread = Math.hypot((vx - vy) / 2, vxy);
  const middle = (vx + vy) / 2;
  return Math.sqrt((middle + spread) / Math.max(1e-9, middle - spread));
}

/** The dot of an i or j becomes the motif. */
export const motifDot: LetterEdit = {
  id: "motif-dot",
  depends: ["letters", "name", "motif"],
  tell: (letters, site, { motif }) =>
    words.motifDot(letterAt(letters, site), withArticle(motif?.tags[0] ?? "sign")),
  sites: (letters, { motif }) => {
    if (!motif || letters.script !== "latin") return [];
    const drawn = fromData(motif.d);
    const nodes = drawn.reduce((sum, contour) => sum + contour.segments.length, 0);
    if (nodes > MOST_NODES || drawn.length > MOST_CONTOURS || elongation(drawn) > MOST_ELONGATED) return [];
    return letters.glyphs.flatMap((_, index) => (split(letters, index) ? [{ at: [index], fit: 0.85 }] : []));
  },
  draw: (letters, site, { motif, ink, accent }) => {
    const index = site.at[0]!;
    const parts = split(letters, index)!;
    const dot = bounds(parts.dot);
    const source = fromData(motif!.d);
    // Half as big again as the dot, and standing where the dot stood: the gap to the stem stays.
    const size = Math.max(dot.width, dot.height, letters.stem) * 1.6;
    const drawn = fitted(source, bounds(source), size, dot.x + dot.width / 2, dot.y + dot.height - size / 2);
    return wordShapes(
      letters,
      ink,
      new Map([
        [
          index,
          [
            { d: toData(parts.rest), ink },
            { d: toData(drawn), ink: accent, ...(motif!.rule ? { rule: motif!.rule } : {}) },
          ],
        ],
      ]),
    );
  },
};
