/** A ground that comes under all of a logo: mark and name stand on one plate, each in its own colour where that is seen there. */

import { contrast, oklch } from "../palette/colour.ts";
import { ALL_ON_PRIMARY } from "../palette/hold-inks.ts";
import { inkFor, PART_CONTRAST, seenOn, TEXT_CONTRAST } from "../palette/tune.ts";
import { heldParts } from "../render/held.ts";
import { palette as words } from "../report-words.ts";
import type { Brief, ColorWish, Design, Hold, Palette, Role } from "../vocabulary.ts";

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
  const told = [...needs.keys()].filter((role) => light[role] !== palette.light[role] && role !== "ink");
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
