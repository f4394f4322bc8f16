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

/** Middles that are tried along a side. */
const TRIED = SIDE / STRIDE;

/** A copy of one size, turned one way: where its points come to lie, wherever its middle is. */
class Stamp {
  readonly turn: number;
  readonly #count: number;
  /** Of each middle's column and row those of all points; a row is where it begins. */
  readonly #columns: Int32Array;
  readonly #rows: Int32Array;
  /** Middles at which it may still fit: what is free only becomes less. */
  #places: readonly number[];

  constructor(turn: number, points: readonly Point[], scale: number) {
    this.turn = turn;
    this.#count = points.length;
    const xs = Float64Array.from(points, ([x]) => (x * scale) / UNIT);
    const ys = Float64Array.from(points, ([, y]) => (y * scale) / UNIT);
    this.#columns = reaching(xs, 1);
    this.#rows = reaching(ys, SIDE);
    const [across, down] = [within(xs), within(ys)];
    this.#places = down.flatMap((row) => across.map((column) => row * TRIED + column));
  }

  /** Where it stands closest to the edge of what is free: so the outline is traced. `inner`: how deep its middle lies at least, in pixels. */
  closest(depth: Float64Array, wall: number, inner: number): Found | null {
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    this.#places = this.#places.filter((place) => {
      const [column, row] = [place % TRIED, Math.floor(place / TRIED)];
      if (depth[row * STRIDE * SIDE + column * STRIDE]! < wall + inner) return false;
      const cost = this.#costAt(depth, column, row, wall);
      if (cost === null) return false;
      if (cost < least) [best, least] = [place, cost];
      return true;
    });
    const at = (along: number) => (along * STRIDE + 0.5) * UNIT;
    return best < 0 ? null : { x: at(best % TRIED), y: at(Math.floor(best / TRIED)), cost: least };
  }

  /** The mean depth under its points; null where it does not fit. */
  #costAt(depth: Float64Array, column: number, row: number, wall: number): number | null {
    const count = this.#count;
    const [columns, rows] = [column * count, row * count];
    let sum = 0;
    for (let at = 0; at < count; at++) {
      const here = depth[this.#rows[rows + at]! + this.#columns[columns + at]!]!;
      if (here < wall) return null;
      sum += here;
    }
    return sum / count;
  }
}

interface Found {
  readonly x: number;
  readonly y: number;
  readonly cost: number;
}

const MIDDLES = Array.from({ length: TRIED }, (_, at) => at);

/** The pixels of points from each middle along a side, in steps of so many numbers. */
function reaching(offsets: Float64Array, step: number): Int32Array {
  const pixels = new Int32Array(TRIED * offsets.length);
  for (let middle = 0, to = 0; middle < TRIED; middle++)
    for (let at = 0; at < offsets.length; at++, to++)
      pixels[to] = Math.floor(middle * STRIDE + offsets[at]!) * step;
  return pixels;
}

/** The middles from which all points lie on the grid. */
function within(offsets: Float64Array): readonly number[] {
  const [first, last] = [Math.min(...offsets), Math.max(...offsets)];
  return MIDDLES.filter(
    (at) => Math.floor(at * STRIDE + first) >= 0 && Math.floor(at * STRIDE + last) < SIDE,
  );
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

/** Of the grid's side, how far from its middle a copy may keep others away, at its full size. */
const FARTHEST = Math.SQRT2 * (0.5 - RIM / SIDE) * (AROUND.width / GRID);

/** What a copy covers, and what is nearer to it than a margin, is free no more. */
function take(free: Uint8Array, { scale, turn, x, y }: Copy, away: Float64Array, margin: number): void {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const pixelAt = (along: number) => Math.floor((along / scale + CENTRE - AROUND.x) / COARSE);
  const reach = FARTHEST * GRID * scale;
  const first = (middle: number) => Math.max(0, Math.floor((middle - reach) / UNIT) - 1);
  const last = (middle: number) => Math.min(SIDE - 1, Math.ceil((middle + reach) / UNIT) + 1);
  for (let down = first(y); down <= last(y); down++)
    for (let across = first(x); across <= last(x); across++) {
      const at = down * SIDE + across;
      if (!free[at]) continue;
      const [dx, dy] = [(across + 0.5) * UNIT - x, (down + 0.5) * UNIT - y];
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
    const stamps = turns.map(({ turn, points: own }) => new Stamp(turn, own, size));
    while (copies.length < MOST_COPIES) {
      const found = stamps
        .flatMap((stamp) => {
          const place = stamp.closest(depth, wall / UNIT, inner * size);
          return place ? [{ ...place, turn: stamp.turn }] : [];
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
