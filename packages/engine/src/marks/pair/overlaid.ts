/** Two things on one place: the one before the other, or half of each on one axis. */

import { cut, extent, type Form, meet, move, solid } from "../../geometry/form.ts";
import { depths, holds } from "../../geometry/nesting.ts";
import { bounds, contourAreas, flatten, type Matrix, type Path, transform } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { ink, rasterise, squareAround } from "../../geometry/raster.ts";
import { resolve } from "../../geometry/resolve.ts";
import { GRID } from "../family.ts";
import { does } from "./manners.ts";
import type { Operator } from "./operator.ts";
import { leanOf, type Piece, SIDE, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";
import { largestOf } from "./skyline.ts";

/** What can be half hidden is as full as this, and one piece. */
const FULL = 0.45;
const MOST_PARTS = 3;
/** What is open shows what is before it: a solid thing is plainer behind another. */
export const OPEN = 0.06;
/** How much smaller the one in front is than the one behind, and how much lower it stands, of the grid. */
const BEFORE = 0.8;
const LOWER = 0.26;
/** Share of the one behind that must still be seen. */
const STILL_SEEN = 0.42;

const FRONT: Matrix = matrixOf({ scale: BEFORE, x: CENTRE, y: CENTRE + LOWER * GRID });

/** What is seen of a thing behind another, from which it is parted by a gap. */
export const seenBehind = (whole: Path, front: Path, gap: number): Form =>
  withoutCrumbs(cut(solid(whole), haloOf(front, gap)));

const HALOS = new WeakMap<Path, Form & { readonly op: "grow" }>();

/** What is in front with the ground around it: one Form for all that may be behind it, whose outlines are then found once. */
function haloOf(front: Path, gap: number): Form {
  const known = HALOS.get(front);
  if (known?.by === gap) return known;
  const halo = { op: "grow", of: solid(front), by: gap } as const;
  HALOS.set(front, halo);
  return halo;
}

/** On a bitmap, so much less than enough is surely too little: that is told in a tenth of the time. */
const SURELY = 0.1;

/** Whether surely less than this share of a thing is seen behind another. */
export const isSurelyHidden = (whole: Path, front: Path, gap: number, share: number): boolean =>
  shareLeft(cut(solid(whole), haloOf(front, gap)), solid(whole)) < share - SURELY;

const before: Operator = {
  id: "before",
  phrase: "behind",
  promise: 0.68,
  bonds: ["behind"],
  whole: 0,
  isAsked: true,
  isOverlaid: true,
  compose: ({ host, guest, traits }) => {
    if (does("hovering", guest.word)) return null;
    if (guest.ink < FULL || guest.path.length > MOST_PARTS) return null;
    const front = move(host.path, FRONT);
    const body = transform(host.body, FRONT);
    if (isSurelyHidden(guest.path, body, traits.gap, STILL_SEEN)) return null;
    const behind = seenBehind(guest.path, body, traits.gap);
    const left = shareLeft(behind, solid(guest.path));
    if (left < STILL_SEEN) return null;
    const promise = -OPEN * Math.min(2, guest.holes.length);
    return {
      host: front,
      guest: behind,
      crumbs: ["guest"],
      cuts: ["guest"],
      behind: { which: "guest", whole: guest.path, gap: traits.gap },
      least: 0.6,
      promise,
    };
  },
};

/** How much of a form is left of what it was. */
export function shareLeft(left: Form, whole: Form): number {
  const frame = squareAround(extent(whole));
  const [now, before] = [left, whole].map((form) => ink(rasterise(form, SIDE, frame).bits));
  return now! / Math.max(1, before!);
}

/** The side of what stands in the sky over that of a square as large as its host's box: the smallest that shows enough of it. */
const SKY = [1.16, 1.3, 1.45, 1.6, 1.8, 2] as const;
/** Where its middle is: of the host's height from above, and no lower than this share of its own size over the host's foot. */
const RISEN = 0.4;
const OVER_FOOT = 0.54;
/** As much as this of it is known without being looked at again. */
const KNOWN = 0.5;

/** What is in many parts is plainer whole. */
const PART = 0.012;
/** Of the grid, the least that the disc of a sun with rays fills. */
const DISC = 0.08;

/** A sun of more parts than this is a wheel behind whatever stands before it. */
const MOST_RAYS = 9;

/** Share of the largest part below which what is left of a thing is a crumb. */
const CRUMB = 0.05;

/** Scraps go with all that is in them; what is open in the rest is no scrap, but an eye. */
export function withoutCrumbs(form: Form): Form {
  const path = resolve(form);
  const areas = contourAreas(path).map(Math.abs);
  const least = CRUMB * Math.max(...areas);
  const deep = depths(path);
  const isScrap = path.map((_, at) => deep[at] === 0 && areas[at]! < least);
  const scraps = flatten(
    path.filter((_, at) => isScrap[at]),
    4,
  );
  return solid(path.filter(({ from }, at) => !isScrap[at] && !scraps.some((scrap) => holds(scrap, from))));
}

/** What stands in the sky: behind something the disc is the sun, and its rays are spokes. Null for what is neither. */
function skyPath(guest: Piece): Path | null {
  if (!does("hovering", guest.word)) return null;
  if (guest.path.length <= MOST_RAYS) return guest.path;
  const disc = [largestOf(guest.body)];
  return contourAreas(disc)[0]! < DISC * GRID * GRID ? null : disc;
}

/** Where a moon or a sun may stand behind its host, the smallest first. */
function inTheSky(host: Piece, guest: Piece, path: Path): readonly Path[] {
  const { x, y, width, height } = bounds(host.body);
  const own = bounds(path);
  return SKY.map((share) => {
    const side = share * Math.sqrt(width * height);
    const scale = side / Math.max(own.width, own.height);
    const middle = Math.min(y + RISEN * height, y + height - OVER_FOOT * own.height * scale);
    const aside = x + width / 2 + (path === guest.path ? leanOf(guest) * scale : 0);
    return transform(path, matrixOf({ scale, x: aside, y: middle }));
  });
}

/** Where host and guest may have been drawn whole, before the host hid some of the guest: of marks that do not tell it, drawn before they did. */
export function wholeBehind(
  operator: string,
  host: Piece,
  guest: Piece,
): readonly (readonly [front: Path, behind: Path])[] {
  if (operator === before.id) return [[transform(host.path, FRONT), guest.path]];
  const path = operator === backed.id ? skyPath(guest) : null;
  return path ? inTheSky(host, guest, path).map((behind) => [host.path, behind] as const) : [];
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
    const path = skyPath(guest);
    if (!path) return null;
    for (const placed of inTheSky(host, guest, path)) {
      if (isSurelyHidden(placed, host.body, traits.gap, KNOWN)) continue;
      const behind = seenBehind(placed, host.body, traits.gap);
      if (shareLeft(behind, solid(placed)) >= KNOWN)
        return {
          host: solid(host.path),
          guest: behind,
          crumbs: ["guest"],
          behind: { which: "guest", whole: placed, gap: traits.gap },
          least: 0.6,
          promise: PART * (1 - path.length),
        };
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
