/** Two things on one place: the one before the other, or half of each on one axis. */

import { cut, grow, meet, move, solid } from "../../geometry/form.ts";
import type { Matrix } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { ink, rasterise, squareAround } from "../../geometry/raster.ts";
import { GRID } from "../family.ts";
import type { Operator } from "./operator.ts";
import { type Piece, SIDE, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";

/** What can be half hidden is as full as this, and one piece. */
const FULL = 0.45;
const MOST_PARTS = 3;
/** How much smaller the one in front is than the one behind, and how much lower it stands, of the grid. */
const BEFORE = 0.8;
const LOWER = 0.26;
/** Share of the one behind that must still be seen. */
const STILL_SEEN = 0.42;

const before: Operator = {
  id: "before",
  phrase: "behind",
  promise: 0.68,
  bonds: ["behind"],
  whole: 0,
  compose: ({ host, guest, traits }) => {
    if (guest.ink < FULL || guest.path.length > MOST_PARTS) return null;
    const place: Matrix = matrixOf({ scale: BEFORE, x: CENTRE, y: CENTRE + LOWER * GRID });
    const front = move(host.path, place);
    const behind = cut(solid(guest.path), grow(move(host.body, place), traits.gap));
    const frame = squareAround(guest.box);
    const left = ink(rasterise(behind, SIDE, frame).bits) / Math.max(1, ink(guest.bits));
    return left < STILL_SEEN ? null : { host: front, guest: behind, cuts: ["guest"], least: 0.6 };
  },
};

/** On the axis both have ink for this share of their height, otherwise they do not meet. */
const MEETING = 0.34;

const halves: Operator = {
  id: "halves",
  phrase: "on one axis with",
  promise: 0.64,
  bonds: ["fused", "part"],
  whole: null,
  compose: ({ host, guest, traits }) => {
    if (host.axis === null || guest.axis === null) return null;
    if (onAxis(host) < MEETING || onAxis(guest) < MEETING) return null;
    const scale = Math.min(1.2, host.box.height / guest.box.height);
    if (scale < 0.8) return null;
    const beside = move(guest.path, [
      scale,
      0,
      0,
      scale,
      host.axis - guest.axis * scale,
      CENTRE * (1 - scale),
    ]);
    const apart = traits.gap * 0.45;
    const left = rect(-2 * GRID, -GRID, 2 * GRID + host.axis - apart, 3 * GRID);
    const right = rect(host.axis + apart, -GRID, 2 * GRID, 3 * GRID);
    return {
      host: meet(solid(host.path), left),
      guest: meet(beside, right),
      cuts: ["host", "guest"],
      least: 0.5,
    };
  },
};

/** Share of a piece's height that is inked along its axis. */
function onAxis({ bits, axis, box }: Piece): number {
  const column = Math.min(SIDE - 1, Math.floor((axis ?? CENTRE) / UNIT));
  let count = 0;
  for (let row = 0; row < SIDE; row++) count += bits[row * SIDE + column]!;
  return (count * UNIT) / box.height;
}

export const OVERLAID: readonly Operator[] = [before, halves];
