/** One thing on the other, wherever that one is highest: it touches it, a little before it. */

import { solid } from "../../geometry/form.ts";
import { bounds, rotation, transform } from "../../geometry/path.ts";
import { longAxisOf } from "./crossed.ts";
import { laidOver, tidied } from "./layered.ts";
import { does, hasFace } from "./manners.ts";
import type { Couple, Operator } from "./operator.ts";
import { bitsOf, type Piece, pieceOf, SIDE, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";
import { topOf, withoutSteam } from "./skyline.ts";

/** The guest over the host, by the sides of squares as large as their boxes, and no wider than this share of it. */
const SECOND = 0.8;
const WIDEST = 0.96;
/** How far it comes down before its host, of its own height; on a seat it sits deeper. */
const SUNK = 0.1;
/** Share of the host that must still be seen. */
const LEFT = 0.7;
/** How far off the middle it may stand, of the host's width, and what a unit of that costs in units of height. */
const ASIDE = 0.34;
const COST = 0.5;
/** Columns that are this near to what lies under them bear the guest. */
const NEAR = 1.2;
/** How much more often a column bears it, the better: units of height for the whole foot. */
const BEARING = 3;

const FLIP = [1, 0, 0, -1, 0, 2 * CENTRE] as const;

/** The column and the height at which the guest comes to rest on the host, the broadest support first. */
function restOn(
  host: readonly (number | null)[],
  guest: Piece,
  scale: number,
  middle: number,
  reach: number,
) {
  const centred = transform(guest.path, matrixOf({ scale, x: CENTRE, y: CENTRE }));
  const under = topOf(bitsOf(solid(transform(centred, FLIP)))).map((row) =>
    row === null ? null : SIDE - row,
  );
  const width = under.filter((row) => row !== null).length;
  let best: { readonly x: number; readonly y: number; readonly cost: number } | null = null;
  const steps = Math.floor(reach / UNIT);
  for (let step = -steps; step <= steps; step++) {
    const along = Math.round((middle - CENTRE) / UNIT) + step;
    const rooms = under.flatMap((low, column) => {
      const top = host[column + along];
      return low === null || top === null || top === undefined ? [] : [top - low];
    });
    if (rooms.length === 0) continue;
    const drop = Math.min(...rooms);
    const bearing = rooms.filter((room) => room - drop <= NEAR / UNIT).length / width;
    const cost = COST * Math.abs(step) * UNIT - drop * UNIT * 0.4 - BEARING * bearing;
    if (!best || cost < best.cost) best = { x: CENTRE + along * UNIT, y: CENTRE + drop * UNIT, cost };
  }
  return best;
}

/** What is long and lies when something is on it: a board, a branch. */
export function lying(host: Piece): Piece {
  if (!does("lying", host.word)) return host;
  const { degrees, long } = longAxisOf(host);
  if (long < 1.6) return host;
  const turned = transform(host.path, rotation(-degrees, CENTRE, CENTRE));
  return pieceOf(host.id, host.word, solid(turned), () => host.seen) ?? host;
}

function settle({ host: given, guest, traits }: Couple, deeper: number) {
  const host = lying(given);
  const standing = withoutSteam(host);
  const top = topOf(bitsOf(solid(standing)));
  const even =
    (SECOND * Math.sqrt(host.box.width * host.box.height)) / Math.sqrt(guest.box.width * guest.box.height);
  const widest = (WIDEST * Math.max(host.box.width, host.box.height * 0.7)) / guest.box.width;
  const scale = Math.min(1, even, widest);
  const middle = host.axis ?? host.box.x + host.box.width / 2;
  const place = restOn(top, guest, scale, middle, host.axis === null ? ASIDE * host.box.width : 0);
  if (!place) return null;
  const height = guest.box.height * scale;
  for (const sunk of [deeper, deeper / 2, 0.04]) {
    const matrix = matrixOf({ scale, x: place.x, y: place.y + sunk * height });
    const made = laidOver(host, guest, matrix, traits.gap * 0.8, standing);
    if (made.left >= LEFT) return { made, scale, top: bounds(transform(guest.path, matrix)) };
  }
  return null;
}

const settled: Operator = {
  id: "settled",
  phrase: "on",
  promise: 0.76,
  bonds: ["atop"],
  whole: 0,
  isAsked: true,
  isOverlaid: true,
  compose: (couple) => {
    const { host, guest } = couple;
    if (does("hovering", guest.word) || does("covering", guest.word)) return null;
    if (does("flat", host.word)) return null;
    const found = settle(couple, hasFace(guest.word) ? SUNK : SUNK * 0.8);
    return found && { ...tidied(found.made), least: found.scale * 0.8 };
  },
};

/** A hand has no mouth: what it holds is on it. */
const onHand: Operator = {
  ...settled,
  id: "on-hand",
  phrase: "held by",
  bonds: ["held"],
  compose: (couple) => (hasFace(couple.host.word) ? null : settled.compose(couple)),
};

export const SETTLED: readonly Operator[] = [settled, onHand];
