/** SVG as the eye looks at it: how dark each pixel of a square of 96 is on a white ground. */

import { Resvg } from "@resvg/resvg-js";
import { DRAWN_SIDE } from "../../src/judge/picture.ts";
import type { Box } from "../../src/vocabulary.ts";

/** How much lighter than black a white area of a coloured picture is. */
const LIGHT = 0.65;

export function darknessOf(body: string, { x, y, width, height }: Box, isColoured: boolean): Float32Array {
  const side = Math.max(width, height);
  const box = `${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${DRAWN_SIDE}" height="${DRAWN_SIDE}" viewBox="${box}" color="#000">${body}</svg>`;
  // Asked for once: each time it would be copied.
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const dark = new Float32Array(DRAWN_SIDE * DRAWN_SIDE);
  for (let at = 0; at < dark.length; at++) {
    const from = at * 4;
    const light = isColoured
      ? (0.3 * pixels[from]! + 0.59 * pixels[from + 1]! + 0.11 * pixels[from + 2]!) / 255
      : 0;
    dark[at] = (pixels[from + 3]! / 255) * (1 - LIGHT * light);
  }
  return dark;
}
