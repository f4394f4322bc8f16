/** The marks that compete: what could say the notions, drawn, judged and looked at. */

import type { Notion } from "../conceive/concepts.ts";
import { type Candidate, explore } from "../explore/candidates.ts";
import { contextFor } from "../explore/context.ts";
import { isShown, meaningFirst, tellingWishes, thingsShownBy } from "../explore/meaning.ts";
import { lettersBeside, mayBePaired, pairFor } from "../explore/pairing.ts";
import { admit, statedShown } from "../explore/wishes.ts";
import type { MarkContext } from "../marks/family.ts";
import { LETTERED_PAIRS, PAIRS } from "../marks/index.ts";
import { isOwnScene } from "../marks/scene.ts";
import { type NamesOf, said } from "../things/names.ts";
import type { FaceChoice } from "../type/choose.ts";
import type { Brief, Eye, FaceMeasure, Studio, Unmet } from "../vocabulary.ts";
import { judge, type Verdict } from "./judge.ts";
import { REFUSED } from "./likeness.ts";
import { type Looker, lookerFor, type Plainness } from "./sight.ts";

export interface Marks {
  readonly context: MarkContext;
  readonly verdicts: readonly Verdict[];
  readonly unmet: readonly Unmet[];
  /** Whether they show what the business does although nothing was asked for: the name alone says less. */
  readonly isMeant: boolean;
  /** How many candidates there were, and how many of them were as wished. */
  readonly explored: number;
  readonly admitted: number;
}

/** What marks are drawn for. */
export interface Client {
  readonly studio: Studio;
  readonly brief: Brief;
  readonly notions: readonly Notion[];
  readonly choice: FaceChoice;
  readonly measure: FaceMeasure;
  readonly recent: readonly string[];
  /** Whether two colours must be seen in the mark. */
  readonly twoInks: boolean;
  /** Whether a drawing before this one showed only one of two. */
  readonly needsPlate: boolean;
  readonly looker: Looker;
  readonly namesOf: NamesOf;
}

/** Looks for what was asked for; where nothing was, for what the business is shown by. */
export const lookerOf = (
  studio: Studio,
  brief: Brief,
  notions: readonly Notion[],
  namesOf: NamesOf,
): Looker => {
  const isAsked = brief.motifs?.source === "stated";
  const telling = isAsked ? [] : tellingWishes(brief, notions, namesOf);
  const claims = (candidate: Candidate): readonly string[] =>
    isAsked ? statedShown(brief, candidate, namesOf) : thingsShownBy(telling, candidate);
  const wanted = new Set((brief.motifs?.value ?? []).flatMap(namesOf));
  return lookerFor(
    isAsked || isShown(brief, notions) ? studio.eye : () => BLIND,
    isAsked,
    claims,
    (thing) => seenAs(namesOf(thing)),
    wanted,
  );
};

/** Looks for nothing: for prompts that ask for a figure, and for trades that have no picture. */
const BLIND: Eye = { words: [], kinds: [], rowsFor: () => [], look: () => new Float32Array(0) };

/** What the eye may call it: the eye does not distinguish senses, so "mouse (animal)" is looked for as a mouse. */
const seenAs = (names: readonly string[]): readonly string[] => [...new Set(names.map(said))];

/** Seen less plainly than this in every drawing of ours, a thing is looked up in the sets as well. */
const PLAIN_ENOUGH: Plainness = 2;

export function marksFor(client: Client, wantsMark: boolean): Marks {
  const both = wantsMark ? (marksOfBoth(client, true) ?? marksOfBoth(client, false)) : null;
  if (both) return both;
  const own = marksBy(client, wantsMark, false);
  const best = plainest(own);
  if (
    best === null ||
    best >= PLAIN_ENOUGH ||
    !client.brief.motifs?.value.some((thing) => isOwn(client, thing))
  )
    return own;
  const all = marksBy(client, wantsMark, true);
  return (plainest(all) ?? 0) > best ? all : own;
}

/** Whether a thing was drawn here and looked up in no set. */
const isOwn = ({ namesOf }: Client, thing: string): boolean =>
  namesOf(thing).some((name) => isOwnScene(name));

/** Two things in one mark, or three, where as many were asked for and the eye names them in what was drawn; otherwise null. */
function marksOfBoth(client: Client, isThree: boolean): Marks | null {
  const { studio, brief, notions, choice, measure, recent, twoInks, looker, namesOf } = client;
  if (!mayBePaired(brief)) return null;
  const unpaired = contextFor(studio, brief, notions, choice, measure, namesOf);
  const pair = pairFor(studio, brief, unpaired.traits, namesOf, twoInks, looker.sees, isThree);
  if (!pair) return null;
  const context = { ...unpaired, pair };
  const explored = explore(context, notions, namesOf, lettersBeside(brief) === null ? PAIRS : LETTERED_PAIRS);
  const { candidates, unmet } = admit(brief, explored, namesOf, context.traits);
  if (candidates.length === 0 || unmet.length > 0) return null;
  const named = (among: readonly Candidate[]) =>
    judge(among, context, measure, studio.known, recent, twoInks, looker).filter(
      ({ plainness, likeness }) =>
        plainness !== null && plainness > 0 && (likeness?.similarity ?? 0) < REFUSED,
    );
  // How the two were said to stand is a wish too: other ways are drawn only where that shows not both.
  const isSaid = ({ variant }: Candidate) => variant.parameters.asSaid === true;
  const said = named(candidates.filter(isSaid));
  const verdicts = plainestFirst(said.length > 0 ? said : named(candidates.filter((each) => !isSaid(each))));
  return verdicts.length === 0
    ? null
    : { context, verdicts, unmet, isMeant: false, explored: explored.length, admitted: candidates.length };
}

/** Both are seen among the three likeliest words. */
const PLAIN_BOTH: Plainness = 2;

/** Those in which both are plain, of these what leaves both whole, and of these the way that such a thing is known by. */
function plainestFirst(verdicts: readonly Verdict[]): readonly Verdict[] {
  const first = (among: readonly Verdict[], test: (verdict: Verdict) => boolean) => {
    const kept = among.filter(test);
    return kept.length > 0 ? kept : among;
  };
  const kept = [
    ({ plainness }: Verdict) => (plainness ?? 0) >= PLAIN_BOTH,
    ({ candidate }: Verdict) => candidate.variant.parameters.whole === true,
    ({ candidate }: Verdict) => candidate.variant.parameters.first === true,
  ].reduce(first, verdicts);
  return first(kept, promising(kept));
}

/** What was said is drawn in its best ways: others promise less than these by no more than this. */
const LESSER = 0.1;

const promising = (verdicts: readonly Verdict[]) => {
  const isSaid = ({ candidate }: Verdict) => candidate.variant.parameters.asSaid === true;
  const promiseOf = ({ candidate }: Verdict) => candidate.variant.promise;
  const best = Math.max(...verdicts.filter(isSaid).map(promiseOf));
  return (verdict: Verdict) => !isSaid(verdict) || promiseOf(verdict) >= best - LESSER;
};

function marksBy(
  { studio, brief, notions, choice, measure, recent, twoInks, needsPlate, looker, namesOf }: Client,
  wantsMark: boolean,
  fromSets: boolean,
): Marks {
  const context = {
    ...contextFor(studio, brief, notions, choice, measure, namesOf, fromSets),
    needsPlate,
  };
  const explored = explore(context, notions, namesOf);
  const { candidates: asWished, unmet } = admit(brief, explored, namesOf, context.traits);
  const meant = meaningFirst(brief, notions, asWished, namesOf);
  const candidates = meant ?? asWished;
  return {
    context,
    verdicts: wantsMark ? judge(candidates, context, measure, studio.known, recent, twoInks, looker) : [],
    unmet,
    isMeant: meant !== null,
    explored: explored.length,
    admitted: candidates.length,
  };
}

/** How plainly the thing is seen where it is seen best; null where nothing was looked for. */
function plainest({ verdicts }: Marks): Plainness | null {
  return verdicts.reduce<Plainness | null>(
    (best, { plainness }) => (plainness !== null && plainness > (best ?? -1) ? plainness : best),
    null,
  );
}
