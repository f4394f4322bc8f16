/** Colour arithmetic in OKLCH; whatever leaves this file is a hex, so that all machines agree on it. */

import {
  clampChroma,
  converter,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  parse,
  wcagContrast,
} from "./culori.ts";

export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

const toOklch = converter("oklch");

/** `#rrggbb` in lower case, or null where the text is no colour. */
export const readHex = (text: string): string | null => {
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  const colour = parse(text.trim());
  return colour ? formatHex(colour) : null;
};

/** A grey has no hue; it is given 0. */
export const oklch = (hex: string): Oklch => {
  const colour = toOklch(hex);
  return { l: colour?.l ?? 0, c: colour?.c ?? 0, h: colour?.h ?? 0 };
};

/** Chroma is reduced until the screen can show it: hue and lightness carry the meaning. */
export const hex = ({ l, c, h }: Oklch): string =>
  formatHex(
    clampChroma({ mode: "oklch", l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h: turn(h) }, "oklch"),
  );

export const turn = (hue: number): number => ((hue % 360) + 360) % 360;

/** Degrees between two hues, 0…180. */
export const hueDistance = (a: number, b: number): number => {
  const apart = Math.abs(turn(a) - turn(b));
  return apart > 180 ? 360 - apart : apart;
};

/** WCAG contrast, rounded down to two decimals: a report must not say 4.5 for 4.496. */
export const contrast = (a: string, b: string): number => Math.floor(wcagContrast(a, b) * 100) / 100;

const difference = differenceEuclidean("oklab");
const asRgb = converter("rgb");
const EYES = [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)];

export const distance = (a: string, b: string): number => difference(a, b);

/** How far apart two colours stay for the eye that distinguishes them worst (oklab distance). */
export const distanceForAll = (a: string, b: string): number => {
  const [first, second] = [asRgb(a), asRgb(b)];
  if (!first || !second) return 0;
  return Math.min(difference(first, second), ...EYES.map((eye) => difference(eye(first), eye(second))));
};
