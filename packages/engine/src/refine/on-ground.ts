/** A ground that comes under all of a logo: mark and name stand on one plate, each in its own colour where that is seen there. */

import { isPanel } from "../draw/hold.ts";
import { contrast, oklch } from "../palette/colour.ts";
import { ALL_ON_PRIMARY } from "../palette/hold-inks.ts";
import {
  DARK_GROUND,
  forDark,
  inkFor,
  LIGHT_GROUND,
  PART_CONTRAST,
  seenOn,
  TEXT_CONTRAST,
} from "../palette/tune.ts";
import { heldParts } from "../render/held.ts";
import { palette as words } from "../report-words.ts";
import type { Ancestor, Brief, ColorWish, Design, Hold, Palette, Role } from "../vocabulary.ts";

/** Below this chroma a colour is a grey, which is as well white or black. */
const GREY = 0.04;

/** Which role the plate has, and how all else is inked on it: what stood on a plate of its own stays inked as it was there. */
function holdOn({ lockup, palette }: Design): { readonly hold: Hold; readonly plate: Role } {
  const before = lockup.held?.hold;
  const outline = before?.outline ?? palette.hold?.outline ?? 0;
  return before?.kind === "tile"
    ? { hold: { ...before, kind: "panel", letters: ALL_ON_PRIMARY }, plate: "primary" }
    : {
        hold: { kind: "night-panel", outline, mark: { pale: "onPrimary" }, letters: {} },
        plate: "onPrimary",
      };
}

/** A colour as it is, or as it can be seen on the ground. */
function seen(hex: string, ground: string, needed: number): string {
  if (contrast(hex, ground) >= needed) return hex;
  if (oklch(hex).c >= GREY) return seenOn(hex, ground, needed);
  return contrast("#ffffff", ground) >= needed ? "#ffffff" : inkFor(ground, "light");
}

export function onGround(
  brief: Brief,
  design: Design,
  wish: ColorWish,
): { readonly brief: Brief; readonly design: Design } {
  const ground = wish.hex;
  const { hold, plate } = holdOn(design);
  const held: Design = { ...design, lockup: { ...design.lockup, held: heldBy(hold, design) } };
  const needs = new Map<Role, number>();
  for (const { name, shapes } of heldParts(held)) {
    if (name === "plate" || name === "fill") continue;
    const needed = name === "tagline" || name === "wordmark" ? TEXT_CONTRAST : PART_CONTRAST;
    for (const { ink } of shapes) needs.set(ink, Math.max(needs.get(ink) ?? 0, needed));
  }
  const { palette } = design;
  const light = { ...palette.light, [plate]: ground };
  for (const [role, needed] of needs) if (role !== plate) light[role] = seen(light[role], ground, needed);
  // White and black are no colours that anybody misses.
  const isTold = (role: Role) =>
    light[role] !== palette.light[role] && oklch(palette.light[role]).c >= GREY && role !== "ink";
  const told = [...needs.keys()].filter(isTold);
  const adjusted = told.map((role) => ({
    ...({
      variant: "light",
      role,
      wished: palette.light[role],
      used: light[role],
      why: words.faint,
    } as const),
  }));
  const { moved: _, ...rest } = palette;
  const made: Palette = {
    ...rest,
    ...{ primary: light.primary, secondary: light.secondary, ink: light.ink },
    light,
    // On a plate the dark ground is seen around it alone.
    dark: {
      ...palette.dark,
      ...Object.fromEntries([plate, ...needs.keys()].map((role) => [role, light[role]])),
    },
    adjusted: [...palette.adjusted.filter(({ role }) => !needs.has(role)), ...adjusted],
    hold,
  };
  const given = (brief.colors?.value ?? []).filter(({ on }) => on !== "plate");
  const value: readonly ColorWish[] = [...given, { ...wish, role: "any", on: "plate" }];
  return { brief: { ...brief, colors: { value, source: "stated" } }, design: { ...design, palette: made } };
}

/** As if it were drawn on it already. */
const heldBy = (hold: Hold, { lockup }: Design) => ({
  ...{ under: [], over: [], place: { x: 0, y: 0, scale: 1 } },
  ...lockup.held,
  hold,
});

const onDark = (hex: string): string => (contrast(hex, DARK_GROUND) >= PART_CONTRAST ? hex : forDark(hex));

const ROLES: readonly Role[] = ["primary", "secondary", "ink", "tint", "shade", "pale", "onPrimary"];

/** The logo as it stood before a ground came under all of it; what has changed its colour since keeps that. Null where none came. */
export function offGround(
  brief: Brief,
  design: Design,
  versions: readonly Ancestor[],
): { readonly brief: Brief; readonly design: Design } | null {
  const at = versions.findIndex((each) => !isPanel(each.design.palette.hold));
  const [before, came] = [versions[at]?.design.palette, versions[at - 1]?.design.palette];
  if (!before || !came) return null;
  const { palette } = design;
  const changed = ROLES.filter((role) => palette.light[role] !== came.light[role]);
  const onLight = changed.map(
    (role) => [role, seenOn(palette.light[role], LIGHT_GROUND, PART_CONTRAST)] as const,
  );
  const light = { ...before.light, ...Object.fromEntries(onLight) };
  const dark = { ...before.dark, ...Object.fromEntries(onLight.map(([role, hex]) => [role, onDark(hex)])) };
  const { hold: _, moved: __, ...rest } = palette;
  const made: Palette = {
    ...rest,
    ...{ primary: light.primary, secondary: light.secondary, ink: light.ink },
    ...{ light, dark },
    adjusted: [...before.adjusted.filter(({ role }) => !changed.includes(role))],
    ...(before.hold ? { hold: before.hold } : {}),
  };
  const value = (brief.colors?.value ?? []).filter(({ on }) => on !== "plate");
  const colors = brief.colors && value.length > 0 ? { ...brief.colors, value } : null;
  return { brief: { ...brief, colors }, design: { ...design, palette: made } };
}
