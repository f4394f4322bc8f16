import { fromData } from "../geometry/parse.ts";
import { bounds, type Matrix, type Path, transform } from "../geometry/path.ts";
import type { Letters } from "../vocabulary.ts";
import { GRID, type MarkContext } from "./family.ts";

/** A letter (or two) of the chosen face as an outline on the grid. */
export interface Letterform {
  readonly path: Path;
  /** The same, a glyph each. */
  readonly glyphs: readonly Path[];
  readonly width: number;
  readonly height: number;
  /** Stem in grid units. */
  readonly stem: number;
  /** Whether its strokes are even enough to be cut: a didone's hairlines are not. */
  readonly sturdy: boolean;
}

/** Below this contrast and above this stem (of the height) a letter can carry a cut. */
const EVEN = 2.2;
const HEAVY = 0.13;

export const outline = (letters: Letters): Path =>
  letters.glyphs.flatMap((glyph) => transform(fromData(glyph.d), [1, 0, 0, 1, glyph.x, glyph.y]));

/** The text in the chosen face, its ink scaled to a height and moved to the origin. */
export const letterform = (context: MarkContext, text: string, height = GRID): Letterform | null => {
  if (text === "") return null;
  const letters = context.letter(text);
  if (!letters || letters.glyphs.length === 0) return null;
  const drawn = outline(letters);
  const box = bounds(drawn);
  if (box.width === 0 || box.height === 0) return null;
  const scale = height / box.height;
  const matrix: Matrix = [scale, 0, 0, scale, -box.x * scale, -box.y * scale];
  return {
    path: transform(drawn, matrix),
    glyphs: letters.glyphs.map(({ d, x, y }) =>
      transform(transform(fromData(d), [1, 0, 0, 1, x, y]), matrix),
    ),
    width: box.width * scale,
    height,
    stem: letters.stem * scale,
    sturdy: letters.contrast <= EVEN && (letters.stem * scale) / height >= HEAVY,
  };
};
