/** A refinement's prompt → Changes, in any of the seventeen languages. */

import { readImpossible } from "../../lexicon/impossible.ts";
import type { Design, Request, Studio } from "../../vocabulary.ts";
import { inView } from "../in-view.ts";
import { withCodes } from "./codes.ts";
import { withManner } from "./framing.ts";
import { NOT_FLAT, readRequest } from "./request.ts";
import { summaryOf } from "./summary.ts";
import { textEdit } from "./text-edits.ts";

/** Which of two things stays where both are named: a hint of keeping is enough. */
const DOUBT = 0.1;

/** `earlier`: the versions before the parent, the nearest first. */
export async function readRefinement(
  studio: Studio,
  prompt: string,
  parent: Design,
  earlier: readonly Design[] = [],
): Promise<Request> {
  const view = { parent, earlier };
  const said = await studio.language().tag(prompt, summaryOf(parent));
  const edited = textEdit(prompt, said, parent);
  const { asks, spans } = edited?.rest ?? said;
  const tagged = { asks, spans: withCodes(studio, prompt, spans) };
  const read = readRequest(studio, prompt, tagged, parent);
  const others = read.changes.map((asked) => withManner(asked, { studio, prompt, tagged, view }));
  const changes = edited ? [edited.edit, ...others] : others;
  // What is left of a message beside an edit of its texts was said of them, too faintly for a wish of its own.
  const impossible = edited && others.length === 0 ? [] : read.impossible;
  const locks = read.locks.filter((part) => part !== edited?.edit.change.part);
  const keep = said.asks.get("keep.mark");
  const keeps = keep && keep.likelihood >= DOUBT ? keep.span : null;
  const request = inView(studio, prompt, { changes, locks, impossible }, { ...view, keeps });
  const texts = said.spans.flatMap(({ tag, span }) => (/^(?:name|tagline|no-)/u.test(tag) ? [span] : []));
  const effects = readImpossible(prompt, texts).map(({ unmet }) => unmet);
  // What is known by its word is told more exactly than what only sounds impossible.
  return effects.length > 0
    ? { ...request, impossible: [...effects, ...request.impossible.filter(({ why }) => why !== NOT_FLAT)] }
    : request;
}
