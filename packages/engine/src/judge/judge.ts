import { hash32 } from "../dice.ts";
import { type Candidate, saysSomething } from "../explore/candidates.ts";
import type { Drawing, Sitting } from "../marks/family.ts";
import type { FaceMeasure, KnownIndex } from "../vocabulary.ts";
import { bestOfCells, type Contender } from "./choose.ts";
import { flawsOf } from "./flaws.ts";
import { type Likeness, nearest, REFUSED } from "./likeness.ts";
import { grain, type Judged, promiseOf, score } from "./score.ts";
import { type Seen, see, silhouetteOf } from "./seen.ts";

/** A candidate that was drawn, seen and scored. */
export interface Verdict extends Contender {
  readonly candidate: Candidate;
  readonly drawing: Drawing;
  readonly seen: Seen;
  readonly judged: Judged;
  readonly likeness: Likeness | null;
}

/** How many are drawn and seen (a millisecond each), and how many are held against the known marks (three each). */
const DRAWN = 34;
const COMPARED = 11;
/** Of one family, so that a talkative one does not crowd out the rest. */
const OF_A_FAMILY = 4;

/** The most promising, no more than a few of each family. */
const shortlist = (candidates: readonly Candidate[], sitting: Sitting): readonly Candidate[] => {
  const ranked = candidates
    .filter((candidate) => saysSomething(candidate) || candidates.length <= DRAWN)
    .map((candidate) => ({ candidate, promise: promiseOf(candidate, sitting.mood) }))
    .sort((a, b) => b.promise - a.promise || (a.candidate.id < b.candidate.id ? -1 : 1))
    .map(({ candidate }) => candidate);
  const families = new Set(ranked.map(({ family }) => family.id)).size;
  const most = families < 4 ? DRAWN : OF_A_FAMILY;
  const taken = new Map<string, number>();
  const listed: Candidate[] = [];
  for (const candidate of ranked) {
    const count = taken.get(candidate.family.id) ?? 0;
    if (count >= most) continue;
    taken.set(candidate.family.id, count + 1);
    listed.push(candidate);
    if (listed.length >= DRAWN) break;
  }
  return listed.length > 0 ? listed : candidates.slice(0, DRAWN);
};

const verdict = (
  candidate: Candidate,
  drawing: Drawing,
  seen: Seen,
  likeness: Likeness | null,
  sitting: Sitting,
  face: FaceMeasure,
): Verdict => {
  const flaws = flawsOf({ drawing, seen });
  const judged = score(candidate, drawing, seen, flaws, likeness, sitting, face);
  // A gate is no score: what fails one ranks behind everything that does not.
  const total = flaws.some(({ gate }) => gate) ? judged.total - 1 : judged.total;
  return { id: candidate.id, family: candidate.family.id, candidate, drawing, seen, judged, likeness, total };
};

/** A seed's own taste: up to this much for or against each family, and each candidate, so that equals take turns. */
const TASTE = { family: 0.08, candidate: 0.04 };

const lucky = (given: Verdict, seed: number): Verdict => {
  const leaning = (what: string) => (2 * hash32(`${seed} ${what}`)) / 2 ** 32 - 1;
  const taste = leaning(given.family) * TASTE.family + leaning(given.id) * TASTE.candidate;
  return { ...given, total: given.total + grain(taste) };
};

/** Cheap first, costly last: rank all, draw and see the best, compare the best of those with what is known. */
export const judge = (
  candidates: readonly Candidate[],
  sitting: Sitting,
  face: FaceMeasure,
  known: KnownIndex,
  recent: readonly string[],
  seed: number,
  twoInks: boolean,
): readonly Verdict[] => {
  const all = shortlist(candidates, sitting).flatMap((candidate): Verdict[] => {
    const drawing = candidate.variant.draw();
    const seen = see(silhouetteOf(drawing));
    return seen ? [lucky(verdict(candidate, drawing, seen, null, sitting, face), seed)] : [];
  });
  // Two colours asked for are two colours seen, as long as something with two inks is left.
  const both = all.filter(({ drawing }) => drawing.layers.some(({ ink }) => ink === "secondary"));
  const drawn = twoInks && both.length > 0 ? both : all;
  const finalists = bestOfCells(drawn, recent).slice(0, COMPARED);
  const compared = finalists.map((each) => {
    const likeness = nearest(silhouetteOf(each.drawing), known);
    return likeness
      ? lucky(verdict(each.candidate, each.drawing, each.seen, likeness, sitting, face), seed)
      : each;
  });
  const own = compared.filter(({ likeness, total }) => total > 0 && (likeness?.similarity ?? 0) <= REFUSED);
  if (own.length > 0) return own;
  // All refused: the least like anything known is still better than no mark.
  return compared
    .toSorted(
      (a, b) => (a.likeness?.similarity ?? 0) - (b.likeness?.similarity ?? 0) || (a.id < b.id ? -1 : 1),
    )
    .slice(0, 1);
};
