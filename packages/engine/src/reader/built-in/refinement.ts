/** A refinement's prompt → Changes, in any of the seventeen languages. */

import { readImpossible } from "../../lexicon/impossible.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { Asked, Design, Request, Span, Studio, Tagged, TaggedSpan } from "../../vocabulary.ts";
import { goneFrom, inView, thingsIn } from "../in-view.ts";
import { type NamedThing, namedThings } from "../named-things.ts";
import { textsIn, withLineage } from "./brought-back.ts";
import { withCodes } from "./codes.ts";
import { withFaintFrame } from "./contradictions.ts";
import { NOT_FLAT, readRequest } from "./request.ts";
import { frameWordIn, type Heard, howAdded, isAroundAll } from "./standing.ts";
import { summaryOf } from "./summary.ts";

/** Which of two things stays where both are named: a hint of keeping is enough. */
const DOUBT = 0.1;

/** "Lose the star" may be heard of a colour: words for a thing that is shown are that thing. */
function goingThings(tagged: Tagged, shown: readonly NamedThing[]): Tagged {
  const drop = tagged.asks.get("colours.drop");
  const isShown = (span: Span) => shown.some((each) => overlaps(each.span, span));
  const isOfColour = ({ tag, span }: TaggedSpan) => tag === "no-colour" && isShown(span);
  const isThing = tagged.spans.some(isOfColour) || !tagged.spans.some(({ tag }) => tag === "no-colour");
  if (!drop || !isThing || !tagged.spans.some((each) => isOfColour(each) || each.tag === "no-thing")) return tagged;
  const { "colours.drop": _, ...asks } = Object.fromEntries(tagged.asks);
  const before = tagged.asks.get("mark.drop")?.likelihood ?? 0;
  return {
    spans: tagged.spans.map((each) => (isOfColour(each) ? { ...each, tag: "no-thing" } : each)),
    asks: new Map([
      ...Object.entries(asks),
      ["mark.drop", { span: drop.span, likelihood: Math.max(before, drop.likelihood) }],
    ]),
  };
}

/** What is added with its place, and a frame with what it goes around. */
async function withStanding(heard: Heard, request: Request, parent: Design): Promise<Request> {
  const changes = await Promise.all(
    request.changes.map(async (asked): Promise<Asked> => {
      const { change, span } = asked;
      if (change.part === "frame" && change.ask === "add") {
        const isNamed = namedThings(heard.studio, heard.prompt, thingsIn(parent)).length > 0;
        const isAll = !isNamed && (await isAroundAll(heard, asked));
        return isAll ? { ...asked, change: { ...change, around: "all" } } : asked;
      }
      if (change.part !== "mark" || change.ask !== "add" || !span) return asked;
      const shown = namedThings(heard.studio, heard.prompt, thingsIn(parent), [span]);
      const how = await howAdded(heard, { span, things: change.things }, shown);
      return how ? { ...asked, change: { ...change, how } } : asked;
    }),
  );
  return { ...request, changes };
}

/** `earlier`: the versions before the parent, the nearest first. */
export async function readRefinement(
  studio: Studio,
  prompt: string,
  parent: Design,
  earlier: readonly Design[] = [],
): Promise<Request> {
  const [language, summary, view] = [studio.language(), summaryOf(parent), { parent, earlier }];
  const heard = await language.tag(prompt, summary);
  const gone = namedThings(studio, prompt, goneFrom(view), textsIn(prompt, heard));
  const tagged = await withLineage(language, prompt, summary, heard, gone, view);
  const spans = withCodes(prompt, tagged.spans);
  const keep = tagged.asks.get("keep.mark");
  const keeps = keep && keep.likelihood >= DOUBT ? keep.span : null;
  const shown = namedThings(studio, prompt, thingsIn(parent), textsIn(prompt, heard));
  const told = goingThings({ ...tagged, spans }, shown);
  const framed = withFaintFrame(told, frameWordIn(studio, prompt) !== null);
  const read = readRequest(studio, prompt, framed, parent);
  const placed = await withStanding({ studio, tagger: language, prompt, summary }, read, parent);
  const request = inView(studio, prompt, placed, { ...view, keeps });
  const taken = spans.flatMap(({ tag, span }) => (/^(?:name|tagline|no-)/u.test(tag) ? [span] : []));
  const effects = readImpossible(prompt, taken).map(({ unmet }) => unmet);
  // What is known by its word is told more exactly than what only sounds impossible.
  return effects.length > 0
    ? { ...request, impossible: [...effects, ...request.impossible.filter(({ why }) => why !== NOT_FLAT)] }
    : request;
}
