/** Parts of a logo's file as black and white pixels, and what can be measured on those: openings, hulls, outlines. */

import { Resvg } from "@resvg/resvg-js";
import type { Box } from "../../src/vocabulary.ts";
import { partOf } from "./exact-pixels.ts";

/** One byte a pixel, 1 where something is drawn; cropped to what is drawn, the longer side `SIDE` long. */
export type Bits = { readonly width: number; readonly height: number; readonly data: Uint8Array };

const SIDE = 320;
/** Half the width, in pixels, of what is only the grid's. */
const THIN = 3;

/** Ink box of these groups in the file's own units; null where there are none of them. */
export function boxOfPart(svg: string, names: readonly string[]): Box | null {
  const box = new Resvg(partOf(svg, names), { font: { loadSystemFonts: false } }).getBBox();
  return box && box.width > 0 && box.height > 0
    ? { x: box.x, y: box.y, width: box.width, height: box.height }
    : null;
}

export const hasPart = (svg: string, name: string): boolean => new RegExp(`<g id="[^"]*-${name}"`).test(svg);

/** How many outlines a group has. */
export const outlinesIn = (svg: string, name: string): number => {
  const group = new RegExp(`<g id="[^"]*-${name}"[^>]*>(.*?)</g>`, "s").exec(svg)?.[1] ?? "";
  return group.match(/[Mm]/g)?.length ?? 0;
};

/** These groups as pixels. */
export function bitsOf(svg: string, names: readonly string[]): Bits | null {
  const box = boxOfPart(svg, names);
  if (!box) return null;
  const scale = SIDE / Math.max(box.width, box.height);
  const [width, height] = [
    Math.max(1, Math.round(box.width * scale)),
    Math.max(1, Math.round(box.height * scale)),
  ];
  const framed = partOf(svg, names).replace(
    /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    `viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${width}" height="${height}" preserveAspectRatio="none"`,
  );
  const made = new Resvg(framed, { font: { loadSystemFonts: false } }).render();
  // Asked for once: each time it would be copied.
  const { pixels } = made;
  const data = new Uint8Array(made.width * made.height);
  for (let at = 0; at < data.length; at++) data[at] = pixels[at * 4 + 3]! > 127 ? 1 : 0;
  return { width: made.width, height: made.height, data };
}

export const area = ({ data }: Bits): number => data.reduce((sum, bit) => sum + bit, 0);

/** Squared distances to the nearest pixel of a value, along rows and then along columns. */
function distances({ width, height, data }: Bits, to: 0 | 1): Float64Array {
  const far = 1e9;
  const grid = Float64Array.from(data, (bit) => (bit === to ? 0 : far));
  const pass = (length: number, at: (index: number) => number) => {
    const line = Float64Array.from({ length }, (_, index) => grid[at(index)]!);
    const places = new Int32Array(length);
    const from = new Float64Array(length + 1);
    let count = 0;
    places[0] = 0;
    [from[0], from[1]] = [-far, far];
    const meets = (a: number, b: number) => (line[a]! + a * a - (line[b]! + b * b)) / (2 * (a - b));
    for (let index = 1; index < length; index++) {
      while (count > 0 && meets(index, places[count]!) <= from[count]!) count--;
      const cross = meets(index, places[count]!);
      if (cross > from[count]!) count++;
      places[count] = index;
      from[count] = count === 0 ? -far : cross;
      from[count + 1] = far;
    }
    let best = 0;
    for (let index = 0; index < length; index++) {
      while (from[best + 1]! < index) best++;
      grid[at(index)] = (index - places[best]!) ** 2 + line[places[best]!]!;
    }
  };
  for (let y = 0; y < height; y++) pass(width, (x) => y * width + x);
  for (let x = 0; x < width; x++) pass(height, (y) => y * width + x);
  return grid;
}

/** The share of the ink that is wider than this share of the longer side. */
export function widerThan(bits: Bits, share: number): number {
  const radius = (share * SIDE) / 2;
  const margin = padded(bits, Math.ceil(radius) + 2);
  const inner = distances(margin, 0);
  const eroded: Bits = { ...margin, data: Uint8Array.from(inner, (value) => (value > radius ** 2 ? 1 : 0)) };
  if (area(eroded) === 0) return 0;
  const outer = distances(eroded, 1);
  let left = 0;
  for (let at = 0; at < outer.length; at++) if (margin.data[at] && outer[at]! <= radius ** 2) left++;
  return left / area(margin);
}

export function padded({ width, height, data }: Bits, by: number): Bits {
  const [wide, high] = [width + 2 * by, height + 2 * by];
  const grown = new Uint8Array(wide * high);
  for (let y = 0; y < height; y++) grown.set(data.subarray(y * width, (y + 1) * width), (y + by) * wide + by);
  return { width: wide, height: high, data: grown };
}

/** Pixels above, below, left and right of one, as far as there are any. */
function beside(at: number, width: number, height: number): readonly number[] {
  const x = at % width;
  return [
    x > 0 ? at - 1 : -1,
    x < width - 1 ? at + 1 : -1,
    at - width,
    at < (height - 1) * width ? at + width : -1,
  ].filter((next) => next >= 0);
}

/** What is drawn with everything it encloses. */
export function filled(bits: Bits): Bits {
  const { width, height, data } = padded(bits, 1);
  const outside = new Uint8Array(data.length);
  const waiting = [0];
  outside[0] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const next of beside(at, width, height)) {
      if (data[next] || outside[next]) continue;
      outside[next] = 1;
      waiting.push(next);
    }
  }
  const inside = new Uint8Array(bits.data.length);
  for (let y = 0; y < bits.height; y++)
    for (let x = 0; x < bits.width; x++)
      inside[y * bits.width + x] = outside[(y + 1) * width + x + 1] ? 0 : 1;
  return { ...bits, data: inside };
}

/** Everything between the outermost ink, row by row and column by column: a hull that a letter's opening does not dent. */
export function hull(bits: Bits): Bits {
  const { width, height } = bits;
  const points: [number, number][] = [];
  for (let y = 0; y < height; y++) {
    const row = bits.data.subarray(y * width, (y + 1) * width);
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
    if (first >= 0) points.push([first, y], [last, y]);
  }
  const turn = (o: [number, number], a: [number, number], b: [number, number]) =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const chain = (list: readonly [number, number][]) => {
    const made: [number, number][] = [];
    for (const point of list) {
      while (made.length >= 2 && turn(made.at(-2)!, made.at(-1)!, point) <= 0) made.pop();
      made.push(point);
    }
    return made.slice(0, -1);
  };
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const edge = [...chain(sorted), ...chain(sorted.toReversed())];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    let [left, right] = [width, -1];
    edge.forEach(([ax, ay], index) => {
      const [bx, by] = edge[(index + 1) % edge.length]!;
      if ((ay - y) * (by - y) > 0) return;
      const ends = ay === by ? [ax, bx] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
      left = Math.min(left, ...ends);
      right = Math.max(right, ...ends);
    });
    for (let x = Math.max(0, Math.round(left)); x <= Math.min(width - 1, Math.round(right)); x++)
      data[y * width + x] = 1;
  }
  return { width, height, data };
}

/** Cropped to its ink and stretched over a square of `side`. */
export function squared(bits: Bits, side: number): Uint8Array {
  let [left, right, top, bottom] = [bits.width, -1, bits.height, -1];
  for (let at = 0; at < bits.data.length; at++) {
    if (!bits.data[at]) continue;
    const [x, y] = [at % bits.width, Math.floor(at / bits.width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
  }
  const made = new Uint8Array(side * side);
  if (right < 0) return made;
  for (let at = 0; at < made.length; at++) {
    const x = Math.floor(left + (((at % side) + 0.5) / side) * (right + 1 - left));
    const y = Math.floor(top + ((Math.floor(at / side) + 0.5) / side) * (bottom + 1 - top));
    made[at] = bits.data[y * bits.width + x]!;
  }
  return made;
}

/** Pixels of one that are not of the other; what is thinner than a few pixels is the grid's. */
export function without(bits: Bits, other: Bits): Bits {
  const apart = bits.data.map((bit, at) => (bit && !other.data[at] ? 1 : 0));
  const { width } = bits;
  const isInner = (at: number) =>
    [-THIN, THIN, -THIN * width, THIN * width].every((step) => apart[at + step] === 1);
  return { ...bits, data: apart.map((bit, at) => (bit && isInner(at) ? 1 : 0)) };
}

/** The columns from one share of the width to another. */
export function columns(bits: Bits, from: number, to: number): Bits {
  const [start, end] = [Math.round(bits.width * from), Math.round(bits.width * to)];
  const width = end - start;
  const data = new Uint8Array(width * bits.height);
  for (let y = 0; y < bits.height; y++)
    data.set(bits.data.subarray(y * bits.width + start, y * bits.width + end), y * width);
  return { width, height: bits.height, data };
}
