/** The edge around a letter: its outlines moved out of its ink on all sides, its openings included. */

import type { Shape } from "../vocabulary.ts";
import { outlinesOf, shapeOf, sidesOfAll } from "./outlines.ts";
import { shifted } from "./shift.ts";

/** Where so broad an edge would tie itself in knots, a finer one does not. */
const FINER = [1, 0.7, 0.4];

/** Null where no edge can go around it. */
export function edgeAround(shape: Shape, by: number): Shape | null {
  const [outline] = outlinesOf([shape]);
  const [sides] = outline ? sidesOfAll([outline]) : [];
  if (!outline || !sides) return null;
  for (const share of FINER) {
    const path = shifted(sides, () => -by * share);
    if (path) return shapeOf({ ink: outline.ink, path });
  }
  return null;
}
