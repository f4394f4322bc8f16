/** How things behave beside others: what grows, what comes in pairs, and what stands on nothing. */

import data from "../../../data/thing-manners.json" with { type: "json" };

export type Manner = keyof typeof data;

/** Whether a thing is known for it by its last word: a palm tree grows. */
export function does(manner: Manner, thing: string): boolean {
  const last = thing.slice(thing.lastIndexOf(" ") + 1);
  return [last, last.replace(/s$/u, "")].some((word) => data[manner].includes(word));
}
