import type { Hand } from "./family.ts";

/** The first of everything a name may ask for. */
export const PLAIN_HAND: Hand = {
  stroke: 3.5,
  line: 2.5,
  gap: 2,
  corner: 0,
  cap: "flat",
  whim: [0, 0, 0, 0, 0],
  bearing: 0,
  build: 0,
  grain: [0, 0, 0, 0],
};
