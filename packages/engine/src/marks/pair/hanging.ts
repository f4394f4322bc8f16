/** One thing that hangs from the other, or climbs it: it touches it, below or at its side. */

import { solid } from "../../geometry/form.ts";
import { contourAreas, type Matrix, type Path, rotation, transform } from "../../geometry/path.ts";
import { GRID, type Traits } from "../family.ts";
import { facingOf } from "../posed.ts";
import { headOf } from "./head.ts";
import { laidOver, tidied } from "./layered.ts";
import { does } from "./manners.ts";
import type { Operator } from "./operator.ts";
import { bitsOf, type Piece, pieceOf, SIDE, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";
import { lying } from "./settled.ts";
import { topOf } from "./skyline.ts";

const OVER: Matrix = [1, 0, 0, -1, 0, GRID];
/** By the sides of squares as large as their boxes, and no wider than this share of the host. */
const SECOND = 0.86;
const WIDEST = 0.9;
/** How far what hangs reaches into what it hangs from, in units. */
const HELD = 0.45;

/** Of each column the lowest ink, or null. */
const footOf = (path: Path): readonly (number | null)[] =>
  topOf(bitsOf(solid(transform(path, OVER)))).map((row) => (row === null ? null : SIDE - row));

/** A bat hangs by its feet. */
const turned = (guest: Piece): Piece => {
  if (!does("roosting", guest.word) || guest.posed?.includes("upside-down")) return guest;
  return pieceOf(guest.id, guest.word, solid(transform(guest.path, OVER)), () => guest.seen) ?? guest;
};

const hanging: Operator = {
  id: "hanging",
  phrase: "hanging from",
  promise: 0.86,
  bonds: ["hanging"],
  whole: 0,
  isAsked: true,
  compose: ({ host: given, guest: own }) => {
    const [host, guest] = [lying(given), turned(own)];
    const { x, width, height } = host.box;
    const even = SECOND * Math.sqrt((width * height) / (guest.box.width * guest.box.height));
    const scale = Math.min(
      Math.max(even, (0.62 * width) / Math.max(guest.box.width, guest.box.height)),
      (WIDEST * width) / guest.box.width,
    );
    const placed = transform(guest.path, matrixOf({ scale, x: x + width / 2, y: CENTRE }));
    const under = footOf(host.path);
    const top = topOf(bitsOf(solid(placed)));
    const rooms = top.flatMap((row, column) => {
      const above = under[column];
      return row === null || above === null || above === undefined ? [] : [(row - above) * UNIT];
    });
    if (rooms.length === 0) return null;
    const up = Math.min(...rooms) + HELD;
    return {
      host: solid(host.path),
      guest: solid(transform(placed, [1, 0, 0, 1, 0, -up])),
      least: Math.min(1, (scale * Math.max(guest.box.width, guest.box.height)) / Math.max(width, height)),
    };
  },
};

/** A climber over what it climbs, and how high up it is, of the height, where it is broad enough to hold on to. */
const CLIMBER = 0.48;
const UP = [0.6, 0.5, 0.42, 0.7] as const;
/** Degrees by which what stands on four feet turns up. */
const STEEP = 66;
/** How far it reaches over the edge, of its own width: what turned holds on with its feet. */
const REACH = { turned: 0.16, flat: 0.5 };
/** As much of the breadth of what is climbed may be hidden. */
const SHOWN = 0.4;
/** And as much of it is ground between the two at most. */
const AIR = 0.18;
/** Share of the host that must still be seen, and of the climber that lies over it. */
const LEFT = 0.6;
const TOUCHING = 0.01;

/** A climber with its head up, and on which side of the host it is. */
function climberOf(
  guest: Piece,
  traits: Traits,
): { readonly piece: Piece; readonly side: -1 | 1; readonly reach: number } {
  const { width, height } = guest.box;
  const side = facingOf(guest.id, traits) || (headOf(guest)?.side ?? 0);
  if (side === 0 || width < height) return { piece: guest, side: side === -1 ? 1 : -1, reach: REACH.flat };
  const path = transform(guest.path, rotation(-side * STEEP, CENTRE, CENTRE));
  const piece = pieceOf(guest.id, guest.word, solid(path), () => guest.seen);
  // Who looks to the right has the feet on that side when it looks up: what it climbs is there.
  return piece
    ? { piece, side: side === 1 ? -1 : 1, reach: REACH.turned }
    : { piece: guest, side: -1, reach: REACH.flat };
}

const climbing: Operator = {
  id: "climbing",
  phrase: "climbing",
  promise: 0.86,
  bonds: ["climbing"],
  whole: 0,
  isAsked: true,
  isOverlaid: true,
  compose: ({ host, guest, traits }) => {
    const { piece, side, reach } = climberOf(guest, traits);
    const { y, width, height } = host.box;
    const scale =
      (CLIMBER * Math.max(Math.sqrt(width * height), 0.8 * height)) /
      Math.max(piece.box.width, piece.box.height);
    for (const up of UP) {
      const middle = y + up * height;
      const around = 0.3 * piece.box.height * scale;
      const [edge, other] = [
        edgeAt(host, middle, around, side),
        edgeAt(host, middle, around, side === 1 ? -1 : 1),
      ];
      if (edge === null || other === null) continue;
      // A slender trunk is seen beside who climbs it.
      const own = piece.box.width * scale;
      const broad = Math.abs(edge - other);
      const over = Math.min(reach * own, SHOWN * broad);
      const x = edge + side * (0.5 * own - over);
      const air = Math.min(0.8 * traits.gap, AIR * broad);
      const made = laidOver(host, piece, matrixOf({ scale, x, y: middle }), air);
      if (made.left < LEFT || made.over < TOUCHING) continue;
      return { ...tidied(made), crumbs: isPieced(host) ? [] : ["host"], least: Math.min(1, CLIMBER) };
    }
    return null;
  },
};

const OUTER = 0.45;
/** Whether some of its own pieces are no larger than scraps: the rings of a palm's trunk. */
const isPieced = ({ body }: Piece): boolean => {
  const areas = contourAreas(body).map(Math.abs);
  return Math.min(...areas) < SCRAP * Math.max(...areas);
};
const SCRAP = 0.08;

/** Where the ink of a host ends on a side, in the rows about a height. */
function edgeAt({ bits }: Piece, middle: number, around: number, side: -1 | 1): number | null {
  const ends: number[] = [];
  for (let row = Math.round((middle - around) / UNIT); row <= (middle + around) / UNIT; row++) {
    const line = bits.subarray(row * SIDE, (row + 1) * SIDE);
    const at = side === 1 ? line.lastIndexOf(1) : line.indexOf(1);
    if (at >= 0) ends.push((at + (side === 1 ? 1 : 0)) * UNIT);
  }
  // Nearly the middle of them: what leans or bulges there is seen, too.
  const inOrder = ends.toSorted((a, b) => side * (b - a));
  return inOrder[Math.floor(OUTER * inOrder.length)] ?? null;
}

export const HANGING: readonly Operator[] = [hanging, climbing];
