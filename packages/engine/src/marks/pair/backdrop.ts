/** Several of a thing behind another one, or on both its sides. */

import { cut, grow, join, solid } from "../../geometry/form.ts";
import { bounds, type Matrix, type Path, transform } from "../../geometry/path.ts";
import type { CountWish } from "../../vocabulary.ts";
import { GRID } from "../family.ts";
import type { Composition, Operator } from "./operator.ts";
import { shareLeft, withoutCrumbs } from "./overlaid.ts";
import type { Piece } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";
import { joined } from "./several.ts";

/** Behind their host copies are so much wider than it, and come so far over its back or into the ground it stands on, of its height. */
const WIDER = [1.5, 1.75, 2] as const;
const CROSSING = [1.7, 1.9, 2.1, 2.4, 2.7] as const;
/** Where they cross, of its height: their heads look out farther than their feet. */
const HEADS_OUT = 0.4;
const RISING = [0.45, 0.6, 0.3] as const;
/** Share of each copy that must still be seen, and of that which is seen best. */
const SEEN = 0.3;
const SEEN_BEST = 0.55;
/** With this share of it in sight it is known without being looked at again. */
const KNOWN = 0.62;

function backdropsOf(host: Piece, guest: Piece): readonly Path[] {
  const { x, y, width, height } = host.box;
  const middle = x + width / 2;
  if (guest.many?.wish.isCrossed)
    return CROSSING.map((share) => {
      const scale = (share * Math.sqrt(width * height)) / GRID;
      return transform(guest.path, matrixOf({ scale, x: middle, y: y + height * HEADS_OUT }));
    });
  return WIDER.flatMap((wider) =>
    RISING.map((rising) => {
      const scale = (wider * width) / guest.box.width;
      const top = y - rising * guest.box.height * scale;
      const at = top + (CENTRE - guest.box.y) * scale;
      return transform(guest.path, matrixOf({ scale, x: middle, y: at }));
    }),
  );
}

/** Several things behind one: each looks out over its back or on its sides, a gap from it. */
const behind = (id: string, bonds: Operator["bonds"], isFit: (many: CountWish) => boolean): Operator => ({
  id,
  phrase: "behind",
  promise: 0.8,
  bonds,
  whole: 0,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    if (!guest.many || host.many || !isFit(guest.many.wish)) return null;
    const front = grow(solid(host.body), traits.gap);
    const { box } = guest;
    let found: Composition | null = null;
    for (const placed of backdropsOf(host, guest)) {
      const now = bounds(placed);
      const scale = now.width / box.width;
      const onto: Matrix = [scale, 0, 0, scale, now.x - box.x * scale, now.y - box.y * scale];
      const copies = guest.many.copies.map((copy) => transform(copy, onto));
      const left = copies.map((copy) => withoutCrumbs(cut(solid(copy), front)));
      const shares = left.map((form, at) => shareLeft(form, solid(copies[at]!)));
      const best = Math.max(...shares);
      if (Math.min(...shares) < SEEN || best < SEEN_BEST) continue;
      found = {
        host: solid(host.path),
        guest: join(...left),
        one: left[shares.indexOf(best)]!,
        ...(best < KNOWN ? { cuts: ["guest"] as const } : {}),
        least: host.box.height / Math.max(now.height, now.width, host.box.height),
      };
      // The smallest in which they are known without being looked at again.
      if (best >= KNOWN || !guest.many.wish.isCrossed) return found;
    }
    return found;
  },
});

const BEHIND: readonly Operator[] = [
  behind("backdrop", ["behind"], () => true),
  // A lion with crossed swords has them behind it; three trees that it is with stand beside it.
  behind("crossed-behind", ["with"], ({ isCrossed }) => isCrossed === true),
];

/** How high what stands on both sides of a thing is at most, of that one's height. */
const HIGHEST = 0.9;
/** The ground between them, in gaps. */
const APART = 1.1;

/** Two or four of a thing on both sides of another, turned to it. */
const flanked: Operator = {
  id: "flanked",
  phrase: "on both sides of",
  promise: 0.78,
  bonds: ["beside", "with"],
  whole: 0,
  isAsked: true,
  isApart: true,
  compose: ({ host, guest, traits }) => {
    const { many } = guest;
    if (host.many || many?.wish.count !== 2 || many.wish.isCrossed) return null;
    const [copy] = many.copies as [Path, ...Path[]];
    const own = bounds(copy);
    const { x, y, width, height } = host.box;
    const scale = Math.min((HIGHEST * height) / own.height, (HIGHEST * width) / own.width);
    const left = x - APART * traits.gap - own.width * scale;
    const foot = y + height;
    const onto: Matrix = [scale, 0, 0, scale, left - own.x * scale, foot - (own.y + own.height) * scale];
    const one = transform(copy, onto);
    const mirror: Matrix = [-1, 0, 0, 1, 2 * (x + width / 2), 0];
    const whole = width + 2 * (APART * traits.gap + own.width * scale);
    return {
      host: solid(host.path),
      guest: joined([one, transform(one, mirror)]),
      one: solid(one),
      least: (scale * Math.max(own.width, own.height)) / Math.max(whole, height),
    };
  },
};

export const BACKDROP: readonly Operator[] = [...BEHIND, flanked];
