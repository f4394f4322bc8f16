import type { Point } from "./path.ts";
import type { Bitmap } from "./raster.ts";

/**
 * The edges of a bitmap as outlines, ink on the right of the way one goes, as rings of points with their corners told: what
 * lies between two corners is one smooth curve.
 */
export interface Ring {
  readonly points: readonly Point[];
  /** Places in `points`, rising; on a round its outermost points. */
  readonly corners: readonly number[];
}

/** Right, down, left, up: y grows downwards. */
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
/** Left of the way, ahead, right: where two pixels touch at a corner only, they stay apart. */
const TURNS = [1, 0, 3];

/** Edges of pixels with ink on the right hand, walked until they close. */
export function ringsOf({ bits, size }: Bitmap): Ring[] {
  const isInk = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < size && y < size && bits[y * size + x] === 1;
  /** Whether an edge leaves this corner that way: ink on its right, ground on its left. */
  const leaves = (x: number, y: number, way: number): boolean => {
    const [right, left] = SIDES[way]!;
    return isInk(x + right[0], y + right[1]) && !isInk(x + left[0], y + left[1]);
  };
  const seen = new Uint8Array((size + 1) * (size + 1));
  const rings: Ring[] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      // Most pixels hold nothing.
      if (bits[y * size + x] !== 1 || !leaves(x, y, 0) || seen[y * (size + 1) + x]) continue;
      rings.push(ringOf(walk(x, y, leaves, seen, size + 1)));
    }
  return rings;
}

/** The pixels to the right and to the left of an edge that leaves a corner in each of the four ways. */
const SIDES: readonly (readonly [Point, Point])[] = [
  [
    [0, 0],
    [0, -1],
  ],
  [
    [-1, 0],
    [0, 0],
  ],
  [
    [-1, -1],
    [-1, 0],
  ],
  [
    [0, -1],
    [-1, -1],
  ],
];

/** The middles of its edges, which lie nearer to what was meant than their corners do. */
function walk(
  x: number,
  y: number,
  leaves: (x: number, y: number, way: number) => boolean,
  seen: Uint8Array,
  stride: number,
): Point[] {
  const points: Point[] = [];
  let [atX, atY, way] = [x, y, 0];
  do {
    if (way === 0) seen[atY * stride + atX] = 1;
    const [dx, dy] = STEPS[way]!;
    points.push([atX + dx / 2, atY + dy / 2]);
    [atX, atY] = [atX + dx, atY + dy];
    const before = way;
    way = TURNS.map((turn) => (before + turn) % 4).find((next) => leaves(atX, atY, next))!;
  } while (atX !== x || atY !== y || way !== 0);
  return points;
}

/** How far to both sides a turn is looked at, in pixels, and from what cosine on it is a corner: some 50 degrees. */
const REACH = 14;
const CORNER = 0.65;

function ringOf(points: readonly Point[]): Ring {
  const count = points.length;
  if (count < 4 * REACH) return { points, corners: outermost(points) };
  const at = (index: number) => points[(index + count) % count]!;
  const straightness = points.map(([x, y], index) => {
    const [[ax, ay], [bx, by]] = [at(index - REACH), at(index + REACH)];
    const [ux, uy, vx, vy] = [x - ax, y - ay, bx - x, by - y];
    return (ux * vx + uy * vy) / Math.sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy));
  });
  // The sharpest of its neighbourhood; of equals the first.
  const isSharpest = (index: number) => {
    for (let step = 1; step <= REACH; step++) {
      if (straightness[(index - step + count) % count]! <= straightness[index]!) return false;
      if (straightness[(index + step) % count]! < straightness[index]!) return false;
    }
    return true;
  };
  const corners = [...points.keys()].filter((index) => straightness[index]! < CORNER && isSharpest(index));
  return { points: evened(points, corners), corners: corners.length > 0 ? corners : outermost(points) };
}

/** One to each side: a whole round is more than one curve can be fitted to. */
function outermost(points: readonly Point[]): number[] {
  const most = (by: (point: Point) => number) =>
    points.reduce((best, point, index) => (by(point) > by(points[best]!) ? index : best), 0);
  const places = [most(([x]) => x), most(([, y]) => y), most(([x]) => -x), most(([, y]) => -y)];
  return [...new Set(places)].sort((a, b) => a - b);
}

/** Points to both sides whose mean takes a point's place: the steps of the pixels go. */
const EVENED = 5;

/** Corners stay where they are, and what lies near one is evened with as much less. */
function evened(points: readonly Point[], corners: readonly number[]): Point[] {
  const count = points.length;
  const room = new Uint8Array(count).fill(EVENED);
  for (const corner of corners)
    for (let step = -EVENED; step <= EVENED; step++) {
      const place = (corner + step + count) % count;
      room[place] = Math.min(room[place]!, Math.abs(step));
    }
  return points.map((_, index) => {
    const reach = room[index]!;
    let [x, y] = [0, 0];
    for (let step = -reach; step <= reach; step++) {
      const point = points[(index + step + count) % count]!;
      [x, y] = [x + point[0], y + point[1]];
    }
    return [x / (2 * reach + 1), y / (2 * reach + 1)];
  });
}
