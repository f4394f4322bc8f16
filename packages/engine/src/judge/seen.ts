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

/** Pixels a side: 8 a pixel of 16, so that morphology at 16 and 32 px is exact. */
const SIZE = 128;
const AT_16 = SIZE / 16;
const AT_32 = SIZE / 32;
/** Empty border, so that closing does not stick to the frame. */
const MARGIN = 0.06;

interface Blob {
  readonly area: number;
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
  readonly height: number;
}

/** Connected regions of a value, by 4-neighbours. */
const blobs = (bits: Uint8Array, size: number, value: 0 | 1): Blob[] => {
  const seen = new Uint8Array(bits.length);
  const found: Blob[] = [];
  const stack: number[] = [];
  for (let start = 0; start < bits.length; start++) {
    if (seen[start] || bits[start] !== value) continue;
    seen[start] = 1;
    stack.push(start);
    let [area, sx, sy, left, right, top, bottom] = [0, 0, 0, size, -1, size, -1];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % size;
      const y = (at - x) / size;
      area += 1;
      sx += x;
      sy += y;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x > 0 && !seen[at - 1] && bits[at - 1] === value) seen[at - 1] = stack.push(at - 1) > 0 ? 1 : 0;
      if (x < size - 1 && !seen[at + 1] && bits[at + 1] === value)
        seen[at + 1] = stack.push(at + 1) > 0 ? 1 : 0;
      if (y > 0 && !seen[at - size] && bits[at - size] === value)
        seen[at - size] = stack.push(at - size) > 0 ? 1 : 0;
      if (y < size - 1 && !seen[at + size] && bits[at + size] === value)
        seen[at + size] = stack.push(at + size) > 0 ? 1 : 0;
    }
    found.push({ area, cx: sx / area, cy: sy / area, width: right - left + 1, height: bottom - top + 1 });
  }
  return found;
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

const agreement = (bits: Uint8Array, other: (index: number) => number): number => {
  let both = 0;
  let either = 0;
  for (let index = 0; index < bits.length; index++) {
    const [a, b] = [bits[index]!, bits[other(index)] ?? 0];
    both += a & b;
    either += a | b;
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
  if (total === 0) return null;
  const box = inkBox(bits, SIZE);
  const inked = blobs(bits, SIZE, 1);
  const ground = blobs(bits, SIZE, 0);
  const holes = ground.filter(({ area }) => area < Math.max(...ground.map((blob) => blob.area)));
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
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= SIZE || y >= SIZE ? -1 : y * SIZE + x);
  return {
    bits,
    size: SIZE,
    ink: total / (box.width * box.height),
    parts: inked.length,
    smallest: Math.min(...inked.map(({ area }) => area)) / total,
    lost16: 1 - ink(open(bits, SIZE, AT_16)) / total,
    lost32: 1 - ink(open(bits, SIZE, AT_32)) / total,
    clogged16: ink(close(bits, SIZE, AT_16)) / total - 1,
    mirror: agreement(bits, (index) => at(mx - (index % SIZE), Math.floor(index / SIZE))),
    turn: agreement(bits, (index) => at(mx - (index % SIZE), my - Math.floor(index / SIZE))),
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
