/** Sets of inks beside the two of the palette: one colour, and reversed on the brand's own ground. */

import { hex, oklch } from "../palette/colour.ts";
import { type Artwork, type Hold, type InkSet, type Palette, ROLES, type Role } from "../vocabulary.ts";

/** Roles that step back where several stand in one ink. */
const QUIET: readonly Role[] = ["secondary", "tint", "pale"];

const mix = (colour: string, ground: string, share: number): string => {
  const [a, b] = [oklch(colour), oklch(ground)];
  return hex({
    l: a.l * share + b.l * (1 - share),
    c: a.c * share + b.c * (1 - share),
    h: a.c > 0.02 ? a.h : b.h,
  });
};

/** One ink; where the drawing needs two to be read, the second is a tint of it. */
export function oneInk(colour: string, ground: string, artwork: Artwork): InkSet {
  const mark = artwork.parts.find((part) => part.name === "mark");
  const several = new Set(mark?.shapes.map((shape) => shape.ink)).size > 1;
  const tinted = mix(colour, ground, 0.5);
  const roles = Object.fromEntries(
    ROLES.map((role) => [role, several && QUIET.includes(role) ? tinted : colour]),
  ) as { [role in Role]: string };
  return {
    ...roles,
    ground,
    onPrimary: ground,
    ...(artwork.hold ? heldInks(artwork.hold, colour, ground) : {}),
  };
}

/** On a plate the ground shows what stands on it, and inside an outline the ground itself is the colour. */
function heldInks({ kind }: Hold, colour: string, ground: string): Partial<InkSet> {
  const between = mix(colour, ground, 0.5);
  if (kind === "tile" || kind === "panel" || kind === "inlay")
    return { primary: colour, onPrimary: ground, tint: between, shade: between };
  return { primary: ground, onPrimary: colour, secondary: between, tint: between, shade: between };
}

/** All in one tone, just off the primary: for a mark that fills a ground. */
export const quietInk = (set: InkSet): InkSet => {
  const tone = mix(set.shade, set.primary, 0.6);
  return { ...set, ...Object.fromEntries(ROLES.map((role) => [role, tone])) };
};

export const blackInk = (artwork: Artwork): InkSet => oneInk("#000000", "#ffffff", artwork);
export const whiteInk = (artwork: Artwork): InkSet => oneInk("#ffffff", "#000000", artwork);

/** On a field of the primary colour. */
export const reversedInk = (artwork: Artwork, palette: Palette): InkSet =>
  oneInk(palette.light.onPrimary, palette.light.primary, artwork);
