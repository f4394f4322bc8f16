/** A thing that comes to a drawing which stays as it is: above or below it, beside it, or as a hole in its ink. */

import { extent, type Form, move } from "../../geometry/form.ts";
import { bounds, type Matrix, type Path, transform } from "../../geometry/path.ts";
import type { Bond, MarkPlace } from "../../vocabulary.ts";
import { mirrorAxis } from "../anatomy.ts";
import { GRID } from "../family.ts";
import { bitsOf, depthsOf, type Piece, SIDE, UNIT } from "./piece.ts";
import { CENTRE, findPlace, matrixOf, type Place } from "./place.ts";

export interface Added {
  /** The guest's outlines, in the host's own coordinates. */
  readonly guest: Path;
  readonly isHole: boolean;
  /** How the Report tells it, between the guest and the host. */
  readonly phrase: string;
}

/** Of the host's longer side: what is added is the smaller of the two, and large enough to be seen. */
const SIZE = { most: 0.52, least: 0.34 };
/** The same for a hole, which finds what room there is. */
const HOLE = { most: 0.5, least: 0.26 };
/** How far what stands above may reach down beside a host, of its height: lower it would be beside it. */
const REACH = 0.42;
/** How much better a place in the middle is than one to the side: units of sinking for one unit away. */
const ASIDE = 0.35;

/** Turns of the grid after which the guest comes from above; each is its own way back but the last, which `BACK` undoes. */
const TURNS: { readonly [side in MarkPlace]: Matrix } = {
  above: [1, 0, 0, 1, 0, 0],
  below: [1, 0, 0, -1, 0, GRID],
  left: [0, 1, 1, 0, 0, 0],
  right: [0, -1, 1, 0, 0, GRID],
};
const BACK: { readonly [side in MarkPlace]: (x: number, y: number) => readonly [number, number] } = {
  above: (x, y) => [x, y],
  below: (x, y) => [x, GRID - y],
  left: (x, y) => [y, x],
  right: (x, y) => [GRID - y, x],
};

const PHRASES: { readonly [side in MarkPlace]: string } = {
  above: "above",
  below: "under",
  left: "beside",
  right: "beside",
};

/** Where a thing stands that is joined in this way; null where it is a hole or part of the other's outline. */
const SIDES: { readonly [how in Bond | MarkPlace]: MarkPlace | null } = {
  above: "above",
  atop: "above",
  grown: "above",
  steam: "above",
  under: "below",
  below: "below",
  left: "left",
  right: "right",
  with: "right",
  held: "right",
  within: null,
  behind: null,
  before: null,
  hanging: "below",
  climbing: null,
  around: null,
  part: null,
  fused: null,
  crossed: null,
  beside: "right",
  between: null,
  made: null,
  copies: "right",
};

/**
 * `isField`: whether the host is a field with its picture as a hole, inside which the guest stands too. Null where the two
 * cannot be joined in this way with the host as it is.
 */
export function addedTo(
  host: Form,
  guest: Piece,
  { how, gap, isField }: { readonly how: Bond | MarkPlace; readonly gap: number; readonly isField: boolean },
): Added | null {
  const box = extent(host);
  const scale = GRID / Math.max(box.width, box.height, 1e-6);
  const onGrid: Matrix = [
    scale,
    0,
    0,
    scale,
    CENTRE - (box.x + box.width / 2) * scale,
    CENTRE - (box.y + box.height / 2) * scale,
  ];
  const drawn = move(host, onGrid);
  const side = SIDES[how];
  const place =
    how === "within" || isField
      ? holeIn(drawn, guest, side, gap)
      : side && restingOn(drawn, guest, side, gap);
  if (!place) return null;
  const home: Matrix = [1 / scale, 0, 0, 1 / scale, -onGrid[4] / scale, -onGrid[5] / scale];
  return {
    guest: transform(transform(guest.path, matrixOf(place)), home),
    isHole: how === "within" || isField,
    phrase: side ? PHRASES[side] : "in",
  };
}

/** The largest place in a host's ink, in the half that is named where one is. */
function holeIn(host: Form, guest: Piece, side: MarkPlace | null, gap: number): Place | null {
  const depth = depthsOf(bitsOf(host));
  const axis = mirrorAxis(host);
  const how = { ...HOLE, wall: gap * 0.6, axis: side === "left" || side === "right" ? null : axis };
  const isThere: { readonly [side in MarkPlace]: (x: number, y: number) => boolean } = {
    above: (_, y) => y < SIDE / 2,
    below: (_, y) => y >= SIDE / 2,
    left: (x) => x < SIDE / 2,
    right: (x) => x >= SIDE / 2,
  };
  const within = side
    ? depth.map((deep, at) => (isThere[side](at % SIDE, Math.floor(at / SIDE)) ? deep : 0))
    : depth;
  return findPlace(within, guest.edge, how);
}

/** Where the guest comes to rest as it nears the host from a side: as near as the gap allows, and rather in the middle. */
function restingOn(host: Form, guest: Piece, side: MarkPlace, gap: number): Place | null {
  const turn = TURNS[side];
  const under = move(host, turn);
  const { x, width, y, height } = extent(under);
  const turned = transform(guest.path, turn);
  const around = bounds(turned);
  const scale = Math.max(SIZE.least, Math.min(SIZE.most, (1.1 * width) / around.width));
  const foot = profileOf(
    bitsOf(
      move(transform(turned, [scale, 0, 0, scale, CENTRE * (1 - scale), CENTRE * (1 - scale)]), IDENTITY),
    ),
    "lowest",
  );
  const top = widened(profileOf(bitsOf(under), "highest"), Math.round(gap / UNIT));
  const middle = x + width / 2;
  const isBeside = side === "left" || side === "right";
  // Two things side by side stand on one ground, which lies to the right after the turn.
  const grounded = x + width - (around.width * scale) / 2;
  const axis = side === "above" || side === "below" ? mirrorAxis(host) : null;
  const room = Math.max(0, (width - around.width * scale) / 2);
  const tried = isBeside
    ? [grounded]
    : axis !== null
      ? [axis]
      : Array.from(
          { length: 2 * Math.floor(room / UNIT) + 1 },
          (_, at) => middle + (at - Math.floor(room / UNIT)) * UNIT,
        );
  const lowest = y + REACH * height - (around.height * scale) / 2;
  let best: { readonly at: readonly [number, number]; readonly cost: number } | null = null;
  for (const along of tried) {
    const rest = restAt(top, foot, Math.round((along - CENTRE) / UNIT));
    if (rest === null) continue;
    const down = Math.min(CENTRE + rest * UNIT - gap, lowest);
    const cost = ASIDE * Math.abs(along - middle) - down;
    if (!best || cost < best.cost) best = { at: [along, down], cost };
  }
  if (!best) return null;
  const [atX, atY] = BACK[side](...best.at);
  return { scale, x: atX, y: atY };
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Of each column the row where the ink begins or ends, or null where there is none. */
function profileOf(bits: Uint8Array, end: "highest" | "lowest"): readonly (number | null)[] {
  return Array.from({ length: SIDE }, (_, column) => {
    for (let at = 0; at < SIDE; at++) {
      const row = end === "highest" ? at : SIDE - 1 - at;
      if (bits[row * SIDE + column]) return row;
    }
    return null;
  });
}

/** What stands near a column counts as standing in it. */
const widened = (rows: readonly (number | null)[], by: number): readonly (number | null)[] =>
  rows.map((_, at) => {
    const near = rows.slice(Math.max(0, at - by), at + by + 1).filter((row) => row !== null);
    return near.length > 0 ? Math.min(...near) : null;
  });

/** How far a foot that is moved along by some columns may come down, in rows; null where nothing is under it. */
function restAt(
  top: readonly (number | null)[],
  foot: readonly (number | null)[],
  along: number,
): number | null {
  const rests = foot.flatMap((low, column) => {
    const under = top[column + along];
    return low === null || under === null || under === undefined ? [] : [under - low];
  });
  return rests.length > 0 ? Math.min(...rests) : null;
}
