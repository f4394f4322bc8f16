/** One thing made of another: the silhouette of the host, filled with copies of the guest or open in their shapes. */

import { cut, type Form, grow, join, parts, solid } from "../../geometry/form.ts";
import {
  bounds,
  contourAreas,
  type Path,
  type Point,
  reverse,
  rotation,
  scaling,
  transform,
} from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { resolve } from "../../geometry/resolve.ts";
import { tidy } from "../../geometry/tidy.ts";
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
const SIZES = [0.25, 0.215, 0.185, 0.16, 0.14, 0.125] as const;
/** The largest are one of these, and the smallest this share of them: a few sizes, not all. */
const LARGEST = [0.25, 0.215, 0.185, 0.16, 0.14] as const;
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

/** What is smaller than this on the grid is not seen in a copy; ink that stands in its opening would be a crumb. */
const LEAST = 0.35;
const LEAST_ISLAND = 1.8;

/** A guest as it is drawn small: what would be a speck is left out. */
const plainOf = ({ path, body }: Piece, scale: number): Path =>
  path.filter((contour) => {
    const { width, height } = bounds([contour]);
    return Math.min(width, height) * scale >= (body.includes(contour) ? LEAST : LEAST_ISLAND);
  });

/** Copies packed into a region, a gap from each other and so far from its edge. */
function packed(region: Uint8Array, guest: Piece, { wall, gap, largest }: Packing): readonly Copy[] {
  const points = pointsOf(guest);
  const least = leastOf(guest);
  const isUpright = hasFace(guest.word) || does("hovering", guest.word);
  const turns = (isUpright ? UPRIGHT : TURNED).map((turn) => ({ turn, points: turnedBy(points, turn) }));
  const free = region.slice();
  const copies: Copy[] = [];
  let depth = depthsOf(free);
  for (const size of SIZES) {
    if (size > largest) continue;
    if (size < Math.max(least, SMALLEST * (copies[0]?.scale ?? largest))) break;
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
const OPEN = 0.1;

/** The host as it is filled: without eyes and other small openings, and without the ground that parts it. */
function silhouetteOf(host: Piece, gap: number): Form {
  if (isLettered(host)) return solid(host.path);
  const areaOf = (path: Path) => {
    const { width, height } = bounds(path);
    return width * height;
  };
  const open = host.holes.filter((hole) => areaOf(hole) >= OPEN * areaOf(host.body));
  const body = grow(solid(host.body), PARTED * gap);
  return open.length > 0 ? cut(body, solid(open.flat(), "evenodd")) : body;
}
/** What parts a drawing is a gap wide: this much from both sides closes it. */
const PARTED = 0.7;

const countOf = (bits: Uint8Array): number => bits.reduce((sum, bit) => sum + bit, 0);

/** Fewer copies than these are things in the host, and not what it is made of. */
const FEWEST = 7;
/** The ground between copies and the edge that they are cut into, and between two of them, in gaps. */
const RIM = 0.55;
const BAR = 0.72;
/** A host of several pieces has no outline of its own: what parts them is closed, and leaves dents. */
export const pieced = ({ body }: Piece): number => PIECED * (body.length - 1);
const PIECED = 0.12;

/** Which way round the largest outline runs. */
const leadOf = (path: Path): number =>
  contourAreas(path).toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;

/** Share of the host that is open. */
const LEAST_OPEN = 0.1;
/** In its own ink a copy is smaller than its opening by this. */
const SMALLER = 0.84;

/** The best of several sizes to begin with. */
const best = (found: readonly (Composition | null)[]): Composition | null =>
  found.filter((each) => each !== null).toSorted((a, b) => (b.promise ?? 0) - (a.promise ?? 0))[0] ?? null;

/** The host whole, and open where the copies are. */
const pierced = (couple: Couple): Composition | null =>
  best(LARGEST.map((largest) => piercedBy(couple, largest)));

function piercedBy({ host, guest, traits }: Couple, largest: number): Composition | null {
  const silhouette = silhouetteOf(host, traits.gap);
  const [wall, gap] = [RIM * traits.gap, BAR * traits.gap];
  const copies = packed(bitsOf(silhouette), guest, { wall, gap, largest });
  if (copies.length < FEWEST) return null;
  const plain = plainOf(guest, copies.at(-1)!.scale);
  const paths = copies.map((copy) => placed(plain, copy));
  const outline = resolve(silhouette);
  // They lie in it apart from each other, so no boolean is needed, which would take the smallest for crumbs.
  const isAlike = leadOf(outline) > 0 === leadOf(plain) > 0;
  const rest = solid([...outline, ...paths.flatMap((path) => (isAlike ? reverse(path) : path))]);
  // A few holes are a cheese; it is made of what takes up much of it.
  const opened = countOf(bitsOf(parts(...paths))) / Math.max(1, countOf(bitsOf(silhouette)));
  if (opened < LEAST_OPEN) return null;
  return {
    host: rest,
    guest: parts(...paths),
    hole: silhouette,
    one: solid(paths[0]!),
    inTwo: { host: rest, guest: parts(...copies.map((copy) => placed(plain, copy, SMALLER))) },
    small: silhouette,
    promise: opened + 0.5 * largest - 0.5 - pieced(host),
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
  const wall = withoutCrumbs(cut(silhouetteOf(host, traits.gap), join(...level, ...upright)));
  return {
    host: wall,
    guest: wall,
    hole: grow(host.path, 0),
    one: wall,
    inTwo: { host: wall, guest: solid([]) },
    least: 1,
  };
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
  making("pierced", 0.9, pierced, (word) => !isBrick(word)),
];
