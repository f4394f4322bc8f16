/** Which colours a logo shows on the light ground, by the roles that carry them, and which of them a word means. */

import { distance } from "../palette/colour.ts";
import { sameHue } from "../palette/hue-bands.ts";
import type { ColourPlace, Design, Frame, Role } from "../vocabulary.ts";
import { heldParts } from "./held.ts";

export type NamedPlace = Exclude<ColourPlace, "all">;

/** A colour further away than this and of another hue is none of the present ones. */
const NEAR = 0.12;
/** Two values this near are one colour that two roles carry. */
const EQUAL = 0.005;

const isLetters = (part: string): boolean => part === "wordmark" || part === "tagline";

/** The roles that are drawn, as their Hold inks them: those of the letters, of the mark, or of the plate. */
export function rolesOf(design: Design, of: "letters" | "mark" | "plate"): ReadonlySet<Role> {
  const isOf = (part: string) =>
    of === "letters"
      ? isLetters(part)
      : of === "mark"
        ? part === "mark"
        : part === "plate" || part === "fill";
  return new Set(
    heldParts(design).flatMap(({ name, shapes }) => (isOf(name) ? shapes.map(({ ink }) => ink) : [])),
  );
}

/** Whether the value of a role is seen anywhere, in whichever role. */
export function isShown(design: Design, role: Role): boolean {
  const { light } = design.palette;
  const roles = [...rolesOf(design, "letters"), ...rolesOf(design, "mark"), ...rolesOf(design, "plate")];
  return roles.some((each) => distance(light[each], light[role]) < EQUAL);
}

const ROLE_AT: { readonly [place in NamedPlace]: Role } = {
  mark: "primary",
  second: "secondary",
  letters: "ink",
};

export const valueAt = ({ palette }: Design, place: NamedPlace): string => palette.light[ROLE_AT[place]];

/** How far a colour is from the nearest of those that a word may mean; null where none of them could be called by it. */
function gap(value: string, meant: readonly string[]): number | null {
  const near = meant.filter((hex) => sameHue(value, hex) || distance(value, hex) < NEAR);
  return near.length === 0 ? null : Math.min(...near.map((hex) => distance(value, hex)));
}

/**
 * The present colour that a word names. `meant` are all values that people have for the word: the standard's, and what they see
 * under it. What a colour was before steps moved it ("lighter") is its value too, so that a name outlives the step.
 */
export function presentPlace(meant: readonly string[], design: Design): NamedPlace | null {
  const from = design.palette.moved?.from;
  const gaps = (["mark", "second", "letters"] as const).flatMap((place) => {
    const role = ROLE_AT[place];
    if (!isShown(design, role)) return [];
    const values = [valueAt(design, place), ...(from ? [from.light[role]] : [])];
    const nearest = values.flatMap((value) => gap(value, meant) ?? []);
    return nearest.length > 0 ? [{ place, away: Math.min(...nearest) }] : [];
  });
  return gaps.toSorted((a, b) => a.away - b.away)[0]?.place ?? null;
}

/** What the mark stands in, or all of the logo; null where nothing is around either. */
export function frameIn({ mark, lockup }: Design): { readonly kind: Frame; readonly isAll: boolean } | null {
  if (lockup.kind === "emblem") return { kind: "circle", isAll: true };
  if (lockup.framed) return { kind: lockup.framed.kind, isAll: true };
  return mark?.frame ? { kind: mark.frame.kind, isAll: false } : null;
}
