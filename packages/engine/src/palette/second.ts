/** The second colour: one that adds meaning to the first, and that every eye can distinguish from it. */

import type { Dice } from "../dice.ts";
import { contrast, distanceForAll, hex, hueDistance, oklch } from "./colour.ts";
import type { Scheme, SecondaryKind } from "./schemes.ts";
import { DARK_GROUND, forDark, inkFor, LIGHT_GROUND, PART_CONTRAST } from "./tune.ts";

/** Below this chroma people say black, grey or white. */
export const GREY = 0.03;
/** Two colours that must be distinguished stay this far from each other for every eye (oklab). */
export const TELL_APART = 0.11;
/** Hue this near to one that is to be avoided counts as it. */
export const AVOID_DEGREES = 38;

/**
 * The second colour on the dark ground, which every eye can distinguish from the first. A deep one turns pale, or vivid where
 * the first is pale itself: lightened half-way it would only go muddy.
 */
export function secondOnDark(primary: string, light: string): string {
  const { l, c, h } = oklch(light);
  const tuned = oklch(forDark(light));
  // A grey has no hue to be vivid in.
  const vivid = c < GREY ? c : Math.max(0.09, c);
  const deep = [
    { l: 0.92, c: Math.min(0.05, c), h },
    { l: 0.62, c: vivid, h },
    { l: 0.56, c: vivid, h },
  ];
  const others = [0, 0.08, -0.1, 0.12, -0.15].map((step) => ({
    ...tuned,
    l: Math.min(0.95, tuned.l + step),
  }));
  const found = (l < 0.42 ? [...deep, ...others] : [...others, ...deep])
    .map(hex)
    .find(
      (tried) =>
        distanceForAll(primary, tried) >= TELL_APART && contrast(tried, DARK_GROUND) >= PART_CONTRAST,
    );
  return found ?? hex({ l: 0.93, c: c * 0.5, h });
}

/** Candidates of the scheme's kind; the first that can be seen and that every eye can distinguish from the primary. */
export function secondaryFor(
  primary: string,
  scheme: Scheme,
  avoided: readonly string[],
  throws: Dice,
): string {
  const from = oklch(primary);
  const kind = throws.pick(scheme.secondary);
  const side = throws.next() < 0.5 ? -1 : 1;
  const away = avoided.map(oklch).filter(({ c }) => c >= GREY);
  const candidates = [...candidatesOf(kind, from, side), ...candidatesOf("same-hue", from, side)].map(hex);
  const good = candidates.find(
    (colour) =>
      contrast(colour, LIGHT_GROUND) >= PART_CONTRAST &&
      distanceForAll(primary, colour) >= TELL_APART &&
      away.every(({ h }) => oklch(colour).c < GREY || hueDistance(h, oklch(colour).h) > AVOID_DEGREES),
  );
  return good ?? inkFor(primary, "light");
}

type Lch = { l: number; c: number; h: number };

export function candidatesOf(kind: SecondaryKind, { l, c, h }: Lch, side: number): Lch[] {
  const other = l > 0.48 ? Math.max(0.3, l - 0.25) : Math.max(0.56, Math.min(0.64, l + 0.27));
  switch (kind) {
    case "neighbour":
      return [35, -35, 50, -50, 25].flatMap((by) => [
        { l: Math.min(0.66, l + 0.1), c: Math.max(c, 0.1), h: h + by * side },
        { l: Math.max(0.32, l - 0.14), c, h: h + by * side },
      ]);
    case "same-hue":
      return [
        { l: other, c: c * 0.9, h },
        { l: Math.max(0.24, other - 0.06), c: c * 0.75, h },
      ];
    case "complement":
      return [165, 190, 140].flatMap((by) => [
        { l: Math.min(0.66, Math.max(0.45, l)), c: Math.max(0.12, c), h: h + by * side },
        { l: 0.4, c: Math.max(0.1, c * 0.9), h: h + by * side },
      ]);
    case "spark":
      return (side > 0 ? [38, 285, 150] : [150, 25, 262]).map((hue) => ({ l: 0.62, c: 0.2, h: hue }));
    case "metal":
      return [
        { l: 0.62, c: 0.08, h: 78 },
        { l: 0.6, c: 0.05, h: 60 },
        { l: 0.52, c: 0.1, h: 55 },
      ];
  }
}
