/** Letters → shapes: the word as outlines in its own coordinates, baseline at 0. */

import { fromData } from "../geometry/parse.ts";
import { bounds, type Path, transform } from "../geometry/path.ts";
import type { Box, Glyph, Ink, Letters, Shape } from "../vocabulary.ts";

/** Path data moved by whole units. Glyph data holds only M, L, Q, C and Z, so its numbers are x and y in turn. */
export function shiftData(d: string, dx: number, dy: number): string {
  let horizontal = false;
  let previous = "";
  return d.replace(/[A-Za-z]|[\s,]*-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Za-z]/.test(token)) {
      horizontal = false;
      previous = token;
      return token;
    }
    horizontal = !horizontal;
    const moved = Math.round((Number(token.replace(",", " ")) + (horizontal ? dx : dy)) * 10) / 10 || 0;
    const written = String(moved);
    const glued = /[A-Za-z]/.test(previous) || written.startsWith("-");
    previous = written;
    return glued ? written : ` ${written}`;
  });
}

/** A glyph where it stands in the run. */
export const glyphShape = (glyph: Glyph, ink: Ink): Shape => ({
  d: shiftData(glyph.d, glyph.x, glyph.y),
  ink: glyph.ink ?? ink,
});

export const glyphPath = (glyph: Glyph): Path => transform(fromData(glyph.d), [1, 0, 0, 1, glyph.x, glyph.y]);

/** The whole word; glyphs named in `instead` are drawn by those shapes. */
export function wordShapes(
  letters: Letters,
  ink: Ink,
  instead: ReadonlyMap<number, readonly Shape[]> = new Map(),
): readonly Shape[] {
  return letters.glyphs.flatMap((glyph, index) => {
    const other = instead.get(index);
    if (other) return other;
    return glyph.d === "" ? [] : [glyphShape(glyph, ink)];
  });
}

/** Ink box of some shapes. */
export const shapesBox = (shapes: readonly Shape[]): Box =>
  bounds(shapes.flatMap((shape) => fromData(shape.d)));
