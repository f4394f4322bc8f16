/** Bolder and finer: every free edge moved out of its ink or into it. */

import { solid } from "../geometry/form.ts";
import { depths, ink, rasterise, squareAround } from "../geometry/raster.ts";
import type { Box } from "../vocabulary.ts";
import {
  areaOf,
  boxAround,
  fitted,
  inked,
  isField,
  meanWidth,
  type Outline,
  sidesOfAll,
} from "./outlines.ts";
import { roomOf } from "./room.ts";
import { shifted } from "./shift.ts";

/** What half a step adds to each edge, in mean stroke widths: 13 % of the stroke for both edges. */
const HALF_STEP = 0.065;
/** Where there is less room, steps are smaller, so that "much bolder" still fits; but never so small that nobody sees them. */
const LEAST_STEP = 0.02;
const STEPS_THAT_FIT = 4;
/** Steps beyond this would make it another drawing. */
const MOST_STEPS = 8;
/** The least that a step must change the ink by: a disc moved in and brought back to its size is the disc it was. */
const LEAST_CHANGE = 0.006;

export interface Weighted {
  readonly outlines: readonly Outline[];
  readonly weight: number;
}

/** How far half a step moves an edge, and how many of them there is room for. */
function stepsIn(outlines: readonly Outline[], sides: ReturnType<typeof sidesOfAll>, weight: number) {
  const width = meanWidth(outlines, sides);
  const way = weight > 0 ? ("outwards" as const) : ("inwards" as const);
  const room = roomOf(inked(outlines), boxAround(outlines), way, MOST_STEPS * HALF_STEP * width);
  const step = Math.max(width * LEAST_STEP, Math.min(width * HALF_STEP, room / STEPS_THAT_FIT));
  return { step, most: Math.floor(room / step + 1e-6) };
}

/** As heavy as asked, or as near to it as the drawing allows. A word is looked at letter by letter afterwards, since its room is that of its finest loop. */
export const weighted = (outlines: readonly Outline[], weight: number, box: Box, edge?: number): Weighted => {
  const none = { outlines, weight: 0 };
  if (weight === 0) return none;
  const sides = sidesOfAll(outlines);
  const { step, most: fitting } =
    edge === undefined ? stepsIn(outlines, sides, weight) : { step: edge, most: MOST_STEPS };
  const most = Math.min(Math.abs(weight), MOST_STEPS, fitting);
  const before = { share: share(outlines), overlap: weight > 0 ? overlap(outlines) : 0 };
  for (let steps = most; steps >= 1; steps--) {
    const by = steps * step * -Math.sign(weight);
    const made = outlines.map((outline, index): Outline | null => {
      if (isField(outline)) return outline;
      const path = shifted(sides[index]!, ({ shared }) => (shared ? 0 : by));
      return path && { ink: outline.ink, path };
    });
    if (!made.every((each) => each !== null) || !isSound(outlines, made, by)) continue;
    if (weight > 0 && edge === undefined && overlap(made) > before.overlap + MOST_OVERLAP) continue;
    const sized = fitted(made, box);
    const change = (share(sized) / before.share - 1) * Math.sign(weight);
    return change < LEAST_CHANGE * steps ? none : { outlines: sized, weight: steps * Math.sign(weight) };
  }
  return none;
};

/** Ink over the box. */
const share = (outlines: readonly Outline[]): number => {
  const { width, height } = boxAround(outlines);
  return outlines.reduce((sum, each) => sum + (isField(each) ? 0 : areaOf(each.path)), 0) / (width * height);
};

/** Parts that touched in a point may grow into each other by this share of their ink, and no more. */
const MOST_OVERLAP = 0.015;
/** Pixels per side on which that is seen. */
const FINE = 160;

/** The share of all shapes' ink that lies over other ink. */
const overlap = (outlines: readonly Outline[]): number => {
  const frame = squareAround(boxAround(outlines), 0.2);
  const seen = ink(bitsOf(outlines, frame, FINE)) * (frame.width / FINE) ** 2;
  const summed = outlines.reduce((sum, each) => sum + (isField(each) ? 0 : areaOf(each.path)), 0);
  return summed / seen - 1;
};

/** Pixels per side on which a result is compared with what it was made from. */
const SIZE = 96;
/** How far from the old edge the tip of a corner may lie, in distances; and what may be amiss, as a share of the ink. */
const TIP = 4.6;
const AMISS = 0.004;

/** Whether the ink grew or shrank by the distance and nowhere by more than a corner's tip: no spikes, no lost parts. */
const isSound = (before: readonly Outline[], after: readonly Outline[], by: number): boolean => {
  const frame = squareAround(boxAround(before), Math.max(0, -by) * TIP + 0.5);
  const pixel = frame.width / SIZE;
  const [old, made] = [bitsOf(before, frame), bitsOf(after, frame)];
  // Growth and shrinking are both measured from the smaller of the two.
  const [small, large] = by < 0 ? [old, made] : [made, old];
  const away = depths({ bits: small.map((bit) => (bit ? 0 : 1)), size: SIZE });
  let [amiss, total] = [0, 0];
  for (let index = 0; index < away.length; index++) {
    total += large[index]!;
    const far = (away[index]! - 0.5) * pixel;
    if (small[index] && !large[index] && !nearInk(large, index)) amiss += 1;
    if (large[index] && far > Math.abs(by) * TIP + 1.5 * pixel) amiss += 1;
  }
  return total > 0 && amiss <= Math.max(3, total * AMISS);
};

const bitsOf = (outlines: readonly Outline[], frame: Box, size = SIZE): Uint8Array =>
  rasterise(solid(inked(outlines)), size, frame).bits;

const nearInk = (bits: Uint8Array, at: number): boolean =>
  [-1, 1, -SIZE, SIZE].some((step) => bits[at + step] === 1);
