/** Whether adjusted letters are still read as before: no counter closed, no stroke come off, no two letters grown together. */

import { solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds } from "../geometry/path.ts";
import { depths, rasterise, squareAround } from "../geometry/raster.ts";
import type { Box, Shape } from "../vocabulary.ts";
import { regions, SIZE } from "./regions.ts";

/** A gap of fewer pixels to each side of its middle is as good as closed. */
const HALF_GAP = 1.2;
const MARGIN = 0.12;

/** The least that must be left of what strokes go around, be it open to one side. */
const LEAST_INSIDE = 0.5;

type Seen = {
  readonly parts: number;
  readonly open: number;
  readonly apart: number;
  readonly inside: number;
};

/** In a connected hand strokes run past each other: a slit between two that is narrower than this may close. */
const HALF_SLIT = 2.2;

/** The parts of the ink, its counters and the parts that a gap keeps apart. */
function seen(shapes: readonly Shape[], frame: Box, slit = HALF_GAP): Seen {
  const { bits } = rasterise(solid(shapes.flatMap(({ d }) => fromData(d))), SIZE, frame);
  const deep = depths({ bits: without(bits), size: SIZE }, slit + 1);
  const wide = wider(deep, HALF_GAP);
  const grown = without(wide);
  const open = regions(wide, 1);
  // What is narrow in its middle may be two beyond that.
  const wideOpen = slit > HALF_GAP ? Math.min(open, regions(wider(deep, slit), 1)) : open;
  return { parts: regions(bits, 1), open: wideOpen, apart: regions(grown, 1), inside: insideOf(bits) };
}

const without = (bits: Uint8Array): Uint8Array => {
  const others = new Uint8Array(bits.length);
  for (let at = 0; at < bits.length; at++) others[at] = bits[at] ? 0 : 1;
  return others;
};

/** Where the ground is farther from the ink than this. */
const wider = (deep: ArrayLike<number>, than: number): Uint8Array => {
  const wide = new Uint8Array(deep.length);
  for (let at = 0; at < deep.length; at++) wide[at] = deep[at]! - 0.5 > than ? 1 : 0;
  return wide;
};

/** Pixels of ground with ink on three sides at least. */
function insideOf(bits: Uint8Array): number {
  const sides = new Uint8Array(bits.length);
  for (let line = 0; line < SIZE; line++)
    for (const [from, step] of [
      [line * SIZE, 1],
      [line * SIZE + SIZE - 1, -1],
      [line, SIZE],
      [line + SIZE * (SIZE - 1), -SIZE],
    ] as const) {
      let isBehind = 0;
      for (let at = from, left = SIZE; left > 0; left--, at += step) {
        if (bits[at]) isBehind = 1;
        else sides[at]! += isBehind;
      }
    }
  return sides.reduce((sum, each) => sum + (each > 2 ? 1 : 0), 0);
}

const frameOf = (shapes: readonly Shape[]): Box => {
  const box = bounds(shapes.flatMap(({ d }) => fromData(d)));
  return squareAround(box, Math.max(box.width, box.height) * MARGIN);
};

/** A sign is looked at by itself and once more for each of its neighbours. */
const known = new WeakMap<Shape, Seen>();

function seenAlone(shape: Shape): Seen {
  const before = known.get(shape);
  if (before) return before;
  const made = seen([shape], frameOf([shape]));
  known.set(shape, made);
  return made;
}

const isOneSignStill = (before: Shape, after: Shape, isJoined: boolean): boolean => {
  const was = isJoined ? seen([before], frameOf([before]), HALF_SLIT) : seenAlone(before);
  const is = seenAlone(after);
  const isInside = !isJoined || is.inside >= was.inside * LEAST_INSIDE;
  return is.parts === was.parts && is.open >= was.open && is.apart >= was.apart && isInside;
};

/** Two signs are seen at half the size, where fine counters are chance; in a connected hand they are one stroke and cannot grow together. */
const areTwoStill = (before: readonly Shape[], after: readonly Shape[]): boolean => {
  const [was, is] = [seen(before, frameOf(before)), seen(after, frameOf(after))];
  const alone = before.reduce((sum, shape) => sum + seenAlone(shape).parts, 0);
  return was.parts < alone || (is.parts >= was.parts && is.apart >= was.apart);
};

/** Sign by sign, and each beside the next where letters do not hang together. */
export const isLegible = (before: readonly Shape[], after: readonly Shape[], isJoined = false): boolean =>
  before.every((shape, at) => isOneSignStill(shape, after[at]!, isJoined)) &&
  (isJoined ||
    before.slice(1).every((_, at) => areTwoStill(before.slice(at, at + 2), after.slice(at, at + 2))));
