/**
 * Other colours at the places that a change names, under the plate, panel or outline that is there. Which ink every part has, where
 * it stands and how large it is stays (docs/laws.md F2).
 */

import { isOwnInk, type Turning, turnedPalette } from "../palette/turned.ts";
import { usedRoles } from "../render/held.ts";
import { isShown, type NamedPlace, rolesOf, valueAt } from "../render/shown.ts";
import { isGrey } from "../verify/measure.ts";
import type { Brief, ColorWish, Design, Hold, InkChange, Palette, Role, Shape } from "../vocabulary.ts";
import { inkOf } from "./parts.ts";

/** A place of the logo and the colour it gets. */
export type Turn = { readonly place: NamedPlace; readonly wish: ColorWish; readonly isGone?: boolean };
/** The part that keeps its colour although another part that has the same one gets another. */
export type Kept = "mark" | "letters" | null;

const ROLES: readonly Role[] = ["primary", "secondary", "ink", "tint", "shade", "pale", "onPrimary"];

const hexesOf = ({ colors }: Brief): readonly string[] => (colors?.value ?? []).map(({ hex }) => hex);

/** What must be seen on what, and what nobody may touch. */
export function around(design: Design, brief: Brief) {
  const hold = design.lockup.held?.hold;
  const isNight = hold?.kind === "night-tile" || hold?.kind === "night-panel";
  const plate: Role | null = hold
    ? isNight || hold.kind === "inlay" || hold.kind === "edged"
      ? "onPrimary"
      : "primary"
    : null;
  return { used: usedRoles(design), plate, stated: hexesOf(brief) };
}

const without = (roles: Iterable<Role>, ...gone: readonly ReadonlySet<Role>[]): readonly Role[] =>
  [...roles].filter((role) => gone.every((each) => !each.has(role)));

const allIn = (role: Role): InkChange => Object.fromEntries(ROLES.map((each) => [each, role]));
const NONE: ReadonlySet<Role> = new Set();

/** The design with another Hold, which draws the same plate. */
function heldAs(design: Design, change: (hold: Hold) => Hold): Design {
  const { palette, lockup } = design;
  if (!palette.hold || !lockup.held) return design;
  return {
    ...design,
    palette: { ...palette, hold: change(lockup.held.hold) },
    lockup: { ...lockup, held: { ...lockup.held, hold: change(lockup.held.hold) } },
  };
}

const withRole = (design: Design, role: Role, light: string, dark: string): Design => ({
  ...design,
  palette: {
    ...design.palette,
    ...(role === "ink" ? { ink: light } : {}),
    light: { ...design.palette.light, [role]: light },
    dark: { ...design.palette.dark, [role]: dark },
  },
});

/**
 * Letters and mark carried by roles of their own, so that one of them can change alone. On a panel it is the one that changes that
 * leaves the common role: the letters' own ink is what they have off their plate.
 */
export function apart(design: Design, changes: "mark" | "letters"): Design {
  const [letters, mark, plate] = (["letters", "mark", "plate"] as const).map((part) => rolesOf(design, part));
  const shared = without(letters!).filter((role) => mark!.has(role) || plate!.has(role));
  if (shared.length === 0) return design;
  const [lead] = shared;
  const { light, dark, hold } = design.palette;
  const isOnPlate = Boolean(hold && design.lockup.held?.hold.letters);
  if (isOnPlate && changes === "mark") {
    const free = without(["secondary", "tint"], letters!, plate!)[0];
    const [own] = mark!;
    if (!free || !own) return design;
    return withRole(
      heldAs(design, (each) => ({ ...each, mark: allIn(free) })),
      free,
      light[own],
      dark[own],
    );
  }
  const free = without(["ink", "secondary", "tint", "shade"], mark!, plate!)[0];
  if (!free) return design;
  const moved = withRole(design, free, light[lead!], dark[lead!]);
  if (isOnPlate) return heldAs(moved, (each) => ({ ...each, letters: allIn(free) }));
  const turned = (shapes: readonly Shape[]) =>
    shapes.map((shape) => (shared.includes(shape.ink) ? { ...shape, ink: free } : shape));
  const { word, tagline } = moved.type;
  return {
    ...moved,
    type: {
      ...moved.type,
      word: word && { ...word, shapes: turned(word.shapes) },
      tagline: tagline && { ...tagline, shapes: turned(tagline.shapes) },
    },
  };
}

/**
 * The mark alone in another colour, on the plate that is there: what stands on it changes, and the plate with the letters does not.
 * Null where there is no plate, or the colour could not be seen on it as it is.
 */
export function markedOnPlate(
  brief: Brief,
  parent: Design,
  wish: ColorWish,
): { readonly brief: Brief; readonly design: Design } | null {
  if (!/^(?:tile|panel|night-tile|night-panel)$/u.test(parent.lockup.held?.hold.kind ?? "")) return null;
  const design = apart(parent, "mark");
  const [letters, plate] = [rolesOf(design, "letters"), rolesOf(design, "plate")];
  const roles = without(rolesOf(design, "mark"), letters, plate, new Set<Role>(["pale"]));
  // Of a mark in two colours the first is meant.
  const [lead] = roles;
  const value = lead && design.palette.light[lead];
  const turned = roles.filter((role) => design.palette.light[role] === value);
  if (turned.length === 0) return null;
  const light = Object.fromEntries(turned.map((role) => [role, wish.hex]));
  const turning: Turning = { light, named: new Set(turned), isStep: true };
  const palette = turnedPalette(design.palette, turning, around(design, brief));
  if (!palette || turned.some((role) => palette.light[role] !== wish.hex)) return null;
  const marked: ColorWish = { ...wish, role: "any", on: "mark" };
  const given = (brief.colors?.value ?? []).filter(({ on, hex }) => on !== "mark" && hex !== value);
  const colors = { value: [...given, marked], source: "stated" as const };
  return { brief: { ...brief, colors }, design: { ...design, palette } };
}

/** What a slogan in a colour of its own wears and the name does not: a colour for the letters is the name's then. */
function ownRoles({ type: { word, tagline }, palette }: Design): readonly Role[] {
  if (!word || !tagline || palette.hold) return [];
  const [name, own] = [inkOf(word), inkOf(tagline)];
  return palette.light[own] !== palette.light[name] && !isGrey(palette.light[own]) ? [own] : [];
}

/** The roles in which a place is seen: those that carry its value. */
export function rolesAt(design: Design, place: NamedPlace): readonly Role[] {
  if (place === "letters")
    return without(rolesOf(design, "letters"), new Set<Role>(["pale", ...ownRoles(design)]));
  const { light } = design.palette;
  // Where one colour is all there is, the second is only what may become one.
  if (place === "second" && light.secondary === light.primary) return ["secondary"];
  return ROLES.filter((role) => role !== "pale" && light[role] === valueAt(design, place));
}

/** Letters that wear the colour of a place on the dark ground, and on the light one what of it can be read. */
const tunedAt = (design: Design, place: NamedPlace): readonly Role[] => {
  const { dark } = design.palette;
  const values = new Set([valueAt(design, place), ...rolesAt(design, place).map((role) => dark[role])]);
  return without(rolesOf(design, "letters")).filter((role) => role !== "pale" && values.has(dark[role]));
};

/** The design in its new colours, or null where they cannot be seen as it is built. */
export function recoloured(
  brief: Brief,
  parent: Design,
  turns: readonly Turn[],
  kept: Kept,
): { readonly brief: Brief; readonly design: Design } | null {
  const isOfLetters = turns.some(({ place }) => place === "letters");
  const design = isOfLetters || kept === "letters" ? apart(parent, isOfLetters ? "letters" : "mark") : parent;
  const spared =
    kept === "letters"
      ? rolesOf(design, "letters")
      : kept === "mark"
        ? new Set([...rolesOf(design, "mark"), ...rolesOf(design, "plate")])
        : NONE;
  const light: { [role in Role]?: string } = {};
  const named = new Set<Role>();
  // What is said of the letters says more than the place whose colour they share.
  for (const { place, wish, isGone } of turns.toSorted(
    (a, b) => Number(a.place === "letters") - Number(b.place === "letters"),
  ))
    for (const role of without(
      [...rolesAt(design, place), ...(isGone ? tunedAt(design, place) : [])],
      spared,
    )) {
      light[role] = wish.hex;
      if (place === "letters" || role !== "ink") named.add(role);
    }
  if (Object.keys(light).length === 0) return null;
  const turning: Turning = { light, named, isStep: false };
  const palette = turnedPalette(design.palette, turning, around(design, brief));
  return palette ? { brief: restated(brief, parent, palette, turns), design: { ...design, palette } } : null;
}

/** The Brief with the new colours where the old ones were: their words outlive a change of the others. */
export function restated(
  brief: Brief,
  { palette: before, ...rest }: Design,
  after: Palette,
  turns: readonly Turn[],
): Brief {
  const given = brief.colors?.source === "stated" ? brief.colors.value : [];
  const wishAt = (place: NamedPlace) => turns.find((turn) => turn.place === place)?.wish;
  const stands = (hex: string, role: "primary" | "secondary"): ColorWish =>
    given.find((each) => each.hex === hex) ??
    given.find((each) => each.role === role && !each.on) ?? { hex, word: hex, exact: true, role };
  const at = (role: "primary" | "secondary", place: NamedPlace): ColorWish => {
    const was = stands(before[role], role);
    const wish = wishAt(place);
    if (wish) return { ...was, ...wish, role };
    // A colour that only gave way to another stays stated as it was; a step states it anew.
    return { ...was, hex: turns.length > 0 || before[role] === after[role] ? was.hex : after[role], role };
  };
  const design = { ...rest, palette: after } as Design;
  const isSecond =
    wishAt("second") !== undefined ||
    (isShown(design, "secondary") &&
      !isOwnInk(
        after.secondary,
        given.map(({ hex }) => hex),
      ));
  const others = given.filter(
    ({ hex, on }) =>
      hex !== before.primary && hex !== before.secondary && !(wishAt("letters") && on === "letters"),
  );
  const letters = wishAt("letters");
  const value = [
    at("primary", "mark"),
    ...(isSecond && after.secondary !== after.primary ? [at("secondary", "second")] : []),
    ...others,
    ...(letters ? [{ ...letters, role: "any" as const, on: "letters" as const }] : []),
  ];
  return { ...brief, colors: { value, source: "stated" } };
}
