import { arcs } from "./arcs.ts";
import { barsCircles } from "./bars-circles.ts";
import { builtLetter } from "./built-letter.ts";
import { chevrons } from "./chevrons.ts";
import { dotArrangement } from "./dots.ts";
import { emblem } from "./emblem.ts";
import { facingFamily } from "./facing.ts";
import type { Family } from "./family.ts";
import { fold } from "./fold.ts";
import { letterMotif } from "./letter-motif.ts";
import { monogram } from "./monogram.ts";
import { letteredPair, pair } from "./pair/pair.ts";
import { pictorial } from "./pictorial.ts";
import { radial } from "./radial.ts";
import { rings } from "./rings.ts";
import { scene } from "./scene.ts";
import { slicedDisc } from "./sliced-disc.ts";
import { tileGrid } from "./tile-grid.ts";
import { waves } from "./waves.ts";
import { wordmark } from "./wordmark.ts";

/** The families that draw a mark; adding one is a file and a line here. */
export const FAMILIES: readonly Family[] = [
  facingFamily(slicedDisc),
  facingFamily(waves),
  facingFamily(chevrons),
  facingFamily(tileGrid),
  facingFamily(barsCircles),
  facingFamily(rings),
  facingFamily(arcs),
  facingFamily(fold),
  facingFamily(radial),
  facingFamily(dotArrangement),
  scene,
  builtLetter,
  monogram,
  letterMotif,
  pictorial,
];

/** Drawn only where two things are asked for, and before all others. */
export const PAIRS: readonly Family[] = [pair];
export const LETTERED_PAIRS: readonly Family[] = [letteredPair];

/** The families that set the name itself: the form and the composition call for them, not a mark's score. */
export const SETTINGS: readonly Family[] = [wordmark, emblem];
