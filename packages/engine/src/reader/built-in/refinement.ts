/** A refinement's prompt → Changes, in any of the seventeen languages. */

import { readImpossible } from "../../lexicon/impossible.ts";
import type { Design, Request, Studio } from "../../vocabulary.ts";
import { withCodes } from "./codes.ts";
import { NOT_FLAT, readRequest } from "./request.ts";
import { summaryOf } from "./summary.ts";

export async function readRefinement(studio: Studio, prompt: string, parent: Design): Promise<Request> {
  const tagged = await studio.language().tag(prompt, summaryOf(parent));
  const spans = withCodes(prompt, tagged.spans);
  const request = readRequest(studio, prompt, { ...tagged, spans }, parent);
  const taken = spans.flatMap(({ tag, span }) => (/^(?:name|tagline|no-)/u.test(tag) ? [span] : []));
  const effects = readImpossible(prompt, taken).map(({ unmet }) => unmet);
  // What is known by its word is told more exactly than what only sounds impossible.
  return effects.length > 0
    ? { ...request, impossible: [...effects, ...request.impossible.filter(({ why }) => why !== NOT_FLAT)] }
    : request;
}
