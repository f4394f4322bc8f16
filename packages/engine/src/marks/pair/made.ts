/** One thing made of another: the silhouette of the host, filled with copies of the guest or open in their shapes. */

import { cut, type Form, grow, join, meet, solid } from "../../geometry/form.ts";
import { bounds, type Path, type Point, rotation, transform } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { GRID } from "../family.ts";
import { isLettered } from "./lettered.ts";
import { does, hasFace } from "./manners.ts";
import type { Composition, Couple, Operator } from "./operator.ts";
import { withoutCrumbs } from "./overlaid.ts";
import { bitsOf, depthsOf, type Piece, SIDE, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";

/** A copy of the guest in the host: how large, how turned, and where its middle is. */
interface Copy {
  readonly scale: number;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

/** The longer side of the copies, of the grid: the largest first, each size where no larger one fits. */
const SIZES = [0.34, 0.29, 0.25, 0.215, 0.185, 0.16, 0.14] as const;
/** The smallest is this share of the largest that was used: a few sizes, not all. */
const SMALLEST = 0.5;
const MOST_COPIES = 36;
/** Pixels between the places that are tried. */
const STRIDE = 2;
/** Degrees that a copy may be turned by: a creature stands nearly upright. */
const UPRIGHT = [0, 20, -20] as const;
const TURNED = [0, 45, -45, 90] as const;

/** Points of a piece about the grid's middle: along its edge, and some of what is within. */
function pointsOf({ edge, body }: Piece): readonly Point[] {
  const bits = bitsOf(solid(body));
  const inner: Point[] = [];
  for (let y = 0; y < SIDE; y += 8)
    for (let x = 0; x < SIDE; x += 8) if (bits[y * SIDE + x]) inner.push([(x + 0.5) * UNIT, (y + 0.5) * UNIT]);
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
): { readonly x: number; readonly y: number; readonly cost: number } | null {
  const scaled = points.map(([x, y]): Point => [(x * scale) / UNIT, (y * scale) / UNIT]);
  let best: { x: number; y: number; cost: number } | null = null;
  for (let y = 0; y < SIDE; y += STRIDE)
    for (let x = 0; x < SIDE; x += STRIDE) {
      if (depth[y * SIDE + x]! < wall) continue;
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

const placed = (path: Path, { scale, turn, x, y }: Copy, smaller = 1): Path =>
  transform(transform(path, rotation(turn, CENTRE, CENTRE)), matrixOf({ scale: scale * smaller, x, y }));

/** Copies packed into a region, a gap from each other and so far from its edge. */
function packed(region: Uint8Array, guest: Piece, wall: number, gap: number): readonly Copy[] {
  const points = pointsOf(guest);
  const turns = (hasFace(guest.word) ? UPRIGHT : TURNED).map((turn) => ({ turn, points: turnedBy(points, turn) }));
  const free = region.slice();
  const copies: Copy[] = [];
  let depth = depthsOf(free);
  for (const size of SIZES) {
    if (copies.length > 0 && size < SMALLEST * copies[0]!.scale) break;
    while (copies.length < MOST_COPIES) {
      const found = turns
        .flatMap(({ turn, points: own }) => {
          const place = closest(depth, own, size, wall / UNIT);
          return place ? [{ ...place, turn }] : [];
        })
        .toSorted((a, b) => a.cost - b.cost)[0];
      if (!found) break;
      const copy: Copy = { scale: size, turn: found.turn, x: found.x, y: found.y };
      copies.push(copy);
      const taken = bitsOf(grow(placed(guest.body, copy), Math.max(0, gap - wall)));
      for (let at = 0; at < free.length; at++) if (taken[at]) free[at] = 0;
      depth = depthsOf(free);
    }
  }
  return copies;
}

/** What is open in a host for more than this share of its body belongs to its outline: the counters of a letter. */
const OPEN = 0.05;

/** The host as it is filled: without eyes and other small openings. */
function silhouetteOf(host: Piece): Form {
  if (isLettered(host)) return solid(host.path);
  const areaOf = (path: Path) => {
    const { width, height } = bounds(path);
    return width * height;
  };
  const open = host.holes.filter((hole) => areaOf(hole) >= OPEN * areaOf(host.body));
  return open.length > 0 ? cut(solid(host.body), solid(open.flat(), "evenodd")) : solid(host.body);
}

const countOf = (bits: Uint8Array): number => bits.reduce((sum, bit) => sum + bit, 0);

/** Fewer copies than these are things in the host, and not what it is made of. */
const FEWEST = 7;
/** So much of the host lies under the copies or in the gaps right around them: with less its outline is lost. */
const COVERED = 0.74;
/** The ground between copies, and between them and the edge they are cut into, in gaps. */
const BETWEEN = 0.62;
const RIM = 0.85;
/** In its own ink a copy is smaller than its opening by this. */
const SMALLER = 0.84;

/** The copies alone: they trace the host. */
function filled({ host, guest, traits }: Couple): Composition | null {
  const silhouette = silhouetteOf(host);
  const region = bitsOf(silhouette);
  const gap = BETWEEN * traits.gap;
  const copies = packed(region, guest, UNIT * 0.5, gap);
  if (copies.length < FEWEST) return null;
  const paths = copies.map((copy) => placed(guest.path, copy));
  const around = bitsOf(meet(silhouette, grow(join(...copies.map((copy) => placed(guest.body, copy))), gap)));
  const covered = countOf(around) / Math.max(1, countOf(region));
  if (covered < COVERED) return null;
  const all = join(...paths);
  const half = (isOdd: boolean) => paths.filter((_, at) => (at % 3 === 1) === isOdd);
  return {
    host: all,
    guest: all,
    hole: grow(silhouette, gap),
    one: solid(paths[0]!),
    inTwo: { host: join(...half(true)), guest: join(...half(false)) },
    cuts: ["host"],
    least: copies[0]!.scale,
    promise: covered - 1,
  };
}

/** The host whole, and open where the copies are. */
function pierced({ host, guest, traits }: Couple): Composition | null {
  const silhouette = silhouetteOf(host);
  const copies = packed(bitsOf(silhouette), guest, RIM * traits.gap, (RIM + BETWEEN) * traits.gap);
  if (copies.length < FEWEST) return null;
  const paths = copies.map((copy) => placed(guest.path, copy));
  const rest = cut(silhouette, join(...paths));
  return {
    host: rest,
    guest: join(...paths),
    hole: silhouette,
    one: solid(paths[0]!),
    inTwo: { host: rest, guest: join(...copies.map((copy) => placed(guest.path, copy, SMALLER))) },
    least: copies[0]!.scale,
  };
}

/** Courses of a wall over the grid's height, the length of a brick over its height, and the joints between, in gaps. */
const COURSES = 7;
const LENGTH = 2.1;
const JOINT = 0.6;

/** The host as a wall: courses of bricks, each joint over the middle of a brick. */
function coursed({ host, traits }: Couple): Composition {
  const { x, y, width, height } = host.box;
  const joint = JOINT * traits.gap;
  const count = Math.max(3, Math.round((COURSES * height) / GRID));
  const course = height / count;
  const length = LENGTH * course;
  const level = Array.from({ length: count - 1 }, (_, row) =>
    rect(x - 1, y + (row + 1) * course - joint / 2, width + 2, joint),
  );
  const upright = Array.from({ length: count }, (_, row) =>
    Array.from({ length: Math.ceil(width / length) + 2 }, (_, at) =>
      rect(x + (at - (row % 2) / 2) * length + length / 2 - joint / 2, y + row * course, joint, course),
    ),
  ).flat();
  const wall = withoutCrumbs(cut(silhouetteOf(host), join(...level, ...upright)));
  return { host: wall, guest: wall, hole: grow(host.path, 0), one: wall, inTwo: { host: wall, guest: solid([]) }, least: 1 };
}

const making = (
  id: string,
  promise: number,
  compose: (couple: Couple) => Composition | null,
  isFor: (guest: string) => boolean,
): Operator => ({
  id,
  phrase: "filling the shape of",
  promise,
  bonds: ["made"],
  whole: 0,
  legible: 0.13,
  isAsked: true,
  compose: (couple) =>
    couple.host.many || couple.guest.many || !isFor(couple.guest.word) ? null : compose(couple),
});

const isBrick = (word: string): boolean => does("coursed", word);

export const MADE: readonly Operator[] = [
  making("built", 0.95, coursed, isBrick),
  making("filled", 0.9, filled, (word) => !isBrick(word)),
  making("pierced", 0.74, pierced, (word) => !isBrick(word)),
];
