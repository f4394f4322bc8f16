/** Sets of inks in addition to the two of the palette. One ink for all is in `one-ink.ts`. */

import { hex, oklch } from "../palette/colour.ts";
import { type InkSet, ROLES } from "../vocabulary.ts";

const mix = (colour: string, ground: string, share: number): string => {
  const [a, b] = [oklch(colour), oklch(ground)];
  return hex({
    l: a.l * share + b.l * (1 - share),
    c: a.c * share + b.c * (1 - share),
    h: a.c > 0.02 ? a.h : b.h,
  });
};

/** All in one tone, just off the primary: for a mark that fills a ground. */
export const quietInk = (set: InkSet): InkSet => {
  const tone = mix(set.shade, set.primary, 0.6);
  return { ...set, ...Object.fromEntries(ROLES.map((role) => [role, tone])) };
};
