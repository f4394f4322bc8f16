/** Outlines on the grid of 24 that both hold a drawing and stand for themselves. */

import { type Path, type Point, pen } from "../geometry/path.ts";
import { polygon } from "../geometry/primitives.ts";

export const SHIELD: Path = pen(2, 0)
  .line(22, 0)
  .line(22, 11)
  .curve(22, 18, 17.4, 21.6, 12, 24)
  .curve(6.6, 21.6, 2, 18, 2, 11)
  .path();

export const DROP: Path = pen(12, 0)
  .curve(15, 6, 22, 9.4, 22, 15)
  .arc(12, 15, 9.999, 0, 180)
  .curve(2, 9.4, 9, 6, 12, 0)
  .path();

/** A hexagon's corners clockwise from the top; its sides are as long as its radius, 12. */
export const HEXAGON_CORNERS = [
  [12, 0],
  [22.392, 6],
  [22.392, 18],
  [12, 24],
  [1.608, 18],
  [1.608, 6],
] as const satisfies readonly Point[];

export const HEXAGON: Path = polygon(HEXAGON_CORNERS);
