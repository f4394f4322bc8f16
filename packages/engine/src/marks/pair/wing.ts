/** A wing spread to the right, its root at the left: what a thing is given on both sides. No set that was found has one alone. */

import { pen } from "../../geometry/path.ts";

export const WING = pen(2, 8)
  .curve(6, 2, 16, 0, 23, 1)
  .curve(22.5, 5, 20, 7.5, 16.5, 8.5)
  .curve(18, 8.7, 19.3, 8.5, 20.5, 8)
  .curve(19, 11.5, 16, 13.5, 12.5, 14)
  .curve(14, 14.3, 15, 14.2, 16, 14)
  .curve(14, 17, 10.5, 18.5, 7.5, 18)
  .curve(4, 17.5, 2, 14, 2, 8)
  .path();

export const isWing = (word: string): boolean => /\bwings?$/.test(word);
