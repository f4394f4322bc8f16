/**
 * The brand's name: every run of words is a candidate, "there is none" another, and what was learned from labelled
 * prompts chooses. The prompt is the sole brief: a name is never invented.
 */

import type { Noticed, Weights } from "../vocabulary.ts";
import { choose } from "./choice.ts";
import { widened } from "./name-edges.ts";
import { nameEvidence } from "./name-evidence.ts";
import { type RuledName, ruledNames } from "./name-rules.ts";
import type { Named, WordKnowledge } from "./name-runs.ts";
import { nameSpans } from "./name-spans.ts";
import { beginsName, nameNoticed } from "./noticed.ts";
import { overlaps, type Reading } from "./reading.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Span } from "./text.ts";

/** From this weight on a rule speaks of a name that is plainly introduced. */
const SURE = 91;

/** A name that is less likely was inferred rather than stated: of those above it 97 in a hundred are right, of those below two in three. */
const CERTAIN = 0.9;

export type ReadName = Named & { readonly isCertain: boolean };

export function readName(
  reading: Reading,
  around: Surroundings,
  tagline: Named | null,
  known: WordKnowledge,
  weights: Weights,
  noticed: Noticed | null = null,
  /** Where something else is plainly spoken of. */
  taken: readonly Span[] = [],
): ReadName | null {
  const rules = ruledNames(reading, tagline, known);
  const evidence = nameEvidence(reading, around, known, tagline, rules);
  const spans = nameSpans(reading).filter(
    ({ from, to, text, span }) =>
      !taken.some((each) => overlaps(each, span)) &&
      (around.sorts.slice(from, to).some((sort) => sort !== "colour") ||
        rules.some((rule) => rule.text === text) ||
        beginsName(noticed, from)),
  );
  const chosen = choose(spans, evidence, weights, nameNoticed(noticed, reading));
  if (!chosen) return null;
  const { candidate, likelihood } = chosen;
  const sure = quotedRule(reading, rules, candidate.span) ?? candidate;
  return { ...widened(reading, sure), isCertain: likelihood >= CERTAIN };
}

/** “Marlow, Finch & Co”: of what stands in quotes and is plainly introduced, nothing is left off. */
const quotedRule = ({ prompt }: Reading, rules: readonly RuledName[], [start, end]: Span) =>
  rules.find(
    ({ weight, span }) =>
      weight >= SURE && span[0] <= start && span[1] >= end && QUOTE.test(prompt[span[0] - 1] ?? ""),
  );
const QUOTE = /["“”«»„‘’']/u;
