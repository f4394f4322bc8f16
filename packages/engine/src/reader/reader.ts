/**
 * Reader: a text → what it asks for. A prompt becomes a Brief, a refinement a Request. There are two of them: the built-in
 * one, and one made of the answer that the operator's own language model gave.
 */

import type { Design, Report, Request, Studio } from "../vocabulary.ts";
import type { RefinementAnswer } from "./asks.ts";
import { briefOf } from "./brief-of.ts";
import { type ReadPrompt, readWhole } from "./built-in/prompt.ts";
import { readRefinement } from "./built-in/refinement.ts";
import { inView } from "./in-view.ts";
import { requestOf } from "./request-of.ts";
import type { PromptAnswer } from "./statements.ts";

export interface Reader {
  /** As the Report tells it. */
  readonly by: NonNullable<Report["reader"]>;
  readPrompt(studio: Studio, prompt: string): Promise<ReadPrompt>;
  /** `earlier`: the versions before the parent, the nearest first. */
  readRefinement(
    studio: Studio,
    prompt: string,
    parent: Design,
    earlier?: readonly Design[],
  ): Promise<Request>;
}

/** What came of asking the operator's model: its answer, checked, or why there is none. Plain data. */
export type ModelReading =
  | { readonly kind: "answer"; readonly answer: PromptAnswer | RefinementAnswer }
  | { readonly kind: "fallback"; readonly why: string };

/** The reader of a text that the operator's model was, or was not, asked about. */
export function readerFor(reading: ModelReading | null): Reader {
  if (reading?.kind === "answer") return answeredReader(reading.answer);
  return builtInReader(reading?.why ?? null);
}

/** `why`: the reason for which the operator's model did not read, where there is one. */
const builtInReader = (why: string | null): Reader => ({
  by: { by: "built-in", ...(why === null ? {} : { why }) },
  readPrompt: readWhole,
  readRefinement,
});

export const BUILT_IN_READER: Reader = builtInReader(null);

/** The answer is of the same text and was checked: `PROMPT_SCHEMA` or `REFINEMENT_SCHEMA`, and every quote stands in the text. */
const answeredReader = (answer: PromptAnswer | RefinementAnswer): Reader => ({
  by: { by: "operator" },
  async readPrompt(studio, prompt) {
    if (!("statements" in answer)) throw new Error("the answer is one to a refinement");
    return briefOf(studio, prompt, answer);
  },
  async readRefinement(studio, prompt, parent, earlier = []) {
    if (!("asks" in answer)) throw new Error("the answer is one to a first prompt");
    return inView(studio, prompt, requestOf(studio, prompt, parent, answer), { parent, earlier });
  },
});
