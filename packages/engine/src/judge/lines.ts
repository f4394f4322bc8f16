/** Whether a drawing is all lines. */

import { type Form, join, solid } from "../geometry/form.ts";
import { ink } from "../geometry/raster.ts";
import { resolve } from "../geometry/resolve.ts";
import type { Drawing } from "../marks/family.ts";
import type { Flaw } from "./flaws.ts";
import { open } from "./morphology.ts";
import { type Seen, see } from "./seen.ts";

/** Pixels of 64: twice a fine line. The line of a frame is a little narrower. */
const WIDER_THAN_A_LINE = 5;
/** Share of the ink that may be solid: an eye, a dot. */
const SOLID = 0.1;

const solidity = ({ bits, size }: Pick<Seen, "bits" | "size">): number =>
  ink(open(bits, size, WIDER_THAN_A_LINE)) / Math.max(1, ink(bits));

const isAllLines = (seen: Seen | null): boolean => seen !== null && solidity(seen) < SOLID;

/** Whether the ink of final outlines is lines and no solids. */
export const isInLines = (form: Form): boolean => isAllLines(see(form));

/** Whether a drawing is in lines as far as its bitmap tells. */
export const seemsInLines = ({ facts }: Drawing, seen: Seen): boolean =>
  facts.style === "line" && isAllLines(seen);

/** Whether it is in lines in its file too: there an opening that the bitmap has may be lost. */
export const staysInLines = ({ layers }: Drawing): boolean =>
  isInLines(join(...layers.filter(({ ink }) => ink !== "pale").map(({ form }) => solid(resolve(form)))));

/** Where line art was asked for, a solid is none. */
export const FILLED: Flaw = {
  id: "filled",
  gate: true,
  cost: 0,
  found: ({ drawing, seen }) => !seemsInLines(drawing, seen),
};
