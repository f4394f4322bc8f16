/** Drawings of two layers with the least air that holds at 16 pixels. */

import { asForm, type Form } from "../../geometry/form.ts";
import type { Path } from "../../geometry/path.ts";
import { type Drawing, type Facts, facts, layer } from "../family.ts";

/** The light between two parts: it must hold at 16 pixels. */
export const leastAirOf = (gap: number): number => Math.max(1, gap * 0.55);

/** The same in a frame of 48 units, in which animals are easier to write down. */
export const airIn48 = (gap: number): number => 2 * leastAirOf(gap);

export const shown = (
  primary: Form | Path,
  secondary: Form | Path | null,
  air: number,
  count: number,
  symmetry: Facts["symmetry"] = "none",
): Drawing => ({
  layers: [layer(asForm(primary)), ...(secondary ? [layer(asForm(secondary), "secondary")] : [])],
  facts: facts({ gaps: [air], parts: count, symmetry, events: [secondary ? "colour" : "cut"] }),
});
