/** Colours that are asked for on dark grounds alone: the logo on the light one stays as it is. */

import { DARK_GROUND, PART_CONTRAST, seenOn } from "../palette/tune.ts";
import { rolesOf } from "../render/shown.ts";
import type { ColorWish, ColourPlace, Design, Role } from "../vocabulary.ts";
import { apart } from "./recolour.ts";

/** The roles that are drawn at a place, as their Hold inks them. */
function rolesAt(design: Design, place: ColourPlace): readonly Role[] {
  if (place === "second") return ["secondary"];
  const parts = place === "all" ? (["mark", "letters"] as const) : [place];
  return parts.flatMap((part) => [...rolesOf(design, part)]).filter((role) => role !== "pale");
}

/** The design in that colour on dark grounds, and what is seen of it there. */
export function colouredOnDark(
  design: Design,
  { hex }: ColorWish,
  place: ColourPlace,
): { readonly design: Design; readonly used: string } {
  const own = place === "mark" || place === "letters" ? apart(design, place) : design;
  const { palette, lockup } = own;
  // On a plate it is the plate that it is seen on, and that is the same on both grounds.
  const used = lockup.held?.hold.letters ? hex : seenOn(hex, DARK_GROUND, PART_CONTRAST);
  const asked = Object.fromEntries(rolesAt(own, place).map((role) => [role, used]));
  return {
    used,
    design: {
      ...own,
      palette: { ...palette, dark: { ...palette.dark, ...asked }, onDark: { ...palette.onDark, ...asked } },
    },
  };
}
