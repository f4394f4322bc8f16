/** The mood a Brief has, or the one its trade suggests where it is silent. */

import { type Brief, type Mood, NEUTRAL_MOOD } from "../vocabulary.ts";
import { SCHEMES } from "./schemes.ts";

/** How far a trade alone leans: half-way, because it was not said. */
const LEAN = 0.6;

export function moodOf(brief: Brief): Mood {
  if (brief.mood) return brief.mood.value;
  const about = aboutOf(brief);
  const named = SCHEMES.filter((scheme) => scheme.words?.test(about));
  if (named.length === 0) return NEUTRAL_MOOD;
  const mean = (axis: keyof Mood) =>
    (LEAN * named.reduce((sum, scheme) => sum + scheme.mood[axis], 0)) / named.length;
  return {
    loud: mean("loud"),
    new: mean("new"),
    grave: mean("grave"),
    rich: mean("rich"),
    sharp: mean("sharp"),
    machine: mean("machine"),
  };
}

/** All the Brief says about what the brand is, for words to be looked for. */
export const aboutOf = (brief: Brief): string =>
  [brief.trade?.value, ...(brief.motifs?.value ?? []), brief.name?.value, brief.tagline?.value]
    .filter((text) => text !== undefined)
    .join(" ")
    .toLowerCase();
