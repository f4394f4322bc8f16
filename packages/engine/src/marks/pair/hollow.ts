/** One thing inside the other where that one is no solid ink: between the horns of a crescent, in a bulb, in the middle of a pretzel. */

import { cut, join, move, solid } from "../../geometry/form.ts";
import { contourAreas, type Point } from "../../geometry/path.ts";
import { disc, polygon, ring } from "../../geometry/primitives.ts";
import { GRID } from "../family.ts";
import { hull } from "./enclosed.ts";
import { laidOver, tidied } from "./layered.ts";
import { isLettered } from "./lettered.ts";
import { does, hasFace } from "./manners.ts";
import type { Operator } from "./operator.ts";
import { bitsOf, depthsOf, type Piece, pieceOf, SIDE, UNIT } from "./piece.ts";
import { CENTRE, findPlace, matrixOf } from "./place.ts";

/** A bay reaches as far as the circle around its host, and a little farther. */
const BEYOND = 1.04;
/** The guest in a bay: the larger the better, and smaller than this it is a speck. */
const IN_BAY = { most: 0.8, least: 0.34 };
/** As much of the host's box is ink at most: of what is fuller the bay is a corner beside it. */
const FULLEST = 0.62;

const cradled: Operator = {
  id: "cradled",
  phrase: "in the bay of",
  promise: 0.84,
  bonds: ["within"],
  whole: 0,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    if (hasFace(host.word) || host.ink > FULLEST) return null;
    const around = hull(host.edge).map(
      ([x, y]): Point => [CENTRE + (x - CENTRE) * BEYOND, CENTRE + (y - CENTRE) * BEYOND],
    );
    const { x, y, width, height } = host.box;
    const circle = disc(x + width / 2, y + height / 2, (BEYOND * Math.max(width, height)) / 2);
    const bay = cut(join(polygon(around), circle), solid(host.body));
    const how = { ...IN_BAY, wall: traits.gap * 0.8, axis: host.axis };
    const place = findPlace(depthsOf(bitsOf(bay)), guest.edge, how);
    // What finds its place outside the hull stands beside the host.
    if (!place || !isWithin([place.x, place.y], around)) return null;
    return {
      host: solid(host.path),
      guest: move(guest.path, matrixOf(place)),
      least: place.scale,
    };
  },
};

/** Whether a point lies in a convex polygon that runs clockwise as y points down. */
const isWithin = ([x, y]: Point, corners: readonly Point[]): boolean => {
  const sides = corners.map(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length]!;
    return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  });
  return !(sides.includes(1) && sides.includes(-1));
};

/** A disc says nothing of what it was before it was closed. */
const ROUND = 0.94;

const isRound = ({ body, box }: Piece): boolean => {
  const area = contourAreas(body).reduce((sum, each) => sum + Math.abs(each), 0);
  const ellipse = (Math.PI / 4) * box.width * box.height;
  return area / ellipse > ROUND && area / ellipse < 2 - ROUND;
};

/** What was in the host makes room: the filament of a bulb, the label of a bottle. The eye has to know it without. */
const emptied: Operator = {
  id: "emptied",
  phrase: "in the negative space of",
  promise: 0.82,
  bonds: ["within"],
  whole: 0,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    if (hasFace(host.word) || host.holes.length === 0 || isRound(host)) return null;
    const whole = solid(host.body);
    const how = { most: 0.8, least: 0.4, wall: Math.max(traits.gap, 1.6), axis: host.axis };
    const place = findPlace(depthsOf(bitsOf(whole)), guest.edge, how);
    if (!place) return null;
    const placed = move(guest.path, matrixOf(place));
    const smaller = matrixOf({ ...place, scale: place.scale * 0.96 });
    const apart = laidOver(host, guest, smaller, traits.gap * 0.8, host.body);
    return {
      host: cut(whole, placed),
      guest: placed,
      hole: whole,
      cuts: ["host"],
      inTwo: { host: apart.host, guest: apart.guest },
      least: place.scale,
    };
  },
};

/** In the middle of a ring there is nothing. */
const MIDDLE = 0.09;

export function isRing({ bits, box }: Piece): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = MIDDLE * Math.max(box.width, box.height);
  for (let row = Math.round((y - reach) / UNIT); row < (y + reach) / UNIT; row++)
    for (let column = Math.round((x - reach) / UNIT); column < (x + reach) / UNIT; column++)
      if (bits[row * SIDE + column]) return false;
  // From the middle there is ink to both sides and below: a bent branch is open to one of them.
  const inked = (dx: number, dy: number): boolean => {
    for (let step = 0; step < SIDE / 2; step++)
      if (bits[(Math.round(y / UNIT) + dy * step) * SIDE + Math.round(x / UNIT) + dx * step]) return true;
    return false;
  };
  return [inked(-1, 0), inked(1, 0), inked(0, -1), inked(0, 1)].filter(Boolean).length > 2;
}

/** Before the middle of the host, of the grid: the larger first. */
const INLAID = [0.56, 0.5, 0.44, 0.4, 0.34] as const;
const WIDE_OPEN = 0.62;
/** Share of the guest that lies over the host's body, whose edge would be broken by more, and of the host that is left. */
const OVER = 0.985;
const LEFT = 0.5;
const LETTER_LEFT = 0.78;

const inlaid: Operator = {
  id: "inlaid",
  phrase: "in the middle of",
  promise: 0.7,
  bonds: ["within", "atop"],
  whole: 0,
  isAsked: true,
  isOverlaid: true,
  compose: ({ host, guest, traits }) => {
    if (hasFace(host.word)) return null;
    const isOpen = isRing(host);
    // Across its strokes a letter is cut up; over its bowl it is not.
    if (isLettered(host) && !isOpen) return null;
    const left = isLettered(host) ? LETTER_LEFT : LEFT;
    for (const scale of isOpen && !isLettered(host) ? [WIDE_OPEN, ...INLAID] : INLAID) {
      const [x, y] = isOpen ? boxMiddle(host) : middleOf(host);
      const size = scale * Math.sqrt((GRID * GRID) / (guest.box.width * guest.box.height));
      const made = laidOver(host, guest, matrixOf({ scale: Math.min(size, 0.72), x, y }), traits.gap * 0.9);
      if ((!isOpen && made.over < OVER) || made.left < left) continue;
      return { ...tidied(made), least: scale };
    }
    return null;
  },
};

/** A plate as it is seen from above: of any drawing of one a meal hides what it is known by. */
const PLATE = cut(disc(12, 12, 12), ring(12, 12, 9.6, 8.7));

/** What is seen from above carries a thing in its middle; on what stands a thing stands on top. */
const onFlat: Operator = {
  ...inlaid,
  id: "on-flat",
  phrase: "on",
  promise: 0.86,
  bonds: ["atop"],
  isFirst: true,
  compose: (couple) => {
    const { host } = couple;
    if (!does("flat", host.word)) return null;
    const plate = does("dish", host.word) ? pieceOf(host.id, host.word, PLATE, () => null) : null;
    const made = inlaid.compose(plate ? { ...couple, host: plate } : couple);
    if (!made || !plate) return made;
    const { behind, least } = made;
    return { host: made.host, guest: made.guest, least, ...(behind ? { behind } : {}) };
  },
};

const boxMiddle = ({ box }: Piece): Point => [box.x + box.width / 2, box.y + box.height / 2];

/** Where the body is deepest, on its axis where it has one. */
function middleOf(piece: Piece): Point {
  const { body, axis } = piece;
  const depth = depthsOf(bitsOf(solid(body)));
  const place = findPlace(depth, [[CENTRE, CENTRE]], { most: 1, least: 1, wall: 0.5, axis });
  return place ? [place.x, place.y] : boxMiddle(piece);
}

export const HOLLOW: readonly Operator[] = [
  cradled,
  emptied,
  { ...inlaid, bonds: ["within", "fused"] },
  onFlat,
];
