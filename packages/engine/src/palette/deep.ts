/** The deep tone of a colour: in its own hue, what holds it where it is too pale, and letters beside it (docs/laws.md G3). */

import { contrast, hex, oklch } from "./colour.ts";
import { isLikeRefused } from "./refused.ts";
import { deepenedHue, inkFor, LIGHT_GROUND, PART_CONTRAST, TEXT_CONTRAST } from "./tune.ts";

/** Lightness at which a deep tone begins, and below which it would be near-black. */
const DEEP = { most: 0.42, least: 0.24 };
const STEP = 0.01;
/** On white it is read as easily as ink. */
const ON_WHITE = 7;
const WHITE = 0.97;
/** Below this chroma a colour has no hue to be deep in. */
const GREY = 0.012;
/** Of a pale colour's chroma, so that its hue is still told; more would be garish. */
const CHROMA = { times: 1.5, most: 0.12 };

/** Black and white are printed with ink; a grey has a dark grey. */
const SLATE = { l: 0.34, c: 0.015, h: 250 };

function greyBeside(colour: string, l: number): string | null {
  const slate = hex(SLATE);
  return l < WHITE && contrast(slate, colour) >= TEXT_CONTRAST ? slate : null;
}

/** The ink of the colour instead where it is a grey, dark itself, or its deep tone is refused: a yellow's is a brown. */
export function deepOf(colour: string, refused: readonly string[] = []): string {
  const { l: own, c, h } = oklch(colour);
  const ink = inkFor(colour, "light");
  if (c < GREY) return greyBeside(colour, own) ?? ink;
  const chroma = Math.min(CHROMA.most, c * CHROMA.times);
  let found: string | null = null;
  for (let l = DEEP.most; l >= DEEP.least; l -= STEP) {
    const tried = hex({ l, c: chroma, h: deepenedHue({ l: own, c, h }, l) });
    if (contrast(tried, LIGHT_GROUND) < ON_WHITE) continue;
    const apart = contrast(tried, colour);
    if (apart >= PART_CONTRAST) found = tried;
    if (apart >= TEXT_CONTRAST) break;
  }
  return found && !isLikeRefused(found, refused) ? found : ink;
}
