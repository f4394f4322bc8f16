/** One thing joined to the other: carried by it, grown from it, in the place of its head, or as its wings. */

import { cut, type Form, grow, meet, solid } from "../../geometry/form.ts";
import { bounds, type Path, transform } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { ink, rasterise, squareAround } from "../../geometry/raster.ts";
import { GRID } from "../family.ts";
import { does, hasFace } from "./manners.ts";
import type { Couple, Operator } from "./operator.ts";
import { flipped, leanOf, type Piece, SIDE, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";
import { skyline, withoutSteam } from "./skyline.ts";

/** Where a guest's foot stands: the columns that reach down to within this share of its height. */
const FOOT = 0.1;

function footOf({ edge, box }: Piece): { readonly left: number; readonly right: number } {
  // The edge is only some of its points, and none of them may lie in the lowest tenth.
  const low = Math.min(box.y + box.height * (1 - FOOT), Math.max(...edge.map(([, y]) => y)));
  const xs = edge.filter(([, y]) => y >= low).map(([x]) => x);
  return { left: Math.min(...xs) - CENTRE, right: Math.max(...xs) - CENTRE };
}

interface Seat {
  readonly x: number;
  /** Where the lowest column under the foot begins, and how far the others are above it. */
  readonly y: number;
  readonly sunk: number;
}

/** A back is level: under a foot it falls by no more than this share of the foot's width. */
const SLOPE = 0.34;
/** A foot is at least this wide on what is carried: on a tip nothing stands. */
const LEAST_FOOT = 2;
/** How much better a place in the middle is than one to the side: one unit of sinking for this many units away. */
const ASIDE = 0.5;
/** Steps on a host lower than this share of its height carry nothing. */
const LOWEST_SEAT = 0.62;

/** Where on its host's back a foot of this width stands best. */
function seatFor(host: Piece, left: number, right: number): Seat | null {
  const top = skyline(host);
  const middle = host.axis ?? host.box.x + host.box.width / 2;
  let best: Seat | null = null;
  let cost = Number.POSITIVE_INFINITY;
  for (let x = host.box.x - left; x <= host.box.x + host.box.width - right; x += UNIT) {
    const under = top.slice(Math.floor((x + left) / UNIT), Math.ceil((x + right) / UNIT) + 1);
    if (under.length === 0 || under.some((row) => row === null)) continue;
    const rows = under as readonly number[];
    const [high, low] = [Math.min(...rows) * UNIT, Math.max(...rows) * UNIT];
    if (
      low - high > SLOPE * Math.max(LEAST_FOOT, right - left) ||
      low > host.box.y + host.box.height * LOWEST_SEAT
    )
      continue;
    // Between its ears, or on one of them, nothing stands on a creature: that is its face.
    if (hasFace(host.word) && (low - high > EARS || isFlanked(top, x + left, x + right, low))) continue;
    const here = low - high + ASIDE * Math.abs(x + (left + right) / 2 - middle);
    if (here < cost) [best, cost] = [{ x, y: low, sunk: low - high }, here];
  }
  return best;
}

/** How far what rises on both sides of a seat is above it, in units. */
const EARS = 1.2;

function isFlanked(top: readonly (number | null)[], left: number, right: number, seat: number): boolean {
  const rises = (rows: readonly (number | null)[]) =>
    rows.some((row) => row !== null && row * UNIT < seat - EARS);
  return rises(top.slice(0, Math.floor(left / UNIT))) && rises(top.slice(Math.ceil(right / UNIT) + 1));
}

/** Share of the guest that may be hidden by what it stands on. */
const HIDDEN = 0.14;

function shareWithin(form: Form, of: Path): number {
  const frame = squareAround(bounds(of));
  const whole = ink(rasterise(solid(of), SIDE, frame).bits);
  return whole === 0 ? 1 : ink(rasterise(meet(solid(of), form), SIDE, frame).bits) / whole;
}

/** The guest's longer side over the host's, the larger first: what finds a seat is taken. */
const CARRIED = [0.72, 0.62, 0.54] as const;

function seated(
  { host, guest }: Couple,
  deeper: number,
): { readonly placed: Path; readonly scale: number } | null {
  const foot = footOf(guest);
  for (const scale of CARRIED) {
    const seat = seatFor(host, foot.left * scale, foot.right * scale);
    if (!seat) continue;
    const bottom = guest.box.y + guest.box.height;
    const y = seat.y + deeper - (bottom - CENTRE) * scale;
    const placed = transform(guest.path, matrixOf({ scale, x: seat.x, y }));
    if (shareWithin(solid(host.body), placed) <= HIDDEN) return { placed, scale };
  }
  return null;
}

/** How far what stands on a back comes down into it, in units, and the least share of the narrower that touches. */
const SUNK = 0.3;
const CONTACT = 0.15;

/** Standing with more of its breadth than this, and what that costs. */
const BROAD = 0.55;
const GROWN_IN = -0.25;

/** From so much higher than broad on a creature is upright. */
const UPRIGHT = 1.05;

const carried: Operator = {
  id: "carried",
  phrase: "carried by",
  promise: 0.82,
  bonds: ["atop", "with"],
  whole: 0.45,
  compose: (couple) => {
    const { host, guest } = couple;
    // The moon stands over a mountain, and not on its peak; so does a roof over what it covers.
    if (does("hovering", guest.word) || does("covering", guest.word)) return null;
    // What lies has a back; of what sits or stands upright only the head is on top.
    if (hasFace(host.word) && host.box.height > UPRIGHT * host.box.width) return null;
    const found = seated(couple, SUNK);
    if (!found) return null;
    const foot = footOf(guest);
    const touching = (foot.right - foot.left) * found.scale;
    if (touching < CONTACT * Math.min(host.box.width, guest.box.width * found.scale)) return null;
    // A broad creature grows into what it stands on; in front of it, with ground between, both are plain.
    const isBroad = hasFace(guest.word) && touching > BROAD * guest.box.width * found.scale;
    const promise = isBroad ? GROWN_IN : 0;
    return { host: solid(withoutSteam(host)), guest: solid(found.placed), least: found.scale * 0.8, promise };
  },
};

/** How far a stem goes into what it grows from, in units. */
const ROOTED = 0.7;
const grown: Operator = {
  id: "grown",
  phrase: "growing from",
  promise: 0.82,
  bonds: ["grown", "atop", "part", "with"],
  whole: 0.45,
  compose: (couple) => {
    const { host, guest } = couple;
    if (!does("growing", guest.word)) return null;
    const found = seated(couple, ROOTED);
    return found && { host: solid(host.path), guest: solid(found.placed), least: found.scale * 0.8 };
  },
};

/** In a pot or a vase a plant grows out of it. */
const planted: Operator = {
  ...grown,
  id: "planted",
  bonds: ["within"],
  whole: 0,
  isAsked: true,
  isFirst: true,
  compose: (couple) => (does("open", couple.host.word) ? grown.compose(couple) : null),
};

/** Between these shares of a host's height its head ends. */
const HEAD = { least: 0.3, most: 0.78 };
/** What carries a head is narrower than this share of it. */
const NECK = 0.42;
/** How much larger than the head the guest may be. */
const LARGER = 1.22;

const headed: Operator = {
  id: "headed",
  phrase: "in the place of the head of",
  promise: 0.85,
  bonds: ["part", "fused"],
  whole: null,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    if (host.box.width > host.box.height) return null;
    const neck = neckOf(host);
    if (!neck) return null;
    const scale = Math.min(
      (LARGER * Math.max(neck.head, neck.y - host.box.y)) / Math.max(guest.box.width, guest.box.height),
      1,
    );
    const rest = cut(solid(host.path), rect(-GRID, -GRID, 3 * GRID, GRID + neck.y));
    const bottom = (guest.box.y + guest.box.height - CENTRE) * scale;
    const foot = footOf(guest);
    const x = neck.x - ((foot.left + foot.right) / 2) * scale;
    const at = (y: number) => solid(transform(guest.path, matrixOf({ scale, x, y: y - bottom })));
    return {
      host: rest,
      guest: at(neck.y + ROOTED),
      inTwo: { host: rest, guest: at(neck.y - traits.gap * 0.8) },
      cuts: ["host"],
      least: scale,
    };
  },
};

/** Where a host's neck begins, and how wide the head above it is; null where it has none. */
function neckOf({
  bits,
  box,
}: Piece): { readonly x: number; readonly y: number; readonly head: number } | null {
  let head = 0;
  for (let row = 0; row < SIDE; row++) {
    const line = bits.subarray(row * SIDE, (row + 1) * SIDE);
    const [first, last] = [line.indexOf(1), line.lastIndexOf(1)];
    const width = first < 0 ? 0 : (last - first + 1) * UNIT;
    const share = (row * UNIT - box.y) / box.height;
    if (share > HEAD.most) return null;
    if (share >= HEAD.least && width > 0 && width <= NECK * head)
      return { x: ((first + last + 1) / 2) * UNIT, y: row * UNIT, head };
    head = Math.max(head, width);
  }
  return null;
}

/** A wing's longer side over its host's height. */
const WING = 0.78;

const winged: Operator = {
  id: "winged",
  phrase: "on both sides of",
  promise: 0.9,
  bonds: ["atop", "part", "grown", "with"],
  whole: 0,
  isFirst: true,
  compose: ({ host, guest, traits }) => {
    if (!does("paired", guest.word)) return null;
    // The root of a wing, its heavier side, is turned to the host.
    const right = leanOf(guest) > 0 ? flipped(guest.path) : guest.path;
    const scale = (WING * host.box.height) / Math.max(guest.box.width, guest.box.height);
    const width = guest.box.width * scale;
    const middle = host.box.x + host.box.width / 2;
    const x = host.box.x + host.box.width + width / 2 - Math.min(width * 0.18, host.box.width * 0.12);
    const y = host.box.y + host.box.height * 0.46;
    const one = transform(right, matrixOf({ scale, x, y }));
    const other = transform(one, [-1, 0, 0, 1, 2 * middle, 0]);
    const around = grow(host.body, traits.gap * 0.9);
    return {
      host: solid(host.path),
      guest: cut(solid([...one, ...other]), around),
      one: cut(solid(one), around),
      cuts: ["guest"],
      least: scale * 0.7,
    };
  },
};

export const JOINED: readonly Operator[] = [winged, headed, grown, planted, carried];
