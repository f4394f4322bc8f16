/** From how many pixels of height on a mark is clear, measured on what is drawn. */

import { fromData } from "../geometry/parse.ts";
import { bounds } from "../geometry/path.ts";
import { formOf } from "../geometry/shapes.ts";
import { see } from "../judge/seen.ts";
import type { Design } from "../vocabulary.ts";

/** A letter below this height in pixels is a smudge. */
const LEAST_LETTER = 5;
/** Sizes that people use. */
const SIZES = [16, 24, 32, 48, 64, 96, 128];
const LARGEST = 192;
/** What may be lost of a mark's strokes and closed of its gaps, as shares of its ink. */
const LOST_AT_16 = 0.1;
const CLOGGED_AT_16 = 0.09;
const LOST_AT_32 = 0.05;

/** An emblem is read by the letters around it: they, and not the picture inside, say how small it may be. */
function smallestEmblem({ mark, type }: Design): number {
  const heights = (type.word?.shapes ?? [])
    .flatMap(({ d }) => fromData(d))
    // A letter on a circle is turned: the longer side of its box comes nearest to its height.
    .map((contour) => bounds([contour]))
    .map(({ width, height }) => Math.max(width, height))
    .toSorted((a, b) => a - b);
  const letter = heights[Math.floor(heights.length / 2)];
  if (!mark || !letter) return SIZES[0]!;
  const needed = (LEAST_LETTER * mark.box.height) / letter;
  return SIZES.find((size) => size >= needed) ?? LARGEST;
}

/** 24 where the name stands alone. */
export function smallestSize(design: Design): number {
  if (!design.mark) return 24;
  if (design.lockup.kind === "emblem") return smallestEmblem(design);
  // By the outlines that are stored, so that a refinement that leaves them says the same.
  const seen = design.mark.favicon ? null : see(formOf(design.mark.shapes));
  if (!seen) return 16;
  if (seen.lost16 <= LOST_AT_16 && seen.clogged16 <= CLOGGED_AT_16) return 16;
  return seen.lost32 <= LOST_AT_32 ? 24 : 32;
}
