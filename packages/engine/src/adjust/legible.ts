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

type Seen = { readonly parts: number; readonly open: number; readonly apart: number };

/** The parts of the ink, its counters and the parts that a gap keeps apart. */
function seen(shapes: readonly Shape[], frame: Box): Seen {
  const { bits } = rasterise(solid(shapes.flatMap(({ d }) => fromData(d))), SIZE, frame);
  const ground = { bits: new Uint8Array(bits.length), size: SIZE };
  for (let at = 0; at < bits.length; at++) ground.bits[at] = bits[at] ? 0 : 1;
  const far = depths(ground, HALF_GAP + 1);
  const [wide, grown] = [new Uint8Array(bits.length), new Uint8Array(bits.length)];
  for (let at = 0; at < bits.length; at++) {
    const isOpen = far[at]! - 0.5 > HALF_GAP;
    wide[at] = isOpen ? 1 : 0;
    grown[at] = isOpen ? 0 : 1;
  }
  return { parts: regions(bits, 1), open: regions(wide, 1), apart: regions(grown, 1) };
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

const both = (before: readonly Shape[], after: readonly Shape[]): readonly [Seen, Seen] => [
  seen(before, frameOf(before)),
  seen(after, frameOf(after)),
];

const isOneSignStill = (before: Shape, after: Shape): boolean => {
  const [was, is] = [seenAlone(before), seenAlone(after)];
  return is.parts === was.parts && is.open >= was.open && is.apart >= was.apart;
};

/** Two signs are seen at half the size, where fine counters are chance; in a connected hand they are one stroke and cannot grow together. */
const areTwoStill = (before: readonly Shape[], after: readonly Shape[]): boolean => {
  const [was, is] = both(before, after);
  const alone = before.reduce((sum, shape) => sum + seenAlone(shape).parts, 0);
  return was.parts < alone || (is.parts >= was.parts && is.apart >= was.apart);
};

/** Sign by sign, and each beside the next where letters do not hang together. */
export const isLegible = (before: readonly Shape[], after: readonly Shape[], isJoined = false): boolean =>
  before.every((shape, at) => isOneSignStill(shape, after[at]!)) &&
  (isJoined ||
    before.slice(1).every((_, at) => areTwoStill(before.slice(at, at + 2), after.slice(at, at + 2))));
