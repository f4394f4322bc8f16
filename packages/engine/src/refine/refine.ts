/**
 * parent + prompt → refinement. The prompt is read into Changes; they are carried out on the parent's Design, path data and
 * all. What no Change names stays byte-identical, and without a Change the parent itself is the answer (docs/laws.md F1, F2).
 */

import { deepFreeze } from "../freeze.ts";
import { BUILT_IN_READER, type Reader } from "../reader/reader.ts";
import { unseenChanges } from "../verify/change.ts";
import type { Brief, Design, Report, Request, Studio } from "../vocabulary.ts";
import { isSame } from "./compare.ts";
import type { Lineage } from "./lineage.ts";
import { applyWithin, withLocks } from "./locks.ts";
import { refinementReport } from "./refinement-report.ts";

export type { Lineage } from "./lineage.ts";

export type RefineInput = {
  readonly prompt: string;
  readonly seed: number;
  readonly lineage: Lineage;
  /** The built-in one where there is no other. */
  readonly reader?: Reader;
};

export type Refined = { readonly brief: Brief; readonly design: Design; readonly report: Report };

export async function refine(
  studio: Studio,
  { prompt, seed, lineage, reader = BUILT_IN_READER }: RefineInput,
): Promise<Refined> {
  const earlier = lineage.ancestors.map(({ design }) => design);
  const request = await reader.readRefinement(studio, prompt, lineage.parent.design, earlier);
  return carryOut(studio, request, seed, lineage);
}

/** What was read, done. */
export function carryOut(studio: Studio, request: Request, seed: number, lineage: Lineage): Refined {
  const { parent } = lineage;
  const state = applyWithin({ studio, seed, lineage, locks: request.locks }, request);
  const isUnchanged = isSame(parent.design, state.design);
  // The parent itself, not a copy that happens to look like it.
  const drawn: Design = isUnchanged ? parent.design : { ...state.design, seed, changes: request.changes };
  const design = withLocks(drawn, parent.design, request);
  const unmet = [...state.unmet, ...unseenChanges(request.changes, parent.design, design, state.unmet)];
  return {
    brief: deepFreeze(isUnchanged ? parent.brief : state.brief),
    design: deepFreeze(design),
    report: refinementReport(studio, parent, { ...state, design, unmet }, request),
  };
}
