/** One thing in front of another, at its foot: the one behind is the larger, and both stand on one ground. */

import { cut, grow, solid } from "../../geometry/form.ts";
import { bounds, type Path, transform } from "../../geometry/path.ts";
import { hidesFace, laidOver, tidied } from "./layered.ts";
import { does } from "./manners.ts";
import type { Composition, Operator } from "./operator.ts";
import { shareLeft } from "./overlaid.ts";
import type { Piece } from "./piece.ts";
import { matrixOf } from "./place.ts";

/** The one in front over the one behind, by the sides of squares as large as their boxes, the larger first. */
const SIZES = [0.56, 0.5, 0.44, 0.38, 0.32] as const;
/** Where its middle is, of the width of the one behind from its middle. */
const ASIDE = [0, 0.26, -0.26, 0.38, -0.38] as const;
/** How far its foot is below the other's, of its own height. */
const LOWER = 0.1;
/** Share of the one behind that must be seen, and of the one in front that lies over it: with less it stands beside. */
const LEFT = 0.62;
const OVER = 0.24;
/** What it costs that less of the one behind is seen, and that the one in front is small. */
const HIDDEN = 0.5;
const SMALLER = 0.6;

const foreground: Operator = {
  id: "foreground",
  phrase: "in front of",
  promise: 0.86,
  bonds: ["before"],
  whole: 0,
  legible: 0.2,
  isAsked: true,
  isOverlaid: true,
  compose: ({ host, guest, traits }) => {
    if (does("hovering", guest.word)) return null;
    const { x, y, width, height } = host.box;
    let best: Composition | null = null;
    for (const size of SIZES)
      for (const aside of ASIDE) {
        const scale = size * Math.sqrt((width * height) / (guest.box.width * guest.box.height));
        const foot = y + height + (LOWER - 0.5) * guest.box.height * scale;
        const matrix = matrixOf({ scale, x: x + (0.5 + aside) * width, y: foot });
        if (hidesFace(host, bounds(transform(guest.body, matrix)), traits.gap)) continue;
        const made = laidOver(host, guest, matrix, traits.gap * 0.8);
        if (made.left < LEFT || made.over < OVER) continue;
        if (!showsAll(host, transform(guest.body, matrix), traits.gap)) continue;
        const promise = HIDDEN * (made.left - 1) + SMALLER * (size - SIZES[0]);
        if (best && (best.promise ?? 0) >= promise) continue;
        const share = (scale * Math.max(guest.box.width, guest.box.height)) / Math.max(width, height);
        best = { ...tidied(made), least: Math.min(1, share), promise };
      }
    return best;
  },
};

/** Of several behind it each must be seen by so much. */
const EACH_LEFT = 0.5;
const showsAll = ({ many }: Piece, front: Path, gap: number): boolean => {
  const before = grow(solid(front), gap * 0.8);
  return (many?.copies ?? []).every((copy) => shareLeft(cut(solid(copy), before), solid(copy)) >= EACH_LEFT);
};

/** Who is under a tree sits at its foot, beside the trunk. */
const sheltered: Operator = {
  ...foreground,
  id: "sheltered",
  phrase: "under",
  promise: 0.9,
  bonds: ["under"],
  compose: (couple) => {
    const { host, guest, traits } = couple;
    if (!does("sheltering", host.word)) return null;
    const { x, y, width, height } = host.box;
    for (const size of SHELTERED)
      for (const aside of BESIDE_TRUNK) {
        const scale = size * Math.sqrt((width * height) / (guest.box.width * guest.box.height));
        const foot = y + height - 0.5 * guest.box.height * scale;
        const matrix = matrixOf({ scale, x: x + (0.5 + aside) * width, y: foot });
        const made = laidOver(host, guest, matrix, traits.gap * 0.8);
        if (made.left < STANDS) continue;
        const share = (scale * Math.max(guest.box.width, guest.box.height)) / Math.max(width, height);
        return { ...tidied(made), crumbs: [], least: Math.min(1, share) };
      }
    return null;
  },
};
const SHELTERED = [0.44, 0.38, 0.34] as const;
const BESIDE_TRUNK = [0.3, -0.3, 0.4, -0.4, 0.5] as const;
/** Share of the tree that must be seen. */
const STANDS = 0.88;

export const FOREGROUND: readonly Operator[] = [foreground, sheltered];
