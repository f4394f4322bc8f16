/** What was read of a refinement, held against what the logo shows and showed: which thing is replaced, removed, brought back. */

import { frameOf } from "../lexicon/frames.ts";
import { isSameThing, withoutRelated } from "../lexicon/related-things.ts";
import type { Asked, Change, Design, Request, Span, Studio } from "../vocabulary.ts";
import { type NamedThing, namedThings } from "./named-things.ts";

/** The logo that is refined, and its earlier versions, the nearest first. */
export type View = {
  readonly parent: Design;
  readonly earlier: readonly Design[];
  /** The words that speak most for keeping the mark, or some of it. */
  readonly keeps?: Span | null;
};

/** What a version shows, each thing once. */
export const thingsIn = ({ mark }: Design): readonly string[] => withoutRelated(mark?.motifs ?? []);

export function inView(studio: Studio, prompt: string, request: Request, view: View): Request {
  const { parent, earlier } = view;
  const taken = request.changes.flatMap(({ change, span }): Span[] =>
    (change.part === "name" || change.part === "tagline") && change.ask === "set" && span ? [span] : [],
  );
  const placed = (among: readonly string[]) => namedThings(studio, prompt, among, taken);
  const named = (among: readonly string[]) => placed(among).map(({ thing }) => thing);
  const kept = keptOf(placed(thingsIn(parent)), view);
  const seen = (change: Change): Change => {
    if (change.part === "frame" && change.ask === "remove") return withoutFrame(change, parent, named);
    if (change.part !== "mark") return change;
    if (change.ask === "thing") return replacing(change, parent, named, kept);
    if (change.ask === "drop") return frameOrThings(change, parent);
    // What is named to be brought back is what is not there; a thing that is there already is told so.
    if (change.ask === "restore" && change.thing === null)
      return { ...change, thing: [...goneIn(earlier, parent, named), ...named(thingsIn(parent))][0] ?? null };
    return change;
  };
  const changes = request.changes.map((asked): Asked => ({ ...asked, change: seen(asked.change) }));
  const isExchanged = changes.some(({ change }) => "replaces" in change && change.part === "mark");
  // A lock that is about one thing of the mark is kept by leaving that thing in.
  const locks = request.locks.filter((part) => part !== "mark" || kept === null || !isExchanged);
  return { ...request, changes, locks };
}

/** "Keep the teapot, replace the leaf": where all things are named, the nearest to the words for keeping stays. */
function keptOf(named: readonly NamedThing[], { parent, keeps }: View): string | null {
  const things = new Set(named.map(({ thing }) => thing));
  if (!keeps || things.size < 2 || things.size < thingsIn(parent).length) return null;
  const gap = ({ span: [from, to] }: NamedThing) => Math.max(from - keeps[1], keeps[0] - to, 0);
  return named.toSorted((a, b) => gap(a) - gap(b))[0]!.thing;
}

type Named = (among: readonly string[]) => readonly string[];
type ThingChange = Extract<Change, { readonly part: "mark"; readonly things: readonly string[] }>;

/** The things that are named, that an earlier version showed, and that this one does not. */
function goneIn(earlier: readonly Design[], parent: Design, named: Named): readonly string[] {
  return named(goneFrom({ parent, earlier }));
}

export const goneFrom = ({ parent, earlier }: View): readonly string[] => {
  const now = thingsIn(parent);
  return [...new Set(earlier.flatMap(thingsIn))].filter(
    (thing) => !now.some((shown) => isSameThing(shown, thing)),
  );
};

/** "Replace the leaf with a flame" leaves the teapot that the leaf grows from. Where all are named, all go. */
function replacing(change: ThingChange, parent: Design, named: Named, kept: string | null): Change {
  const shown = thingsIn(parent);
  const others = shown.filter((motif) => !change.things.some((thing) => isSameThing(motif, thing)));
  const replaces = [...new Set(named(others))].filter((thing) => thing !== kept);
  const isOneOfTwo = shown.length > 1 && replaces.length > 0 && replaces.length < shown.length;
  return isOneOfTwo && others.length === shown.length ? { ...change, replaces } : change;
}

const hasFrame = ({ mark, lockup }: Design): boolean =>
  mark?.frame !== undefined || lockup.framed !== undefined || lockup.kind === "emblem";

/** "Lose the ring" where the ring is a thing of the mark, and no line around it. */
function withoutFrame(change: Change, parent: Design, named: Named): Change {
  if (hasFrame(parent)) return change;
  const things = [...new Set(named(thingsIn(parent)))];
  return things.length > 0 ? { part: "mark", ask: "drop", things } : change;
}

/** The other way round: a ring that is no thing of the mark is the line around it. */
function frameOrThings(change: ThingChange, parent: Design): Change {
  const isShown = (thing: string) => thingsIn(parent).some((motif) => isSameThing(motif, thing));
  const isFrame = change.things.every((thing) => !isShown(thing) && frameOf(thing) !== null);
  return isFrame && hasFrame(parent) ? { part: "frame", ask: "remove" } : change;
}
