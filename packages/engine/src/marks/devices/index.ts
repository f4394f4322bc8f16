import { DOT, GROUND, LETTER, PAIR } from "./company.ts";
import { SLIT, STRIPS } from "./cuts.ts";
import type { Device } from "./device.ts";
import { BLED, HELD } from "./fields.ts";
import { COUNTERCHANGE, RING, SUN, WINDOW } from "./frames.ts";

/** What may be done to a drawing to make it one brand's; adding one is a definition and a line here. */
export const DEVICES: readonly Device[] = [
  SLIT,
  STRIPS,
  WINDOW,
  HELD,
  BLED,
  COUNTERCHANGE,
  RING,
  SUN,
  DOT,
  GROUND,
  PAIR,
  LETTER,
];
