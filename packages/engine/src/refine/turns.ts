/** Which of the colours that a logo shows each wished colour takes the place of. */

import { distance } from "../palette/colour.ts";
import { sameHue } from "../palette/hue-bands.ts";
import { isShown, type NamedPlace, presentPlace, valueAt } from "../render/shown.ts";
import type { ColorWish, Design } from "../vocabulary.ts";
import type { ChangeOf } from "./changes/of.ts";
import type { Turn } from "./recolour.ts";

/** A wish this near to a present colour is that colour. */
const SAME = 0.08;

/** Null where the colours are to be planned anew: more are wished than the logo has, or the mark alone of a plate for all. */
export function turnsOf(design: Design, change: ChangeOf<"colours", "set">): readonly Turn[] | null {
  const { wishes, replaces, place } = change;
  if (place === "letters") return one(wishes, "letters");
  const places = replaces.flatMap((hex) => presentPlace([hex], design) ?? unseenPlace(hex, design) ?? []);
  if (places.length > 0 && new Set(places).size === wishes.length)
    return wishes.map((wish, at) => ({ place: places[at]!, wish, isGone: true }));
  if (place === "second") return one(wishes, "second");
  if (place === "mark") return one(wishes, "mark");
  if (wishes.length === 1) return one(wishes, nearestPlace(wishes[0]!, design));
  return wishes.length === 2 && isShown(design, "secondary") ? inPairs(wishes, design) : null;
}

const one = ([wish, ...others]: readonly ColorWish[], place: NamedPlace): readonly Turn[] | null =>
  wish && others.length === 0 ? [{ place, wish }] : null;

/** A colour of the palette that nothing shows may still be the one that is meant. */
const unseenPlace = (hex: string, { palette }: Design): NamedPlace | null =>
  palette.secondary === hex || sameHue(palette.secondary, hex) ? "second" : null;

/** "A burnt orange" is said of the orange that is there; a hue that is not there takes the first colour's place. */
const nearestPlace = ({ hex }: ColorWish, design: Design): NamedPlace =>
  isShown(design, "secondary") &&
  sameHue(hex, valueAt(design, "second")) &&
  !sameHue(hex, valueAt(design, "mark"))
    ? "second"
    : "mark";

/** Two for two: one that is there already stays where it is, and the other takes the other place. */
function inPairs([first, second]: readonly ColorWish[], design: Design): readonly Turn[] {
  const is = (wish: ColorWish, place: NamedPlace) => distance(wish.hex, valueAt(design, place)) < SAME;
  // By hand, each says which it is.
  const isSaid = first!.role === "primary" && second!.role === "secondary";
  const isTurned =
    !isSaid && !is(first!, "mark") && !is(second!, "second") && (is(first!, "second") || is(second!, "mark"));
  const [mark, other] = isTurned ? [second!, first!] : [first!, second!];
  return [
    { place: "mark", wish: mark },
    { place: "second", wish: other },
  ];
}
