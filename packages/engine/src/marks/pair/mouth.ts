/** What a creature eats, drinks or carries in its mouth lies over the mouth: under the chin of who looks at us, at the tip of a beak. */

import { bounds, transform } from "../../geometry/path.ts";
import { type Head, headOf } from "./head.ts";
import { hidesFace, laidOver, tidied } from "./layered.ts";
import { hasFace } from "./manners.ts";
import type { Operator } from "./operator.ts";
import type { Piece } from "./piece.ts";
import { matrixOf, type Place } from "./place.ts";

/** What is held over its holder's width or height, the larger first. */
const SIZES = [0.62, 0.52, 0.44] as const;
/** Share of the holder that must still be seen, and of what is held that lies over it: with less it only stands near. */
const LEFT = 0.6;
const OVER = { least: 0.06, most: 0.7 };
/** From the eyes down as far as this, of a head's height, a mouth is looked for in profile. */
const MOUTH = { above: -0.15, below: 0.8 };

/** The tip of a beak or of a snout: what reaches farthest on the side to which the creature looks. */
function tipOf({ edge }: Piece, { eyes, chin, crown, side }: Head) {
  const size = chin - crown;
  const near = edge.filter(([, y]) => y > eyes + MOUTH.above * size && y < eyes + MOUTH.below * size);
  return near.toSorted((a, b) => side * (b[0] - a[0]))[0] ?? null;
}

function placesFor(host: Piece, guest: Piece, head: Head): readonly Place[] {
  const side = Math.max(guest.box.width, guest.box.height);
  return SIZES.flatMap((size): readonly Place[] => {
    if (head.side === 0) {
      const scale = (size * head.width) / side;
      return [0.06, 0.2].map((lower) => ({
        scale,
        x: head.x,
        y: head.chin + (lower * guest.box.height * scale) / 1,
      }));
    }
    const tip = tipOf(host, head);
    if (!tip) return [];
    const scale = (size * 0.9 * Math.sqrt(host.box.width * host.box.height)) / side;
    return [0.16, 0.3].map((out) => ({
      scale,
      x: tip[0] + head.side * out * guest.box.width * scale,
      y: tip[1] + 0.12 * guest.box.height * scale,
    }));
  });
}

const mouthed: Operator = {
  id: "mouthed",
  phrase: "in the mouth of",
  promise: 0.9,
  bonds: ["held"],
  whole: 0,
  isAsked: true,
  isFirst: true,
  isOverlaid: true,
  compose: ({ host, guest, traits }) => {
    const head = hasFace(host.word) ? headOf(host) : null;
    if (!head) return null;
    for (const place of placesFor(host, guest, head)) {
      const matrix = matrixOf(place);
      if (hidesFace(host, bounds(transform(guest.body, matrix)), traits.gap * 0.6)) continue;
      const made = laidOver(host, guest, matrix, traits.gap * 0.8);
      if (made.left < LEFT || made.over < OVER.least || made.over > OVER.most) continue;
      return { ...tidied(made), least: Math.min(1, place.scale) };
    }
    return null;
  },
};

export const MOUTHED: readonly Operator[] = [mouthed];
