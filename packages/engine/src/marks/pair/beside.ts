/** Two things side by side: both whole, of equal weight, on one baseline. */

import { solid } from "../../geometry/form.ts";
import { transform } from "../../geometry/path.ts";
import type { Operator } from "./operator.ts";
import { type Piece, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";

/** How much larger the one may be made than the other, side by side, for the same weight. */
const LARGEST = 1.25;
/** The ground between them, in gaps. */
const APART = 1.3;

const weightOf = ({ bits }: Piece): number => bits.reduce((sum, bit) => sum + bit, 0) * UNIT ** 2;

const beside: Operator = {
  id: "beside",
  phrase: "beside",
  promise: 1,
  bonds: ["with"],
  whole: 0,
  isOrdered: true,
  compose: ({ host, guest, traits }) => {
    const alike = Math.sqrt(weightOf(host) / Math.max(1, weightOf(guest)));
    const scale = Math.min(LARGEST, Math.max(1 / LARGEST, alike));
    const foot = host.box.y + host.box.height;
    const left = host.box.x + host.box.width + APART * traits.gap;
    const x = left + (guest.box.width / 2 + CENTRE - (guest.box.x + guest.box.width / 2)) * scale;
    const y = foot - (guest.box.y + guest.box.height - CENTRE) * scale;
    const width = left - host.box.x + guest.box.width * scale;
    const sides = [host.box, guest.box].map((box) => Math.max(box.width, box.height));
    return {
      host: solid(host.path),
      guest: solid(transform(guest.path, matrixOf({ scale, x, y }))),
      least: Math.min(sides[0]!, sides[1]! * scale) / width,
    };
  },
};

export const BESIDE: readonly Operator[] = [beside];
