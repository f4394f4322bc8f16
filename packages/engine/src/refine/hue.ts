/** Hues as people speak of them. */

import { hueDistance, oklch } from "../palette/colour.ts";

/** How near in hue a refused colour must be to one of the palette's to be the one that is meant. */
const SAME_HUE = 45;
/** Below this chroma a colour is a grey, and only lightness tells greys apart. */
const GREY = 0.04;

export const sameHue = (a: string, b: string): boolean => {
  const [x, y] = [oklch(a), oklch(b)];
  if (x.c < GREY || y.c < GREY) return x.c < GREY && y.c < GREY && Math.abs(x.l - y.l) < 0.3;
  return hueDistance(x.h, y.h) < SAME_HUE;
};
