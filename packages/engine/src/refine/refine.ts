/**
 * parent + prompt → refinement. The parent's Design is kept, path data and all, and patched: what the prompt
 * does not name stays byte-identical.
 */

import { deepFreeze } from "../understand/freeze.ts";
import type { Brief, Design, Report, Studio } from "../vocabulary.ts";
import { applyAll } from "./apply/apply.ts";
import { sameness } from "./compare.ts";
import { noticedIn } from "./read/noticed.ts";
import { readRequest } from "./read/request.ts";
import type { Ancestor } from "./state.ts";
import { told } from "./tell.ts";
import { varied } from "./vary.ts";

export type { Ancestor } from "./state.ts";

export type RefineInput = {
  readonly prompt: string;
  readonly seed: number;
  readonly parent: Ancestor;
  /** Nearest first, the root last. */
  readonly ancestors: readonly Ancestor[];
};

export type Refined = { readonly brief: Brief; readonly design: Design; readonly report: Report };

export async function refine(
  studio: Studio,
  { prompt, seed, parent, ancestors }: RefineInput,
): Promise<Refined> {
  const setting = { seed, parent, ancestors };
  const request = readRequest(studio, prompt, parent.design, await noticedIn(studio, prompt, parent.design));
  let state = applyAll(studio, request.changes, request.locks, setting);
  // A refinement is never a no-op: where nothing changed, a near variation is drawn.
  if (sameness(parent.design, state.design)) {
    const why =
      request.changes.length === 0
        ? "nothing in the prompt was read as a change"
        : "what was asked for is so already, or cannot be moved further";
    state = varied(studio, request, setting, state);
    state.notes.push(`${why}: this is a near variation of the parent`);
  }
  state.unmet.push(...request.impossible);
  return {
    brief: deepFreeze(state.brief),
    design: deepFreeze(state.design),
    report: told(studio, parent, state, request),
  };
}
