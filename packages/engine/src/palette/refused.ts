/** Whether a colour would be called by the name of one that is refused. */

import { hueDistance, oklch } from "./colour.ts";

/** How far it may be in hue and in lightness: pink and bordeaux have one hue, and are two colours. */
const NEAR = { hue: 38, lightness: 0.25 };
const GREY = 0.03;

export const isLikeRefused = (colour: string, refused: readonly string[]): boolean => {
  const { l, c, h } = oklch(colour);
  return refused.some((each) => {
    const gone = oklch(each);
    if (Math.abs(gone.l - l) > NEAR.lightness || gone.c < GREY !== c < GREY) return false;
    return c < GREY || hueDistance(gone.h, h) <= NEAR.hue;
  });
};
