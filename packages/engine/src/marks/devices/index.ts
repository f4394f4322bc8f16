import { GROUND, LETTER } from "./additions.ts";
import { STRIPS } from "./cuts.ts";
import type { Device } from "./device.ts";
import { FACET } from "./facet.ts";
import { HELD } from "./fields.ts";
import { HUB } from "./hub.ts";
import { BUILT, LEAN, OUTLINED, TURNED } from "./pens.ts";
import { SUN } from "./sun.ts";

/**
 * What may be done to a drawing to make it one brand's; adding one is a definition and a line here. Each follows the form:
 * balls in a corner, smaller copies, mirrored pairs and slits across were looked at blind and taken out.
 */
export const DEVICES: readonly Device[] = [
  FACET,
  STRIPS,
  HUB,
  OUTLINED,
  LEAN,
  BUILT,
  TURNED,
  SUN,
  GROUND,
  LETTER,
  HELD,
];
