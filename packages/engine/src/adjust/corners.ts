/** Rounder and sharper: corners get a radius, or lose the one they have. */

import { type Contour, contourAreas, type Path, type Point } from "../geometry/path.ts";

import {
  along,
  contourOf,
  cross,
  headings,
  lengthOf,
  minus,
  SAME,
  type Side,
  size,
  split,
  turn,
} from "./sides.ts";

/** What half a step adds to a radius, in mean stroke widths: two make the end of a stroke half a circle. */
const HALF_STEP = 0.25;
/** The same as a share of the drawing's longer side: in fine strokes less would not be seen. */
const LEAST_STEP = 0.018;
const MOST_STEPS = 8;
/** Sides that meet at more than this make a corner; those at less run on into each other. */
const CORNER = Math.PI / 9;
const SMOOTH = Math.PI / 24;
/** A rounding turns by this much at most; two of them make the end of a stroke. */
const ROUNDING = (100 * Math.PI) / 180;
const STROKE_END = (188 * Math.PI) / 180;
/** Arcs of one rounding are of one radius, approximately. */
const ALIKE = 0.2;
/** A radius beyond this many mean stroke widths is the shape itself, not a rounding of it. */
const MOST_RADIUS = 0.8;
/** How much of its length a point may lose, in radii. */
const SHORTENED = 1.3;
/** How much of a straight or curved edge a rounding may take up. */
const OF_LINE = 0.5;
const OF_CURVE = 0.42;
/** Radii that differ by less are the same, in mean stroke widths. */
const UNSEEN = 0.02;

/** An edge and the corner at its end; a radius of null where it runs on into the next. */
interface Edge {
  readonly side: Side;
  readonly radius: number | null;
}

const radiusOf = (side: Side): number => {
  const [start, end] = headings(side);
  return size(minus(side.to, side.from)) / (2 * Math.sin(Math.abs(turn(start, end)) / 2));
};

const turnOf = (side: Side): number => turn(...headings(side));
const between = (last: Side, next: Side): number => turn(headings(last)[1], headings(next)[0]);

/** Where two lines through points meet. */
const crossing = (a: Point, towardsA: Point, b: Point, towardsB: Point): Point | null => {
  const across = cross(towardsA, towardsB);
  return Math.abs(across) < 1e-3 ? null : along(a, towardsA, cross(minus(b, a), towardsB) / across);
};

const isArc = (side: Side, most: number): boolean =>
  side.handles !== null && !side.shared && Math.abs(turnOf(side)) > Math.PI / 18 && radiusOf(side) <= most;

/** How many sides from a place on are one rounding between two lines; 0 where there is none. */
const runAt = (sides: readonly Side[], first: number, most: number): number => {
  const at = (index: number): Side => sides[(index + sides.length) % sides.length]!;
  const [before, one] = [at(first - 1), at(first)];
  if (before.handles || !isArc(one, most) || Math.abs(between(before, one)) > SMOOTH) return 0;
  let [count, whole] = [1, turnOf(one)];
  while (count < sides.length - 1) {
    const next = at(first + count);
    if (Math.abs(between(at(first + count - 1), next)) > SMOOTH) return 0;
    if (!next.handles) return Math.abs(whole) >= CORNER && Math.abs(whole) <= STROKE_END ? count : 0;
    const alike = Math.abs(radiusOf(next) / radiusOf(one) - 1) < ALIKE;
    if (!isArc(next, most) || !alike || Math.sign(turnOf(next)) !== Math.sign(whole)) return 0;
    whole += turnOf(next);
    count += 1;
  }
  return 0;
};

/** The corners a rounding stands for: one, or the two of a stroke's end. */
const cornersOf = (run: readonly Side[], whole: number): Point[] | null => {
  const [from, way] = [run[0]!.from, headings(run[0]!)[0]];
  const [to, home] = [run.at(-1)!.to, headings(run.at(-1)!)[1]];
  if (Math.abs(whole) <= ROUNDING) {
    const corner = crossing(from, way, to, home);
    return corner && [corner];
  }
  // The outermost point of the end, half way round.
  const [x, y] = unitOf([way[0] - home[0], way[1] - home[1]]);
  const radius = radiusOf(run[0]!);
  const centre: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const apex: Point = [centre[0] + x * radius, centre[1] + y * radius];
  const across: Point = whole > 0 ? [-y, x] : [y, -x];
  const [one, other] = [crossing(from, way, apex, across), crossing(apex, across, to, home)];
  return one && other && [one, other];
};

const unitOf = (vector: Point): Point => [vector[0] / size(vector), vector[1] / size(vector)];

/** A contour as edges that meet in corners, roundings taken back to the corners they stand for. */
const edgesOf = (sides: readonly Side[], most: number): Edge[] => {
  // Beginning behind a corner or line, so that no rounding lies across the start.
  const start = sides.findIndex((side) => !side.handles);
  const turned = start < 0 ? [...sides] : [...sides.slice(start), ...sides.slice(0, start)];
  const edges: Edge[] = [];
  let opening: Point | null = null;
  for (let index = 0; index < turned.length; ) {
    const side: Side = opening ? { ...turned[index]!, from: opening } : turned[index]!;
    opening = null;
    const count = side.handles ? 0 : runAt(turned, index + 1, most);
    const run = Array.from({ length: count }, (_, at) => turned[(index + 1 + at) % turned.length]!);
    const corners =
      count > 0
        ? cornersOf(
            run,
            run.reduce((sum, each) => sum + turnOf(each), 0),
          )
        : null;
    if (corners && index + 1 + count <= turned.length) {
      const radius = radiusOf(run[0]!);
      edges.push({ side: { ...side, to: corners[0]! }, radius });
      if (corners[1])
        edges.push({
          side: { from: corners[0]!, handles: null, to: corners[1], shared: false, tee: null },
          radius,
        });
      opening = corners.at(-1)!;
      index += 1 + count;
      continue;
    }
    const next = turned[(index + 1) % turned.length]!;
    const isCorner = Math.abs(between(side, next)) > CORNER && !side.shared && !next.shared;
    edges.push({ side, radius: isCorner ? 0 : null });
    index += 1;
  }
  // A rounding at the very end gave its corner to the first edge.
  if (opening && edges[0]) edges[0] = { ...edges[0], side: { ...edges[0].side, from: opening } };
  return edges;
};

/** The radius each corner of a contour gets; null where there is no corner. */
const radiiOf = (edges: readonly Edge[], by: number, unseen: number): (number | null)[] =>
  edges.map(({ side, radius }, index) => {
    if (radius === null) return null;
    const next = edges[(index + 1) % edges.length]!.side;
    const room = Math.min(
      ...[side, next].map((each) => lengthOf(each) * (each.handles ? OF_CURVE : OF_LINE)),
    );
    const steep = Math.tan(Math.abs(between(side, next)) / 2);
    // A fine point gets a smaller radius, or it would lose its length.
    const wanted = radius + by * Math.min(1, SHORTENED / steep);
    if (by < 0) return radius + by > unseen ? radius + by : 0;
    return Math.max(radius, Math.min(wanted, room / steep));
  });

/** The point on a side at a given distance from its beginning. */
const partAt = (side: Side, way: number): number => {
  const whole = lengthOf(side);
  if (whole <= way || whole < SAME) return 1;
  if (!side.handles) return way / whole;
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (lengthOf(split(side, middle)[0]) < way) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** The curve that leaves one edge and comes into the next. */
const rounding = (last: Side, next: Side, way: Point, home: Point): Side | null => {
  const corner = crossing(last.to, way, next.from, home);
  if (!corner) return null;
  const whole = Math.abs(turn(way, home));
  const share = ((4 / 3) * Math.tan(whole / 4)) / Math.tan(whole / 2);
  const [out, back] = [size(minus(corner, last.to)) * share, size(minus(next.from, corner)) * share];
  return {
    from: last.to,
    handles: [along(last.to, way, out), along(next.from, home, -back)],
    to: next.from,
    shared: false,
    tee: null,
  };
};

/** Where a side heads; one that was taken up by its roundings heads where its edge did. */
const headingOf = (side: Side, edge: Edge, end: 0 | 1): Point =>
  headings(lengthOf(side) > SAME ? side : edge.side)[end];

/** A contour with its corners rounded by these radii. */
const rounded = (edges: readonly Edge[], radii: readonly (number | null)[]): Side[] => {
  const ways = edges.map(({ side }, index) => {
    const next = edges[(index + 1) % edges.length]!.side;
    return (radii[index] ?? 0) * Math.tan(Math.abs(between(side, next)) / 2);
  });
  const trimmed = edges.map(({ side }, index): Side => {
    const [before, after] = [ways.at(index - 1)!, ways[index]!];
    const whole = lengthOf(side);
    let left = side;
    if (after > SAME) [left] = split(left, partAt(left, Math.max(0, whole - after)));
    if (before > SAME) [, left] = split(left, partAt(left, Math.min(before, lengthOf(left))));
    return left;
  });
  return trimmed
    .flatMap((side, index) => {
      const next = trimmed[(index + 1) % trimmed.length]!;
      const [way, home] = [
        headingOf(side, edges[index]!, 1),
        headingOf(next, edges[(index + 1) % edges.length]!, 0),
      ];
      const curve = ways[index]! > SAME ? rounding(side, next, way, home) : null;
      return curve ? [side, curve] : [side];
    })
    .filter((side) => lengthOf(side) > SAME);
};

export interface Rounded {
  readonly paths: readonly Path[];
  readonly rounding: number;
}

/** As round or as sharp as asked, or as near to it as the corners allow. */
export const withRounding = (
  outlines: readonly (readonly (readonly Side[])[])[],
  asked: number,
  width: number,
  side: number,
): Rounded | null => {
  const step = Math.max(HALF_STEP * width, LEAST_STEP * side);
  const drawn = outlines.map((contours) => contours.map((sides) => edgesOf(sides, width * MOST_RADIUS)));
  const radiiAt = (steps: number) =>
    drawn.map((contours) => contours.map((edges) => radiiOf(edges, steps * step, width * UNSEEN)));
  const way = Math.sign(asked);
  let steps = Math.min(Math.abs(asked), MOST_STEPS);
  let [last, now] = [radiiAt((steps - 1) * way), radiiAt(steps * way)];
  while (steps > 0 && !differ(last, now, width * UNSEEN)) {
    steps -= 1;
    [last, now] = [radiiAt((steps - 1) * way), last];
  }
  if (steps <= 0) return null;
  const paths = drawn.map((contours, outline) =>
    contours.map((edges, contour) => {
      const radii = now[outline]![contour]!;
      const changed = edges.some(({ radius }, at) => radius !== null && Math.abs(radii[at]! - radius) > SAME);
      const before = contourOf(outlines[outline]![contour]!);
      if (!changed) return before;
      const after = contourOf(rounded(edges, radii));
      return keepsItsArea(before, after) ? after : before;
    }),
  );
  return { paths, rounding: steps * way };
};

/** What a contour may gain or lose of its area by other corners. */
const MOST_OF_AREA = 0.35;

/** A narrow counter between fine strokes is crossed by its own corners, and would be ink: it stays as it was. */
const keepsItsArea = (before: Contour, after: Contour): boolean => {
  const [was = 0, is = 0] = contourAreas([before, after]);
  return Math.abs(is - was) <= MOST_OF_AREA * Math.abs(was);
};

type Radii = readonly (readonly (readonly (number | null)[])[])[];

const differ = (a: Radii, b: Radii, by: number): boolean =>
  a.flat(2).some((radius, at) => Math.abs((radius ?? 0) - (b.flat(2)[at] ?? 0)) > by);
