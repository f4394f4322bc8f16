/** Names of acts and states that are drawn as something: a flight as an aeroplane. `scripts/prepare-kinds.ts` writes them. */

import names from "../../data/doings.json" with { type: "json" };

const DOINGS: ReadonlySet<string> = new Set(names);

/** "In flight" says how a thing is. */
export const isDoing = (thing: string): boolean => DOINGS.has(thing);
