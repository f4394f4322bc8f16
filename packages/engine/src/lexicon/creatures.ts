/** Names of living beings that can be drawn: a head is theirs, that of a hammer is part of it. `scripts/prepare-kinds.ts` writes them. */

import names from "../../data/creatures.json" with { type: "json" };
import { singular } from "./phrases.ts";
import { RELATED_THINGS } from "./related-things.ts";

const CREATURES: ReadonlySet<string> = new Set(names);

export const isCreature = (thing: string): boolean => {
  const head = thing.slice(thing.lastIndexOf(" ") + 1);
  return [thing, head, singular(head)].some(
    (name) => CREATURES.has(RELATED_THINGS.get(name) ?? name) || CREATURES.has(name),
  );
};
