/** How copies of a thing fill a silhouette: the largest first, along its edge, a gap from each other. */

import { solid } from "../../geometry/form.ts";
import { type Path, type Point, rotation, scaling, transform } from "../../geometry/path.ts";
import { depths, rasterise } from "../../geometry/raster.ts";
import { tidy } from "../../geometry/tidy.ts";
import type { Box } from "../../vocabulary.ts";
import { GRID } from "../family.ts";
import { does, hasFace } from "./manners.ts";
import { bitsOf, depthsOf, type Piece, SIDE, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";

/** A copy of the guest in the host: how large, how turned, and where its middle is. */
export interface Copy {
  readonly scale: number;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

/** The longer side of the copies, of the grid: the largest first, each size where no larger one fits. */
const SIZES = [0.25, 0.215, 0.185, 0.16, 0.14, 0.125] as const;
/** The smallest of a packing is this share of its largest: a few sizes, not all. */
const SMALLEST = 0.52;
const MOST_COPIES = 48;
/** Pixels between the places that are tried. */
const STRIDE = 2;
/** Degrees that a copy may be turned by: a creature or a cloud is nearly upright. */
const UPRIGHT = [0, 20, -20] as const;
const TURNED = [0, 45, -45, 90] as const;

/** Points of a piece about the grid's middle: along its edge, and some of what is within. */
function pointsOf({ edge, body }: Piece): readonly Point[] {
  const bits = bitsOf(solid(body));
  const inner: Point[] = [];
  for (let y = 0; y < SIDE; y += 8)
    for (let x = 0; x < SIDE; x += 8)
      if (bits[y * SIDE + x]) inner.push([(x + 0.5) * UNIT, (y + 0.5) * UNIT]);
  return [...edge, ...inner].map(([x, y]): Point => [x - CENTRE, y - CENTRE]);
}

const turnedBy = (points: readonly Point[], degrees: number): readonly Point[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
};

/** Where a copy of this size stands closest to the edge of what is free: so the outline is traced. */
function closest(
  depth: Float64Array,
  points: readonly Point[],
  scale: number,
  wall: number,
  /** How deep the middle of a copy lies in it at least, in pixels. */
  inner: number,
): { readonly x: number; readonly y: number; readonly cost: number } | null {
  const scaled = points.map(([x, y]): Point => [(x * scale) / UNIT, (y * scale) / UNIT]);
  let best: { x: number; y: number; cost: number } | null = null;
  for (let y = 0; y < SIDE; y += STRIDE)
    for (let x = 0; x < SIDE; x += STRIDE) {
      if (depth[y * SIDE + x]! < wall + inner) continue;
      const cost = costAt(depth, scaled, x, y, wall);
      if (cost !== null && (best === null || cost < best.cost))
        best = { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT, cost };
    }
  return best;
}

function costAt(
  depth: Float64Array,
  points: readonly Point[],
  x: number,
  y: number,
  wall: number,
): number | null {
  let sum = 0;
  for (const [dx, dy] of points) {
    const [column, row] = [Math.floor(x + dx), Math.floor(y + dy)];
    if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return null;
    const here = depth[row * SIDE + column]!;
    if (here < wall) return null;
    sum += here;
  }
  return sum / points.length;
}

export const placed = (path: Path, { scale, turn, x, y }: Copy, smaller = 1): Path =>
  transform(transform(path, rotation(turn, CENTRE, CENTRE)), matrixOf({ scale: scale * smaller, x, y }));

/** Share of the corners and curves of the largest copy that a smaller one keeps: a gear without its teeth is a disc. */
const KEPT = 0.7;
/** The mark is made as large as the grid, which a silhouette that was closed is larger than. */
const SHRUNK = 0.9;

/** The smallest copy that still has what the largest has. */
function leastOf(guest: Piece): number {
  const countIn = (scale: number) =>
    tidy(transform(guest.body, scaling(scale, scale, CENTRE, CENTRE))).reduce(
      (sum, { segments }) => sum + segments.length,
      0,
    );
  const all = countIn(SIZES[0]);
  return SIZES.findLast((size) => countIn(SHRUNK * size) >= KEPT * all) ?? Number.POSITIVE_INFINITY;
}

interface Packing {
  readonly wall: number;
  readonly gap: number;
  readonly largest: number;
}

/** Around the grid, as far as a copy keeps others away. */
const AROUND: Box = { x: -GRID / 2, y: -GRID / 2, width: 2 * GRID, height: 2 * GRID };
const COARSE = AROUND.width / SIDE;

/** Beyond the frame is what distances are measured to, too: so near to it, in pixels, they say nothing. */
const RIM = SIDE / 6;

/** Of each pixel around a piece how far it lies from its silhouette, in units. */
function awayFrom({ body }: Piece): Float64Array {
  const { bits } = rasterise(solid(body), SIDE, AROUND);
  return depths({ bits: bits.map((bit) => 1 - bit), size: SIDE }).map((far) => far * COARSE);
}

/** What a copy covers, and what is nearer to it than a margin, is free no more. */
function take(free: Uint8Array, { scale, turn, x, y }: Copy, away: Float64Array, margin: number): void {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const pixelAt = (along: number) => Math.floor((along / scale + CENTRE - AROUND.x) / COARSE);
  for (let at = 0; at < free.length; at++) {
    if (!free[at]) continue;
    const [dx, dy] = [((at % SIDE) + 0.5) * UNIT - x, (Math.floor(at / SIDE) + 0.5) * UNIT - y];
    const [column, row] = [pixelAt(dx * cos + dy * sin), pixelAt(dy * cos - dx * sin)];
    if (Math.min(column, row) < RIM || Math.max(column, row) >= SIDE - RIM) continue;
    if (away[row * SIDE + column]! * scale <= margin) free[at] = 0;
  }
}

/** Copies packed into a region, a gap from each other and so far from its edge. */
export function packed(region: Uint8Array, guest: Piece, { wall, gap, largest }: Packing): readonly Copy[] {
  const points = pointsOf(guest);
  const least = leastOf(guest);
  const isUpright = hasFace(guest.word) || does("hovering", guest.word);
  const turns = (isUpright ? UPRIGHT : TURNED).map((turn) => ({ turn, points: turnedBy(points, turn) }));
  const away = awayFrom(guest);
  const middle = depthsOf(bitsOf(solid(guest.body)))[(SIDE / 2) * SIDE + SIDE / 2]!;
  // A pixel less, for where the middle of one lies.
  const inner = Math.max(0, middle - 1 / SIZES[0]);
  const free = region.slice();
  const copies: Copy[] = [];
  let depth = depthsOf(free);
  for (const size of SIZES) {
    if (size > largest) continue;
    if (size < Math.max(least, SMALLEST * (copies[0]?.scale ?? largest))) break;
    while (copies.length < MOST_COPIES) {
      const found = turns
        .flatMap(({ turn, points: own }) => {
          const place = closest(depth, own, size, wall / UNIT, inner * size);
          return place ? [{ ...place, turn }] : [];
        })
        .toSorted((a, b) => a.cost - b.cost)[0];
      if (!found) break;
      const copy: Copy = { scale: size, turn: found.turn, x: found.x, y: found.y };
      copies.push(copy);
      take(free, copy, away, Math.max(0, gap - wall));
      depth = depthsOf(free);
    }
  }
  return copies;
}
