/** Tuning: move a colour as little as needed until it can be seen on its ground. */

import type { InkSet } from "../vocabulary.ts";
import { contrast, hex, type Oklch, oklch } from "./colour.ts";

export const LIGHT_GROUND = "#ffffff";
export const DARK_GROUND = "#0b0d12";

/** Least contrast of parts that carry meaning, and of text (docs/laws.md G3). */
export const PART_CONTRAST = 3;
export const TEXT_CONTRAST = 4.5;

const STEP = 0.004;

/** Yellows turn olive when darkened; painters go towards orange instead, so does this. */
export const deepenedHue = ({ l, c, h }: Oklch, target: number): number =>
  h < 80 || h > 112 || c < 0.03 ? h : h - Math.min(h - 74, Math.max(0, l - target) * 90);

const deepen = (from: Oklch, target: number): Oklch => ({
  l: target,
  c: from.c,
  h: from.c < 0.05 ? from.h : deepenedHue(from, target),
});

/** The colour itself where it passes; otherwise the nearest lightness that does, in the same hue. */
export function seenOn(colour: string, ground: string, needed: number): string {
  if (contrast(colour, ground) >= needed) return colour;
  const from = oklch(colour);
  const darken = oklch(ground).l > 0.5;
  // White on white has no hue to keep: it is inverted instead of fading to a grey.
  if (darken && from.c < 0.03 && from.l > 0.75) return inkFor(colour, "light");
  for (let step = 1; step <= 250; step++) {
    const l = darken ? from.l - step * STEP : from.l + step * STEP;
    if (l < 0 || l > 1) break;
    const tried = hex(darken ? deepen(from, l) : { ...from, l });
    if (contrast(tried, ground) >= needed) return tried;
  }
  return darken ? "#000000" : "#ffffff";
}

/** A colour re-tuned for a dark ground: lighter, a little less saturated, its hue drifting to the light. */
export function forDark(colour: string): string {
  const { l, c, h } = oklch(colour);
  const red = h > 5 && h < 45;
  // Muted colours end at .74–.84 in their own order; vivid ones stay lower, where they keep their chroma.
  const vivid = c > 0.15;
  const target =
    l < 0.27 && c < 0.05
      ? 0.93
      : vivid
        ? red
          ? 0.7
          : 0.73
        : 0.74 + 0.1 * Math.min(1, Math.max(0, (l - 0.35) / 0.33));
  // Blues drift to cyan and reds to orange as they get lighter, so that they do not turn to lilac and pink.
  const drift = h > 250 && h < 310 ? -6 : red ? 6 : 0;
  return seenOn(hex({ l: target, c: c * (vivid ? 0.92 : 0.8), h: h + drift }), DARK_GROUND, PART_CONTRAST);
}

export const inkFor = (primary: string, variant: "light" | "dark"): string => {
  const { c, h } = oklch(primary);
  const chroma = Math.min(0.03, Math.max(0.008, c * 0.18));
  return variant === "light"
    ? hex({ l: 0.2, c: chroma, h })
    : hex({ l: 0.96, c: Math.min(0.012, chroma), h });
};

/** Lighter and darker than the primary, both still to be seen. Where there is no room above, both go below. */
export function tones(primary: string, ground: string): Pick<InkSet, "tint" | "shade"> {
  const { l, c, h } = oklch(primary);
  const light = oklch(ground).l > 0.5;
  if (light) {
    const tint = seenOn(hex({ l: Math.min(0.78, l + 0.13), c: c * 0.92, h }), ground, PART_CONTRAST);
    const room = oklch(tint).l - l;
    return { tint, shade: hex({ l: Math.max(0.16, l - Math.max(0.13, 0.22 - room)), c: c * 0.9, h }) };
  }
  const shade = seenOn(hex({ l: l - 0.17, c: c * 1.05, h }), ground, PART_CONTRAST);
  return { tint: hex({ l: Math.min(0.95, l + 0.1), c: c * 0.7, h }), shade };
}

/** Black or white letters on a field of this colour, whichever reads better. */
export const readableOn = (field: string, ink: string): string =>
  contrast("#ffffff", field) >= Math.min(TEXT_CONTRAST, contrast(ink, field)) ? "#ffffff" : ink;
