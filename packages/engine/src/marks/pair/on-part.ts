/** One thing on a broad part of the other, inside its silhouette: a star on a belly, a compass on a shell, an anchor on a sail. */

import { move, solid } from "../../geometry/form.ts";
import { bounds } from "../../geometry/path.ts";
import { closedAround, moated } from "./enclosed.ts";
import { eyesOf } from "./layered.ts";
import { hasFace } from "./manners.ts";
import type { Operator } from "./operator.ts";
import { bitsOf, depthsOf, type Piece, SIDE, UNIT } from "./piece.ts";
import { findPlace, matrixOf } from "./place.ts";
import { cut } from "../../geometry/form.ts";

/** Between which shares of its height such a part is, of who looks at us or stands upright, and of who lies or stands on four feet. */
type Band = readonly [from: number, to: number];
const UPRIGHT: { readonly [part: string]: Band } = {
  breast: [0.36, 0.8],
  chest: [0.36, 0.8],
  belly: [0.42, 0.98],
  tummy: [0.42, 0.98],
  stomach: [0.42, 0.98],
  sail: [0, 0.72],
  hull: [0.55, 1],
  face: [0, 0.6],
};
const ON_ALL_FOURS: { readonly [part: string]: Band } = {
  breast: [0.15, 0.85],
  chest: [0.15, 0.85],
  belly: [0.2, 0.95],
  shell: [0, 0.85],
  ...{ sail: UPRIGHT.sail!, hull: UPRIGHT.hull!, face: UPRIGHT.face! },
};
/** How large it is, and what surrounds it, in gaps. */
const SIZE = { most: 0.5, least: 0.16 };
const WALL = 0.55;
/** Where what is open makes room, it is worth this much more. */
const CLOSED = 1.25;

/** Its ink where the part is. */
function bandOf(bits: Uint8Array, { box, axis }: Piece, part: string): Uint8Array {
  const isUpright = axis !== null || box.height > box.width;
  const [from, to] = (isUpright ? UPRIGHT : ON_ALL_FOURS)[part] ?? [0, 1];
  const [top, bottom] = [from, to].map((share) => Math.round((box.y + share * box.height) / UNIT)) as [
    number,
    number,
  ];
  return bits.map((bit, at) => {
    const row = Math.floor(at / SIDE);
    return row >= top && row < bottom ? bit : 0;
  });
}

const onPart: Operator = {
  id: "on-part",
  phrase: "on",
  promise: 0.92,
  bonds: ["within"],
  whole: 0,
  legible: SIZE.least,
  isAsked: true,
  isFirst: true,
  compose: ({ host, guest, traits, part }) => {
    if (part === undefined) return null;
    const how = { ...SIZE, wall: WALL * traits.gap, axis: host.axis };
    const placeIn = (bits: Uint8Array) => findPlace(depthsOf(bandOf(bits, host, part)), guest.edge, how);
    const asDrawn = placeIn(host.bits);
    // A shell's pattern and a sail's seam give way; eyes do not.
    const closed = { ...host, holes: host.holes.filter((hole) => !isEye(host, bounds(hole))) };
    const body = placeIn(bitsOf(cut(solid(host.body), solid(eyes(host), "evenodd"))));
    const isClosed = body !== null && body.scale > (asDrawn?.scale ?? 0) * CLOSED;
    const place = isClosed ? body : asDrawn;
    if (!place) return null;
    const whole = isClosed ? cut(closedAround(closed, guest, place, traits.gap), solid(eyes(host), "evenodd")) : solid(host.path);
    const placed = move(guest.path, matrixOf(place));
    return {
      host: cut(whole, placed),
      guest: placed,
      hole: whole,
      inTwo: moated(whole, guest, place, traits.gap * 0.7),
      least: place.scale,
      promise: 0.3 * place.scale,
    };
  },
};

const eyes = (host: Piece) =>
  hasFace(host.word) ? host.holes.filter((hole) => isEye(host, bounds(hole))).flat() : [];

/** Small openings in the upper part of a creature. */
const EYE = 2.6;
const isEye = (host: Piece, { x, y, width, height }: ReturnType<typeof bounds>): boolean =>
  Math.max(width, height) < EYE && eyesOf(host).some((eye) => eye.x === x && eye.y === y);

export const ON_PART: readonly Operator[] = [onPart];
