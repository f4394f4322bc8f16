/** What drawings are put together with: the air between parts, copies, a tilt, two inks. */

import { extent, type Form, join, move } from "../../geometry/form.ts";
import { rotation, scaling, translation } from "../../geometry/path.ts";
import { type Drawing, type Facts, facts, layer } from "../family.ts";
import { CENTRE } from "../seen-thing.ts";

/** Parts stay apart when small, and stay together when large. */
export const airOf = (gap: number): number => Math.min(1.5, Math.max(1.1, gap * 0.6));

export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

export const lean = (form: Form, degrees: number, scale: number): Form =>
  move(move(form, scaling(scale, scale, CENTRE, CENTRE)), rotation(degrees, CENTRE, CENTRE));

/** Brought to the middle, wherever a tilt has taken it. */
export const inks = (given: Partial<Facts>, first: Form, second?: Form): Drawing => {
  const { x, y, width, height } = extent(second ? join(first, second) : first);
  const centred = (form: Form) => move(form, translation(CENTRE - x - width / 2, CENTRE - y - height / 2));
  return {
    layers: [layer(centred(first)), ...(second ? [layer(centred(second), "secondary")] : [])],
    facts: facts({ events: [second ? "colour" : "cut"], ...given }),
  };
};
