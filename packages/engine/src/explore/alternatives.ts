/** Of things that a prompt leaves the choice of, the one that is drawn best. */

import { dice } from "../dice.ts";
import { RELATED_THINGS } from "../lexicon/related-things.ts";
import { isOwnScene } from "../marks/scene.ts";
import type { NamesOf } from "../things/names.ts";
import type { Brief, Studio } from "../vocabulary.ts";
import { isPictured, namesIn } from "./context.ts";

/** The Brief with one of each group among its motifs; what was left open stays under `alternatives`. */
export function withChoice(studio: Studio, brief: Brief, seed: number): Brief {
  const { motifs, alternatives, bond, ...rest } = brief;
  if (!motifs || !alternatives) return brief;
  const namesOf = namesIn(studio, brief);
  const throws = dice(seed, "alternatives");
  let value = motifs.value;
  for (const group of alternatives.value) {
    const open = group.filter((thing) => value.includes(thing));
    if (open.length < 2) continue;
    const chosen = bestDrawn(studio, open, namesOf, throws);
    const others = open.filter((thing) => thing !== chosen);
    // What only stands in for another goes with it.
    const spares = others.map((thing) => RELATED_THINGS.get(thing));
    value = value.filter((thing) => thing === chosen || !(others.includes(thing) || spares.includes(thing)));
  }
  const isBound = bond && value.includes(bond.value.host) && value.includes(bond.value.guest);
  return { ...rest, alternatives, motifs: { ...motifs, value }, ...(isBound ? { bond } : {}) };
}

/** Several that are drawn as well leave the choice to the seed. */
function bestDrawn(
  studio: Studio,
  things: readonly string[],
  namesOf: NamesOf,
  throws: ReturnType<typeof dice>,
): string {
  const worth = (thing: string): number => {
    if (isOwnScene(thing)) return 3;
    if (studio.drawings.of(thing).length > 0) return 2;
    return isPictured(studio, namesOf(thing)) ? 1 : 0;
  };
  const most = Math.max(...things.map(worth));
  return throws.pick(things.filter((thing) => worth(thing) === most));
}
