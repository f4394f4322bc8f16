/** How far outlines can be moved before a gap closes, a part breaks or a stroke is lost: seen on a bitmap. */

import { solid } from "../geometry/form.ts";
import type { Path } from "../geometry/path.ts";
import { type Bitmap, depths, ink, rasterise, squareAround } from "../geometry/raster.ts";
import type { Box } from "../vocabulary.ts";
import { regions, SIZE } from "./regions.ts";

/** Empty border, so that what grows does not meet the frame. */
const MARGIN = 0.12;
/** What must be left of a gap and of a stroke, as shares of the mark's side; more where there is less already. */
const LEAST_GAP = 1 / 34;
const LEAST_STROKE = 1 / 34;
/** The share of today's narrowest gap or stroke that may be taken away where it is below or near the least. */
const MOST_TAKEN = 0.5;
/** Ink that may be lost in thin places, or gained in narrow gaps, beyond what is lost or gained already. */
const MOST_LOST = 0.05;

const inverted = ({ bits, size }: Bitmap): Bitmap => ({ bits: bits.map((bit) => (bit ? 0 : 1)), size });

/** The pixels that are deeper inside than the given number of pixels. */
const deeper = (deep: Float64Array, than: number): Uint8Array => {
  const bits = new Uint8Array(deep.length);
  for (let index = 0; index < deep.length; index++) bits[index] = deep[index]! - 0.5 > than ? 1 : 0;
  return bits;
};

/** Parts that hang together by less than twice this many pixels touch in a point: they may part, or come together. */
const POINT = 0.7;
/** Pixels to which a limit is found. */
const FINEST = 0.2;

/** How far a region can be eaten into before it breaks, a part of it vanishes or a hole opens to the outside. */
const breaksAt = (deep: Float64Array, enough: number): number => {
  const first = deeper(deep, POINT);
  const [parts, holes] = [regions(first, 1), regions(first, 0)];
  let most = 0;
  for (let index = 0; index < deep.length; index++) most = Math.max(most, deep[index]!);
  const sound = (by: number): boolean => {
    const still = deeper(deep, by);
    return regions(still, 1) === parts && regions(still, 0) === holes;
  };
  // In steps of a pixel, then halved between the last two: a region that broke stays broken.
  let [at, stride] = [POINT, 1];
  while (stride >= FINEST && at < enough) {
    if (at + stride < most && sound(at + stride)) at += stride;
    else stride /= 2;
  }
  return at;
};

/** The share that a brush of this radius cannot paint without leaving the region: notches, slits, fine points. */
const lostTo = (brush: number, deep: Float64Array, total: number): number => {
  const away = depths(inverted({ bits: deeper(deep, brush), size: SIZE }), brush + 1);
  let lost = 0;
  for (let index = 0; index < away.length; index++)
    if (deep[index]! > 0 && away[index]! - 0.5 > brush) lost += 1;
  return lost / total;
};

const limit = (whole: Bitmap, least: number, enough: number, total: number): number => {
  const deep = depths(whole);
  const broken = breaksAt(deep, enough + least / 2);
  const topological = Math.min(enough, Math.max(broken - least / 2, broken * MOST_TAKEN));
  const most = lostTo(least / 2, deep, total) + MOST_LOST;
  // Notches and open ends do not break; they are lost to a brush.
  if (lostTo(topological + least / 2, deep, total) <= most) return topological;
  let [reach, beyond] = [0, topological];
  for (let halving = 0; halving < 5; halving++) {
    const middle = (reach + beyond) / 2;
    if (lostTo(middle + least / 2, deep, total) <= most) reach = middle;
    else beyond = middle;
  }
  return reach;
};

/** How far what is inked can be moved into its ink, or out of it, in its own units; no farther than is `enough`. */
export const roomOf = (path: Path, box: Box, way: "inwards" | "outwards", enough: number): number => {
  const side = Math.max(box.width, box.height);
  const frame = squareAround(box, side * MARGIN);
  const inked = rasterise(solid(path), SIZE, frame);
  const unit = frame.width / SIZE;
  const total = ink(inked.bits);
  if (total === 0) return 0;
  const [whole, least] = way === "inwards" ? [inked, LEAST_STROKE] : [inverted(inked), LEAST_GAP];
  return limit(whole, (side * least) / unit, enough / unit, total) * unit;
};
