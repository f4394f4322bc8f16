/** "Gradient-free", "a moustache-free zone": what a mark is to be free of, beside what wares are ("a sugar-free bakery"). */

import { wordSet } from "./lexicons/lists.ts";
import type { Word } from "./text.ts";

/** Free of these are wares, services and places. */
const OF_WARES = wordSet(
  "gluten sugar dairy lactose nut nuts meat wheat egg eggs plastic waste smoke alcohol cruelty fragrance chemical chemicals pain risk fee fees tax duty care hands hassle stress ad ads spam barrier carbon emission emissions oil additive additives paraben palm pesticide cage grain soy fat salt caffeine lead rust germ dust noise pet pets child children kid kids car cars traffic toll interest commission debt drug crime conflict guilt paper cash contact wire cord scent toxin toxins screen phone device cookie cookies tracking royalty rent allergen allergy bug worry trouble jargon animal latex fur leather nickel peat solvent",
);
/** "Feel free", "for free", "is free": no thing is told of. */
const NO_THING = wordSet(
  "feel for is are be its was were get got completely totally and or a the of so very your our my please always",
);
const FOLLOWS = /^(?:zone|please|pls|and|or|logo|thanks|thank|design|mark)$/;

/** The words that name what a mark is to be free of: each stands before a "free" that ends its clause. */
export function freeOf(words: readonly Word[]): readonly number[] {
  return words.flatMap(({ key, gap, sentence }, at) => {
    const thing = words[at - 1];
    if (key !== "free" || !thing || thing.sentence !== sentence || !/^[\s\-‐‑]$/u.test(gap)) return [];
    if (OF_WARES.has(thing.key) || NO_THING.has(thing.key)) return [];
    const next = words[at + 1];
    const ends = !next || /[^\s]/u.test(next.gap) || FOLLOWS.test(next.key);
    return ends ? [at - 1] : [];
  });
}
