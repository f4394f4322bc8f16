/** Where a thing finds the largest place in a region. */

import type { Matrix, Point } from "../../geometry/path.ts";
import type { Box } from "../../vocabulary.ts";
import { GRID } from "../family.ts";
import { SIDE, UNIT } from "./piece.ts";

export interface Place {
  /** Of the guest's own size on the grid. */
  readonly scale: number;
  /** Where the guest's middle comes to stand. */
  readonly x: number;
  readonly y: number;
}

export const CENTRE = GRID / 2;

/** What brings a piece, which stands in the middle of the grid, to its place. */
export const matrixOf = ({ scale, x, y }: Place): Matrix => [
  scale,
  0,
  0,
  scale,
  x - CENTRE * scale,
  y - CENTRE * scale,
];

/** What brings a box to the middle of the grid, its longer side as long as that. */
export function centred({ x, y, width, height }: Box): Matrix {
  const scale = GRID / Math.max(width, height);
  return [scale, 0, 0, scale, CENTRE - (x + width / 2) * scale, CENTRE - (y + height / 2) * scale];
}

export interface Fitting {
  /** Largest and smallest scale that are worth trying. */
  readonly most: number;
  readonly least: number;
  /** How far the guest's edge stays from the region's, in units. */
  readonly wall: number;
  /** An axis that the guest shares where that costs little. */
  readonly axis?: number | null;
}

/** Steps by which the largest scale is closed in on. */
const STEPS = 5;
/** Pixels between the places that are tried. */
const STRIDE = 3;
/** On the axis a guest may be this much smaller than beside it. */
const FOR_THE_AXIS = 0.8;

/** `depth`: of each pixel over the grid how far inside the region it lies, in pixels, 0 outside. */
export function findPlace(depth: Float64Array, edge: readonly Point[], how: Fitting): Place | null {
  const { axis = null, least } = how;
  const free = largest(depth, edge, how, null);
  if (!free || axis === null) return free;
  return largest(depth, edge, { ...how, least: Math.max(least, free.scale * FOR_THE_AXIS) }, axis) ?? free;
}

/** What fits at one scale fits at every smaller one, but for a pixel: so the largest is found by halving. */
function largest(
  depth: Float64Array,
  edge: readonly Point[],
  how: Fitting,
  axis: number | null,
): Place | null {
  let found = placeAt(depth, edge, how.wall, how.least, axis);
  if (!found) return null;
  let [low, high] = [how.least, how.most];
  for (let step = 0; step < STEPS; step++) {
    const scale = (low + high) / 2;
    const place = placeAt(depth, edge, how.wall, scale, axis);
    if (place) [found, low] = [place, scale];
    else high = scale;
  }
  return found;
}

/** The largest scale at a given place, or 0 where nothing fits. */
export function scaleAt(
  depth: Float64Array,
  edge: readonly Point[],
  { most, least, wall }: Fitting,
  [x, y]: Point,
): number {
  const isFree = (scale: number) => {
    const points = edge.map(
      ([px, py]): Point => [((px - CENTRE) * scale) / UNIT, ((py - CENTRE) * scale) / UNIT],
    );
    return roomAt(depth, points, x / UNIT, y / UNIT, wall / UNIT) > 0;
  };
  if (!isFree(least)) return 0;
  let [low, high] = [least, most];
  if (isFree(most)) return most;
  for (let step = 0; step < STEPS + 2; step++) {
    const scale = (low + high) / 2;
    if (isFree(scale)) low = scale;
    else high = scale;
  }
  return low;
}

/** The roomiest place at a scale, or null. */
function placeAt(
  depth: Float64Array,
  edge: readonly Point[],
  wall: number,
  scale: number,
  axis: number | null,
): Place | null {
  const from = axis === null ? 0 : Math.round(axis / UNIT);
  const to = axis === null ? SIDE : from + 1;
  const points = edge.map(([x, y]): Point => [((x - CENTRE) * scale) / UNIT, ((y - CENTRE) * scale) / UNIT]);
  let [best, room]: [Place | null, number] = [null, wall / UNIT];
  for (let y = 0; y < SIDE; y += axis === null ? STRIDE : 1)
    for (let x = from; x < to; x += STRIDE) {
      const here = roomAt(depth, points, x, y, room);
      if (here > (best ? room : 0))
        [best, room] = [{ scale, x: axis ?? (x + 0.5) * UNIT, y: (y + 0.5) * UNIT }, here];
    }
  return best;
}

/** The least depth under any of the points, or 0 where that is below what is wanted. */
function roomAt(depth: Float64Array, points: readonly Point[], x: number, y: number, wanted: number): number {
  let room = Number.POSITIVE_INFINITY;
  for (const [dx, dy] of points) {
    const [column, row] = [Math.floor(x + dx), Math.floor(y + dy)];
    if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return 0;
    const here = depth[row * SIDE + column]!;
    if (here < wanted) return 0;
    if (here < room) room = here;
  }
  return room;
}
