/** What is worn is where it is worn: a hat on the head, glasses over the eyes, a scarf under the chin. */

import { join, meet, solid } from "../../geometry/form.ts";
import { bounds, type Path, reverse, scaling, transform } from "../../geometry/path.ts";
import { type Head, headOf } from "./head.ts";
import { laidOver, tidied } from "./layered.ts";
import { does, hasFace, type Manner } from "./manners.ts";
import type { Operator } from "./operator.ts";
import type { Piece } from "./piece.ts";
import { matrixOf, type Place } from "./place.ts";

/** Ears that rise so far over the crown, of the head's height, are in a hat's way. */
const EARED = 0.12;

/** Where a thing is worn, by the head; its width and height are the guest's at full size. */
const PLACES: { readonly [manner in Manner]?: (head: Head, guest: Piece) => Place } = {
  // Between ears there is less room, and they stay.
  headwear: ({ x, crown, chin, width, ears }, { box }) => {
    const [wide, sunk] = ears > EARED * (chin - crown) ? [0.52, 0.08] : [0.78, 0.12];
    const scale = Math.min((wide * width) / box.width, (0.9 * (chin - crown)) / box.height);
    return { scale, x, y: crown + sunk * (chin - crown) - (box.height / 2) * scale };
  },
  eyewear: ({ x, eyes, width, side }, { box }) => {
    const scale = ((side === 0 ? 0.9 : 1.3) * width) / box.width;
    return { scale, x, y: eyes + 0.06 * box.height * scale };
  },
  neckwear: ({ x, chin, width, side }, { box }) => {
    const scale = (0.74 * width) / box.width;
    return { scale, x: x - 0.4 * side * width, y: chin + 0.4 * box.height * scale };
  },
  earwear: ({ x, crown, chin, width, side }, { box }) => {
    const scale = (1.34 * width) / box.width;
    return { scale, x: x - 0.3 * side * width, y: crown - 0.24 * (chin - crown) + (box.height / 2) * scale };
  },
};

const MANNERS = Object.keys(PLACES) as readonly Manner[];

export const isWorn = (word: string): boolean => MANNERS.some((manner) => does(manner, word));

/** What is seen through a frame, a little smaller than it is. */
const LENS = 0.8;
const LEAST_LENS = 0.08;

const lensesOf = ({ holes, box }: Piece, place: Place): Path =>
  holes.flatMap((hole) => {
    const { x, y, width, height } = bounds(hole);
    if (width < LEAST_LENS * box.width) return [];
    const inner = transform(hole, scaling(LENS, LENS, x + width / 2, y + height / 2));
    return reverse(transform(inner, matrixOf(place)));
  });

/** Share of the wearer that must still be seen. */
const LEFT = 0.44;
/** Who looks at us wears it better. */
const FACING = 0.06;
/** The larger it is the better, and eyes that look through a frame are better than none. */
const LARGE = 0.3;
/** And the more is seen of who wears it. */
const SEEN = 0.3;
const FRAMED = 0.12;
/** What is worn is known by its place: it may be this much smaller than what stands alone. */
const BY_ITS_PLACE = 1.4;

const worn = (manner: Manner): Operator => ({
  id: `worn-${manner}`,
  phrase: "worn by",
  promise: 0.94,
  bonds: ["atop", "with"],
  whole: 0,
  isAsked: true,
  isFirst: true,
  isOverlaid: true,
  compose: ({ host, guest, traits }) => {
    if (!hasFace(host.word) || !does(manner, guest.word)) return null;
    const head = headOf(host);
    if (!head) return null;
    const place = PLACES[manner]!(head, guest);
    // Eyes behind glasses are not seen.
    const lenses = manner === "eyewear" ? lensesOf(guest, place) : [];
    const hidden = manner === "eyewear" && lenses.length === 0 ? head.openings : [];
    const isEye = (contour: Piece["path"][number]) => {
      const box = bounds([contour]);
      return hidden.some((eye) => Math.hypot(eye.x - box.x, eye.y - box.y) < 0.01);
    };
    const under = host.path.filter((contour) => !isEye(contour));
    const made = laidOver(host, guest, matrixOf(place), traits.gap * 0.8, under);
    if (made.left < LEFT) return null;
    const { behind, ...kept } = tidied(made);
    // Eyes that look through a frame, or are not seen, are there again where it is taken off: no one outline tells both.
    return {
      ...kept,
      ...(manner === "eyewear" ? {} : { behind }),
      ...(lenses.length > 0
        ? { host: join(kept.host, meet(solid(host.path), solid(lenses))), crumbs: [] }
        : {}),
      promise:
        (head.side === 0 ? FACING : 0) +
        SEEN * (made.left - 1) +
        LARGE * Math.min(0.6, place.scale) +
        (lenses.length > 0 ? FRAMED : 0),
      least: Math.min(1, place.scale * BY_ITS_PLACE),
    };
  },
});

export const WORN: readonly Operator[] = MANNERS.map(worn);
