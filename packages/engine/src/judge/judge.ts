import { type Candidate, saysSomething } from "../explore/candidates.ts";
import type { Drawing, MarkContext } from "../marks/family.ts";
import type { FaceMeasure, KnownIndex } from "../vocabulary.ts";
import { bestOfEach, type Contender } from "./choose.ts";
import { type Flaw, flawsOf, REFUSED_SIGN } from "./flaws.ts";
import { type Likeness, nearest, REFUSED } from "./likeness.ts";
import { FILLED } from "./lines.ts";
import { type Judged, promiseOf, score } from "./score.ts";
import { type Seen, see, silhouetteOf } from "./seen.ts";
import type { Looker, Plainness } from "./sight.ts";
import { bySight, withSight } from "./weigh-sight.ts";

/** A candidate that was drawn, seen and scored. */
export interface Verdict extends Contender {
  readonly candidate: Candidate;
  readonly drawing: Drawing;
  readonly seen: Seen;
  readonly judged: Judged;
  readonly flaws: readonly Flaw[];
  readonly likeness: Likeness | null;
  /** How plainly the eye sees what it claims; null where it claims nothing, or nothing that the eye knows. */
  readonly plainness: Plainness | null;
}

/** How many are drawn and seen (half a millisecond each), and how many are compared with the known marks (one each). */
const DRAWN = 44;
const COMPARED = 17;
/** Of one family, so that a large one does not crowd out the rest. */
const OF_A_FAMILY = 6;

/** With this many others nothing spare is drawn. */
const ENOUGH = 2;

/** The most promising, no more than a few of each family. */
const shortlist = (candidates: readonly Candidate[], context: MarkContext): readonly Candidate[] => {
  const ranked = candidates
    .filter((candidate) => saysSomething(candidate) || candidates.length <= DRAWN)
    .map((candidate) => ({ candidate, promise: promiseOf(candidate, context.mood) }))
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

/** A candidate's drawing, judged. */
export const verdictOn = (
  candidate: Candidate,
  drawing: Drawing,
  seen: Seen,
  likeness: Likeness | null,
  context: MarkContext,
  face: FaceMeasure,
  flaws: readonly Flaw[] = flawsOf({ drawing, seen }),
): Verdict => {
  const judged = score(candidate, drawing, seen, flaws, likeness, context, face);
  // A gate is no score: what fails one ranks behind everything that does not.
  const total = flaws.some(({ gate }) => gate) ? judged.total - 1 : judged.total;
  return {
    id: candidate.id,
    family: candidate.family.id,
    candidate,
    drawing,
    seen,
    judged,
    flaws,
    likeness,
    total,
    plainness: null,
  };
};

/** Cheap first, costly last: rank all, draw and see the best, compare the best of those with what is known. */
export const judge = (
  candidates: readonly Candidate[],
  context: MarkContext,
  face: FaceMeasure,
  known: KnownIndex,
  recent: readonly string[],
  twoInks: boolean,
  looker: Looker,
): readonly Verdict[] => {
  const wantsLines = context.traits.fine === true;
  const chosen = candidates.filter(({ variant }) => !variant.spare);
  const all = shortlist(chosen.length >= ENOUGH ? chosen : candidates, context).flatMap(
    (candidate): Verdict[] => {
      const drawing = candidate.variant.draw();
      const seen = see(silhouetteOf(drawing));
      if (!seen) return [];
      const flaws = [
        ...flawsOf({ drawing, seen }),
        ...(wantsLines && FILLED.found({ drawing, seen }) ? [FILLED] : []),
      ];
      return [verdictOn(candidate, drawing, seen, null, context, face, flaws)];
    },
  );
  // Two colours asked for are two colours seen, as long as something with two inks is left.
  const both = all.filter(hasTwoInks);
  const spared = candidates.filter(({ variant }) => variant.spare);
  const isOneInked = twoInks && both.length === 0 && chosen.length >= ENOUGH && spared.length > 0;
  // Where none of them has a second ink, a spare drawing may have one.
  const inTwo = isOneInked
    ? judge(spared, context, face, known, recent, twoInks, looker).filter(hasTwoInks)
    : [];
  if (inTwo.length > 0) return inTwo;
  const drawn = bySight(twoInks && both.length > 0 ? both : all, looker);
  const compare = (each: Verdict): Verdict => {
    const likeness = nearest(silhouetteOf(each.drawing), known);
    const isRefused = REFUSED_SIGN.found(each);
    const flaws = isRefused ? [...each.flaws, REFUSED_SIGN] : each.flaws;
    return likeness || isRefused
      ? withSight(
          verdictOn(each.candidate, each.drawing, each.seen, likeness, context, face, flaws),
          each.plainness,
        )
      : each;
  };
  const finalists = bestOfEach(drawn, recent, COMPARED);
  const compared = finalists.map(compare);
  const own = compared.filter(isOwn);
  if (own.length > 0) return own;
  // All refused: the other drawings, best first, until one is no look-alike.
  const further: Verdict[] = [];
  for (const each of drawn.toSorted((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))) {
    if (finalists.includes(each)) continue;
    const next = compare(each);
    if (isOwn(next)) return [next];
    further.push(next);
  }
  // The spare drawings are needed now.
  if (chosen.length >= ENOUGH && spared.length > 0)
    return judge(spared, context, face, known, recent, twoInks, looker);
  // Nothing is: the least like anything known is still better than no mark, and the Report tells what it is near. Of those that are
  // no look-alikes, it is the best.
  const shown = [...compared, ...further].filter(({ flaws }) => !flaws.includes(REFUSED_SIGN));
  const nearness = ({ likeness }: Verdict) => Math.max(REFUSED, likeness?.similarity ?? 0);
  return shown
    .toSorted((a, b) => nearness(a) - nearness(b) || b.total - a.total || (a.id < b.id ? -1 : 1))
    .slice(0, 1);
};

const hasTwoInks = ({ drawing }: Verdict): boolean => drawing.layers.some(({ ink }) => ink === "secondary");

/** A gate, no score: sound, and no look-alike. */
const isOwn = ({ likeness, total }: Verdict): boolean => total > 0 && (likeness?.similarity ?? 0) < REFUSED;
