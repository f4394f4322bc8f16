/** One thing that is drawn in two colours, half in each: a colour that is asked for the thing is seen in both halves. */

import { areaOf } from "../adjust/outlines.ts";
import { fromData } from "../geometry/parse.ts";
import { withoutRelated } from "../lexicon/related-things.ts";
import { hex, oklch } from "../palette/colour.ts";
import { rolesOf } from "../render/shown.ts";
import type { ColorWish, Design, Ink } from "../vocabulary.ts";
import type { Turn } from "./recolour.ts";

/** Less of the drawing than this in its second colour is a detail of the thing, and keeps it. */
const LEAST_HALF = 0.35;
/** How much lighter or darker than the first the second half is, so that the drawing stays. */
const TONE = 0.17;
/** Colours lighter than this have a darker half. */
const LIGHT = 0.62;

function isInHalves(design: Design): boolean {
  const { mark, palette } = design;
  if (!mark || withoutRelated(mark.motifs).length !== 1) return false;
  // What lies under a whole drawing is its edge, and no half of it.
  if (palette.hold?.kind === "edged") return false;
  if (rolesOf(design, "plate").has("secondary") || mark.shapes.some(({ of }) => of !== undefined))
    return false;
  const areaIn = (role: Ink) =>
    mark.shapes.reduce((sum, { ink, d }) => sum + (ink === role ? Math.abs(areaOf(fromData(d))) : 0), 0);
  const [first, second] = [areaIn("primary"), areaIn("secondary")];
  return Math.min(first, second) / (first + second) >= LEAST_HALF;
}

/** The colours of both halves, where a thing has them; null for every other mark. */
export function halvesIn(design: Design, wish: ColorWish): readonly Turn[] | null {
  if (!isInHalves(design)) return null;
  const { l, c, h } = oklch(wish.hex);
  const tone = hex({ l: l < LIGHT ? l + TONE : l - TONE, c: c * 0.9, h });
  return [
    { place: "mark", wish },
    { place: "second", wish: { ...wish, hex: tone, exact: true } },
  ];
}
