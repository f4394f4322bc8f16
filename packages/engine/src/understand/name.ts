/**
 * The brand's name: every run of words is a candidate, "there is none" another, and what was learned from labelled
 * prompts chooses. The prompt is the sole brief: a name is never invented.
 */

import { choose, NAME_WEIGHTS } from "./choice.ts";
import { nameEvidence } from "./name-evidence.ts";
import { ruledNames } from "./name-rules.ts";
import type { Named, WordKnowledge } from "./name-runs.ts";
import { nameSpans } from "./name-spans.ts";
import type { Reading } from "./reading.ts";
import type { Surroundings } from "./surroundings.ts";

export function readName(
  reading: Reading,
  around: Surroundings,
  tagline: Named | null,
  known: WordKnowledge,
): Named | null {
  const rules = ruledNames(reading, tagline, known);
  const evidence = nameEvidence(reading, around, known, tagline, rules);
  const chosen = choose(nameSpans(reading), evidence, NAME_WEIGHTS);
  return chosen && { text: chosen.text, span: chosen.span };
}
