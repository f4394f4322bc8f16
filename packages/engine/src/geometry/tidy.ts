import type { Contour, Path, Point, Segment } from "./path.ts";

/**
 * Sides shorter than this are folded into their neighbours: a fifth of a unit is one pixel of a mark 120 pixels high.
 * The rules say half a unit; docs/decisions/0015 tells why it is less.
 */
export const SHORTEST_SIDE = 0.2;

/** A contour of fewer sides has none to spare, but for those that nobody can see: a tenth of that pixel. */
const FEWEST = 4;
const UNSEEN = SHORTEST_SIDE / 10;

const endOf = (segment: Segment): Point => (segment.length === 2 ? segment : [segment[4], segment[5]]);

/** A segment that ends elsewhere; its second handle goes along, so that the curve arrives in the same direction. */
const endingAt = (segment: Segment, [x, y]: Point): Segment => {
  if (segment.length === 2) return [x, y];
  const [dx, dy] = [x - segment[4], y - segment[5]];
  return [segment[0], segment[1], segment[2] + dx, segment[3] + dy, x, y];
};

/** A segment that begins elsewhere, its first handle moved along. */
const beginningAt = (segment: Segment, [dx, dy]: Point): Segment =>
  segment.length === 2
    ? segment
    : [segment[0] + dx, segment[1] + dy, segment[2], segment[3], segment[4], segment[5]];

/** The contour with every side written out, the closing one too. */
const closed = ({ from, segments }: Contour): Segment[] => {
  const last = segments.at(-1);
  if (!last) return [];
  const [x, y] = endOf(last);
  return Math.hypot(x - from[0], y - from[1]) > 1e-6 ? [...segments, from] : [...segments];
};

/** Each side that is too short becomes a point in its middle, the shortest first. */
const tidyContour = (contour: Contour): Contour => {
  const sides = closed(contour);
  const startOf = (index: number): Point => endOf(sides.at(index - 1)!);
  // Of a curve half way between chord and handles: one that comes back to where it began is not short.
  const lengthOf = (index: number): number => {
    const side = sides[index]!;
    const [[x0, y0], [x1, y1]] = [startOf(index), endOf(side)];
    const chord = Math.hypot(x1 - x0, y1 - y0);
    if (side.length === 2) return chord;
    const round =
      Math.hypot(side[0] - x0, side[1] - y0) +
      Math.hypot(side[2] - side[0], side[3] - side[1]) +
      Math.hypot(x1 - side[2], y1 - side[3]);
    return (chord + round) / 2;
  };
  for (;;) {
    if (sides.length < 3) break;
    let [shortest, least] = [-1, sides.length < FEWEST ? UNSEEN : SHORTEST_SIDE];
    for (let index = 0; index < sides.length; index++) {
      const length = lengthOf(index);
      if (length < least) [shortest, least] = [index, length];
    }
    if (shortest < 0) break;
    const [start, end] = [startOf(shortest), endOf(sides[shortest]!)];
    const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    const before = (shortest - 1 + sides.length) % sides.length;
    const after = (shortest + 1) % sides.length;
    sides[before] = endingAt(sides[before]!, middle);
    sides[after] = beginningAt(sides[after]!, [middle[0] - end[0], middle[1] - end[1]]);
    sides.splice(shortest, 1);
  }
  return sides.length === 0 ? contour : { from: endOf(sides.at(-1)!), segments: sides };
};

/** Outlines without sides too short to see. */
export const tidy = (path: Path): Path => path.map(tidyContour);
