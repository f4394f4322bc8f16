/** The upper edge of a thing, on which another can stand or out of which it can look. */

import { solid } from "../../geometry/form.ts";
import { bounds, contourAreas, type Path } from "../../geometry/path.ts";
import { bitsOf, type Piece, SIDE } from "./piece.ts";

/** Of each column of pixels the first inked row, or null where there is none. */
export const topOf = (bits: Uint8Array): readonly (number | null)[] =>
  Array.from({ length: SIDE }, (_, column) => {
    for (let row = 0; row < SIDE; row++) if (bits[row * SIDE + column]) return row;
    return null;
  });

/** The same of the largest part alone: rays and steam carry nothing. */
export const skyline = ({ body }: Piece): readonly (number | null)[] =>
  topOf(bitsOf(solid([largestOf(body)])));

export const largestOf = (body: Path): Path[number] => {
  const areas = contourAreas(body).map(Math.abs);
  return body[areas.indexOf(Math.max(...areas))]!;
};

/** What hovers ends within this share of the height below the upper edge of the largest part. */
const HOVERS = 0.1;
/** And has less than this share of the ink: a bird's head is no steam. */
const THIN = 0.2;

/** The outlines without what hovers over the largest of them: the steam of a cup. */
export function withoutSteam({ path, body }: Piece): Path {
  const { y, height } = bounds([largestOf(body)]);
  const hovers = path.map((contour) => {
    const box = bounds([contour]);
    return box.y + box.height <= y + height * HOVERS;
  });
  const areas = contourAreas(path).map(Math.abs);
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  const above = sum(areas.filter((_, at) => hovers[at]));
  return above < THIN * sum(areas) ? path.filter((_, at) => !hovers[at]) : path;
}
