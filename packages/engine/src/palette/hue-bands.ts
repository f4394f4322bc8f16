/** Hues as people name them. */

import type { HueBand } from "../vocabulary.ts";
import { hueDistance, oklch } from "./colour.ts";

/** How near in hue a refused colour must be to one of the palette's to be the one that is meant. */
const SAME_HUE = 45;
/** Below this chroma a colour is a grey, and only lightness distinguishes greys. */
const GREY = 0.04;

export const sameHue = (a: string, b: string): boolean => {
  const [x, y] = [oklch(a), oklch(b)];
  if (x.c < GREY || y.c < GREY) return x.c < GREY && y.c < GREY && Math.abs(x.l - y.l) < 0.3;
  return hueDistance(x.h, y.h) < SAME_HUE;
};

export const HUES = {
  red: { low: 12, goal: 25, high: 34 },
  orange: { low: 46, goal: 58, high: 68 },
  yellow: { low: 84, goal: 96, high: 108 },
  green: { low: 122, goal: 145, high: 166 },
  teal: { low: 176, goal: 190, high: 208 },
  blue: { low: 232, goal: 257, high: 270 },
  purple: { low: 292, goal: 305, high: 318 },
  pink: { low: 345, goal: 0, high: 8 },
} as const satisfies { readonly [name: string]: HueBand };
