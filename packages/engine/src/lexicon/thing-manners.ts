/** How things behave beside others: what grows, what comes in pairs, and what stands on nothing. */

import data from "../../data/thing-manners.json" with { type: "json" };
import { singular } from "./phrases.ts";

export type Manner = keyof typeof data;

/** Whether a thing is known for it by its last word: a palm tree grows. */
export const does = (manner: Manner, thing: string): boolean =>
  data[manner].includes(singular(thing.slice(thing.lastIndexOf(" ") + 1)));
