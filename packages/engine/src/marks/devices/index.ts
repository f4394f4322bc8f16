import { LETTER } from "./additions.ts";
import { STRIPS } from "./cuts.ts";
import type { Device } from "./device.ts";
import { HELD } from "./fields.ts";
import { HUB } from "./hub.ts";
import { BUILT, TURNED } from "./pens.ts";
import { SUN } from "./sun.ts";

/**
 * What may be done to a drawing to make it one brand's; adding one is a definition and a line here. Each follows the form:
 * balls in a corner, smaller copies, mirrored pairs, slits across, halves in two
 * inks, outlines of solids, leaning pictures and bars to stand on were looked at blind and taken out.
 */
export const DEVICES: readonly Device[] = [STRIPS, HUB, BUILT, TURNED, SUN, LETTER, HELD];
