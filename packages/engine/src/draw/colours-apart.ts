/** Which colours a Brief has for parts of the mark, for its frame and for the letters. */

import { seenOnLight } from "../palette/hold-colours.ts";
import { statedColours } from "../palette/stated.ts";
import { type Brief, isNamedAlike, type Letters } from "../vocabulary.ts";
import { FRAME } from "./frame-place.ts";

/** Whether a mark may part itself in two stated colours: no letters are to wear one, and both are seen free, or both need holding. */
export const isInTwo = (brief: Brief): boolean => {
  const stated = statedColours(brief);
  if (!stated?.secondary || stated.asksLetters || stated.asksPlate) return false;
  const both = [stated.primary, stated.secondary];
  // Letters cannot wear a pale second colour: only a part of the mark can.
  return both.every(seenOnLight) || !seenOnLight(stated.secondary);
};

/** Whether one of two things has a colour of its own: then each is drawn apart. */
export const wearApart = ({ motifs, colors }: Brief): boolean =>
  (motifs?.value.length ?? 0) > 1 &&
  (colors?.value ?? []).some(({ of }) => of && motifs!.value.some((thing) => isNamedAlike(thing, of)));

/** Whether the frame has a colour that the mark inside it has not. */
export const isFrameApart = ({ colors }: Brief): boolean =>
  (colors?.value.length ?? 0) > 1 && colors!.value.some(({ of }) => of === FRAME);

/** Whether the letters can wear the second stated colour: then no drawing has to be parted for it. */
export const canWearSecond = (brief: Brief, lines: readonly Letters[]): boolean =>
  lines.length > 0 && brief.form?.value.form !== "symbol" && seenOnLight(statedColours(brief)!.secondary!);
