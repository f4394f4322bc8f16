/** A refinement's prompt → Changes, in any of the seventeen languages. */

import { countSaid } from "../../lexicon/counts.ts";
import { figureNamed } from "../../lexicon/frames.ts";
import { readImpossible } from "../../lexicon/impossible.ts";
import { isSameThing } from "../../lexicon/related-things.ts";
import { sizeBeside } from "../../lexicon/sizes.ts";
import { overlaps } from "../../lexicon/text.ts";
import { frameIn } from "../../render/shown.ts";
import type {
  Asked,
  Change,
  Design,
  Frame,
  Request,
  Span,
  Studio,
  Tagged,
  TaggedSpan,
  Unmet,
} from "../../vocabulary.ts";
import { goneFrom, inView, thingsIn, type View } from "../in-view.ts";
import { type NamedThing, namedThings } from "../named-things.ts";
import { placeOf } from "./bond.ts";
import { textsIn, withComing, withLineage } from "./brought-back.ts";
import { withCodes } from "./codes.ts";
import { withComingColour } from "./coming-colours.ts";
import { LIKELY, withFaintMood } from "./contradictions.ts";
import { asFramed, type Framing, frameBack, frameColours, frameGone } from "./framing.ts";
import { goingThings } from "./going-things.ts";
import { withHistory } from "./history.ts";
import { withoutNegated } from "./negated-asks.ts";
import { bareColours } from "./parted-colours.ts";
import { NOT_FLAT, readRequest } from "./request.ts";
import { frameWordIn, type Heard, howAdded } from "./standing.ts";
import { summaryOf } from "./summary.ts";
import { textEdits } from "./text-edits.ts";
import { isBetween, type Roles, rolesOf } from "./thing-roles.ts";
import { unmarkedColours } from "./unmarked-colours.ts";
import { wholeThings } from "./whole-things.ts";

/** Which of two things stays where both are named: a hint of keeping is enough. */
const DOUBT = 0.1;

/** "A hexagon around the mark": nothing but a figure is no thing to be drawn, where none that is shown is named. */
function asFrame(
  { change, ...asked }: Asked,
  shown: readonly NamedThing[],
  framed: Frame | null,
  isAround: boolean,
): Asked {
  const isThing = change.part === "mark" && (change.ask === "thing" || change.ask === "add");
  const figure = isThing && change.things.length === 1 ? (figureNamed(change.things[0]!) ?? framed) : null;
  return figure === null || (shown.length > 0 && !isAround)
    ? { ...asked, change }
    : { ...asked, change: { part: "frame", ask: "add", frame: figure } };
}

/** "Two stars instead of one", "two more stars": a thing that is shown and counted is drawn that often. */
function asCounted({ studio, prompt }: Heard, { change, span, ...asked }: Asked, parent: Design): Asked {
  const isThing = change.part === "mark" && (change.ask === "thing" || change.ask === "add");
  if (!isThing || !span || change.things.length > 1) return { ...asked, change, span };
  const thing = thingsIn(parent).find((shown) => isSameThing(shown, change.things[0]!));
  const count = thing && countSaid(prompt, span, studio.meanings.languageOf(prompt))?.count;
  if (!thing || !count) return { ...asked, change, span };
  const more = change.ask === "add" ? { isMore: true as const } : {};
  return { ...asked, change: { part: "mark", ask: "count", thing, count, ...more }, span };
}

/** What is added with its place, its size and its number. */
async function asAdded(
  heard: Heard,
  change: Extract<Change, { readonly part: "mark"; readonly things: readonly string[] }>,
  span: Span,
  { tagged, view }: Framing,
): Promise<Change> {
  const { studio, prompt } = heard;
  const shown = namedThings(studio, prompt, thingsIn(view.parent), [span]);
  const added = tagged.spans.find((each) => each.tag === "thing" && overlaps(each.span, span));
  const place = added ? placeOf(added) : null;
  const how = await howAdded(heard, { thing: change.things[0]!, span, place }, shown);
  const language = studio.meanings.languageOf(prompt);
  const [size, count] = [sizeBeside(prompt, language, span), countSaid(prompt, span, language)?.count];
  return {
    ...change,
    ...(how ? { how } : {}),
    ...(size ? { size } : {}),
    ...(count && change.ask === "add" ? { count } : {}),
  };
}

/** What is added with its place, and a frame with what it goes around. */
async function withStanding(
  heard: Heard,
  request: Request,
  { tagged, view }: { readonly tagged: Tagged; readonly view: View },
): Promise<Request> {
  const { parent } = view;
  const isStepped = request.changes.some(
    ({ change }) => /^(?:finer|bolder)$/u.test(change.ask) && change.part === "frame",
  );
  const named = namedThings(heard.studio, heard.prompt, thingsIn(parent));
  // "Make it a circle instead", where the mark stands in a square.
  const reframed = frameIn(parent) ? (frameWordIn(heard.studio, heard.prompt)?.frame ?? null) : null;
  // "A smaller monogram, and a ring round it."
  const isOfMark = request.changes.some(({ change }) => change.part === "mark");
  const isAround = ({ span }: Asked) =>
    span !== null &&
    tagged.spans.some(
      (each) => each.tag === "thing" && overlaps(each.span, span) && placeOf(each) === "around",
    );
  const changes = await Promise.all(
    request.changes.map(async (read): Promise<Asked> => {
      const asked = asCounted(heard, asFrame(read, named, reframed, isAround(read)), parent);
      const { change, span } = asked;
      const framing = { tagged, view, isOfMark: named.length > 0 || isOfMark };
      if (change.part === "frame" && change.ask === "add")
        return { ...asked, change: await asFramed(heard, asked, change, { ...framing, isStepped }) };
      if (change.ask === "restore" || change.ask === "first") {
        const thing = change.part === "mark" && change.ask === "restore" ? change.thing : null;
        return { ...asked, change: frameBack(heard, thing, framing, span) ?? change };
      }
      if (change.part !== "mark" || change.ask !== "add" || !span) return asked;
      return { ...asked, change: await asAdded(heard, change, span, framing) };
    }),
  );
  // "The first frame again": that something comes back is all that is heard.
  const isFirst = changes.length === 0 && (tagged.asks.get("from.first")?.likelihood ?? 0) >= LIKELY;
  const back = isFirst ? frameBack(heard, null, { tagged, view, isOfMark: false }) : null;
  return back
    ? { ...request, changes: [{ change: back, said: "", span: null }], impossible: [] }
    : { ...request, changes };
}

/** "The flag to the left of the puffin" is a thing that comes to the puffin, where no flag is shown. */
function withPlaced(request: Request, shown: readonly NamedThing[], gone: readonly NamedThing[]): Request {
  const place = request.changes.find(({ change }) => change.part === "layout" && change.ask === "place");
  const thing = request.changes.find(
    ({ change }) => change.part === "mark" && (change.ask === "thing" || change.ask === "add"),
  );
  const coming =
    thing?.change.part === "mark" && "things" in thing.change && thing.span
      ? { things: thing.change.things, span: thing.span, said: thing.said }
      : gone.map(({ thing: only, span }) => ({ things: [only], span, said: place?.said ?? "" }))[0];
  const anchor = shown.find(({ span }) => coming && !overlaps(span, coming.span));
  if (place?.change.part !== "layout" || place.change.ask !== "place" || !coming || !anchor) return request;
  if (!place.span || !isBetween(place.span, coming.span, anchor.span)) return request;
  const change = { part: "mark", ask: "add", things: coming.things, how: place.change.place } as const;
  const others = request.changes.filter((each) => each !== place && each !== thing);
  return { ...request, changes: [...others, { change, said: coming.said, span: coming.span }] };
}

/** `earlier`: the versions before the parent, the nearest first. */
export async function readRefinement(
  studio: Studio,
  prompt: string,
  parent: Design,
  earlier: readonly Design[] = [],
): Promise<Request> {
  const [language, summary, view] = [studio.language(), summaryOf(parent), { parent, earlier }];
  const code = studio.meanings.languageOf(prompt);
  const ground = { studio, parent, language, code, prompt, summary, view };
  const said = await language.tag(prompt, summary);
  const whole = withFaintMood({ ...said, spans: wholeThings(studio, prompt, said.spans) });
  const heard = await withoutNegated(await withComingColour(whole, ground), ground);
  const taken = textsIn(prompt, heard);
  const gone = namedThings(studio, prompt, goneFrom(view), taken);
  const led = await withLineage(language, prompt, summary, heard, gone, view);
  const shown = namedThings(studio, prompt, thingsIn(parent), taken);
  const around = frameGone({ studio, prompt }, view);
  const named = [...shown, ...gone, ...around];
  const isAmong = gone.length + around.length > 0 || (shown.length > 0 && thingsIn(parent).length > 1);
  const roles: Roles = isAmong
    ? await rolesOf({ studio, tagger: language, prompt, summary }, named)
    : new Map();
  const back = withComing(led, [...gone, ...around], roles);
  const edited = await textEdits(studio, prompt, { summary, tagged: back, parent });
  const { changes, unmet } = edited;
  const tagged = withHistory(prompt, edited.tagged, parent, changes.length > 0);
  const colours = bareColours(studio, prompt, tagged.spans, thingsIn(parent));
  const unmarked = unmarkedColours(studio, prompt, tagged, parent);
  const ofFrame = frameColours(studio, prompt, tagged);
  const isTaken = ({ tag, span }: TaggedSpan) =>
    tag === "colour" && ofFrame.some((each) => overlaps(each.span, span));
  const heardColours = [...colours, ...unmarked].filter((each) => !isTaken(each));
  const spans = withCodes(studio, prompt, [...heardColours, ...ofFrame]);
  const asks = new Map([
    // What names colours that are not there is no swap of those that are.
    ...[...tagged.asks].filter(([ask]) => unmarked.length === 0 || ask !== "colours.swap"),
    ...[...unmarked, ...ofFrame].map(({ span }) => ["colours.set", { likelihood: 1, span }] as const),
  ]);
  const keep = tagged.asks.get("keep.mark");
  const keeps = keep && keep.likelihood >= DOUBT ? keep.span : null;
  const told = goingThings({ asks, spans }, { shown, roles, parent, earlier });
  const read = withEdits(readRequest(studio, prompt, told, parent), changes, unmet);
  const stood = await withStanding({ studio, tagger: language, prompt, summary }, read, { tagged, view });
  const placed = withPlaced(stood, shown, gone);
  const stays = shown.flatMap(({ thing }) => (roles.get(thing) === "stays" ? [thing] : []));
  const request = inView(studio, prompt, placed, { ...view, keeps, stays });
  const texts = spans.flatMap(({ tag, span }) => (/^(?:name|tagline|no-)/u.test(tag) ? [span] : []));
  const effects = readImpossible(prompt, texts).map(({ unmet }) => unmet);
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
