/** Outlines side by side: every side knows where it begins, and which sides two shapes have in common. */

import { type Contour, flatten, type Path, type Point, type Segment } from "../geometry/path.ts";

export type Cubic = readonly [Point, Point, Point, Point];

/** A line from `from` to `to`, or a cubic where there are handles. */
export interface Side {
  readonly from: Point;
  readonly handles: readonly [Point, Point] | null;
  readonly to: Point;
  /** Whether another shape lies against it. */
  readonly shared: boolean;
  /** Where another shape's edge comes in at its end, so that only one of this side and the next is shared. */
  readonly tee: Tee | null;
}

/** An edge of another shape that ends on a side: where, and how it heads there with its ink to the right. */
export interface Tee {
  readonly at: Point;
  readonly heading: Point;
}

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const size = ([x, y]: Point): number => Math.hypot(x, y);
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const along = (a: Point, direction: Point, by: number): Point => [
  a[0] + direction[0] * by,
  a[1] + direction[1] * by,
];
export const unit = (vector: Point): Point => {
  const long = size(vector);
  return long === 0 ? [0, 0] : [vector[0] / long, vector[1] / long];
};
const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** Points nearer than this are one: path data carry three decimals. */
export const SAME = 0.004;

export const cubicOf = ({ from, handles, to }: Side): Cubic => [
  from,
  handles?.[0] ?? between(from, to, 1 / 3),
  handles?.[1] ?? between(from, to, 2 / 3),
  to,
];

/** The part of a side before a place and the part behind it. */
export const split = (side: Side, part: number): [Side, Side] => {
  if (!side.handles) {
    const middle = between(side.from, side.to, part);
    return [
      { ...side, to: middle, tee: null },
      { ...side, from: middle },
    ];
  }
  const [a, b, c, d] = cubicOf(side);
  const [ab, bc, cd] = [between(a, b, part), between(b, c, part), between(c, d, part)];
  const [abc, bcd] = [between(ab, bc, part), between(bc, cd, part)];
  const middle = between(abc, bcd, part);
  return [
    { ...side, handles: [ab, abc], to: middle, tee: null },
    { ...side, from: middle, handles: [bcd, cd] },
  ];
};

export const pointAt = ({ from, handles, to }: Side, part: number): Point => {
  if (!handles) return between(from, to, part);
  const rest = 1 - part;
  const [a, b, c, d] = [rest ** 3, 3 * rest * rest * part, 3 * rest * part * part, part ** 3];
  const at = (index: 0 | 1): number =>
    a * from[index] + b * handles[0][index] + c * handles[1][index] + d * to[index];
  return [at(0), at(1)];
};

/** Where a side heads at its two ends. */
export const headings = (side: Side): [start: Point, end: Point] => {
  if (!side.handles) {
    const way = unit(minus(side.to, side.from));
    return [way, way];
  }
  const [a, b, c, d] = cubicOf(side);
  const hasLength = (each: Point): boolean => size(each) > 1e-4;
  return [
    unit([minus(b, a), minus(c, a), minus(d, a)].find(hasLength) ?? [1, 0]),
    unit([minus(d, c), minus(d, b), minus(d, a)].find(hasLength) ?? [1, 0]),
  ];
};

/** From one direction to another, clockwise positive. */
export const turn = (a: Point, b: Point): number => Math.atan2(cross(a, b), dot(a, b));

/** Half way between chord and handles, which is near enough for a side that does not loop. */
export const lengthOf = (side: Side): number => {
  const chord = size(minus(side.to, side.from));
  if (!side.handles) return chord;
  const [a, b, c, d] = cubicOf(side);
  return (chord + size(minus(b, a)) + size(minus(c, b)) + size(minus(d, c))) / 2;
};

/** Every side of a contour, the closing one too; sides without length are left out. */
export const sidesOf = ({ from, segments }: Contour): Side[] => {
  const sides: Side[] = [];
  let at = from;
  for (const segment of segments) {
    const to: Point = segment.length === 2 ? segment : [segment[4], segment[5]];
    const handles: Side["handles"] =
      segment.length === 2
        ? null
        : [
            [segment[0], segment[1]],
            [segment[2], segment[3]],
          ];
    const side = { from: at, handles, to, shared: false, tee: null };
    if (lengthOf(side) > SAME) {
      sides.push(side);
      at = to;
    }
  }
  if (size(minus(at, from)) > SAME)
    sides.push({ from: at, handles: null, to: from, shared: false, tee: null });
  return sides;
};

export const contourOf = (sides: readonly Side[]): Contour => ({
  from: sides[0]!.from,
  segments: sides.map(({ handles, to }): Segment => (handles ? [...handles[0], ...handles[1], ...to] : to)),
});

const nearestOn = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
};

/** From a point to a run of chords, which is closed only where its last corner is its first. */
export const distanceTo = (point: Point, chords: readonly Point[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < chords.length; at++)
    least = Math.min(least, nearestOn(point, chords[at - 1]!, chords[at]!));
  return least;
};

/** How far apart two outlines may lie that are meant to be one; booleans are nudged by as much as 0.05. */
const TOGETHER = 0.08;
/** Chords of a cubic that another outline is compared with. */
const CHORDS = 12;
/** Places of a side at which it is compared with the others. */
const PROBES = [0.06, 0.28, 0.5, 0.72, 0.94];

/** Whether a point lies in the box of a side's ends and handles. */
const isNear = (side: Side, [x, y]: Point): boolean => {
  const points = [side.from, ...(side.handles ?? []), side.to];
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  return (
    x > Math.min(...xs) - TOGETHER &&
    x < Math.max(...xs) + TOGETHER &&
    y > Math.min(...ys) - TOGETHER &&
    y < Math.max(...ys) + TOGETHER
  );
};

/** Where on a side a corner of another outline lies. */
const placeOf = (side: Side, corner: Point): number | null => {
  if (!isNear(side, corner)) return null;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  const steps = side.handles ? 48 : 1;
  if (steps === 1) {
    const way = minus(side.to, side.from);
    best = dot(minus(corner, side.from), way) / dot(way, way);
    least = size(minus(pointAt(side, best), corner));
  } else
    for (let step = 0; step <= steps; step++) {
      const far = size(minus(pointAt(side, step / steps), corner));
      if (far < least) [best, least] = [step / steps, far];
    }
  const edge = 0.15 / lengthOf(side);
  return least < TOGETHER && best > edge && best < 1 - edge ? best : null;
};

/** Headings that differ by less are of one line. */
const ALONG = 0.2;

/** A corner of another shape, with how its two edges head there. */
interface Corner {
  readonly at: Point;
  readonly headings: readonly [Point, Point];
}

const cornersOf = (path: Path): Corner[] =>
  path.flatMap((contour) => {
    const sides = sidesOf(contour);
    return sides.map((side, index) => ({
      at: side.to,
      headings: [headings(side)[1], headings(sides[(index + 1) % sides.length]!)[0]],
    }));
  });

/** The edge of a corner that does not run along a side that ends there. */
const teeOf = (side: Side, { at, headings: both }: Corner): Tee | null => {
  const way = headings(side)[1];
  const heading = both.find((each) => Math.abs(cross(each, way)) > ALONG);
  return heading ? { at, heading } : null;
};

/** A side that ends at its own node where another shape's edge comes in. */
const withTee = (side: Side, next: Side, corners: readonly Corner[]): Side => {
  const runsOn = Math.abs(cross(headings(side)[1], headings(next)[0])) < ALONG;
  if (side.tee || side.shared === next.shared || !runsOn) return side;
  const corner = corners.find(({ at }) => size(minus(at, side.to)) < 2 * TOGETHER);
  return corner ? { ...side, tee: teeOf(side, corner) } : side;
};

/** A side cut where the corners of other shapes lie on it. */
const cutAt = (side: Side, corners: readonly Corner[]): Side[] => {
  const places = corners
    .flatMap((corner) => {
      const part = placeOf(side, corner.at);
      return part === null ? [] : [{ part, corner }];
    })
    .sort((a, b) => a.part - b.part)
    .filter(({ part }, at, all) => at === 0 || part - all[at - 1]!.part > 0.02);
  const pieces: Side[] = [];
  let [rest, done] = [side, 0];
  for (const { part, corner } of places) {
    const [before, behind] = split(rest, (part - done) / (1 - done));
    pieces.push({ ...before, tee: teeOf(before, corner) });
    [rest, done] = [behind, part];
  }
  return [...pieces, rest];
};

/** The sides of a shape's contours, cut where another shape's begin or end, with those in common marked. */
export const sharedSides = (path: Path, others: readonly Path[]): Side[][] => {
  if (others.length === 0) return path.map(sidesOf);
  const polygons = others.flatMap((other) =>
    flatten(other, CHORDS).map((polygon) => [...polygon, polygon[0]!]),
  );
  const corners = others.flatMap(cornersOf);
  const isShared = (side: Side): boolean =>
    PROBES.every((part) => {
      const point = pointAt(side, part);
      return polygons.some((polygon) => distanceTo(point, polygon) < TOGETHER);
    });
  return path.map((contour) => {
    const sides = sidesOf(contour).flatMap((side) => {
      const marked = cutAt(side, corners).map((piece) => ({ ...piece, shared: isShared(piece) }));
      // A cut that parts nothing is no node.
      return marked.every(({ shared }) => shared === marked[0]!.shared)
        ? [{ ...side, shared: marked[0]!.shared }]
        : marked;
    });
    return sides.map((side, index) => withTee(side, sides[(index + 1) % sides.length]!, corners));
  });
};
