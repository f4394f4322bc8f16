/** Outlines on the grid of 24 that both hold a drawing and stand for themselves. */

import { pen } from "../geometry/path.ts";

export const SHIELD = pen(2, 0)
  .line(22, 0)
  .line(22, 11)
  .curve(22, 18, 17.4, 21.6, 12, 24)
  .curve(6.6, 21.6, 2, 18, 2, 11)
  .path();
