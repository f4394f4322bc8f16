/** What a caller may ask for and no logo of ours can be: read, said again in the Report, and left out. */

import type { Unmet } from "../vocabulary.ts";
import { commas } from "./lists.ts";
import { phrases } from "./phrases.ts";
import { overlaps, readWords, type Span } from "./text.ts";

export type Impossible = { readonly unmet: Unmet; readonly span: Span };

type Reason = { readonly why: string; readonly did: string };

const FLAT: Reason = {
  why: "logos use flat colours, so that they print and cut anywhere",
  did: "flat colours are used",
};
const STILL: Reason = { why: "a logo file does not move", did: "the logo is static" };
const DRAWN: Reason = { why: "logos are drawn, not photographed", did: "shapes are drawn" };

const WISHES: readonly (readonly [words: string, reason: Reason])[] = [
  [
    "gradient, gradients, drop shadow, drop shadows, shadow, shadows, bevel, bevels, glow, glowing, 3d, 3d effect, 3d look, three dimensional, glossy, gloss, metallic effect, emboss, embossed, texture, textures, grain, grainy, watercolour, watercolor, degradado, degradados, degrade, farbverlauf, verlauf, gradiente, sfumatura, ombre portee, schatten, sombra, sombras, transparency, transparent effect, blur, neon glow, foil, glitter",
    FLAT,
  ],
  [
    "animated, animate, animation, moving, gif, spinning, rotating, blinking, animiert, animado, anime, animato",
    STILL,
  ],
  [
    "photo of, a photo, photograph, photographic, photorealistic, photo realistic, picture of me, portrait of me, foto de, eine foto",
    DRAWN,
  ],
];

const table = phrases(
  WISHES.flatMap(([words, reason]) => commas(words).map((word): [string, Reason] => [word, reason])),
);

/** A business may be about photographs or motion: the word counts only beside one that asks. */
const ASKS =
  /^(?:with|add|use|make|give|want|need|like|have|be|put|some|a|an|more|nice|subtle|soft|slight|apply|include|love|con|mit|avec|com)$/;
const TRADED =
  /^(?:studio|agency|company|films|film|lab|school|shop|printing|printer|printers|free|brand|startup|app)$/;

/** `taken`: where names, taglines and what is refused stand. */
export function readImpossible(prompt: string, taken: readonly Span[]): readonly Impossible[] {
  const words = readWords(prompt);
  return table.all(words).flatMap((found) => {
    const span: Span = [words[found.from]!.start, words[found.to - 1]!.end];
    if (taken.some((each) => overlaps(each, span))) return [];
    const before = words.slice(Math.max(0, found.from - 3), found.from);
    const asked = before.some(
      ({ key, sentence }) => ASKS.test(key) && sentence === words[found.from]!.sentence,
    );
    const startsClause = /[,;.]/.test(words[found.from]!.gap) || found.from === 0;
    if (!(asked || startsClause) || TRADED.test(words[found.to]?.key ?? "")) return [];
    const wish = prompt.slice(...span).trim();
    return [{ unmet: { field: "style", wish, ...found.value }, span }];
  });
}
