/** One thing behind the other that looks out on both its sides, over its top or at a shoulder. */

import { cut, extent, grow, solid } from "../../geometry/form.ts";
import { type Matrix, rotation, transform } from "../../geometry/path.ts";
import { longAxisOf } from "./crossed.ts";
import { does } from "./manners.ts";
import type { Operator } from "./operator.ts";
import { OPEN, shareLeft } from "./overlaid.ts";
import type { Piece } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";

/** From so much longer than broad on a thing looks out at both its ends. */
const LONG = 1.9;
/** How much longer it is than its host is across in its direction. */
const REACHES = [1.9, 2.2] as const;
/** How far from the middle of its host it lies, of the host's height: heads look out above. */
const RAISED = 0.06;
/** What is broad: its side over that of a square as large as its host, and where its middle is, of its host's box. */
const SIDES = [1.2, 1.4, 1] as const;
const SHOULDERS = [
  [0, -0.42],
  [0.4, -0.3],
  [-0.4, -0.3],
  [0, -0.6],
] as const;
/** Share of it that must be seen, and that is known without being looked at again; as much as this is hidden, or it stands beside. */
const SEEN = 0.45;
const KNOWN = 0.52;
const HIDDEN = 0.08;

interface Way {
  readonly matrix: Matrix;
  readonly promise: number;
}

/** Along its own direction, and lying where its host is as broad as high. */
function waysOfLong(host: Piece, { box }: Piece, degrees: number): readonly Way[] {
  const angle = (degrees * Math.PI) / 180;
  const { x, y, width, height } = host.box;
  const across = Math.min(
    width / Math.max(1e-6, Math.abs(Math.cos(angle))),
    height / Math.max(1e-6, Math.abs(Math.sin(angle))),
  );
  const own = Math.hypot(box.width * Math.cos(angle), box.height * Math.sin(angle));
  return REACHES.map((reach, at) => ({
    matrix: matrixOf({
      scale: (reach * across) / own,
      x: x + width / 2,
      y: y + height / 2 - RAISED * height,
    }),
    promise: -0.02 * at,
  }));
}

const waysOfBroad = ({ box: { x, y, width, height } }: Piece, guest: Piece): readonly Way[] => {
  const even = Math.sqrt((width * height) / (guest.box.width * guest.box.height));
  return SIDES.flatMap((side, size) =>
    SHOULDERS.map(([aside, up], at) => ({
      matrix: matrixOf({
        scale: side * even,
        x: x + (0.5 + aside) * width,
        y: y + (0.5 + up) * height,
      }),
      promise: -0.01 * at - 0.02 * size,
    })),
  );
};

/** What stands upright leans when it looks out behind what is as high. */
const LEANING = 42;

function turnedFor(host: Piece, degrees: number): { readonly turn: Matrix; readonly degrees: number } {
  const steep = Math.abs(Math.sin((degrees * Math.PI) / 180));
  const isUpright = steep > 0.85 && host.box.height > 0.8 * host.box.width;
  const lean = isUpright ? LEANING : 0;
  return { turn: rotation(lean, CENTRE, CENTRE), degrees: degrees + lean };
}

const lookingOut: Operator = {
  id: "looking-out",
  phrase: "behind",
  promise: 0.74,
  bonds: ["behind"],
  whole: 0,
  isAsked: true,
  isOverlaid: true,
  compose: ({ host, guest, traits }) => {
    if (does("hovering", guest.word) || guest.many) return null;
    const { degrees, long } = longAxisOf(guest);
    const isLong = long >= LONG && !does("growing", guest.word);
    const leaning = turnedFor(host, degrees);
    const ways = isLong ? waysOfLong(host, guest, leaning.degrees) : waysOfBroad(host, guest);
    const front = grow(solid(host.body), traits.gap);
    for (const { matrix, promise } of ways) {
      const path = isLong ? transform(guest.path, leaning.turn) : guest.path;
      const whole = transform(path, matrix);
      const placed = solid(whole);
      const left = cut(placed, front);
      const share = shareLeft(left, placed);
      if (share < SEEN || share > 1 - HIDDEN) continue;
      const { width, height } = extent(placed);
      return {
        host: solid(host.path),
        guest: left,
        crumbs: ["guest"],
        behind: { which: "guest", whole, gap: traits.gap },
        ...(share < KNOWN ? { cuts: ["guest"] as const } : {}),
        least: Math.min(1, Math.max(host.box.width, host.box.height) / Math.max(width, height)),
        promise: promise + (isLong ? 0.1 : 0) - OPEN * Math.min(2, guest.holes.length),
      };
    }
    return null;
  },
};

export const LOOKING_OUT: readonly Operator[] = [lookingOut];
