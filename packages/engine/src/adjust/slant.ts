/** Upright letters made to lean, where a face has no italics of its own. */

import { fromData } from "../geometry/parse.ts";
import { toData, transform } from "../geometry/path.ts";
import { boxOf } from "../geometry/shapes.ts";
import type { Box, Shape } from "../vocabulary.ts";

/** Degrees an upright face leans to be called italic. */
const SLANT = Math.tan((11 * Math.PI) / 180);

export const leaning = (shape: Shape): Shape => ({
  ...shape,
  d: toData(transform(fromData(shape.d), [1, 0, -SLANT, 1, 0, 0])),
});

/** A line of letters, all of it leaning. */
export const slant = <T extends { readonly shapes: readonly Shape[]; readonly box: Box }>(line: T): T => {
  const shapes = line.shapes.map(leaning);
  return { ...line, shapes, box: boxOf(shapes) };
};
