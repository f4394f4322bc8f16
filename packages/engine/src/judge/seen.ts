import { extent, type Form, join } from "../geometry/form.ts";
import { ink, rasterise, squareAround } from "../geometry/raster.ts";
import type { Drawing } from "../marks/family.ts";
import { close, open } from "./morphology.ts";

/** What the eye sees of a mark, measured on one bitmap. All shares are 0–1. */
export interface Seen {
  readonly bits: Uint8Array;
  readonly size: number;
  /** Ink over the ink's own box. */
  readonly ink: number;
  readonly parts: number;
  /** The smallest part's share of the ink. */
  readonly smallest: number;
  /** Ink lost when a pixel brush paints it at 16 and at 32 pixels. */
  readonly lost16: number;
  readonly lost32: number;
  /** Ink gained when gaps below a pixel close at 16. */
  readonly clogged16: number;
  /** Agreement with its mirror image, and with itself turned by half. */
  readonly mirror: number;
  readonly turn: number;
  /** Distance of the ink's centroid from the box's middle, over the box's side. */
  readonly lean: number;
  /** Enclosed ground over the ink: whether the mark is open or closed. */
  readonly enclosed: number;
  /** Two like blobs side by side over something wide. */
  readonly face: boolean;
}

/** Pixels per side. Twice as fine costs four times the time and changes no verdict on the families' sheet. */
const SIZE = 64;
/** Brushes at 16 and 32 px. At 16 it is 3/4 of a pixel: a square brush meets a slanting gap at 1.4 times its width. */
const AT_16 = 3;
const AT_32 = 2;
/** Fewer pixels than this come from sampling, not from the mark. */
const NOISE = 3;
/** Empty border, so that closing does not stick to the frame. */
const MARGIN = 0.06;

interface Blob {
  readonly area: number;
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of one value side by side in a row; and, while a region is put together from such runs, all that it has so far. */
interface Run {
  readonly y: number;
  readonly from: number;
  /** One beyond its last pixel. */
  readonly to: number;
  /** Its place among all runs. */
  readonly place: number;
  /** The run that stands for the region; the first of its runs stands for itself. */
  within: Run | null;
  area: number;
  sx: number;
  sy: number;
  left: number;
  right: number;
  bottom: number;
}

const runFrom = (y: number, from: number, to: number, place: number): Run => {
  const area = to - from;
  const sx = ((from + to - 1) * area) / 2;
  return { y, from, to, place, within: null, area, sx, sy: y * area, left: from, right: to - 1, bottom: y };
};

const regionOf = (run: Run): Run => {
  let region = run;
  while (region.within) region = region.within;
  return region;
};

/** Makes one region of two. */
const unite = (one: Run, other: Run): void => {
  const [a, b] = [regionOf(one), regionOf(other)];
  if (a === b) return;
  const [first, then] = a.place < b.place ? [a, b] : [b, a];
  then.within = first;
  first.area += then.area;
  first.sx += then.sx;
  first.sy += then.sy;
  first.left = Math.min(first.left, then.left);
  first.right = Math.max(first.right, then.right);
  first.bottom = Math.max(first.bottom, then.bottom);
};

/** Connected regions of a value. Ink connects by corners too, ground does not, as the two complement each other. */
const blobs = (bits: Uint8Array, size: number, value: 0 | 1): Blob[] => {
  const runs: Run[] = [];
  let above = 0;
  for (let y = 0; y < size; y++) {
    const [here, row] = [runs.length, y * size];
    for (let x = 0; x < size; x++) {
      if (bits[row + x] !== value) continue;
      const from = x;
      while (x < size && bits[row + x] === value) x += 1;
      const run = runFrom(y, from, x, runs.length);
      for (let at = above; at < here; at++)
        if (runs[at]!.to + value > from && runs[at]!.from < x + value) unite(runs[at]!, run);
      runs.push(run);
    }
    above = here;
  }
  return runs
    .filter(({ within, area }) => within === null && area >= NOISE)
    .map(({ area, sx, sy, left, right, y, bottom }) => ({
      area,
      cx: sx / area,
      cy: sy / area,
      width: right - left + 1,
      height: bottom - y + 1,
    }));
};

/** A pair of small round blobs on one level, left and right of the middle, with a wider one below: a face. */
const looksLikeFace = (dots: readonly Blob[], size: number, total: number): boolean => {
  const round = dots.filter(
    ({ area, width, height }) =>
      area > total * 0.008 && area < total * 0.1 && Math.abs(width - height) < 0.3 * Math.max(width, height),
  );
  return round.some((a) =>
    round.some(
      (b) =>
        b.cx - a.cx > size * 0.15 &&
        Math.abs(a.cy - b.cy) < size * 0.02 &&
        Math.abs((a.cx + b.cx) / 2 - size / 2) < size * 0.04 &&
        Math.abs(a.area - b.area) < 0.15 * a.area &&
        a.cy < size * 0.55 &&
        dots.some(
          ({ cy, width, height, cx }) =>
            cy > a.cy + size * 0.12 && width > 1.6 * height && Math.abs(cx - size / 2) < size * 0.06,
        ),
    ),
  );
};

/** IoU of the ink with itself mirrored left to right about x = mx / 2 and, for a half turn, top to bottom too. */
const agreement = (bits: Uint8Array, size: number, mx: number, my: number | null): number => {
  let both = 0;
  let either = 0;
  for (let y = 0; y < size; y++) {
    const row = my === null ? y : my - y;
    const inside = row >= 0 && row < size;
    for (let x = 0; x < size; x++) {
      const a = bits[y * size + x]!;
      const column = mx - x;
      const b = inside && column >= 0 && column < size ? bits[row * size + column]! : 0;
      both += a & b;
      either += a | b;
    }
  }
  return either === 0 ? 0 : both / either;
};

/** Everything a mark puts on the ground, fields that carry no meaning left out. */
export const silhouetteOf = (drawing: Drawing): Form =>
  join(...drawing.layers.filter(({ ink }) => ink !== "pale").map(({ form }) => form));

const inkBox = (bits: Uint8Array, size: number) => {
  let [left, right, top, bottom] = [size, -1, size, -1];
  for (let index = 0; index < bits.length; index++) {
    if (!bits[index]) continue;
    const x = index % size;
    const y = (index - x) / size;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, right, top, bottom, width: right - left + 1, height: bottom - top + 1 };
};

export const see = (form: Form): Seen | null => {
  const around = extent(form);
  if (!(around.width > 0 && around.height > 0)) return null;
  const frame = squareAround(around, Math.max(around.width, around.height) * MARGIN);
  const { bits } = rasterise(form, SIZE, frame);
  const total = ink(bits);
  if (total < NOISE) return null;
  const box = inkBox(bits, SIZE);
  const inked = blobs(bits, SIZE, 1);
  const ground = blobs(bits, SIZE, 0);
  const outside = Math.max(...ground.map(({ area }) => area));
  const holes = ground.filter(({ area }) => area < outside);
  let [sx, sy] = [0, 0];
  for (const { area, cx, cy } of inked) {
    sx += cx * area;
    sy += cy * area;
  }
  const side = Math.max(box.width, box.height);
  const lean =
    Math.hypot(sx / total - (box.left + box.right) / 2, sy / total - (box.top + box.bottom) / 2) / side;
  // Mirror and turn about the ink box's own middle.
  const [mx, my] = [box.left + box.right, box.top + box.bottom];
  return {
    bits,
    size: SIZE,
    ink: total / (box.width * box.height),
    parts: inked.length,
    smallest: Math.min(total, ...inked.map(({ area }) => area)) / total,
    lost16: 1 - ink(open(bits, SIZE, AT_16)) / total,
    lost32: 1 - ink(open(bits, SIZE, AT_32)) / total,
    clogged16: ink(close(bits, SIZE, AT_16)) / total - 1,
    mirror: agreement(bits, SIZE, mx, null),
    turn: agreement(bits, SIZE, mx, my),
    lean,
    enclosed: holes.reduce((sum, { area }) => sum + area, 0) / total,
    face: looksLikeFace([...holes, ...inked], SIZE, total + holes.reduce((sum, { area }) => sum + area, 0)),
  };
};

/** How much of two forms is common, over both (IoU), on one frame around the two. */
export const overlap = (left: Form, right: Form): number => {
  const frame = squareAround(extent(join(left, right)));
  if (!(frame.width > 0)) return 0;
  const [a, b] = [rasterise(left, SIZE, frame).bits, rasterise(right, SIZE, frame).bits];
  let both = 0;
  let either = 0;
  for (let index = 0; index < a.length; index++) {
    both += a[index]! & b[index]!;
    either += a[index]! | b[index]!;
  }
  return either === 0 ? 0 : both / either;
};

/** The ink's centre of gravity, in the form's own units. */
export const centroid = (form: Form): readonly [x: number, y: number] => {
  const frame = squareAround(extent(form));
  if (!(frame.width > 0)) return [0, 0];
  const { bits } = rasterise(form, SIZE, frame);
  let [sx, sy, total] = [0, 0, 0];
  for (let index = 0; index < bits.length; index++) {
    if (!bits[index]) continue;
    const x = index % SIZE;
    sx += x + 0.5;
    sy += (index - x) / SIZE + 0.5;
    total += 1;
  }
  const unit = frame.width / SIZE;
  return total === 0
    ? [frame.x + frame.width / 2, frame.y + frame.height / 2]
    : [frame.x + (sx / total) * unit, frame.y + (sy / total) * unit];
};
