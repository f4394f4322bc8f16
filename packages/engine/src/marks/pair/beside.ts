/** Two things side by side: both whole on one baseline, the first a little larger. */

import { solid } from "../../geometry/form.ts";
import { transform } from "../../geometry/path.ts";
import type { Operator } from "./operator.ts";
import { CENTRE, matrixOf } from "./place.ts";

/** The second over the first, by the sides of squares as large as their boxes, and by their heights. */
const SECOND = 0.84;
const HIGHEST = 0.92;
/** The ground between them, in gaps. */
const APART = 1.1;

const beside: Operator = {
  id: "beside",
  phrase: "beside",
  promise: 0.42,
  bonds: ["with", "beside"],
  whole: 0,
  isOrdered: true,
  isApart: true,
  compose: ({ host, guest, traits }) => {
    const [first, second] = [host.box, guest.box].map((box) => Math.sqrt(box.width * box.height));
    const scale = Math.min((SECOND * first!) / second!, (HIGHEST * host.box.height) / guest.box.height);
    const foot = host.box.y + host.box.height;
    const left = host.box.x + host.box.width + APART * traits.gap;
    const x = left + (guest.box.width / 2 + CENTRE - (guest.box.x + guest.box.width / 2)) * scale;
    const y = foot - (guest.box.y + guest.box.height - CENTRE) * scale;
    const width = left - host.box.x + guest.box.width * scale;
    return {
      host: solid(host.path),
      guest: solid(transform(guest.path, matrixOf({ scale, x, y }))),
      least: (Math.max(guest.box.width, guest.box.height) * scale) / Math.max(width, host.box.height),
    };
  },
};

export const BESIDE: readonly Operator[] = [beside];
