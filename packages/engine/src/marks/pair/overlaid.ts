/** Two things on one place: the one before the other, or half of each on one axis. */

import { cut, extent, type Form, grow, meet, move, solid } from "../../geometry/form.ts";
import { bounds, contourAreas, type Matrix, type Path, transform } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { ink, rasterise, squareAround } from "../../geometry/raster.ts";
import { resolve } from "../../geometry/resolve.ts";
import { GRID } from "../family.ts";
import { does } from "./manners.ts";
import type { Operator } from "./operator.ts";
import { leanOf, type Piece, SIDE, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";

/** What can be half hidden is as full as this, and one piece. */
const FULL = 0.45;
const MOST_PARTS = 3;
/** How much smaller the one in front is than the one behind, and how much lower it stands, of the grid. */
const BEFORE = 0.8;
const LOWER = 0.26;
/** Share of the one behind that must still be seen. */
const STILL_SEEN = 0.42;

const FRONT: Matrix = matrixOf({ scale: BEFORE, x: CENTRE, y: CENTRE + LOWER * GRID });

/** What is seen of a thing behind another, from which it is parted by a gap. */
export const seenBehind = (whole: Path, front: Path, gap: number): Form =>
  withoutCrumbs(cut(solid(whole), grow(solid(front), gap)));

const before: Operator = {
  id: "before",
  phrase: "behind",
  promise: 0.68,
  bonds: ["behind"],
  whole: 0,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    if (does("hovering", guest.word)) return null;
    if (guest.ink < FULL || guest.path.length > MOST_PARTS) return null;
    const front = move(host.path, FRONT);
    const behind = seenBehind(guest.path, transform(host.body, FRONT), traits.gap);
    const left = shareLeft(behind, solid(guest.path));
    return left < STILL_SEEN ? null : { host: front, guest: behind, cuts: ["guest"], least: 0.6 };
  },
};

/** How much of a form is left of what it was. */
export function shareLeft(left: Form, whole: Form): number {
  const frame = squareAround(extent(whole));
  const [now, before] = [left, whole].map((form) => ink(rasterise(form, SIDE, frame).bits));
  return now! / Math.max(1, before!);
}

/** The side of what stands in the sky over that of a square as large as its host's box: the smallest that shows enough of it. */
const SKY = [1.16, 1.3, 1.45, 1.6] as const;
/** Where its middle is: of the host's height from above, and no lower than this share of its own size over the host's foot. */
const RISEN = 0.4;
const OVER_FOOT = 0.54;
/** As much as this of it is known without being looked at again. */
const KNOWN = 0.5;

/** A sun of more parts than this is a wheel behind whatever stands before it. */
const MOST_RAYS = 9;

/** Share of the largest part below which what is left of a thing is a crumb. */
const CRUMB = 0.03;

export function withoutCrumbs(form: Form): Form {
  const path = resolve(form);
  const areas = contourAreas(path).map(Math.abs);
  return solid(path.filter((_, at) => areas[at]! >= CRUMB * Math.max(...areas)));
}

/** Where a moon or a sun may stand behind its host, the smallest first. */
function inTheSky(host: Piece, guest: Piece): readonly Path[] {
  const { x, y, width, height } = bounds(host.body);
  return SKY.map((share) => {
    const side = share * Math.sqrt(width * height);
    const scale = side / Math.max(guest.box.width, guest.box.height);
    const middle = Math.min(y + RISEN * height, y + height - OVER_FOOT * guest.box.height * scale);
    const aside = x + width / 2 + leanOf(guest) * scale;
    return transform(guest.path, matrixOf({ scale, x: aside, y: middle }));
  });
}

/** Where host and guest may have been drawn whole, before the host hid some of the guest. */
export function wholeBehind(
  operator: string,
  host: Piece,
  guest: Piece,
): readonly (readonly [front: Path, behind: Path])[] {
  if (operator === before.id) return [[transform(host.path, FRONT), guest.path]];
  return operator === backed.id ? inTheSky(host, guest).map((behind) => [host.path, behind] as const) : [];
}

/** A moon or a sun behind its host, larger than it, with ground between the two; the host stands in a crescent's bay. */
const backed: Operator = {
  id: "backed",
  phrase: "behind",
  promise: 0.8,
  bonds: ["behind"],
  whole: 0,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    if (!does("hovering", guest.word) || guest.path.length > MOST_RAYS) return null;
    for (const placed of inTheSky(host, guest)) {
      const behind = seenBehind(placed, host.body, traits.gap);
      if (shareLeft(behind, solid(placed)) >= KNOWN)
        return { host: solid(host.path), guest: behind, least: 0.6 };
    }
    return null;
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

export const OVERLAID: readonly Operator[] = [backed, before, halves];
