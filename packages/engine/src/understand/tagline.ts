/** The tagline: quotations and clauses are candidates, and what was learned from labelled prompts chooses. */

import type { Noticed, Weights } from "../vocabulary.ts";
import { choose } from "./choice.ts";
import type { Named } from "./name-runs.ts";
import { taglineNoticed } from "./noticed.ts";
import type { Reading } from "./reading.ts";
import type { Surroundings } from "./surroundings.ts";
import { taglineEvidence } from "./tagline-evidence.ts";
import { ruledTagline } from "./tagline-rules.ts";
import { taglineSpans } from "./tagline-spans.ts";

export function readTagline(
  reading: Reading,
  around: Surroundings,
  weights: Weights,
  noticed: Noticed | null = null,
): Named | null {
  const evidence = taglineEvidence(reading, around);
  const chosen = choose(taglineSpans(reading, around), evidence, weights, taglineNoticed(noticed));
  // The rules are seldom wrong, and know lines that are pointed at from the next sentence.
  return chosen ? { text: chosen.candidate.text, span: chosen.candidate.span } : ruledTagline(reading);
}
