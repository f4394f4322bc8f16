import { Crossings } from "./crossings.ts";
import { extent, type Form } from "./form.ts";
import { type Box, type Path, writeCorners } from "./path.ts";

/**
 * A form on a square bitmap, one byte per pixel, sampled at pixel centres. Written here rather than taken from a
 * native library for two reasons: the same arithmetic runs on every machine, so a judgement cannot differ between
 * CPUs; and a boolean of two bitmaps is exact and costs microseconds where a path boolean costs milliseconds.
 */
export interface Bitmap {
  readonly size: number;
  readonly bits: Uint8Array;
}

/** Chords per cubic: at 128 px a quarter circle of 64 px radius strays from its chord by 0.1 px. */
const CHORDS = 8;

/** Used again for every outline; nothing is drawn while another drawing is under way. */
const corners: number[] = [];
const crossings = new Crossings();

/** Writes `value` into the pixels whose middles an outline encloses. */
const fill = ({ bits, size }: Bitmap, path: Path, frame: Box, value: 0 | 1, rule?: "evenodd"): void => {
  const scale = size / frame.width;
  crossings.clear(size);
  for (const contour of path) {
    const count = writeCorners(contour, CHORDS, corners);
    for (let at = 0; at < count; at += 2) {
      const next = at + 2 < count ? at + 2 : 0;
      const x0 = (corners[at]! - frame.x) * scale;
      const y0 = (corners[at + 1]! - frame.y) * scale;
      const x1 = (corners[next]! - frame.x) * scale;
      const y1 = (corners[next + 1]! - frame.y) * scale;
      if (y0 === y1) continue;
      const first = Math.max(0, Math.ceil(Math.min(y0, y1) - 0.5));
      const last = Math.min(size - 1, Math.ceil(Math.max(y0, y1) - 0.5) - 1);
      const slope = (x1 - x0) / (y1 - y0);
      for (let row = first; row <= last; row++)
        crossings.add(row, x0 + (row + 0.5 - y0) * slope, y1 > y0 ? 1 : -1);
    }
  }
  for (let row = 0; row < size; row++) crossings.fillRow(row, bits, size, value, rule);
};

/** How far each pixel lies from the nearest ground in its column; beyond the frame is ground. */
const upright = ({ bits, size }: Bitmap): Uint16Array => {
  const far = new Uint16Array(bits.length);
  for (let at = 0; at < bits.length; at++) if (bits[at]) far[at] = at < size ? 1 : far[at - size]! + 1;
  for (let at = bits.length - 1; at >= 0; at--) {
    const below = (at + size < bits.length ? far[at + size]! : 0) + 1;
    if (below < far[at]!) far[at] = below;
  }
  return far;
};

/** What `envelope` works with, made once per bitmap: at, edge and row in the paper's words. */
type Parabolas = readonly [at: Int32Array, edge: Float64Array, row: Float64Array];

/** Writes the distances to the nearest ground along one row (Felzenszwalb and Huttenlocher 2012). */
const envelope = (far: Float64Array, size: number, from: number, [at, edge, row]: Parabolas): void => {
  let last = 0;
  at[0] = 0;
  edge[0] = Number.NEGATIVE_INFINITY;
  edge[1] = Number.POSITIVE_INFINITY;
  const meets = (a: number, b: number) => (row[a]! + a * a - row[b]! - b * b) / (2 * (a - b));
  for (let index = 1; index < row.length; index++) {
    let crossing = meets(index, at[last]!);
    while (crossing <= edge[last]!) {
      last -= 1;
      crossing = meets(index, at[last]!);
    }
    last += 1;
    at[last] = index;
    edge[last] = crossing;
    edge[last + 1] = Number.POSITIVE_INFINITY;
  }
  last = 0;
  for (let index = 1; index <= size; index++) {
    while (edge[last + 1]! < index) last += 1;
    far[from + index - 1] = Math.sqrt((index - at[last]!) ** 2 + row[at[last]!]!);
  }
};

/** The square of a pixel's distance from the nearest ground, where that is no more than `most`. */
const nearestSquare = (columns: Uint16Array, from: number, x: number, size: number, most: number): number => {
  let best = columns[from + x]! ** 2;
  for (let step = 1; step <= most && step * step < best; step++) {
    const left = step > x ? 0 : columns[from + x - step]!;
    const right = x + step >= size ? 0 : columns[from + x + step]!;
    const near = left < right ? left : right;
    if (near * near + step * step < best) best = near * near + step * step;
  }
  return best;
};

/** Up to this distance looking at every neighbour is quicker than parabolas. */
const NEAR = 24;

/**
 * How far the middle of each inked pixel lies from the middle of the nearest pixel of ground; beyond the frame is ground.
 * What lies deeper than `most` is only told to do so.
 */
export const depths = (whole: Bitmap, most = Number.POSITIVE_INFINITY): Float64Array => {
  const { bits, size } = whole;
  const columns = upright(whole);
  const far = new Float64Array(bits.length);
  if (most <= NEAR) {
    for (let from = 0; from < bits.length; from += size)
      for (let x = 0; x < size; x++)
        if (bits[from + x]) far[from + x] = Math.sqrt(nearestSquare(columns, from, x, size, most));
    return far;
  }
  const side = size + 2;
  const row = new Float64Array(side);
  const parabolas: Parabolas = [new Int32Array(side), new Float64Array(side + 1), row];
  for (let from = 0; from < bits.length; from += size) {
    for (let x = 0; x < size; x++) row[x + 1] = columns[from + x]! ** 2;
    envelope(far, size, from, parabolas);
  }
  return far;
};

/** Removes the ink that is deeper than this many pixels. */
const hollow = (whole: Bitmap, depth: number): void => {
  const deep = depths(whole, depth + 1);
  // A pixel's middle is half a pixel inside its edge.
  for (let index = 0; index < deep.length; index++) if (deep[index]! - 0.5 > depth) whole.bits[index] = 0;
};

/** Adds the ground that is nearer to the ink than this many pixels. */
const spread = (whole: Bitmap, by: number): void => {
  const { bits, size } = whole;
  const inked = inkedWithin(whole);
  if (!inked) return;
  // Only what is as near as that to the ink is looked at.
  const from = Math.ceil(by) + 2;
  const [left, top] = [Math.max(0, inked.left - from), Math.max(0, inked.top - from)];
  const wide = Math.min(size - 1, inked.right + from) - left + 1;
  const high = Math.min(size - 1, inked.bottom + from) - top + 1;
  // Beyond its frame a bitmap counts as near: so it lies in one that is larger by as much as is added.
  const side = Math.max(wide, high) + 2 * from;
  const ground = new Uint8Array(side * side).fill(1);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      if (bits[(y + top) * size + x + left]) ground[(y + from) * side + x + from] = 0;
  const far = depths({ bits: ground, size: side }, by + 1);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      if (far[(y + from) * side + x + from]! - 0.5 <= by) bits[(y + top) * size + x + left] = 1;
};

/** The first and the last column and row that have ink; null where none has. */
const inkedWithin = ({ bits, size }: Bitmap) => {
  let [left, top, right, bottom] = [size, size, -1, -1];
  for (let y = 0, at = 0; y < size; y++)
    for (let x = 0; x < size; x++, at++) {
      if (!bits[at]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return right < 0 ? null : { left, top, right, bottom };
};

/** Writes `value` into every pixel of a form: 1 adds it to what is drawn already, 0 takes it away. */
const paint = (on: Bitmap, form: Form, frame: Box, value: 0 | 1): void => {
  if (form.op === "path") fill(on, form.path, frame, value, form.rule);
  else if (form.op === "parts" || form.op === "join")
    for (const part of form.of) paint(on, part, frame, value);
  else if (form.op === "named") paint(on, form.of, frame, value);
  else {
    const { bits } = rasterise(form, on.size, frame);
    for (let index = 0; index < bits.length; index++) if (bits[index]) on.bits[index] = value;
  }
};

export const rasterise = (form: Form, size: number, frame: Box): Bitmap => {
  switch (form.op) {
    case "path": {
      const blank = { size, bits: new Uint8Array(size * size) };
      fill(blank, form.path, frame, 1, form.rule);
      return blank;
    }
    case "parts":
    case "join": {
      const [first, ...rest] = form.of;
      if (!first) return { size, bits: new Uint8Array(size * size) };
      const together = rasterise(first, size, frame);
      for (const part of rest) paint(together, part, frame, 1);
      return together;
    }
    case "named":
      return rasterise(form.of, size, frame);
    case "cut": {
      const from = rasterise(form.from, size, frame);
      paint(from, form.by, frame, 0);
      return from;
    }
    case "line": {
      const whole = rasterise(form.of, size, frame);
      hollow(whole, (form.width * size) / frame.width);
      return whole;
    }
    case "grow": {
      const whole = rasterise(form.of, size, frame);
      spread(whole, (form.by * size) / frame.width);
      return whole;
    }
    case "meet": {
      const left = rasterise(form.left, size, frame);
      const right = rasterise(form.right, size, frame);
      for (let index = 0; index < left.bits.length; index++) left.bits[index]! &= right.bits[index]!;
      return left;
    }
  }
};

/** The square around a box, with a margin in units on each side: marks are judged in a square, as icons are shown. */
export const squareAround = ({ x, y, width, height }: Box, margin = 0): Box => {
  const side = Math.max(width, height) + 2 * margin;
  return { x: x + width / 2 - side / 2, y: y + height / 2 - side / 2, width: side, height: side };
};

export const ink = (bits: Uint8Array): number => {
  let sum = 0;
  for (let index = 0; index < bits.length; index++) sum += bits[index]!;
  return sum;
};

/** Pixels per side on which an ink box is measured. */
const BOX_SIZE = 96;

/** The box of what is really inked: a cut may leave less than a form's extent. */
export const inkBox = (form: Form): Box | null => {
  const frame = squareAround(extent(form));
  if (!(frame.width > 0)) return null;
  const { bits } = rasterise(form, BOX_SIZE, frame);
  const inked = inkedWithin({ bits, size: BOX_SIZE });
  if (!inked) return null;
  const { left, top, right, bottom } = inked;
  const unit = frame.width / BOX_SIZE;
  return {
    x: frame.x + left * unit,
    y: frame.y + top * unit,
    width: (right - left + 1) * unit,
    height: (bottom - top + 1) * unit,
  };
};
