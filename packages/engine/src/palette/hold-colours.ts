/** What can be seen on white, and the colours of what holds the others: dark plates, what stands on a plate, and edges. */

import { contrast, hex, oklch } from "./colour.ts";
import type { StatedColours } from "./stated.ts";
import { inkFor, LIGHT_GROUND, PART_CONTRAST, TEXT_CONTRAST } from "./tune.ts";

export const seenOnLight = (colour: string): boolean => contrast(colour, LIGHT_GROUND) >= PART_CONTRAST;
export const readOnLight = (colour: string): boolean => contrast(colour, LIGHT_GROUND) >= TEXT_CONTRAST;

/** The dark of a dark plate: the second colour if it is dark, otherwise near-black, or as dark as the colours on it need. */
export function nightOf({ primary, secondary, asksMark, asksLetters, deep }: StatedColours): string {
  const { c, h } = oklch(primary);
  // Letters in a dark colour and a mark in a pale one: the mark stands on the letters' colour, so that no third comes in.
  const isLetters = asksMark && asksLetters;
  if (secondary && isPlateFor(primary, secondary, isLetters)) return secondary;
  const tinted = hex({ l: 0.2, c: Math.min(0.03, Math.max(0.008, c * 0.18)), h });
  const inside = isLetters && secondary && readOnLight(secondary) ? [primary] : [primary, secondary];
  const reads = (night: string) =>
    inside.every((colour) => colour === null || contrast(colour, night) >= TEXT_CONTRAST);
  return [deep, tinted].find(reads) ?? "#000000";
}

/** Whether the second colour is a dark plate for the first, and too dark to be seen on any other. */
const isPlateFor = (primary: string, secondary: string, isLetters: boolean): boolean =>
  readOnLight(secondary) &&
  contrast(primary, secondary) >= PART_CONTRAST &&
  (isLetters || contrast(secondary, "#000000") < PART_CONTRAST);

/**
 * What stands on a plate of the first colour: a stated colour that is seen there, the letters' own where a ground was asked for, otherwise
 * white, or near-black where white is not seen.
 */
export function onPlate({ primary, secondary, ink, deep, asksPlate, asksLetters }: StatedColours): string {
  const isSeen = (colour: string | null): colour is string =>
    colour !== null && contrast(colour, primary) >= PART_CONTRAST;
  const own = (asksPlate && asksLetters ? [ink, secondary] : [secondary, ink]).find(isSeen);
  if (own) return own;
  // Paper and ink are no colours of their own.
  return isSeen(LIGHT_GROUND) || contrast(deep, primary) < contrast(LIGHT_GROUND, primary)
    ? LIGHT_GROUND
    : deep;
}

/** Steps by which an edge is darkened until all colours stand out from it. */
const DARKER = 0.02;

/** The edge around pale colours: another stated one that all of them stand out from, otherwise near-black. */
export function edgeOf(stated: StatedColours): string {
  const { primary, secondary, third, ink, isNameless, isPatterned, deep } = stated;
  const pale = [primary, secondary, third].filter((each) => each !== null && !seenOnLight(each));
  const holds = (edge: string) => pale.every((each) => contrast(each!, edge) >= PART_CONTRAST);
  // What is one thing's colour is no edge of another.
  const others = isPatterned ? [primary, secondary] : isNameless ? [] : [secondary, primary, ink];
  const own = others.find((each) => each !== null && seenOnLight(each) && holds(each));
  if (own) return own;
  const { l, c, h } = oklch(deep);
  const darker = Array.from({ length: 10 }, (_, step) => hex({ l: l - step * DARKER, c, h }));
  return [deep, ...darker].find(holds) ?? inkFor(primary, "light");
}
