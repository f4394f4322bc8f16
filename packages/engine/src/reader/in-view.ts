/** What was read of a refinement, held against what the logo shows and showed: which thing is replaced, removed, brought back. */

import { clausesOf } from "../lexicon/clauses.ts";
import { frameOf } from "../lexicon/frames.ts";
import { isSameThing, withoutRelated } from "../lexicon/related-things.ts";
import { overlaps } from "../lexicon/text.ts";
import { frameIn } from "../render/shown.ts";
import { readerRequest as words } from "../report-words.ts";
import type { Asked, Change, Design, Request, Span, Studio, Unmet } from "../vocabulary.ts";
import { type NamedThing, namedThings } from "./named-things.ts";

/** The logo that is refined, and its earlier versions, the nearest first. */
export type View = {
  readonly parent: Design;
  readonly earlier: readonly Design[];
  /** The words that speak most for keeping the mark, or some of it. */
  readonly keeps?: Span | null;
  /** Shown things of which it is said that they stay. */
  readonly stays?: readonly string[];
};

/** What a version shows, each thing once. */
export const thingsIn = ({ mark }: Design): readonly string[] => withoutRelated(mark?.motifs ?? []);

export function inView(studio: Studio, prompt: string, request: Request, view: View): Request {
  const { parent, stays = [] } = view;
  const taken = request.changes.flatMap(({ change, span }): Span[] =>
    (change.part === "name" || change.part === "tagline") && change.ask === "set" && span ? [span] : [],
  );
  const placed = (among: readonly string[]) => namedThings(studio, prompt, among, taken);
  const named = (among: readonly string[]) => placed(among).map(({ thing }) => thing);
  const shown = placed(thingsIn(parent));
  const gone = named(goneFrom(view)).filter((thing) => !shown.some((each) => each.thing === thing));
  const kept = stays.length > 0 ? stays : keptOf(shown, view);
  const seen: Seen = { prompt, view, shown, gone, kept, named };
  const read = request.changes.map((asked): Asked => ({ ...asked, change: seenAs(asked, seen) }));
  const absent = read.filter((asked) => isAbsent(asked, read, seen));
  const changes = read.filter((asked) => !absent.includes(asked));
  const isOfShown = (wish: string): boolean =>
    changes.length > 0 && shown.some(({ span }) => prompt.slice(...span) === wish);
  const told = absent.map(
    ({ said }): Unmet => ({ field: "motifs", wish: said, why: words.isNotShown, did: words.unchanged }),
  );
  // "The whale much larger" asks for no whale.
  const unclear = request.impossible.filter(({ wish, why }) => why !== words.unclear || !isOfShown(wish));
  return { ...withLockOn(request, changes, gone), impossible: [...told, ...unclear] };
}

/** The things that the message names: those that are shown, those that are gone, and those that are to stay. */
type Seen = {
  readonly prompt: string;
  readonly view: View;
  readonly shown: readonly NamedThing[];
  readonly gone: readonly string[];
  readonly kept: readonly string[];
  readonly named: Named;
};

function seenAs({ change, span }: Asked, { prompt, view, shown, gone, kept, named }: Seen): Change {
  const { parent, stays = [] } = view;
  if (change.part === "frame" && change.ask === "remove") return withoutFrame(change, parent, named);
  if (change.part !== "mark") return change;
  if (change.ask === "thing") {
    const meant = kept.length > 0 ? kept : elsewhere(shown, prompt, span);
    return replacing(change, parent, named, meant);
  }
  if (change.ask === "drop") return frameOrThings(change, parent);
  if (change.ask === "another") return anotherOf(shown, { prompt, span, parent }) ?? change;
  if (change.ask === "larger" || change.ask === "smaller") {
    const thing = oneOf(shown, { parent, prompt, span, stays });
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
function withLockOn(request: Request, changes: readonly Asked[], gone: readonly string[]): Request {
  if (!request.locks.includes("mark")) return { ...request, changes };
  const ofMark = changes.filter(({ change }) => change.part === "mark");
  const isBeside = ({ change }: Asked): boolean =>
    "replaces" in change ||
    change.ask === "add" ||
    (change.part === "mark" && change.ask === "restore" && gone.includes(change.thing ?? ""));
  if (ofMark.length === 0 || !ofMark.every(isBeside)) return { ...request, changes };
  return {
    ...request,
    changes: changes.map(
      (asked): Asked =>
        asked.change.part === "mark" && asked.change.ask === "add"
          ? { ...asked, change: { ...asked.change, beside: true } }
          : asked,
    ),
    locks: request.locks.filter((part) => part !== "mark"),
  };
}

/** Steps that are said of what is drawn. */
const IS_STEP = /^(?:larger|smaller|bolder|finer|rounder|sharper|simpler|richer|outline|solid|mirror)$/u;
const COMES = /^(?:thing|add|restore)$/u;

/** What is asked of a thing that is not there: it goes, where it is one of several that are spoken of, or is to be drawn otherwise. */
function isAbsent({ change }: Asked, all: readonly Asked[], { view, gone, shown }: Seen): boolean {
  if (change.part !== "mark") return false;
  const things = thingsIn(view.parent);
  if (change.ask === "drop")
    return (
      (things.length > 1 || shown.length > 0) &&
      !change.things.some((thing) => things.some((motif) => isNear(motif, thing)))
    );
  const isComing = all.some((each) => each.change.part === "mark" && COMES.test(each.change.ask));
  return IS_STEP.test(change.ask) && gone.length > 0 && shown.length === 0 && !isComing;
}

const isNear = (motif: string, thing: string): boolean =>
  isSameThing(motif, thing) || motif.split(" ").includes(thing) || thing.split(" ").includes(motif);

/** Of several things the one that a step is said of: the only one in its clause, or in all of the message, that is not said to stay. */
function oneOf(
  named: readonly NamedThing[],
  {
    parent,
    prompt,
    span,
    stays,
  }: {
    readonly parent: Design;
    readonly prompt: string;
    readonly span: Span | null;
    readonly stays: readonly string[];
  },
): string | null {
  if (thingsIn(parent).length < 2) return null;
  const clause = span && clausesOf(prompt).find((each) => overlaps(each, span));
  const meant = named.filter(({ thing }) => !stays.includes(thing));
  const inClause = meant.filter((each) => clause && overlaps(each.span, clause));
  const things = new Set((inClause.length > 0 ? inClause : meant).map(({ thing }) => thing));
  return things.size === 1 ? [...things][0]! : null;
}

/** "Keep the teapot, replace the leaf": where all things are named, the nearest to the words for keeping stays. */
function keptOf(named: readonly NamedThing[], { parent, keeps }: View): readonly string[] {
  const things = new Set(named.map(({ thing }) => thing));
  if (!keeps || things.size < 2 || things.size < thingsIn(parent).length) return [];
  const gap = ({ span: [from, to] }: NamedThing) => Math.max(from - keeps[1], keeps[0] - to, 0);
  return [named.toSorted((a, b) => gap(a) - gap(b))[0]!.thing];
}

/** "A butterfly for the bird. The flower as it is": what is named only in other clauses than the new thing, where one is named in its own. */
function elsewhere(named: readonly NamedThing[], prompt: string, span: Span | null): readonly string[] {
  const clause = span && clausesOf(prompt).find((each) => overlaps(each, span));
  const inClause = named.filter((each) => clause && overlaps(each.span, clause)).map(({ thing }) => thing);
  if (inClause.length === 0) return [];
  return named.flatMap(({ thing }) => (inClause.includes(thing) ? [] : [thing]));
}

type Named = (among: readonly string[]) => readonly string[];
type ThingChange = Extract<Change, { readonly part: "mark"; readonly things: readonly string[] }>;

export const goneFrom = ({ parent, earlier }: View): readonly string[] => {
  const now = thingsIn(parent);
  return [...new Set(earlier.flatMap(thingsIn))].filter(
    (thing) => !now.some((shown) => isSameThing(shown, thing)),
  );
};

/** "Replace the leaf with a flame" leaves the teapot that the leaf grows from. Where all are named, all go. */
function replacing(change: ThingChange, parent: Design, named: Named, kept: readonly string[]): Change {
  const shown = thingsIn(parent);
  const others = shown.filter((motif) => !change.things.some((thing) => isSameThing(motif, thing)));
  const left = others.filter((thing) => !kept.includes(thing));
  const said = [...new Set(named(others))].filter((thing) => !kept.includes(thing));
  // Of what is not said to stay the only one goes, named or not.
  const replaces = said.length === 0 && kept.length > 0 && left.length === 1 ? left : said;
  const isOneOfTwo = shown.length > 1 && replaces.length > 0 && replaces.length < shown.length;
  return isOneOfTwo && others.length === shown.length ? { ...change, replaces } : change;
}

/** "Lose the ring" where the ring is a thing of the mark, and no line around it. */
function withoutFrame(change: Change, parent: Design, named: Named): Change {
  if (frameIn(parent)) return change;
  const things = [...new Set(named(thingsIn(parent)))];
  return things.length > 0 ? { part: "mark", ask: "drop", things } : change;
}

/** The other way round: a ring that is no thing of the mark is the line around it. */
function frameOrThings(change: ThingChange, parent: Design): Change {
  const isShown = (thing: string) => thingsIn(parent).some((motif) => isSameThing(motif, thing));
  const isFrame = change.things.every((thing) => !isShown(thing) && frameOf(thing) !== null);
  return isFrame && frameIn(parent) ? { part: "frame", ask: "remove" } : change;
}
