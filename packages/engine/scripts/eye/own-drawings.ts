/** Our own drawings as lessons for the eye that chooses: the eye that measures never sees them. */

import { dice } from "../../src/dice.ts";
import { pictureOf } from "../../src/judge/picture.ts";
import type { Traits } from "../../src/marks/family.ts";
import { SCENES } from "../../src/marks/scenes/index.ts";
import { PLAIN_TRAITS } from "../../src/marks/traits.fixture.ts";
import type { Picture } from "../../src/vocabulary.ts";
import { SAME } from "./icon-words.ts";

/** States of each drawing: it varies by brand. */
const STATES = 8;
const MOST_WORDS = 2;

/** Pictures of our drawings with those of their words that the eyes are taught. */
export function* ownPictures(
  numberOf: ReadonlyMap<string, number>,
): Generator<{ readonly picture: Picture; readonly words: readonly number[] }> {
  for (const { id, words: names, draw } of SCENES) {
    const known = names.map((name) => numberOf.get(SAME[name] ?? name)).filter((word) => word !== undefined);
    const words = [...new Set(known)].slice(0, MOST_WORDS);
    if (words.length === 0) continue;
    const roll = dice(id, "lessons");
    const of3 = () => roll.between(0, 2) as 0 | 1 | 2;
    const of4 = () => roll.between(0, 3) as 0 | 1 | 2 | 3;
    for (let state = 0; state < STATES; state++) {
      const traits: Traits = {
        ...PLAIN_TRAITS,
        gap: 1.4 + roll.next(),
        variation: [of3(), of3(), 0, of3(), of3()],
        construction: [of4(), of4(), of4(), of4()],
      };
      const picture = pictureOf(draw(traits).layers);
      if (picture) yield { picture, words };
    }
  }
}
