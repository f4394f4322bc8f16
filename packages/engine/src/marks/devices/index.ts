import { COMPANION, COMPANION_ABOVE, HUB } from "./companions.ts";
import { DOT, GROUND, LETTER, PAIR } from "./company.ts";
import { SLIT, STRIPS } from "./cuts.ts";
import type { Device } from "./device.ts";
import { HELD } from "./fields.ts";
import { FLOCK, LIKENESS_OF_ITSELF, YOUNG } from "./kin.ts";
import { BUILT, LEAN, OUTLINED, TURNED } from "./pens.ts";
import { SUN } from "./sun.ts";

/** What may be done to a drawing to make it one brand's; adding one is a definition and a line here. */
export const DEVICES: readonly Device[] = [
  SLIT,
  STRIPS,
  COMPANION,
  COMPANION_ABOVE,
  HUB,
  YOUNG,
  FLOCK,
  LIKENESS_OF_ITSELF,
  OUTLINED,
  LEAN,
  BUILT,
  TURNED,
  SUN,
  DOT,
  GROUND,
  PAIR,
  LETTER,
  HELD,
];
