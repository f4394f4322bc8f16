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
  const middle = middleOf({ bits, size });
  if (!middle) return null;
  const { mx, my, count } = middle;
  let spread = 0;
  for (let at = 0; at < bits.length; at++)
    if (bits[at]) spread += distance((at % size) - mx, Math.floor(at / size) - my);
  const unit = (2 * REACH * (spread / count)) / SIDE;
  const rows = new Uint32Array(SIDE);
  for (let y = 0; y < SIDE; y++) {
    const row = Math.round(my + (y + 0.5 - SIDE / 2) * unit);
    if (row < 0 || row >= size) continue;
    for (let x = 0; x < SIDE; x++) {
      const column = Math.round(mx + (x + 0.5 - SIDE / 2) * unit);
      if (column >= 0 && column < size && bits[row * size + column]) rows[y]! |= 1 << x;
    }
  }
  return rows;
}

/** Where the middle of the ink is; null where there is too little of it. */
function middleOf({ bits, size }: Bits) {
  let [count, sx, sy] = [0, 0, 0];
  for (let at = 0; at < bits.length; at++) {
    if (!bits[at]) continue;
    count += 1;
    sx += at % size;
    sy += Math.floor(at / size);
  }
  return count < SIDE ? null : { mx: sx / count, my: sy / count, count };
}

/** As `Math.hypot` computes it, to the last digit, at a tenth of its time. */
const distance = (x: number, y: number): number => {
  const most = Math.max(Math.abs(x), Math.abs(y));
  return most === 0 ? 0 : Math.sqrt((x / most) ** 2 + (y / most) ** 2) * most;
};

const ones = (word: number): number => {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** Rows of bits and how many of them are set. */
type Way = { readonly rows: Uint32Array; readonly ink: number };

const wayOf = (rows: Uint32Array): Way => ({ rows, ink: rows.reduce((sum, row) => sum + ones(row), 0) });

function shared(a: Way, b: Way): number {
  let both = 0;
  for (let row = 0; row < SIDE; row++) both += ones(a.rows[row]! & b.rows[row]!);
  return both / Math.max(1, a.ink + b.ink - both);
}

type Poses = {
  readonly id: string;
  readonly ways: readonly Way[];
  /** The least and the most ink of all ways. */
  readonly least: number;
  readonly most: number;
};
let poses: readonly Poses[] | null = null;

/** Drawn when first asked for: every sign in every way that it may lie. */
const allPoses = (): readonly Poses[] => {
  poses ??= SIGNS.map(({ id, form, turn }) => {
    const ways = Array.from({ length: Math.round(turn / STEP) }, (_, at) => {
      const lying = move(form, rotation(at * STEP, 12, 12));
      const { bits } = rasterise(lying, DRAWN, squareAround(extent(lying), 0.5));
      return wayOf(normalised({ bits, size: DRAWN })!);
    });
    const inks = ways.map(({ ink }) => ink);
    return { id, ways, least: Math.min(...inks), most: Math.max(...inks) };
  });
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
  const visit = (to: number): void => {
    if (to < 0 || to >= bits.length || taken[to] === 1 || bits[to] !== ink) return;
    taken[to] = 1;
    at.push(to);
  };
  for (let next = 0; next < at.length; next++) {
    const here = at[next]!;
    const x = here % size;
    if (x === 0 || x === size - 1 || here < size || here >= bits.length - size) edge = true;
    // Spelled out: an array of four for every pixel took most of the time.
    if (x > 0) visit(here - 1);
    if (x < size - 1) visit(here + 1);
    visit(here - size);
    visit(here + size);
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
  const holes = parts.filter(({ ink, edge }) => ink === 0 && !edge);
  const enclosed = holes.reduce((sum, { at }) => sum + at.length, 0);
  return [
    { bits, size },
    ...islands.map((island) => mask([island])),
    ...(inked.length > 2 ? [mask(withoutFrame(inked, size))] : []),
    ...(enclosed >= LARGE * total ? [mask(holes)] : []),
  ];
}

/** A sign of several parts in a frame: all that is not the frame, which is the widest. */
function withoutFrame(inked: readonly Part[], size: number): readonly Part[] {
  const reaches = inked.map(({ at }) => {
    let [left, right] = [size, 0];
    for (const each of at) {
      left = Math.min(left, each % size);
      right = Math.max(right, each % size);
    }
    return right - left;
  });
  const widest = reaches.indexOf(Math.max(...reaches));
  return inked.filter((_, at) => at !== widest);
}

export interface Resemblance {
  readonly id: string;
  readonly share: number;
}

/** How much is shared with a sign that lies as this one does, as nearly as it can. */
function nearestWay(look: Way, ways: readonly Way[]): number {
  let best = 0;
  for (let at = 0; at < ways.length; at += COARSE) {
    const share = shared(look, ways[at]!);
    best = Math.max(best, share);
    if (share < NEAR) continue;
    for (const beside of [at - 1, at + 1, at + 2])
      best = Math.max(best, shared(look, ways[(beside + ways.length) % ways.length]!));
  }
  return best;
}

/** The sign that a mark is nearest to, of those that it may share `least` with. */
export function nearestSign(seen: Pick<Seen, "bits" | "size">, least = 0): Resemblance {
  let nearest: Resemblance = { id: "", share: 0 };
  for (const bits of looks(seen)) {
    const rows = normalised(bits);
    if (!rows) continue;
    const look = wayOf(rows);
    for (const sign of allPoses()) {
      // Two share no more than the lesser has of the greater.
      if (look.ink / sign.least < least || sign.most / look.ink < least) continue;
      const share = nearestWay(look, sign.ways);
      if (share > nearest.share) nearest = { id: sign.id, share };
    }
  }
  return nearest;
}

export const isRefusedSign = (seen: Pick<Seen, "bits" | "size">): boolean =>
  nearestSign(seen, REFUSED).share >= REFUSED;
