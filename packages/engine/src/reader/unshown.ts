/** Things that the Brief asks for and the mark does not show: what is said of one is said of nothing that is drawn (docs/laws.md F2). */

import { clausesOf } from "../lexicon/clauses.ts";
import { isSameThing, withoutRelated } from "../lexicon/related-things.ts";
import { overlaps } from "../lexicon/text.ts";
import type { Ancestor, Asked, Request, Studio } from "../vocabulary.ts";
import { thingsIn } from "./in-view.ts";
import { namedThings } from "./named-things.ts";

/** "The steam bigger", where there is no steam: a size of the whole mark that such a thing is named beside is that thing's. */
export function ofUnshown(
  studio: Studio,
  prompt: string,
  request: Request,
  { brief, design }: Ancestor,
): Request {
  const asked = withoutRelated(brief.motifs?.value ?? []);
  const missing = design.mark
    ? asked.filter((thing) => !thingsIn(design).some((shown) => isSameThing(shown, thing)))
    : [];
  if (missing.length === 0) return request;
  const named = namedThings(studio, prompt, asked);
  const changes = request.changes.map((each): Asked => {
    const { change, span } = each;
    const isSize = change.part === "mark" && (change.ask === "larger" || change.ask === "smaller");
    if (!isSize || change.thing !== undefined || !span) return each;
    const clause = clausesOf(prompt).find((words) => overlaps(words, span));
    const [only, ...others] = named.filter((thing) => clause && overlaps(thing.span, clause));
    const isMissing = only && others.length === 0 && missing.includes(only.thing);
    return isMissing ? { ...each, change: { ...change, thing: only.thing } } : each;
  });
  return { ...request, changes };
}
