import { cut } from "../../geometry/form.ts";
import { bounds, contourAreas, type Path, scaling, transform, translation } from "../../geometry/path.ts";
import { typeEdits as words } from "../../report-words.ts";
import type { Glyph, Letters, Shape } from "../../vocabulary.ts";
import { glyphPath, glyphShape, wordShapes } from "../word.ts";
import { type LetterEdit, shapeOf, sturdy } from "./edit.ts";

const isRound = (glyph: Glyph | undefined): boolean => glyph !== undefined && /^[oOоОοΟ]$/u.test(glyph.text);

/** Outer contour and counter of a round. */
const rims = (path: Path): { outer: Path; inner: Path } => {
  const areas = contourAreas(path).map(Math.abs);
  const largest = areas.indexOf(Math.max(...areas));
  return { outer: [path[largest]!], inner: path.filter((_, index) => index !== largest) };
};

/** A closed contour grown (or, with a negative margin, shrunk) about its centre. */
const grown = (path: Path, margin: number): Path => {
  const { x, y, width, height } = bounds(path);
  return transform(
    path,
    scaling((width + 2 * margin) / width, (height + 2 * margin) / height, x + width / 2, y + height / 2),
  );
};

const gapOf = (letters: Letters) => letters.stem * 0.34;

/** The first ring's arm must pass through the second's counter with air on both sides. */
const hasRoom = (letters: Letters, glyph: Glyph): boolean => {
  const path = glyphPath(glyph);
  if (path.length !== 2) return false;
  return bounds(rims(path).inner).width >= letters.stem + 2.4 * gapOf(letters);
};

/** Two rounds side by side slide into each other, the second lying over the first, whose arm shows in its counter. */
export const linkedRounds: LetterEdit = {
  id: "linked-rounds",
  depends: ["letters", "name"],
  tell: () => words.linkedRounds,
  sites: (letters) =>
    sturdy(letters)
      ? letters.glyphs.flatMap((glyph, index) =>
          isRound(glyph) && isRound(letters.glyphs[index + 1]) && hasRoom(letters, glyph)
            ? [{ at: [index, index + 1], fit: 0.95 }]
            : [],
        )
      : [],
  draw: (letters: Letters, site, { ink, accent }) => {
    const [first, second] = site.at as [number, number];
    const box = letters.glyphs[first]!.box!;
    const next = letters.glyphs[second]!.box!;
    const gap = gapOf(letters);
    const shift = -Math.round(next.x - (box.x + box.width) + letters.stem * 2 + gap);
    const moved = letters.glyphs.map((glyph, index) =>
      index < second ? glyph : { ...glyph, x: glyph.x + shift },
    );
    const { outer, inner } = rims(transform(glyphPath(letters.glyphs[second]!), translation(shift, 0)));
    const clear = cut(grown(outer, gap), grown(inner, -gap));
    const instead = new Map<number, readonly Shape[]>([
      [first, [shapeOf(cut(glyphPath(letters.glyphs[first]!), clear), ink)]],
      [second, [glyphShape(moved[second]!, accent)]],
    ]);
    return wordShapes({ ...letters, glyphs: moved }, ink, instead);
  },
};
