import type { Traits } from "./family.ts";

/** The first of everything a name may ask for. */
export const PLAIN_TRAITS: Traits = {
  stroke: 3.5,
  line: 2.5,
  gap: 2,
  corner: 0,
  cap: "flat",
  variation: [0, 0, 0, 0, 0],
  bearing: 0,
  build: 0,
  construction: [0, 0, 0, 0],
};
