import { extent, type Form } from "./form.ts";
import { type Box, flatten, type Path } from "./path.ts";

/**
 * A form on a square bitmap, one byte a pixel, sampled at pixel centres. Written here rather than taken from a
 * native library for two reasons: the same arithmetic runs on every machine, so a judgement cannot differ between
 * CPUs; and a boolean of two bitmaps is exact and costs microseconds where a path boolean costs milliseconds.
 */
export interface Bitmap {
  readonly size: number;
  readonly bits: Uint8Array;
}

/** Chords a cubic: at 128 px a quarter circle of 64 px radius strays from its chord by 0.1 px. */
const CHORDS = 8;

/** Pairs (x, direction) by x, those that came first first: a row has two or four, so insertion is quickest. */
const sortPairs = (pairs: number[]): void => {
  for (let at = 2; at < pairs.length; at += 2) {
    const [x, direction] = [pairs[at]!, pairs[at + 1]!];
    let to = at;
    while (to > 0 && pairs[to - 2]! > x) {
      pairs[to] = pairs[to - 2]!;
      pairs[to + 1] = pairs[to - 1]!;
      to -= 2;
    }
    pairs[to] = x;
    pairs[to + 1] = direction;
  }
};

const fill = (path: Path, size: number, frame: Box, rule?: "evenodd"): Bitmap => {
  const bits = new Uint8Array(size * size);
  const scale = size / frame.width;
  const rows: (number[] | undefined)[] = new Array(size);
  for (const polygon of flatten(path, CHORDS)) {
    for (let index = 0; index < polygon.length; index++) {
      const a = polygon[index]!;
      const b = polygon[index + 1] ?? polygon[0]!;
      const [x0, y0] = [(a[0] - frame.x) * scale, (a[1] - frame.y) * scale];
      const [x1, y1] = [(b[0] - frame.x) * scale, (b[1] - frame.y) * scale];
      if (y0 === y1) continue;
      const down = y1 > y0;
      const [topY, bottomY] = down ? [y0, y1] : [y1, y0];
      const first = Math.max(0, Math.ceil(topY - 0.5));
      const last = Math.min(size - 1, Math.ceil(bottomY - 0.5) - 1);
      const slope = (x1 - x0) / (y1 - y0);
      for (let row = first; row <= last; row++) {
        const x = x0 + (row + 0.5 - y0) * slope;
        // Direction rides in the list beside the crossing: pairs (x, ±1).
        const here = rows[row];
        if (here) here.push(x, down ? 1 : -1);
        else rows[row] = [x, down ? 1 : -1];
      }
    }
  }
  for (let row = 0; row < size; row++) {
    const crossings = rows[row];
    if (!crossings) continue;
    sortPairs(crossings);
    let winding = 0;
    for (let at = 0; at < crossings.length - 2; at += 2) {
      winding += crossings[at + 1]!;
      if (rule === "evenodd" ? winding % 2 === 0 : winding === 0) continue;
      const from = Math.max(0, Math.ceil(crossings[at]! - 0.5));
      const to = Math.min(size, Math.ceil(crossings[at + 2]! - 0.5));
      if (to > from) bits.fill(1, row * size + from, row * size + to);
    }
  }
  return { size, bits };
};

const combine = (target: Uint8Array, other: Uint8Array, op: "or" | "and" | "without"): void => {
  for (let index = 0; index < target.length; index++) {
    const [a, b] = [target[index]!, other[index]!];
    target[index] = op === "or" ? a | b : op === "and" ? a & b : a & (b ^ 1);
  }
};

/** Squared distances to the nearest zero along one row or column (Felzenszwalb and Huttenlocher 2012). */
const envelope = (values: Float64Array, size: number, from: number, step: number): void => {
  const [at, edge, row] = [new Int32Array(size), new Float64Array(size + 1), new Float64Array(size)];
  for (let index = 0; index < size; index++) row[index] = values[from + index * step]!;
  let last = 0;
  [edge[0], edge[1]] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const meets = (a: number, b: number) => (row[a]! + a * a - row[b]! - b * b) / (2 * (a - b));
  for (let index = 1; index < size; index++) {
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
  for (let index = 0; index < size; index++) {
    while (edge[last + 1]! < index) last += 1;
    values[from + index * step] = (index - at[last]!) ** 2 + row[at[last]!]!;
  }
};

/** Ink that lies deeper than so many pixels; beyond the frame is ground. */
const deeper = (bits: Uint8Array, size: number, depth: number): Uint8Array => {
  const side = size + 2;
  const far = new Float64Array(side * side);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (bits[y * size + x]) far[(y + 1) * side + x + 1] = 2 * side * side;
  for (let x = 0; x < side; x++) envelope(far, side, x, side);
  for (let y = 0; y < side; y++) envelope(far, side, y * side, 1);
  const deep = new Uint8Array(bits.length);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      // A pixel's middle is half a pixel inside its edge.
      if (Math.sqrt(far[(y + 1) * side + x + 1]!) - 0.5 > depth) deep[y * size + x] = 1;
  return deep;
};

export const rasterise = (form: Form, size: number, frame: Box): Bitmap => {
  switch (form.op) {
    case "path":
      return fill(form.path, size, frame, form.rule);
    case "parts":
    case "join": {
      const bits = new Uint8Array(size * size);
      for (const part of form.of) combine(bits, rasterise(part, size, frame).bits, "or");
      return { size, bits };
    }
    case "cut": {
      const from = rasterise(form.from, size, frame);
      combine(from.bits, rasterise(form.by, size, frame).bits, "without");
      return from;
    }
    case "line": {
      const whole = rasterise(form.of, size, frame);
      combine(whole.bits, deeper(whole.bits, size, (form.width * size) / frame.width), "without");
      return whole;
    }
    case "meet": {
      const left = rasterise(form.left, size, frame);
      combine(left.bits, rasterise(form.right, size, frame).bits, "and");
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

/** Pixels a side on which an ink box is measured. */
const BOX_SIZE = 96;

/** The box of what is really inked: a cut may leave less than a form's extent. */
export const inkBox = (form: Form): Box | null => {
  const frame = squareAround(extent(form));
  if (!(frame.width > 0)) return null;
  const { bits } = rasterise(form, BOX_SIZE, frame);
  let [left, top, right, bottom] = [BOX_SIZE, BOX_SIZE, -1, -1];
  for (let index = 0; index < bits.length; index++) {
    if (!bits[index]) continue;
    const x = index % BOX_SIZE;
    const y = (index - x) / BOX_SIZE;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return null;
  const unit = frame.width / BOX_SIZE;
  return {
    x: frame.x + left * unit,
    y: frame.y + top * unit,
    width: (right - left + 1) * unit,
    height: (bottom - top + 1) * unit,
  };
};
