/**
 * How well refinements are read: each labelled prompt is run from its parent, and what changed is held to the label.
 *
 *   node scripts/node24.mjs packages/engine/scripts/evaluate-refinement.ts [--file FILE] [--half first|second]
 *     [--misses]
 *
 * Mend on the first half of a fresh file, without a look at the second; no misses of
 * `refinements-held-out.txt` are to be looked at.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadStudio } from "../src/index.ts";
import { parsePrompts } from "./evaluate/labelled.ts";
import { scoreRefinements, tellRefinements } from "./evaluate/refinements.ts";

const { values } = parseArgs({
  options: {
    file: { type: "string", default: join(import.meta.dirname, "evaluate/prompts/refinements.txt") },
    half: { type: "string" },
    misses: { type: "boolean", default: false },
  },
});
const prompts = parsePrompts(readFileSync(values.file, "utf8"));
// Every other prompt: writers go from kind to kind, so that a front half would hold half of the kinds.
const chosen = values.half
  ? prompts.filter((_, index) => index % 2 === (values.half === "first" ? 0 : 1))
  : prompts;
const score = await scoreRefinements(await loadStudio(), chosen);
console.log(tellRefinements(score));
if (values.misses)
  for (const { prompt, labels, short, understood } of score.misses)
    console.log(`\n${prompt}\n  ${labels}\n  ${short.join("; ")}\n  read: ${understood || "nothing"}`);
