/** What it costs a mark that the eye does not see what it claims. */

import type { Candidate } from "../explore/candidates.ts";
import type { Drawing } from "../marks/family.ts";
import { isTreated } from "../marks/scene.ts";
import type { Looker, Plainness } from "./sight.ts";

/** What is weighed: a judged drawing. */
interface Weighed {
  readonly id: string;
  readonly total: number;
  readonly candidate: Candidate;
  readonly drawing: Drawing;
  readonly plainness: Plainness | null;
}

/** Drawings looked at for one design, the best first: a look takes some three milliseconds. */
const LOOKS = 20;
/** A mark of two things is looked at for each of them, and as a whole. */
const LOOKS_A_PAIR = 3;
/** Of the score, by how plainly the thing is seen. */
const COSTS: Readonly<Record<Plainness, number>> = { 0: 0.3, 1: 0.15, 2: 0.07, 3: 0 };
/** Drawings in which a thing is left as it was drawn: where the eye sees it in none, one of them is used. */
const PLAIN = /^pictorial\/.*-(?:silhouette|parts|lit|line|solids)$/;
const isPlain = ({ id, candidate: { variant } }: Weighed): boolean =>
  PLAIN.test(id) || (variant.parameters.scene !== undefined && !isTreated(variant));

export const withSight = <T extends Weighed>(verdict: T, plainness: Plainness | null): T => ({
  ...verdict,
  plainness,
  total: plainness === null ? verdict.total : rounded(verdict.total - COSTS[plainness]),
});

/** Sums of thousandths, without the last digits that adding leaves. */
const rounded = (total: number): number => Math.round(total * 1000) / 1000;

/**
 * The verdicts with what the eye says of them. One in which the thing can no longer be named loses to one in which it can;
 * where it can be named in none, those that do nothing to it win.
 */
export function bySight<T extends Weighed>(verdicts: readonly T[], looker: Looker): readonly T[] {
  const ranked = verdicts.toSorted((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1));
  const looked = lookedAt(ranked, looker);
  if (!looker.isAsked) return bestOfEachThing(asDrawn(unasked(looked, looker)));
  const named = looked.filter(({ plainness }) => plainness !== null && plainness > 0);
  if (named.length > 0) return bestDrawn(named, looker);
  const unnamed = looked.filter(({ plainness }) => plainness === 0);
  const plain = unnamed.filter(isPlain);
  return plain.length > 0 ? plain : withoutUnclear(looked);
}

/** The first of them as they are seen. What a drawing that people named displaces is left out, and not looked at. */
function lookedAt<T extends Weighed>(ranked: readonly T[], looker: Looker): readonly T[] {
  // Of one thing it is known beforehand whether a look will tell something, and what, where people named the drawing.
  const single = ranked.every(({ drawing }) => drawing.things === undefined);
  const told = single ? toBeLookedAt(ranked, looker) : null;
  const named = told?.filter(({ candidate }) => candidate.variant.isNamed) ?? [];
  const scenes = new Set(named.map(sceneOf));
  const isDisplaced = (verdict: T) =>
    named.length > 0 &&
    !verdict.candidate.variant.isNamed &&
    (looker.isAsked || scenes.has(sceneOf(verdict)));
  let looks = 0;
  return ranked.flatMap((verdict): readonly T[] => {
    if (isDisplaced(verdict)) return [];
    // What fails a gate will not be chosen.
    if (told ? !told.includes(verdict) : looks >= LOOKS || verdict.total <= 0) return [verdict];
    const plainness = looker.look(verdict.candidate, verdict.drawing);
    if (plainness !== null) looks += verdict.drawing.things ? LOOKS_A_PAIR : 1;
    return [withSight(verdict, plainness)];
  });
}

/** The best that are sound and claim something. */
const toBeLookedAt = <T extends Weighed>(ranked: readonly T[], looker: Looker): readonly T[] =>
  ranked.filter(({ total, candidate }) => total > 0 && looker.claims(candidate)).slice(0, LOOKS);

const sceneOf = ({ candidate }: Weighed) => candidate.variant.parameters.scene;

/** Of what the eye has no word for: without the drawings that people could not name, where there is one that they named. */
function withoutUnclear<T extends Weighed>(verdicts: readonly T[]): readonly T[] {
  const clear = verdicts.filter(({ candidate, total }) => candidate.variant.isNamed && total > 0);
  const isUnclear = ({ candidate: { variant } }: T) =>
    variant.parameters.scene !== undefined &&
    !variant.isNamed &&
    clear.some(({ candidate: { variant: other } }) =>
      other.names?.some((name) => variant.names?.includes(name)),
    );
  return verdicts.filter((each) => !isUnclear(each));
}

/** Drawings that promise this much less than the best of the same thing are not drawn beside it. */
const LESSER = 0.02;

/** What it costs a drawing of what was asked for that there is something in it that was not: a fir in a bear, a disc behind a daisy. */
const MORE = 0.08;

/** Of drawings that people named, the best; where there is none, all. Another state of the best is better than a weaker drawing. */
function bestDrawn<T extends Weighed>(verdicts: readonly T[], looker: Looker): readonly T[] {
  const promiseOf = ({ candidate }: T) => candidate.variant.promise - (looker.adds(candidate) ? MORE : 0);
  const drawn = verdicts.filter(({ candidate, total }) => candidate.variant.isNamed && total > 0);
  const best = Math.max(...drawn.map(promiseOf));
  const kept = drawn.filter((each) => promiseOf(each) >= best - LESSER);
  return kept.length > 0 ? kept : verdicts;
}

/** Without drawings that people named where there is a better one of the same thing. */
function bestOfEachThing<T extends Weighed>(verdicts: readonly T[]): readonly T[] {
  const drawn = verdicts.filter(({ candidate, total }) => candidate.variant.isNamed && total > 0);
  const isLesser = ({ candidate: { variant } }: T) =>
    variant.isNamed &&
    drawn.some(
      ({ candidate: { variant: other } }) =>
        other.promise > variant.promise + LESSER &&
        other.names?.some((name) => variant.names?.includes(name)),
    );
  return verdicts.filter((each) => !isLesser(each));
}

/** Without the treatments of a scene that is there as it was drawn. */
function asDrawn<T extends Weighed>(verdicts: readonly T[]): readonly T[] {
  const plain = new Set(
    verdicts.filter(({ candidate, total }) => candidate.variant.isNamed && total > 0).map(sceneOf),
  );
  return verdicts.filter((each) => each.candidate.variant.isNamed || !plain.has(sceneOf(each)));
}

/** Pictures in which something is seen, and what claims nothing; where nothing is seen, all of them. */
function unasked<T extends Weighed>(looked: readonly T[], looker: Looker): readonly T[] {
  const isSeen = ({ plainness }: T) => plainness !== null && plainness > 0;
  if (!looked.some(isSeen)) return looked;
  return looked.filter((each) => isSeen(each) || !looker.claims(each.candidate));
}

/** Whether what was done to a drawing left the thing as plain as it was, or nearly; what was not seen cannot be lost. */
export const keepsSight = (after: Plainness | null, before: Plainness | null): boolean =>
  after === null || before === null || before === 0 || (after > 0 && after >= before - 1);

/** Whether a thing that was asked for is seen as plainly as before; of what the eye has no word for nobody knows it. */
export const isAsPlain = (after: Plainness | null, before: Plainness | null): boolean =>
  after !== null && before !== null && after >= before;
