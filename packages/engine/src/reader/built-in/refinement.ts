/** A refinement's prompt → Changes, in any of the seventeen languages. */

import { readImpossible } from "../../lexicon/impossible.ts";
import type { Design, Request, Studio } from "../../vocabulary.ts";
import { inView } from "../in-view.ts";
import { withCodes } from "./codes.ts";
import { withManner } from "./framing.ts";
import { NOT_FLAT, readRequest } from "./request.ts";
import { summaryOf } from "./summary.ts";
import { textEdit } from "./text-edits.ts";

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
  const heard = { studio, prompt, tagged, view };
  const others = await Promise.all(read.changes.map((asked) => withManner(asked, heard)));
  const changes = edited ? [edited.edit, ...others] : others;
  // What is left of a message beside an edit of its texts was said of them, too faintly for a wish of its own.
  const impossible = edited && others.length === 0 ? [] : read.impossible;
  const locks = read.locks.filter((part) => part !== edited?.edit.change.part);
  const going = spans.filter(({ tag }) => tag === "no-thing").map(({ span }) => span);
  const request = inView(studio, prompt, { changes, locks, impossible }, { ...view, going });
  const texts = said.spans.flatMap(({ tag, span }) => (/^(?:name|tagline|no-)/u.test(tag) ? [span] : []));
  const effects = readImpossible(prompt, texts).map(({ unmet }) => unmet);
  // What is known by its word is told more exactly than what only sounds impossible.
  return effects.length > 0
    ? { ...request, impossible: [...effects, ...request.impossible.filter(({ why }) => why !== NOT_FLAT)] }
    : request;
}
