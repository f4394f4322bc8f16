/** A refinement's prompt → Changes, in any of the seventeen languages. */

import { readImpossible } from "../../lexicon/impossible.ts";
import type { Asked, Design, Request, Studio, Unmet } from "../../vocabulary.ts";
import { goneFrom, inView, thingsIn } from "../in-view.ts";
import { namedThings } from "../named-things.ts";
import { textsIn, withLineage } from "./brought-back.ts";
import { withCodes } from "./codes.ts";
import { withFaintFrame } from "./contradictions.ts";
import { goingThings } from "./going-things.ts";
import { withHistory } from "./history.ts";
import { bareColours } from "./parted-colours.ts";
import { NOT_FLAT, readRequest } from "./request.ts";
import { frameWordIn, type Heard, howAdded, isAroundAll } from "./standing.ts";
import { summaryOf } from "./summary.ts";
import { textEdits } from "./text-edits.ts";

/** Which of two things stays where both are named: a hint of keeping is enough. */
const DOUBT = 0.1;

/** What is added with its place, and a frame with what it goes around. */
async function withStanding(heard: Heard, request: Request, parent: Design): Promise<Request> {
  const changes = await Promise.all(
    request.changes.map(async (asked): Promise<Asked> => {
      const { change, span } = asked;
      if (change.part === "frame" && change.ask === "add") {
        const isNamed = namedThings(heard.studio, heard.prompt, thingsIn(parent)).length > 0;
        const isAll = !isNamed && (await isAroundAll(heard, asked));
        // "A frame" says nothing of its form, and is what frames are.
        const frame = frameWordIn(heard.studio, heard.prompt)?.hasForm === false ? "square" : change.frame;
        return { ...asked, change: { ...change, frame, ...(isAll ? { around: "all" } : {}) } };
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
  const led = await withLineage(language, prompt, summary, heard, gone, view);
  const edited = await textEdits(studio, prompt, { summary, tagged: led, parent });
  const { changes, unmet } = edited;
  const tagged = withHistory(prompt, edited.tagged, parent, changes.length > 0);
  const colours = bareColours(studio, prompt, tagged.spans, thingsIn(parent));
  const spans = withCodes(studio, prompt, colours);
  const keep = tagged.asks.get("keep.mark");
  const keeps = keep && keep.likelihood >= DOUBT ? keep.span : null;
  const shown = namedThings(studio, prompt, thingsIn(parent), textsIn(prompt, heard));
  const told = goingThings({ ...tagged, spans }, { shown, parent, earlier });
  const isEdited = changes.length + unmet.length > 0;
  const framed = isEdited ? told : withFaintFrame(told, frameWordIn(studio, prompt) !== null);
  const read = withEdits(readRequest(studio, prompt, framed, parent), changes, unmet);
  const placed = await withStanding({ studio, tagger: language, prompt, summary }, read, parent);
  const request = inView(studio, prompt, placed, { ...view, keeps });
  const taken = spans.flatMap(({ tag, span }) => (/^(?:name|tagline|no-)/u.test(tag) ? [span] : []));
  const effects = readImpossible(prompt, taken).map(({ unmet }) => unmet);
  // What is known by its word is told more exactly than what only sounds impossible.
  return effects.length > 0
    ? { ...request, impossible: [...effects, ...request.impossible.filter(({ why }) => why !== NOT_FLAT)] }
    : request;
}

/** What is left of a message beside an edit of its texts was said of them, too faintly for a wish of its own. */
const withEdits = (read: Request, changes: readonly Asked[], unmet: readonly Unmet[]): Request =>
  changes.length + unmet.length === 0
    ? read
    : {
        ...read,
        changes: [...changes, ...read.changes],
        locks: read.locks.filter((part) => changes.every(({ change }) => change.part !== part)),
        impossible: [...unmet, ...(read.changes.length > 0 ? read.impossible : [])],
      };
