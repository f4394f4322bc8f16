/** Changes of colour: a new palette under the same outlines. */

import { drawnFacts, paletteAs } from "../draw/palette.ts";
import { choosePalettes, statedPalette } from "../palette/choose.ts";
import { contrast } from "../palette/colour.ts";
import { asPlate } from "../palette/hold-inks.ts";
import { sameHue } from "../palette/hue-bands.ts";
import { statedColours } from "../palette/stated.ts";
import { DARK_GROUND, LIGHT_GROUND, PART_CONTRAST, seenOn, TEXT_CONTRAST } from "../palette/tune.ts";
import type { Brief, ColorWish, Design, Ink, Palette } from "../vocabulary.ts";

export type Repainted = { readonly brief: Brief; readonly palette: Palette };

export const stated = (brief: Brief, colors: readonly ColorWish[]): Brief => ({
  ...brief,
  colors: { value: colors, source: "stated" },
});

const wish = (value: string, role: ColorWish["role"], word: string, exact = true): ColorWish => ({
  hex: value,
  role,
  word,
  exact,
});

/** The brief with these colours refused, and no longer wished. */
export function isWithout(brief: Brief, hexes: readonly string[]): Brief {
  const avoid = brief.avoid?.value ?? { colors: [], motifs: [], styles: [] };
  const kept = (brief.colors?.value ?? []).filter((each) => !hexes.some((gone) => sameHue(gone, each.hex)));
  return {
    ...brief,
    colors: kept.length > 0 ? { value: kept, source: "stated" } : null,
    avoid: {
      value: { ...avoid, colors: [...new Set([...avoid.colors, ...hexes])] },
      source: "stated",
    },
  };
}

export function replanned(
  brief: Brief,
  design: Design,
  {
    wishes,
    on,
    replaces,
  }: {
    readonly wishes: readonly ColorWish[];
    readonly on: "mark" | "letters" | null;
    readonly replaces: readonly string[];
  },
  seed: number,
): Repainted {
  // One of mark and letters alone is to change: they no longer stand on one plate.
  const palette = on ? apart(design) : design.palette;
  const isSecond = (gone: string) => sameHue(gone, palette.secondary) && !sameHue(gone, palette.primary);
  const isFirst = (gone: string) => sameHue(gone, palette.primary);
  const replacesBoth = wishes.length > 1 && replaces.some(isFirst) && replaces.some(isSecond);
  // "Gold becomes brass, indigo becomes plum": each takes the place of the one it is named with.
  const isTurned = replacesBoth && replaces.findIndex(isSecond) < replaces.findIndex(isFirst);
  const [first, second] = isTurned ? [wishes[1], wishes[0]] : wishes;
  if (!first) return { brief, palette };
  if (on === "letters" && wishes.length === 1) return relettered(brief, { ...design, palette }, first, seed);
  const secondRole = !replacesBoth && (first.role === "secondary" || replaces.some(isSecond));
  const primary = secondRole
    ? wish(palette.primary, "primary", "as before")
    : { ...first, role: "primary" as const };
  const other = secondRole ? { ...first, role: "secondary" as const } : besideFirst(second, palette);
  const rest = wishes.slice(secondRole ? 1 : 2).map((each) => ({ ...each, role: "any" as const }));
  // On a plate of another colour the second may no longer be seen: the mark alone was named, so the plate stays.
  const isHeldMark = on === "mark" && palette.hold !== undefined;
  const beside = isHeldMark && other && contrast(other.hex, primary.hex) < PART_CONTRAST ? null : other;
  const letters: ColorWish[] = isHeldMark
    ? [{ ...wish(palette.ink, "any", "as before"), on: "letters" }]
    : [];
  return repainted(
    stated({ ...brief, avoid: avoidLess(brief, wishes) }, [
      primary,
      ...(beside ? [beside] : []),
      ...rest,
      ...letters,
    ]),
    { ...design, palette },
    seed,
  );
}

/** The mark of a panel in a colour that could not be seen on it: the panel's colour stays in the picture, as another part. */
export function markedAnew(brief: Brief, design: Design, first: ColorWish, seed: number): Repainted {
  const { hold: _, ...palette } = design.palette;
  const [mark, other] = [
    { ...first, role: "primary", on: "mark" } as const,
    { ...wish(palette.primary, "secondary", "as before"), on: "letters" } as const,
  ];
  return repainted(
    stated({ ...brief, avoid: avoidLess(brief, [first]) }, [mark, other]),
    { ...design, palette },
    seed,
  );
}

/** Letters in their own colour: the ink changes, the mark does not. */
function relettered(brief: Brief, design: Design, first: ColorWish, seed: number): Repainted {
  const { palette } = design;
  const primary = wish(palette.primary, "primary", "as before");
  const secondary = wish(palette.secondary, "secondary", "as before");
  const lettered: ColorWish = { ...first, role: "any", on: "letters" };
  // Too pale to be seen on white: the mark's colour becomes a plate for them.
  if (contrast(first.hex, LIGHT_GROUND) < PART_CONTRAST)
    return repainted(stated(brief, [primary, lettered]), design, seed);
  return {
    brief: stated(brief, [primary, secondary, lettered]),
    palette: withInk(palette, first.hex, first.hex),
  };
}

/** The second colour beside a new first one: as asked, otherwise as before, unless it was only a shade of the first. */
function besideFirst(second: ColorWish | undefined, palette: Palette): ColorWish | null {
  if (second) return { ...second, role: "secondary" };
  return sameHue(palette.primary, palette.secondary)
    ? null
    : wish(palette.secondary, "secondary", "as before");
}

/** What is asked for is no longer avoided. */
export function avoidLess({ avoid }: Brief, wishes: readonly ColorWish[]): Brief["avoid"] {
  if (!avoid) return null;
  const colors = avoid.value.colors.filter((gone) => !wishes.some((each) => sameHue(each.hex, gone)));
  return { ...avoid, value: { ...avoid.value, colors } };
}

const apart = ({ palette, mark }: Design): Palette =>
  palette.hold?.letters && mark ? { ...palette, hold: asPlate(palette.hold, false) } : palette;

/** The colours of a Brief for a design that is there: stated ones as stated, held so that they are seen. */
export const repainted = (brief: Brief, design: Design, seed: number): Repainted => {
  const colours = statedColours(brief);
  const palette = colours
    ? paletteAs(brief, colours, drawnFacts(design, design.lockup.kind), seed, design.palette.hold)
    : choosePalettes(brief, seed, 1)[0]!;
  return { brief, palette: { ...palette, scheme: brief.colors ? design.palette.scheme : palette.scheme } };
};

/** Colours that were moved ("lighter", "more of a green"): tuned until they are seen, or held as those before them were. */
export const retuned = (brief: Brief, parent: Palette, seed: number): Repainted => {
  const colours = parent.hold ? statedColours(brief) : null;
  const palette = colours
    ? statedPalette(brief, colours, seed, { hold: parent.hold!, lettersWear: null })
    : choosePalettes(brief, seed, 1)[0]!;
  return { brief, palette: { ...palette, scheme: brief.colors ? parent.scheme : palette.scheme } };
};

/** A palette whose ink is this colour, tuned until it reads on either ground. */
export const withInk = (palette: Palette, light: string, dark: string): Palette => {
  const ink = seenOn(light, LIGHT_GROUND, TEXT_CONTRAST);
  return {
    ...palette,
    ink,
    light: { ...palette.light, ink },
    dark: { ...palette.dark, ink: seenOn(dark, DARK_GROUND, TEXT_CONTRAST) },
  };
};

const LETTER_PARTS = ["word", "tagline"] as const;

/**
 * The letters' ink under a new palette. Only fills change, never outlines: letters that were asked for in a
 * colour, or that the new colour would make too faint to read, are set in the ink; those that were not named
 * keep the old colour when the mark alone gets another.
 */
export function reink(design: Design, before: Palette, on: "mark" | "letters" | null): Design {
  const faint = (role: Ink): boolean =>
    role !== "ink" &&
    (["light", "dark"] as const).some(
      (variant) => contrast(design.palette[variant][role], design.palette[variant].ground) < TEXT_CONTRAST,
    );
  const inPrimary = design.type.word?.shapes.some(({ ink }) => ink === "primary") ?? false;
  const kept = on === "mark" && inPrimary;
  const turned = (role: Ink): Ink =>
    role !== "ink" && (on === "letters" || kept || faint(role)) ? "ink" : role;
  const type = { ...design.type };
  for (const part of LETTER_PARTS) {
    const line = type[part];
    if (line)
      type[part] = { ...line, shapes: line.shapes.map((shape) => ({ ...shape, ink: turned(shape.ink) })) };
  }
  const palette = kept ? withInk(design.palette, before.light.primary, before.dark.primary) : design.palette;
  return { ...design, palette, type };
}
