/** One thing that looks or comes out of the opening of the other. */

import { cut, type Form, grow, join, meet, solid } from "../../geometry/form.ts";
import { bounds, transform } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { GRID } from "../family.ts";
import { does, hasFace } from "./manners.ts";
import type { Composition, Couple, Operator } from "./operator.ts";
import { shareLeft } from "./overlaid.ts";
import { depthsOf, type Piece, SIDE, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";
import { largestOf } from "./skyline.ts";

interface Rim {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The first row in which a thing is inked in one stretch for so much of its width: handles and steam are no rim. */
function rimOf({ bits, body }: Piece, share: number): Rim | null {
  const { y, width, height } = bounds([largestOf(body)]);
  const last = Math.min(SIDE, Math.floor((y + LOWEST * height) / UNIT));
  const runAt = (row: number) => longestRun(bits.subarray(row * SIDE, (row + 1) * SIDE));
  let corners = 0;
  for (let row = Math.max(0, Math.floor(y / UNIT)); row < last; row++) {
    const [from, to] = runAt(row);
    if ((to - from) * UNIT < share * width) continue;
    const [left, right] = runAt(row + BENEATH);
    const beneath = bits.subarray((row + DEEPER) * SIDE + from, (row + DEEPER) * SIDE + to);
    // Under the top of a handle there is nothing.
    if (beneath.reduce((sum, bit) => sum + bit, 0) < ARCHED * (to - from)) continue;
    if (right - left <= ROUND * (to - from))
      return { x: ((from + to) / 2) * UNIT, y: row * UNIT, width: (to - from) * UNIT };
    if (++corners > CORNERS) return null;
  }
  return null;
}

/** Pixels between two inked ones that part nothing: a basket is woven. */
const WOVEN = 5;

function longestRun(line: Uint8Array): readonly [from: number, to: number] {
  let best: readonly [number, number] = [0, 0];
  let [from, to] = [-1, -1];
  for (let at = 0; at < line.length; at++) {
    if (!line[at]) continue;
    if (from < 0 || at - to > WOVEN) from = at;
    to = at + 1;
    if (to - from > best[1] - best[0]) best = [from, to];
  }
  return best;
}

/** What is this much wider so many pixels beneath has a round top, and no rim. */
const ROUND = 1.2;
const BENEATH = 4;
/** A rim has round corners so many pixels high. */
const CORNERS = 5;
/** Where less than this of it is inked so many pixels beneath, it is a handle's arch. */
const ARCHED = 0.36;
const DEEPER = 12;
/** An opening is in the upper part of what it opens. */
const LOWEST = 0.6;
/** How much of the thing's width a mouth takes that holds something, and how much a neck that something comes out of. */
const MOUTH = 0.5;
const NECK = 0.15;
/** And how much the rim takes in which something lies already. */
const WHOLE_MOUTH = 0.85;

/** The guest's largest size over the host's, and how much of the rim it may fill. */
const LARGEST = 0.9;
const FILLS = 0.94;
/** What rises above the rim and has less than this share of the ink is steam, or a lid, and makes room. */
const LID = 0.24;

function comingOut({ host, guest, traits }: Couple, rim: Rim, hidden: number, widest: number): Composition {
  const scale = Math.min(LARGEST, widest / guest.box.width);
  const bottom = (guest.box.y + guest.box.height - CENTRE) * scale;
  const y = rim.y + hidden * guest.box.height * scale - bottom;
  const placed = solid(transform(guest.path, matrixOf({ scale, x: rim.x, y })));
  const below = rect(rim.x - rim.width / 2, rim.y, rim.width, 3 * GRID);
  const inkIn = (bits: Uint8Array) => bits.reduce((sum, bit) => sum + bit, 0);
  const rises = host.bits.subarray(0, Math.round(rim.y / UNIT) * SIDE);
  const isHandle = Math.max(0, ...depthsOf(whole(rises))) * UNIT <= HANDLE && reaches(host, rim);
  const isOpen = !isHandle && inkIn(rises) < LID * inkIn(host.bits);
  // Eggs that lie in a nest stay there as a handle does, and the guest is before them.
  const stays = (isHandle || !isOpen) && inkIn(rises) > 0;
  const over = rect(-GRID, -GRID, 3 * GRID, GRID + rim.y);
  const [body, edge] = [host.path, host.body].map((path) => (isOpen ? cut(path, over) : solid(path)));
  if (stays) return beforeHandle({ host, guest, traits }, rim, placed, scale * (1 - hidden));
  return {
    host: body!,
    guest: cut(cut(placed, below), grow(edge!, traits.gap * 0.7)),
    cuts: ["guest", ...(isOpen ? (["host"] as const) : [])],
    least: scale * (1 - hidden),
  };
}

/** No thicker than this, in units from its middle, what rises from the rim is a handle: it stays, and the guest stands before it. */
const HANDLE = 1.7;

/** The bits of rows at the top, the others empty. */
function whole(rows: Uint8Array): Uint8Array {
  const bits = new Uint8Array(SIDE * SIDE);
  bits.set(rows);
  return bits;
}

/** Whether what rises stands on the rim: steam does not. */
function reaches({ bits }: Piece, rim: Rim): boolean {
  const row = Math.max(0, Math.round(rim.y / UNIT) - 2);
  return bits.subarray(row * SIDE, (row + 1) * SIDE).includes(1);
}

/** The guest before the handle and behind the rim. */
function beforeHandle({ host, traits }: Couple, rim: Rim, placed: Form, least: number): Composition {
  const over = rect(-GRID, -GRID, 3 * GRID, GRID + rim.y);
  const under = rect(-GRID, rim.y, 3 * GRID, 3 * GRID);
  const handle = meet(solid(host.path), over);
  const vessel = meet(solid(host.path), under);
  const guest = cut(cut(placed, under), grow(vessel, traits.gap * 0.7));
  const apart = cut(handle, grow(guest, traits.gap * 0.7));
  const left = join(apart, vessel);
  return {
    host: left,
    guest,
    cuts: shareLeft(left, solid(host.path)) < STILL_KNOWN ? ["guest", "host"] : ["guest"],
    least,
  };
}

/** With so much of it in sight a vessel is known with a guest before its handle. */
const STILL_KNOWN = 0.6;

/** Whether parts lie side by side over a rim: eggs in a nest, and no neck of a vase. */
function liesIn({ body }: Piece, rim: Rim): boolean {
  const over = body.map((contour) => bounds([contour])).filter(({ y, height }) => y + height <= rim.y + 1);
  return over.some((one) =>
    over.some((other) => other.x >= one.x + one.width && other.y < one.y + one.height),
  );
}

/** Deep in it, and hardly in it: the eye decides in which the guest is still known. */
const within = ([id, hidden, promise]: readonly [string, number, number]): Operator => ({
  id,
  phrase: "inside",
  promise,
  bonds: ["within"],
  whole: 0,
  isAsked: true,
  isFirst: true,
  compose: (couple) => {
    if (!does("open", couple.host.word)) return null;
    const rim = rimOf(couple.host, MOUTH);
    const lower = rimOf(couple.host, WHOLE_MOUTH);
    const isFilled = lower !== null && liesIn(couple.host, lower);
    const at = isFilled ? lower : rim;
    return at && comingOut(couple, at, hidden, FILLS * at.width);
  },
});

/** Out of a narrow neck, too, the guest comes as large as it is. */
const emerging: Operator = {
  id: "emerging",
  phrase: "coming out of",
  promise: 0.8,
  bonds: ["grown"],
  whole: null,
  isAsked: true,
  compose: (couple) => {
    if (does("growing", couple.guest.word) || hasFace(couple.host.word)) return null;
    const rim = rimOf(couple.host, NECK);
    return rim && comingOut(couple, rim, 0.2, Math.max(FILLS * rim.width, 0.8 * couple.host.box.height));
  },
};

export const RISING: readonly Operator[] = [
  within(["rising", 0.3, 0.9]),
  within(["peeking", 0.14, 0.88]),
  emerging,
];
