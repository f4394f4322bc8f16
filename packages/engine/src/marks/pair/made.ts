/** One thing made of another: the silhouette of the host, filled with copies of the guest or open in their shapes. */

import { cut, type Form, grow, join, parts, solid } from "../../geometry/form.ts";
import { bounds, contourAreas, type Path, reverse } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { resolve } from "../../geometry/resolve.ts";
import { GRID } from "../family.ts";
import { isLettered } from "./lettered.ts";
import { does } from "./manners.ts";
import type { Composition, Couple, Operator } from "./operator.ts";
import { withoutCrumbs } from "./overlaid.ts";
import { packed, placed } from "./packing.ts";
import { bitsOf, type Piece } from "./piece.ts";

/** The largest copies are one of these, as shares of the grid. */
const LARGEST = [0.25, 0.215, 0.185, 0.16, 0.14] as const;

/** What is smaller than this on the grid is not seen in a copy; ink that stands in its opening would be a crumb. */
const LEAST = 0.35;
const LEAST_ISLAND = 1.8;

/** A guest as it is drawn small: what would be a speck is left out. */
const plainOf = ({ path, body }: Piece, scale: number): Path =>
  path.filter((contour) => {
    const { width, height } = bounds([contour]);
    return Math.min(width, height) * scale >= (body.includes(contour) ? LEAST : LEAST_ISLAND);
  });

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
function pierced(couple: Couple): Composition | null {
  const silhouette = silhouetteOf(couple.host, couple.traits.gap);
  const region = bitsOf(silhouette);
  return best(LARGEST.map((largest) => piercedBy(couple, { silhouette, region }, largest)));
}

interface Filled {
  readonly silhouette: Form;
  readonly region: Uint8Array;
}

function piercedBy(
  { host, guest, traits }: Couple,
  { silhouette, region }: Filled,
  largest: number,
): Composition | null {
  const [wall, gap] = [RIM * traits.gap, BAR * traits.gap];
  const copies = packed(region, guest, { wall, gap, largest });
  if (copies.length < FEWEST) return null;
  const plain = plainOf(guest, copies.at(-1)!.scale);
  const paths = copies.map((copy) => placed(plain, copy));
  const outline = resolve(silhouette);
  // They lie in it apart from each other, so no boolean is needed, which would take the smallest for crumbs.
  const isAlike = leadOf(outline) > 0 === leadOf(plain) > 0;
  const rest = solid([...outline, ...paths.flatMap((path) => (isAlike ? reverse(path) : path))]);
  // A few holes are a cheese; it is made of what takes up much of it.
  const opened = countOf(bitsOf(parts(...paths))) / Math.max(1, countOf(region));
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
