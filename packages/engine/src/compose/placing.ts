/** The arithmetic of placing: parts scaled and moved, and boxes around them. */

import type { Box, Placement } from "../vocabulary.ts";

export const round = (value: number): number => Math.round(value * 1000) / 1000;
export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Scales and moves a part so that its own point (px, py) comes to (x, y). */
export const at = (
  scale: number,
  [px, py]: readonly [number, number],
  [x, y]: readonly [number, number],
): Placement => {
  // Scales carry six decimals in the file; the move is computed with the rounded one, so nothing drifts.
  const used = Math.round(scale * 1e6) / 1e6;
  return { scale: used, x: round(x - px * used), y: round(y - py * used) };
};

export const placed = ({ x, y, width, height }: Box, { scale, x: dx, y: dy }: Placement): Box => ({
  x: x * scale + dx,
  y: y * scale + dy,
  width: width * scale,
  height: height * scale,
});

export const around = (boxes: readonly Box[], clear: number): Box => {
  const left = Math.min(...boxes.map(({ x }) => x)) - clear;
  const top = Math.min(...boxes.map(({ y }) => y)) - clear;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + clear;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + clear;
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
};

/** Centred on the axis, so that a logo in a square stands straight. */
export const centred = (boxes: readonly Box[], clear: number): Box => {
  const box = around(boxes, clear);
  const reach = Math.max(-box.x, box.x + box.width);
  return { x: round(-reach), y: box.y, width: round(2 * reach), height: box.height };
};

/** Heights are whole steps of this share of the width: at 160, 320, 640 … px wide, the height is a whole number too. */
const STEPS = 160;

/** Grows a box a little, evenly, until renderers that round a broken height differently have nothing to round. */
export const whole = ({ x, y, width, height }: Box): Box => {
  const wide = Math.ceil(width);
  const high = (Math.ceil((height * STEPS) / wide) * wide) / STEPS;
  return {
    x: round(x - (wide - width) / 2),
    y: round(y - (high - height) / 2),
    width: wide,
    height: round(high),
  };
};
