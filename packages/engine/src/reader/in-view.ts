/** What was read of a refinement, held against what the logo shows and showed: which thing is replaced, removed, brought back. */

import { clausesOf } from "../lexicon/clauses.ts";
import { frameOf } from "../lexicon/frames.ts";
import { isSameThing, withoutRelated } from "../lexicon/related-things.ts";
import { overlaps } from "../lexicon/text.ts";
import { frameIn } from "../render/shown.ts";
import type { Asked, Change, Design, Request, Span, Studio } from "../vocabulary.ts";
import { type NamedThing, namedThings } from "./named-things.ts";

/** The logo that is refined, and its earlier versions, the nearest first. */
export type View = {
  readonly parent: Design;
  readonly earlier: readonly Design[];
  /** Words of which it was heard that they go. */
  readonly going?: readonly Span[];
};

/** What a version shows, each thing once. */
export const thingsIn = ({ mark }: Design): readonly string[] => withoutRelated(mark?.motifs ?? []);

export function inView(studio: Studio, prompt: string, request: Request, view: View): Request {
  const taken = request.changes.flatMap(({ change, span }): Span[] =>
    (change.part === "name" || change.part === "tagline") && change.ask === "set" && span ? [span] : [],
  );
  const shown = namedThings(studio, prompt, thingsIn(view.parent), taken);
  const gone = namedThings(studio, prompt, goneFrom(view), taken).map(({ thing }) => thing);
  const changes = request.changes.map((asked): Asked => {
    const change = seenAs(asked, { prompt, view, shown, gone });
    return { ...asked, change };
  });
  return withLockOn({ ...request, changes });
}

/** The things that the message names: those that are shown, and those that are gone. */
type Seen = {
  readonly prompt: string;
  readonly view: View;
  readonly shown: readonly NamedThing[];
  readonly gone: readonly string[];
};

function seenAs({ change, span }: Asked, { prompt, view, shown, gone }: Seen): Change {
  const { parent } = view;
  if (change.part === "frame" && change.ask === "remove") return withoutFrame(change, parent, shown);
  if (change.part !== "mark") return change;
  if (change.ask === "thing") return replacing(change, shown, view);
  if (change.ask === "another") return anotherOf(shown, { prompt, span, parent }) ?? change;
  if (change.ask === "larger" || change.ask === "smaller") {
    const thing = oneOf(shown, { parent, prompt, span });
    return thing === null ? change : { ...change, thing };
  }
  // What is named to be brought back is what is not there; a thing that is there already is told so.
  if (change.ask === "restore" && change.thing === null)
    return { ...change, thing: gone[0] ?? shown[0]?.thing ?? null };
  return change;
}

/** "Another owl" is an owl, where nothing stands between the two words. */
function anotherOf(
  shown: readonly NamedThing[],
  { prompt, span, parent }: { readonly prompt: string; readonly span: Span | null; readonly parent: Design },
): Change | null {
  const isBeside = ([from, to]: Span) =>
    span !== null && /^[\sの]*$/u.test(prompt.slice(Math.min(to, span[1]), Math.max(from, span[0])));
  const [thing, ...others] = shown.filter((each) => isBeside(each.span));
  if (!thing || others.length > 0) return null;
  const things = [thing.thing];
  return { part: "mark", ask: "thing", things, ...(thingsIn(parent).length > 1 ? { replaces: things } : {}) };
}

/** A lock that is about things of the mark is kept by leaving them in: what comes beside them leaves them as they are. */
function withLockOn(request: Request): Request {
  const ofMark = request.changes.filter(({ change }) => change.part === "mark");
  const isBeside = ({ change }: Asked): boolean => "replaces" in change || change.ask === "add";
  if (!request.locks.includes("mark") || ofMark.length === 0 || !ofMark.every(isBeside)) return request;
  return {
    ...request,
    changes: request.changes.map(
      (asked): Asked =>
        asked.change.part === "mark" && asked.change.ask === "add"
          ? { ...asked, change: { ...asked.change, beside: true } }
          : asked,
    ),
    locks: request.locks.filter((part) => part !== "mark"),
  };
}

/** Of several things the one that a step is said of: the only one in its clause, or in all of the message. */
function oneOf(
  named: readonly NamedThing[],
  { parent, prompt, span }: { readonly parent: Design; readonly prompt: string; readonly span: Span | null },
): string | null {
  if (thingsIn(parent).length < 2) return null;
  const clause = span && clausesOf(prompt).find((each) => overlaps(each, span));
  const inClause = named.filter((each) => clause && overlaps(each.span, clause));
  const things = new Set((inClause.length > 0 ? inClause : named).map(({ thing }) => thing));
  return things.size === 1 ? [...things][0]! : null;
}

type ThingChange = Extract<Change, { readonly part: "mark"; readonly things: readonly string[] }>;

const goneFrom = ({ parent, earlier }: View): readonly string[] => {
  const now = thingsIn(parent);
  return [...new Set(earlier.flatMap(thingsIn))].filter(
    (thing) => !now.some((shown) => isSameThing(shown, thing)),
  );
};

/** "Replace the leaf with a flame" leaves the teapot that the leaf grows from. Where all are named, what is heard to go goes. */
function replacing(change: ThingChange, named: readonly NamedThing[], { parent, going = [] }: View): Change {
  const shown = thingsIn(parent);
  const isNew = shown.every((motif) => !change.things.some((thing) => isSameThing(motif, thing)));
  const goes = named.filter(({ span }) => going.some((each) => overlaps(each, span)));
  const replaces = [...new Set((goes.length > 0 ? goes : named).map(({ thing }) => thing))];
  return isNew && replaces.length > 0 && replaces.length < shown.length ? { ...change, replaces } : change;
}

/** "Lose the ring" where the ring is a thing of the mark, and no line around it. */
function withoutFrame(change: Change, parent: Design, named: readonly NamedThing[]): Change {
  const rings = named.filter(({ thing }) => frameOf(thing) !== null).map(({ thing }) => thing);
  return frameIn(parent) || rings.length === 0
    ? change
    : { part: "mark", ask: "drop", things: [...new Set(rings)] };
}
