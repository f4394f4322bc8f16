/** How things behave beside others: what grows, what comes in pairs, and what stands on nothing. */

import data from "../../../data/thing-manners.json" with { type: "json" };
import { isCreature } from "../../lexicon/creatures.ts";

export type Manner = keyof typeof data;

/** Whether a thing is known for it by its last word: a palm tree grows. */
export function does(manner: Manner, thing: string): boolean {
  const last = thing.slice(thing.lastIndexOf(" ") + 1);
  return [last, last.replace(/s$/u, "")].some((word) => data[manner].includes(word));
}

/** Whether it has a head and a face: creatures, what is eaten as well, and people. */
export const hasFace = (thing: string): boolean => isCreature(thing) || does("living", thing);
