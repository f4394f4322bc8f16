/** Whether a mark looks like a sign that nobody wants to see, whichever way it lies, as ink, as a hole or inside a frame. */

import { extent, move } from "../../geometry/form.ts";
import { rotation } from "../../geometry/path.ts";
import { rasterise, squareAround } from "../../geometry/raster.ts";
import type { Seen } from "../seen.ts";
import { SIGNS } from "./shapes.ts";

/** Pixels per side of what is compared, one word of bits per row. */
const SIDE = 32;
/** What is compared reaches this many times the ink's mean distance from its middle. */
const REACH = 1.95;
/** Pixels per side that a sign is drawn with. */
const DRAWN = 64;
/** Degrees between two ways a sign may lie. */
const STEP = 5;
/** Of what one or the other inks, this much is shared by both. */
const REFUSED = 0.71;
/** The step between the orientations that are tried first; those next to one that is near enough follow. */
const COARSE = 3;
const NEAR = 0.38;
/** Of all ink, an island or a hole from this size on is looked at by itself. */
const LARGE = 0.05;

type Bits = { readonly bits: Uint8Array; readonly size: number };

/** Laid over each other by their middles and their mean distances from it, so that size and place do not matter. */
function normalised({ bits, size }: Bits): Uint32Array | null {
  let [count, sx, sy] = [0, 0, 0];
  for (let at = 0; at < bits.length; at++) {
    if (!bits[at]) continue;
    count += 1;
    sx += at % size;
    sy += Math.floor(at / size);
  }
  if (count < SIDE) return null;
  const [mx, my] = [sx / count, sy / count];
  let spread = 0;
  for (let at = 0; at < bits.length; at++)
    if (bits[at]) spread += Math.hypot((at % size) - mx, Math.floor(at / size) - my);
  const unit = (2 * REACH * (spread / count)) / SIDE;
  const rows = new Uint32Array(SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const column = Math.round(mx + (x + 0.5 - SIDE / 2) * unit);
      const row = Math.round(my + (y + 0.5 - SIDE / 2) * unit);
      if (column >= 0 && column < size && row >= 0 && row < size && bits[row * size + column])
        rows[y]! |= 1 << x;
    }
  return rows;
}

const ones = (word: number): number => {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

function shared(a: Uint32Array, b: Uint32Array): number {
  let [both, either] = [0, 0];
  for (let row = 0; row < SIDE; row++) {
    both += ones(a[row]! & b[row]!);
    either += ones(a[row]! | b[row]!);
  }
  return both / Math.max(1, either);
}

type Poses = { readonly id: string; readonly ways: readonly Uint32Array[] };
let poses: readonly Poses[] | null = null;

/** Drawn when first asked for: every sign in every way that it may lie. */
const allPoses = (): readonly Poses[] => {
  poses ??= SIGNS.map(({ id, form, turn }) => ({
    id,
    ways: Array.from({ length: Math.round(turn / STEP) }, (_, at) => {
      const lying = move(form, rotation(at * STEP, 12, 12));
      const { bits } = rasterise(lying, DRAWN, squareAround(extent(lying), 0.5));
      return normalised({ bits, size: DRAWN })!;
    }),
  }));
  return poses;
};

/** Pixels of one value that hang together. */
interface Part {
  readonly ink: number;
  readonly at: readonly number[];
  /** Whether it reaches the picture's edge. */
  readonly edge: boolean;
}

/** The part that contains a pixel; `taken` records which pixels it has. */
function partFrom(from: number, { bits, size }: Bits, taken: Uint8Array): Part {
  const ink = bits[from]!;
  const at = [from];
  let edge = false;
  taken[from] = 1;
  for (let next = 0; next < at.length; next++) {
    const here = at[next]!;
    const x = here % size;
    if (x === 0 || x === size - 1 || here < size || here >= bits.length - size) edge = true;
    for (const to of [x > 0 ? here - 1 : -1, x < size - 1 ? here + 1 : -1, here - size, here + size]) {
      if (to < 0 || to >= bits.length || taken[to] === 1 || bits[to] !== ink) continue;
      taken[to] = 1;
      at.push(to);
    }
  }
  return { ink, at, edge };
}

function partsOf(picture: Bits): readonly Part[] {
  const taken = new Uint8Array(picture.bits.length);
  const parts: Part[] = [];
  for (let from = 0; from < taken.length; from++) {
    if (taken[from] === 0) parts.push(partFrom(from, picture, taken));
  }
  return parts;
}

/** Ink and holes as they hang together: all ink, each large island of it, all that it encloses. */
function looks({ bits, size }: Bits): readonly Bits[] {
  const parts = partsOf({ bits, size });
  const mask = (chosen: readonly Part[]): Bits => {
    const made = new Uint8Array(bits.length);
    for (const { at } of chosen) for (const each of at) made[each] = 1;
    return { bits: made, size };
  };
  const inked = parts.filter(({ ink }) => ink === 1);
  const total = inked.reduce((sum, { at }) => sum + at.length, 0);
  const islands = inked.length > 1 ? inked.filter(({ at }) => at.length >= LARGE * total) : [];
  // A sign of several parts in a frame: all that is not the frame.
  const reach = ({ at }: Part) => {
    const columns = at.map((each) => each % size);
    return columns.reduce((a, b) => Math.max(a, b), 0) - columns.reduce((a, b) => Math.min(a, b), size);
  };
  const widest = inked.reduce((most, each) => (reach(each) > reach(most) ? each : most), inked[0]!);
  const holes = parts.filter(({ ink, edge }) => ink === 0 && !edge);
  const enclosed = holes.reduce((sum, { at }) => sum + at.length, 0);
  return [
    { bits, size },
    ...islands.map((island) => mask([island])),
    ...(inked.length > 2 ? [mask(inked.filter((each) => each !== widest))] : []),
    ...(enclosed >= LARGE * total ? [mask(holes)] : []),
  ];
}

export interface Resemblance {
  readonly id: string;
  readonly share: number;
}

/** How much is shared with a sign that lies as the rows do, as nearly as it can. */
function nearestWay(rows: Uint32Array, ways: readonly Uint32Array[]): number {
  let best = 0;
  for (let at = 0; at < ways.length; at += COARSE) {
    const share = shared(rows, ways[at]!);
    best = Math.max(best, share);
    if (share < NEAR) continue;
    for (const beside of [at - 1, at + 1, at + 2])
      best = Math.max(best, shared(rows, ways[(beside + ways.length) % ways.length]!));
  }
  return best;
}

/** The sign that a mark is nearest to. */
export function nearestSign(seen: Pick<Seen, "bits" | "size">): Resemblance {
  let nearest: Resemblance = { id: "", share: 0 };
  for (const look of looks(seen)) {
    const rows = normalised(look);
    if (!rows) continue;
    for (const { id, ways } of allPoses()) {
      const share = nearestWay(rows, ways);
      if (share > nearest.share) nearest = { id, share };
    }
  }
  return nearest;
}

export const isRefusedSign = (seen: Pick<Seen, "bits" | "size">): boolean =>
  nearestSign(seen).share >= REFUSED;
