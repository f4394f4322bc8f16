/** One thing around the other: wound about it, in its arms, or as a wreath of it. */

import { cut, extent, type Form, grow, join, meet, solid } from "../../geometry/form.ts";
import { bounds, type Path, type Point, rotation, scaling, transform, warp } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { isCreature } from "../../lexicon/creatures.ts";
import { GRID } from "../family.ts";
import { longAxisOf } from "./crossed.ts";
import { isRing } from "./hollow.ts";
import { isLettered } from "./lettered.ts";
import { does, hasFace } from "./manners.ts";
import type { Operator } from "./operator.ts";
import { shareLeft } from "./overlaid.ts";
import { type Piece, pieceOf, SIDE, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";
import { ropeAround, type Staff, snakeAround, vineAround, type Wound } from "./winding.ts";

/** A long thing stands upright when something winds about it. */
const LONG = 1.5;

function upright(host: Piece): Piece {
  if (isLettered(host) || hasFace(host.word)) return host;
  const { degrees, long } = longAxisOf(host);
  const lean = Math.abs(((degrees + 90 + 360 + 90) % 180) - 90);
  if (long < LONG || lean < 4) return host;
  const turned = transform(host.path, rotation(-90 - degrees, CENTRE, CENTRE));
  return pieceOf(host.id, host.word, solid(turned), () => host.seen) ?? host;
}

/** How broad the host is, between two shares of its height, at most in the median row. */
function breadthOf({ bits, box }: Piece, from: number, to: number): number {
  const widths: number[] = [];
  for (
    let row = Math.round((box.y + from * box.height) / UNIT);
    row < (box.y + to * box.height) / UNIT;
    row++
  ) {
    const line = bits.subarray(row * SIDE, (row + 1) * SIDE);
    const [first, last] = [line.indexOf(1), line.lastIndexOf(1)];
    if (first >= 0) widths.push((last - first + 1) * UNIT);
  }
  return widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
}

/** The middle of a letter's stem: it is inked from the top to the foot. */
function stemOf(host: Piece): number | null {
  if (!isLettered(host)) return null;
  const { bits, box } = host;
  const columns = Array.from({ length: SIDE }, (_, column) => column).filter((column) => {
    let inked = 0;
    for (let row = 0; row < SIDE; row++) inked += bits[row * SIDE + column]!;
    return inked * UNIT > STEM * box.height;
  });
  const first = columns[0];
  if (first === undefined) return null;
  const last = columns.findIndex((column, at) => columns[at + 1] !== column + 1);
  return ((first + columns[last]! + 1) / 2) * UNIT;
}
const STEM = 0.9;

const drawnAround = (word: string, staff: Staff): Wound => {
  if (isCreature(word)) return snakeAround(staff);
  return does("growing", word) ? vineAround(staff) : ropeAround(staff);
};

const together = (paths: readonly Path[]): Form => join(...paths.map((path) => solid(path)));

const BOTH = ["host", "guest"] as const;

/** Share of the host that must still be seen. */
const LEFT = 0.5;
/** Around what is broader than this share of its height a thing goes once. */
const BROAD = 0.5;
/** And around what is slenderer than this twice. */
const SLENDER = 0.22;
/** From so much wider than high on nothing winds about a host. */
const WIDE = 1.15;

const wound: Operator = {
  id: "wound",
  phrase: "around",
  promise: 0.96,
  bonds: ["around"],
  whole: 0,
  isAsked: true,
  isFirst: true,
  isOverlaid: true,
  compose: ({ host: given, guest, traits }) => {
    if (!does("winding", guest.word)) return null;
    const host = upright(given);
    const { x, y, width, height } = host.box;
    if (width > WIDE * height) return null;
    const broad = isLettered(host) ? 0.2 * width : breadthOf(host, 0.3, 0.85);
    const thick = Math.min(3, Math.max(2, 0.1 * height));
    const isBroad = broad > BROAD * height;
    const isSlender = broad < SLENDER * height;
    const staff: Staff = {
      x: stemOf(host) ?? host.axis ?? x + width / 2,
      top: y + (isBroad ? 0.3 : 0.2) * height,
      bottom: y + (isBroad ? 0.86 : 0.94) * height,
      halves: isSlender ? 4 : 3,
      reach: Math.min(0.62 * height, Math.max(0.2 * height, broad / 2 + thick * 0.9)),
      band: thick,
    };
    const { before, behind } = drawnAround(guest.word, staff);
    const front = together(before);
    const back = cut(together(behind), grow(solid(host.body), traits.gap * 0.6));
    const left = cut(solid(host.path), grow(front, traits.gap * 0.6));
    if (shareLeft(left, solid(host.path)) < LEFT) return null;
    const guestForm = join(front, back);
    return { host: left, guest: guestForm, crumbs: BOTH, least: 0.6 };
  },
};

/** How large it is over its host, and how far above the host's middle, of the host's height: what holds something has it below its head. */
const LARGER = [1.25, 1.1] as const;
const RAISED = [0.1, 0.25, 0.38, 0] as const;
/** Share of each that must still be seen. */
const STILL_SEEN = 0.58;

/** Above the middle it is behind its host, below it is before it. */
const entwined: Operator = {
  id: "entwined",
  phrase: "around",
  promise: 0.8,
  bonds: ["around"],
  whole: 0,
  isAsked: true,
  isOverlaid: true,
  compose: ({ host, guest, traits }) => {
    if (does("winding", guest.word) || isLettered(host)) return null;
    if (!does("clinging", guest.word)) return null;
    const { x, y, width, height } = host.box;
    for (const larger of LARGER)
      for (const raised of RAISED) {
        const scale = larger * Math.sqrt((width * height) / (guest.box.width * guest.box.height));
        const place = { scale, x: x + width / 2, y: y + (0.5 - raised) * height };
        const over = solid(transform(guest.path, matrixOf(place)));
        const body = solid(transform(guest.body, matrixOf(place)));
        const parting = y + 0.52 * height;
        const below = rect(-GRID, parting, 3 * GRID, 3 * GRID);
        const above = rect(-GRID, -2 * GRID, 3 * GRID, 2 * GRID + parting);
        const wall = traits.gap * 0.7;
        const left = cut(solid(host.path), grow(meet(body, below), wall));
        const other = cut(over, grow(meet(solid(host.body), above), wall));
        const [one, two] = [shareLeft(left, solid(host.path)), shareLeft(other, over)];
        if (Math.min(one, two) < STILL_SEEN || one + two > 1.94) continue;
        const { width: wide, height: high } = extent(over);
        return {
          host: left,
          guest: other,
          crumbs: BOTH,
          least: Math.min(1, Math.max(width, height) / Math.max(wide, high)),
          promise: 0.1 * (Math.min(one, two) - STILL_SEEN),
        };
      }
    return null;
  },
};

/** The circle that goes around the host, how broad what lies on it is at most, and how far up from its foot a branch reaches, in degrees. */
const WREATH = { radius: 9.2, broad: 5.6, rises: 152, apart: 7 };
/** From so much longer than broad on two are bent to a wreath; of others so many stand around, each so large. */
const BENT = 1.6;
const COPIES = { count: 8, size: 5.4 };

/** Units between the points of a straight line that is bent. */
const STEP = 2;

/** Outlines with long straight lines in short ones, which can be bent. */
export const inSteps = (path: Path): Path =>
  path.map(({ from, segments }) => {
    let [x, y] = from;
    return {
      from,
      // The line that closes an outline is not among its segments.
      segments: [...segments, from].flatMap((segment) => {
        const [startX, startY] = [x, y];
        [x, y] = segment.slice(-2) as [number, number];
        if (segment.length > 2) return [segment];
        const count = Math.max(1, Math.ceil(Math.hypot(x - startX, y - startY) / STEP));
        return Array.from({ length: count }, (_, at): Point => {
          const share = (at + 1) / count;
          return [startX + share * (x - startX), startY + share * (y - startY)];
        });
      }),
    };
  });

/** A long thing upright, bent along one side of a circle from the foot up, and its mirror image. */
function branches(guest: Piece, degrees: number): readonly Path[] {
  const upright = transform(guest.path, rotation(-degrees - 90, CENTRE, CENTRE));
  const { x, y, width, height } = bounds(upright);
  const breadth = Math.min(1, WREATH.broad / width);
  const bent = warp(inSteps(upright), ([px, py]): Point => {
    const along = (y + height - py) / height;
    const angle = ((WREATH.apart + along * WREATH.rises) * Math.PI) / 180;
    const radius = WREATH.radius - (px - x - width / 2) * breadth;
    return [CENTRE - radius * Math.sin(angle), CENTRE + radius * Math.cos(angle)];
  });
  return [bent, transform(bent, scaling(-1, 1, CENTRE, 0))];
}

/** Flowers or stars that stand on a circle. */
function ringOf(guest: Piece): readonly Path[] {
  const { width, height } = guest.box;
  const scale = COPIES.size / Math.max(width, height);
  return Array.from({ length: COPIES.count }, (_, at) => {
    const angle = ((at + 0.5) * 2 * Math.PI) / COPIES.count;
    const [x, y] = [CENTRE + WREATH.radius * Math.sin(angle), CENTRE - WREATH.radius * Math.cos(angle)];
    return transform(guest.path, matrixOf({ scale, x, y }));
  });
}

/** A few that go around another: how large they are and how far out, of the grid, and how large what is in their middle is. */
const ROUND = { size: 0.44, radius: 0.4, middle: 0.4 };

/** Two to five of a thing on a circle about another, each turned on from the one before. */
const circling: Operator = {
  id: "circling",
  phrase: "around",
  promise: 0.9,
  bonds: ["around"],
  whole: 0,
  legible: 0.2,
  isAsked: true,
  isApart: true,
  compose: ({ host, guest }) => {
    const [copy] = guest.many?.copies ?? [];
    if (!guest.many || !copy || host.many) return null;
    const { count } = guest.many.wish;
    const own = bounds(copy);
    const scale = (ROUND.size * GRID) / Math.max(own.width, own.height);
    const first = transform(copy, [
      scale,
      0,
      0,
      scale,
      CENTRE - (own.x + own.width / 2) * scale,
      CENTRE - ROUND.radius * GRID - (own.y + own.height / 2) * scale,
    ]);
    const copies = Array.from({ length: count }, (_, at) =>
      transform(first, rotation((at * 360) / count, CENTRE, CENTRE)),
    );
    const inner = (ROUND.middle * GRID) / Math.max(host.box.width, host.box.height);
    return {
      host: solid(transform(host.path, matrixOf({ scale: inner, x: CENTRE, y: CENTRE }))),
      guest: together(copies),
      one: solid(copies[0]!),
      least: 0.25,
    };
  },
};

/** Branches, ears, flowers or stars all around it. */
const wreathed: Operator = {
  id: "wreathed",
  phrase: "all around",
  promise: 0.84,
  bonds: ["around"],
  whole: 0,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    // A wreath goes around by itself.
    if (does("winding", guest.word) || hasFace(guest.word) || isRing(guest)) return null;
    const { degrees, long } = longAxisOf(guest);
    const isBent = long > BENT;
    const copies = isBent ? branches(guest, degrees) : ringOf(guest);
    const broad = isBent ? Math.min(WREATH.broad, guest.box.width, guest.box.height) : COPIES.size;
    const room = 2 * (WREATH.radius - broad / 2 - traits.gap * 0.8);
    const { width, height } = host.box;
    const size = room / Math.max(width, height, 0.86 * Math.hypot(width, height));
    return {
      host: solid(transform(host.path, matrixOf({ scale: size, x: CENTRE, y: CENTRE }))),
      guest: together(copies),
      one: solid(copies[0]!),
      least: Math.max(0.32, size),
    };
  },
};

export const AROUND: readonly Operator[] = [circling, wound, entwined, wreathed];
