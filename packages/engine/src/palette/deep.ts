/** What holds a colour that is too pale, and the letters beside it: near-black, and no hue that nobody asked for (docs/laws.md G3). */

import { contrast, hex, oklch } from "./colour.ts";
import { isLikeRefused } from "./refused.ts";
import { deepenedHue, inkFor, LIGHT_GROUND, PART_CONTRAST, TEXT_CONTRAST } from "./tune.ts";

/** Lightness at which a deep tone begins, and below which it would be near-black. */
const DEEP = { most: 0.42, least: 0.24 };
const STEP = 0.01;
/** On white it is read as easily as ink. */
const ON_WHITE = 7;
/** Of a pale colour's chroma, so that its hue is still told; more would be garish. */
const CHROMA = { times: 1.5, most: 0.12 };

/** Where black is refused it is a deep tone of the colour's own hue. */
export function deepOf(colour: string, refused: readonly string[] = []): string {
  const ink = inkFor(colour, "light");
  const { l: own, c, h } = oklch(colour);
  // A trace of hue makes it no colour.
  if (!isLikeRefused(hex({ ...oklch(ink), c: 0 }), refused)) return ink;
  const chroma = Math.min(CHROMA.most, c * CHROMA.times);
  let found = ink;
  for (let l = DEEP.most; l >= DEEP.least; l -= STEP) {
    const tried = hex({ l, c: chroma, h: deepenedHue({ l: own, c, h }, l) });
    if (contrast(tried, LIGHT_GROUND) < ON_WHITE) continue;
    const apart = contrast(tried, colour);
    if (apart >= PART_CONTRAST && !isLikeRefused(tried, refused)) found = tried;
    if (apart >= TEXT_CONTRAST) break;
  }
  return found;
}
