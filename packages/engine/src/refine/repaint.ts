/** Changes of colour: a new palette under the same outlines. */

import { choosePalettes } from "../palette/choose.ts";
import { contrast, hex, hueDistance, oklch, turn } from "../palette/colour.ts";
import { DARK_GROUND, LIGHT_GROUND, seenOn, TEXT_CONTRAST } from "../palette/tune.ts";
import { moved } from "../understand/colour-moves.ts";
import type { Modifier } from "../understand/lexicons/colour-modifiers.ts";
import type { Brief, ColorWish, Design, Ink, Palette } from "../vocabulary.ts";
import type { Change } from "./change.ts";
import { type HueBand, sameHue } from "./hue.ts";

export type Repainted = { readonly brief: Brief; readonly palette: Palette };

type ColourChange = Extract<Change, { kind: "recolour" | "shift" | "hue" | "swap" | "without-colours" }>;

const stated = (brief: Brief, colors: readonly ColorWish[]): Brief => ({
  ...brief,
  colors: { value: colors, source: "stated" },
});

const wish = (value: string, role: ColorWish["role"], word: string, exact = true): ColorWish => ({
  hex: value,
  role,
  word,
  exact,
});

export function repaint(brief: Brief, design: Design, change: ColourChange, seed: number): Repainted {
  const { palette } = design;
  switch (change.kind) {
    case "swap": {
      const swapped = stated(brief, [
        wish(palette.secondary, "primary", "the second colour"),
        wish(palette.primary, "secondary", "the first colour"),
      ]);
      return painted(swapped, palette, seed);
    }
    case "shift": {
      const { move, apart = 0 } = change;
      // Further apart: the darker of the two a little darker, the lighter one lighter.
      const sign = oklch(palette.primary).l <= oklch(palette.secondary).l ? 1 : -1;
      const step = (way: number): Modifier =>
        apart === 0 ? move : { ...move, dl: (apart * way * sign) / 2 };
      const first = pushed(palette.primary, step(-1));
      const second = pushed(palette.secondary, step(1));
      return painted(
        stated(brief, [wish(first, "primary", change.word), wish(second, "secondary", change.word)]),
        palette,
        seed,
      );
    }
    case "hue": {
      const first = hued(palette.primary, change.band, change.degree);
      // A second colour that is its own follows half the way, so that the two stay told apart.
      const second = sameHue(palette.primary, palette.secondary)
        ? hued(palette.secondary, change.band, change.degree)
        : turned(palette.secondary, change.band.goal, SECOND_FOLLOWS);
      return painted(
        stated(brief, [wish(first, "primary", change.word), wish(second, "secondary", change.word)]),
        palette,
        seed,
      );
    }
    case "without-colours": {
      const avoid = brief.avoid?.value ?? { colors: [], motifs: [], styles: [] };
      const kept = (brief.colors?.value ?? []).filter(
        (each) => !change.hexes.some((gone) => sameHue(gone, each.hex)),
      );
      const next: Brief = {
        ...brief,
        colors: kept.length > 0 ? { value: kept, source: "stated" } : null,
        avoid: {
          value: { ...avoid, colors: [...new Set([...avoid.colors, ...change.hexes])] },
          source: "stated",
        },
      };
      return painted(next, palette, seed + 1);
    }
    case "recolour":
      return recoloured(brief, design, change, seed);
  }
}

function recoloured(
  brief: Brief,
  { palette }: Design,
  { wishes, on, replaces }: Extract<Change, { kind: "recolour" }>,
  seed: number,
): Repainted {
  const isSecond = (gone: string) => sameHue(gone, palette.secondary) && !sameHue(gone, palette.primary);
  const isFirst = (gone: string) => sameHue(gone, palette.primary);
  const replacesBoth = wishes.length > 1 && replaces.some(isFirst) && replaces.some(isSecond);
  // "Gold becomes brass, indigo becomes plum": each takes the place of the one it is named with.
  const isTurned = replacesBoth && replaces.findIndex(isSecond) < replaces.findIndex(isFirst);
  const [first, second] = isTurned ? [wishes[1], wishes[0]] : wishes;
  if (!first) return { brief, palette };
  // Letters in their own colour: the ink changes, the mark does not.
  if (on === "letters" && wishes.length === 1) {
    const inked = stated(brief, [
      wish(palette.primary, "primary", "as before"),
      wish(palette.secondary, "secondary", "as before"),
      { ...first, role: "any" },
    ]);
    return { brief: inked, palette: withInk(palette, first.hex, first.hex) };
  }
  const secondRole = !replacesBoth && (first.role === "secondary" || replaces.some(isSecond));
  const related = sameHue(palette.primary, palette.secondary);
  const primary = secondRole
    ? wish(palette.primary, "primary", "as before")
    : { ...first, role: "primary" as const };
  const other: ColorWish | null = secondRole
    ? { ...first, role: "secondary" }
    : second
      ? { ...second, role: "secondary" }
      : related
        ? null
        : wish(palette.secondary, "secondary", "as before");
  const rest = wishes.slice(secondRole ? 1 : 2).map((each) => ({ ...each, role: "any" as const }));
  const avoid = brief.avoid
    ? {
        ...brief.avoid,
        value: {
          ...brief.avoid.value,
          colors: brief.avoid.value.colors.filter((gone) => !wishes.some((each) => sameHue(each.hex, gone))),
        },
      }
    : null;
  return painted(stated({ ...brief, avoid }, [primary, ...(other ? [other] : []), ...rest]), palette, seed);
}

const painted = (brief: Brief, parent: Palette, seed: number): Repainted => {
  const palette = choosePalettes(brief, seed, 1)[0]!;
  return { brief, palette: { ...palette, scheme: brief.colors ? parent.scheme : palette.scheme } };
};

/** Degrees the second colour turns towards a hue that is asked for. */
const SECOND_FOLLOWS = 24;
/** Chroma a grey is given, and the least a colour has once it is named by its hue. */
const TINT = 0.06;
const NAMED = 0.09;
/** How much more colour a colour gets that was within the hue already. */
const RICHER = 1.18;

/** Into the hue that was named: a touch to its near edge, much to its middle, and on towards it if there already. */
function hued(colour: string, { low, goal, high }: HueBand, degree: number): string {
  const { l, c, h } = oklch(colour);
  if (c < 0.03) return hex({ l: Math.min(0.62, Math.max(0.3, l)), c: TINT * degree, h: goal });
  const within = hueDistance(h, goal) <= Math.max(hueDistance(low, goal), hueDistance(high, goal));
  if (within) return hex({ l, c: Math.max(NAMED, c * RICHER ** degree), h: nearer(h, goal, 12 * degree) });
  const edge = hueDistance(h, low) < hueDistance(h, high) ? low : high;
  const reach = hueDistance(edge, goal) * Math.min(1, Math.max(0, (degree - 0.5) / 1.2));
  return hex({ l, c: Math.max(NAMED, c * RICHER ** (degree / 2)), h: nearer(edge, goal, reach) });
}

const turned = (colour: string, goal: number, degrees: number): string => {
  const { l, c, h } = oklch(colour);
  return c < 0.03 ? colour : hex({ l, c, h: nearer(h, goal, degrees) });
};

/** From one hue towards another, the short way round, by at most so many degrees. */
const nearer = (from: number, to: number, degrees: number): number => {
  const away = turn(to - from + 180) - 180;
  return turn(from + Math.sign(away) * Math.min(Math.abs(away), degrees));
};

/** A grey asked to be warmer has no hue to turn: it is given a little. */
function pushed(colour: string, move: Modifier): string {
  const next = moved(colour, move);
  if (next !== colour) return next;
  const { l, c, h } = oklch(colour);
  return hex({
    l: l + (l > 0.5 ? -0.06 : 0.06),
    c: Math.max(c, move.towards ? 0.03 : c),
    h: move.towards?.[0] ?? h,
  });
}

/** A palette whose ink is this colour, tuned until it reads on either ground. */
const withInk = (palette: Palette, light: string, dark: string): Palette => {
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
export function reink(design: Design, before: Palette, change: ColourChange): Design {
  const on = change.kind === "recolour" ? change.on : null;
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
