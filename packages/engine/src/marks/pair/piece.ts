/** A thing as it is composed with another: one silhouette on the grid, with what an operator wants to know of it. */

import { extent, type Form, join, solid } from "../../geometry/form.ts";
import { depths as nesting } from "../../geometry/nesting.ts";
import {
  bounds,
  contourAreas,
  flatten,
  type Matrix,
  type Path,
  type Point,
  reverse,
  scaling,
  transform,
} from "../../geometry/path.ts";
import { depths, rasterise, squareAround } from "../../geometry/raster.ts";
import { resolve } from "../../geometry/resolve.ts";
import type { Box, CountWish, Pose } from "../../vocabulary.ts";
import { mirrorAxis } from "../anatomy.ts";
import { GRID, type Sight } from "../family.ts";

/** Pixels per side over the grid: a quarter of a unit each. */
export const SIDE = 96;
export const UNIT = GRID / SIDE;
const FRAME: Box = { x: 0, y: 0, width: GRID, height: GRID };

/** The ink of a form over the grid, and of each inked pixel how far it lies from the ground, in pixels. */
export const bitsOf = (form: Form): Uint8Array => rasterise(form, SIDE, FRAME).bits;
export const depthsOf = (bits: Uint8Array): Float64Array => depths({ bits, size: SIDE });

export interface Several {
  readonly wish: CountWish;
  /** How they are arranged, and the how manieth choice that is. */
  readonly id: string;
  readonly rank: number;
  readonly copies: readonly Path[];
  /** Whether the eye knows the thing in all of them together. */
  readonly isPlain: boolean;
}

export interface Parted {
  /** What people call it. */
  readonly part: string;
  readonly rest: Form;
  readonly places: readonly Box[];
  /** Whether the part was left open in the drawing: the rest is then without that opening. */
  readonly isOpen: boolean;
}

export interface Piece {
  readonly id: string;
  /** The thing in the words of the asking. */
  readonly word: string;
  /** The silhouette, its longer side as long as the grid, its box in the grid's middle; holes run the other way round. */
  readonly path: Path;
  readonly box: Box;
  /** Its outer edges alone, and what they enclose and leave open. */
  readonly body: Path;
  readonly holes: readonly Path[];
  readonly bits: Uint8Array;
  /** Points along the outer edges. */
  readonly edge: readonly Point[];
  /** Where its upright mirror axis stands, or null. */
  readonly axis: number | null;
  /** Of its box this much is inked. */
  readonly ink: number;
  /** How plainly the eye sees the thing in it. */
  readonly seen: Sight;
  /** What brought the drawing to where it is on the grid. */
  readonly onto: Matrix;
  /** Where it is one thing several times. */
  readonly many?: Several;
  /** To which side a creature in profile looks, where somebody looked. */
  readonly look?: -1 | 1;
  /** The poses that were made of its drawing. */
  readonly posed?: readonly Pose[];
  /** Without a part that another thing takes the place of, and where that part was. */
  readonly parted?: Parted;
}

/** Share of the ink below which a part is a crumb beside another thing. */
const CRUMB = 0.012;
const EDGE_POINTS = 56;

export function pieceOf(
  id: string,
  word: string,
  drawn: Form,
  sees: (word: string, form: Form) => Sight,
): Piece | null {
  const around = extent(drawn);
  if (!(around.width > 0 && around.height > 0)) return null;
  const outline = withoutCrumbs(outlineOf(drawn));
  if (outline.length === 0) return null;
  const onto = centring(outline);
  const path = transform(outline, onto);
  const at = nesting(path);
  const body = path.filter((_, index) => at[index] === 0);
  // Without an outer edge nothing can be placed by it.
  if (body.length === 0) return null;
  const holes = path.filter((_, index) => at[index] === 1).map((hole) => [hole]);
  const bits = bitsOf(solid(path));
  const box = bounds(path);
  const form = solid(path);
  return {
    id,
    word,
    path,
    box,
    body,
    holes,
    bits,
    edge: thinned(flatten(body, 5).flat()),
    onto,
    axis: mirrorAxis(form),
    seen: sees(word, form),
    ink: bits.reduce((sum, bit) => sum + bit, 0) / ((box.width * box.height) / UNIT ** 2),
  };
}

/** Of the ink this much may change when outlines are taken as they are. */
const SAME = 0.01;

/** The outlines, holes the other way round: of a plain drawing as they are, which is fast, otherwise by its booleans. */
function outlineOf(drawn: Form): Path {
  if (drawn.op !== "path") return resolve(join(drawn));
  const turned = oriented(drawn.path);
  const frame = squareAround(extent(drawn));
  const [wanted, made] = [drawn, solid(turned)].map((form) => rasterise(form, SIDE, frame).bits);
  let [apart, total] = [0, 0];
  for (let at = 0; at < wanted!.length; at++) {
    apart += wanted![at]! ^ made![at]!;
    total += wanted![at]!;
  }
  return apart <= SAME * total ? turned : resolve(join(drawn));
}

/** Edges one way round and holes the other. */
function oriented(path: Path): Path {
  const at = nesting(path);
  const areas = contourAreas(path);
  return path.flatMap((contour, index) =>
    areas[index]! > 0 === (at[index]! % 2 === 0) ? [contour] : reverse([contour]),
  );
}

/** Those of the longest reach first: where a piece does not fit, they tell so at once. */
const thinned = (points: readonly Point[]): readonly Point[] => {
  const step = Math.max(1, points.length / EDGE_POINTS);
  const reach = ([x, y]: Point) => Math.hypot(x - GRID / 2, y - GRID / 2);
  return Array.from(
    { length: Math.floor(points.length / step) },
    (_, at) => points[Math.floor(at * step)]!,
  ).sort((a, b) => reach(b) - reach(a) || a[0] - b[0] || a[1] - b[1]);
};

export function centring(path: Path): Matrix {
  const { x, y, width, height } = bounds(path);
  const scale = GRID / Math.max(width, height, 1e-6);
  return [scale, 0, 0, scale, GRID / 2 - (x + width / 2) * scale, GRID / 2 - (y + height / 2) * scale];
}

/** Without what is too small to be seen beside another thing. */
export function withoutCrumbs(path: Path): Path {
  const areas = path.map((contour) => bounds([contour])).map(({ width, height }) => width * height);
  const all = Math.max(0, ...areas);
  return path.filter((_, index) => areas[index]! >= all * CRUMB);
}

/** The piece the other way round. */
export const flipped = (path: Path): Path => transform(path, scaling(-1, 1, GRID / 2, 0));

/** Where the ink leans: above 0 to the right of its box's middle. */
export function leanOf({ bits, box }: Piece): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < bits.length; at++) {
    if (!bits[at]) continue;
    sum += (at % SIDE) * UNIT;
    count += 1;
  }
  return sum / Math.max(1, count) - (box.x + box.width / 2);
}
