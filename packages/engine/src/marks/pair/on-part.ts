/** One thing on a broad part of the other, inside its silhouette: a star on a belly, a compass on a shell, an anchor on a sail. */

import { cut, grow, move, solid } from "../../geometry/form.ts";
import { bounds, transform } from "../../geometry/path.ts";
import { closedAround, moated } from "./enclosed.ts";
import { headOf } from "./head.ts";
import { eyesOf, hidesFace, laidOver, tidied } from "./layered.ts";
import { hasFace } from "./manners.ts";
import type { Composition, Couple, Operator } from "./operator.ts";
import { bitsOf, depthsOf, type Piece, SIDE, UNIT } from "./piece.ts";
import { findPlace, matrixOf, type Place } from "./place.ts";

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
const SIZE = { most: 0.5, least: 0.18 };
const WALL = 0.55;
/** Where what is open makes room, it is worth this much more. */
const CLOSED = 1.25;

/** Its ink where the part is: in the places that the drawing knows by its name, otherwise in a band of its height. */
function bandOf(bits: Uint8Array, { box, axis, parted, look }: Piece, part: string): Uint8Array {
  if (parted)
    return bits.map((bit, at) => {
      const [x, y] = [((at % SIDE) + 0.5) * UNIT, (Math.floor(at / SIDE) + 0.5) * UNIT];
      const isIn = parted.places.some(
        (place) => x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height,
      );
      return isIn ? bit : 0;
    });
  const isUpright = axis !== null || box.height > box.width;
  const [from, to] = (isUpright ? UPRIGHT : ON_ALL_FOURS)[part] ?? [0, 1];
  const [top, bottom] = [from, to].map((share) => Math.round((box.y + share * box.height) / UNIT)) as [
    number,
    number,
  ];
  // The chest of who stands on four feet is on the side to which it looks.
  const isChest = !isUpright && look !== undefined && (part === "breast" || part === "chest");
  const middle = box.x + box.width / 2;
  return bits.map((bit, at) => {
    const row = Math.floor(at / SIDE);
    const isThere = !isChest || ((at % SIDE) * UNIT - middle) * look > 0;
    return row >= top && row < bottom && isThere ? bit : 0;
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
    // A body in several pieces has room over what parts them.
    const over = placeIn(bitsOf(grow(solid(host.body), 0.8 * traits.gap)));
    const isClosed = body !== null && body.scale > (asDrawn?.scale ?? 0) * CLOSED;
    const place = isClosed ? body : asDrawn;
    if (!place || place.scale < (over?.scale ?? 0) / CLOSED ** 2)
      return over && laidOn(over, { host, guest, traits });
    const whole = isClosed
      ? cut(closedAround(closed, guest, place, traits.gap), solid(eyes(host), "evenodd"))
      : solid(host.path);
    const placed = move(guest.path, matrixOf(place));
    return {
      host: cut(whole, placed),
      guest: placed,
      hole: whole,
      inTwo: moated(whole, guest, place, traits.gap * 0.7),
      least: place.scale,
      promise: 0.6 * place.scale + (host.parted ? NAMED : 0) - BUSY * Math.max(0, guest.path.length - PLAIN),
    };
  },
};
/** What is small is plain: outlines beyond these cost something. */
const PLAIN = 3;
const BUSY = 0.06;
/** Where a drawing has the part by its name, that is it. */
const NAMED = 0.6;
/** Share of the host that must still be seen. */
const LEFT = 0.6;

/** In front of the part, with ground around it. */
function laidOn(place: Place, { host, guest, traits }: Couple): Composition | null {
  const matrix = matrixOf({ ...place, scale: IN_FRONT * place.scale });
  if (hidesFace(host, bounds(transform(guest.body, matrix)), 0)) return null;
  const made = laidOver(host, guest, matrix, traits.gap * 0.7);
  return made.left < LEFT
    ? null
    : {
        ...tidied(made),
        least: place.scale,
        promise: IN_FRONT * place.scale - BUSY * Math.max(0, guest.path.length - PLAIN),
      };
}
/** How much smaller than the room is what lies in front, with ground around it. */
const IN_FRONT = 0.78;

const eyes = (host: Piece) =>
  hasFace(host.word) ? host.holes.filter((hole) => isEye(host, bounds(hole))).flat() : [];

/** Small openings in the upper part of a creature. */
const EYE = 2.6;
const isEye = (host: Piece, { x, y, width, height }: ReturnType<typeof bounds>): boolean =>
  Math.max(width, height) < EYE && eyesOf(host).some((eye) => eye.x === x && eye.y === y);

/** What is at an ear is small, and beside the crown on the side that is seen. */
const AT_EAR = { size: 0.44, aside: 0.62, down: 0.1 };

/** Where nothing shows a head, it is on the side to which the creature looks. */
const headOfLook = ({ box, look }: Piece) =>
  look === undefined
    ? null
    : {
        x: box.x + (look === 1 ? 0.8 : 0.2) * box.width,
        crown: box.y,
        chin: box.y + 0.5 * box.height,
        width: 0.36 * box.width,
        side: look,
      };

const atEar: Operator = {
  ...onPart,
  id: "at-ear",
  bonds: ["atop"],
  isOverlaid: true,
  compose: ({ host, guest, traits, part }) => {
    const head = part === "ear" && hasFace(host.word) ? (headOf(host) ?? headOfLook(host)) : null;
    if (!head) return null;
    const scale =
      (AT_EAR.size * Math.sqrt(host.box.width * host.box.height)) /
      Math.max(guest.box.width, guest.box.height);
    // In profile the ear is behind the eye.
    const aside = head.side === 0 ? AT_EAR.aside : -head.side * AT_EAR.aside;
    const place = {
      scale,
      x: head.x + aside * head.width,
      y: head.crown + AT_EAR.down * (head.chin - head.crown),
    };
    const found = laidOn(place, { host, guest, traits });
    return found && { ...found, least: Math.max(found.least, SIZE.least) };
  },
};

export const ON_PART: readonly Operator[] = [onPart, atEar];
