/** What somebody holds lies over the one who holds it, with ground cut round it, so that both are named. */

import { cut, grow, meet, solid } from "../../geometry/form.ts";
import { bounds, transform } from "../../geometry/path.ts";
import { hidesFace } from "./layered.ts";
import type { Operator } from "./operator.ts";
import { shareLeft } from "./overlaid.ts";
import type { Piece } from "./piece.ts";
import { matrixOf } from "./place.ts";

/** Of the sides of squares as large as their boxes: what is held over its holder, the larger first. */
const SIZES = [0.54, 0.46, 0.38, 0.33] as const;
/** Where the middle of what is held is: of the holder's width from its middle, and of its height from above. */
const BEFORE_IT = [
  [0, 0.84],
  [0, 0.74],
] as const;
const AT_ITS_SIDE = [
  [0.46, 0.6],
  [-0.46, 0.6],
  [0.4, 0.76],
  [-0.4, 0.76],
  [0.6, 0.72],
  [-0.6, 0.72],
] as const;
/** Who looks to a side holds it there: so much more promising, or less. */
const IN_FRONT = 0.12;
/** In front of its holder it needs to lie over it by no more than this. */
const TOUCHING = 0.08;
/** Share of what is held that lies over its holder: with less it stands beside it. */
const OVER = 0.3;
/** Share of the holder that must still be seen. */
const LEFT = 0.62;

const inHand = ([aside, down]: readonly [number, number], at: number): Operator => ({
  id: `held-${aside === 0 ? "before" : "aside"}-${at + 1}`,
  phrase: "held by",
  promise: aside === 0 ? 0.88 : 0.8,
  bonds: ["held"],
  whole: 0,
  isAsked: true,
  isOverlaid: true,
  compose: ({ host, guest, traits }) => {
    // Who looks at us holds it before the chest; of who stands in profile that is in front, on either side.
    if ((host.axis === null) === (aside === 0)) return null;
    const { x, y, width, height } = host.box;
    const { least, promise } = heldAt(host, aside);
    for (const size of SIZES) {
      const scale = size * Math.sqrt((width * height) / (guest.box.width * guest.box.height));
      const middle = aside === 0 ? (host.axis ?? x + width / 2) : x + width * (0.5 + aside);
      const placed = transform(guest.path, matrixOf({ scale, x: middle, y: y + down * height }));
      const body = transform(guest.body, matrixOf({ scale, x: middle, y: y + down * height }));
      if (hidesFace(host, bounds(body), traits.gap)) continue;
      const over = shareLeft(meet(solid(body), solid(host.body)), solid(body));
      if (over < least) continue;
      const holder = cut(solid(host.path), grow(solid(body), traits.gap));
      if (shareLeft(holder, solid(host.path)) < LEFT) continue;
      return {
        host: holder,
        guest: solid(placed),
        crumbs: ["host"],
        cuts: ["host"],
        behind: { which: "host", whole: host.path, gap: traits.gap },
        least: size,
        promise,
      };
    }
    return null;
  },
});

/** How much of what is held lies over its holder at least, and how promising that side is. */
function heldAt({ look }: Piece, aside: number): { readonly least: number; readonly promise: number } {
  if (look === undefined) return { least: OVER, promise: 0 };
  return aside * look > 0 ? { least: TOUCHING, promise: IN_FRONT } : { least: OVER, promise: -IN_FRONT };
}

export const HELD: readonly Operator[] = [...BEFORE_IT, ...AT_ITS_SIDE].map(inHand);
