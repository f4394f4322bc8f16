import { hash32 } from "../dice.ts";
import { type Glimpse, lowFrequencies, sameDesign } from "./different.ts";
import type { Seen } from "./seen.ts";

/** Something with a score that can be chosen. */
export interface Contender {
  readonly id: string;
  readonly family: string;
  readonly total: number;
  readonly seen: Seen | null;
}

/** Temperature of the choice: a contender a tenth behind has a fifth of the chance. */
const TEMPERATURE = 0.06;
/** However good, one design gets no more than this share of the seeds while there are others. */
const LARGEST_SHARE = 0.075;
/** Designs that differ, the best of each, among which the seed chooses: more would let in what says little. */
const FIELD = 16;
/** The most of one family, however different, so that a large family does not crowd out the rest. */
const OF_A_FAMILY = 3;
/** More of pictures: each is different. */
const PICTURES = 6;
/** A family's score falls by this factor with each recent use in the project. */
const RECENT = 0.7;

const worthOf = ({ total, family }: Contender, recent: readonly string[]): number =>
  total * RECENT ** recent.filter((used) => used === family).length;

/** The best, each unlike those before it: best first, ties by id. */
export const bestOfEach = <T extends Contender>(
  contenders: readonly T[],
  recent: readonly string[] = [],
  most = FIELD,
): T[] => {
  const ranked = contenders
    .map((contender) => ({ contender, worth: worthOf(contender, recent) }))
    .sort((a, b) => b.worth - a.worth || (a.contender.id < b.contender.id ? -1 : 1));
  const taken: (Glimpse & { contender: T })[] = [];
  for (const { contender } of ranked) {
    if (taken.length >= most) break;
    const { family, seen } = contender;
    const ofFamily = taken.filter((each) => each.family === family);
    if (ofFamily.length >= (family === "scene" || family === "pictorial" ? PICTURES : OF_A_FAMILY)) continue;
    const glimpse = { family, low: seen && lowFrequencies(seen) };
    if (!ofFamily.some((each) => sameDesign(each, glimpse))) taken.push({ ...glimpse, contender });
  }
  return taken.map(({ contender }) => contender);
};

/** Arcs of which none is larger than its share of the whole, if there are enough of them. */
const capped = (arcs: readonly number[]): readonly number[] => {
  let rest = arcs;
  for (let turn = 0; turn < arcs.length; turn++) {
    const most = Math.ceil(
      rest.reduce((sum, arc) => sum + arc, 0) * Math.max(LARGEST_SHARE, 1 / arcs.length),
    );
    if (rest.every((arc) => arc <= most)) break;
    rest = rest.map((arc) => Math.min(arc, most));
  }
  return rest;
};

/** How far behind the best an idea may be that seeds still bring; and how far where there would be too few. */
const BEHIND = 0.09;
const FURTHEST = 0.22;

/** What the ideas of marks that are letters begin with: they come where pictures give too few. */
export const LETTER = "letter:";
/** Ideas that a caller is shown in turn, at least. */
export const ENOUGH = 3;

/**
 * Those of one idea. Seeds bring the ideas in turn, so that the one with the best drawing is not the only one a caller ever
 * sees; the best two come most often.
 */
export function ofOneIdea<T extends Contender>(
  contenders: readonly T[],
  ideaOf: (contender: T) => string,
  promiseOf: (contender: T) => number,
  seed: number,
  brand: string,
): readonly T[] {
  const best = new Map<string, number>();
  for (const each of contenders) {
    const idea = ideaOf(each);
    best.set(idea, Math.max(best.get(idea) ?? Number.NEGATIVE_INFINITY, each.total));
  }
  const most = Math.max(...best.values());
  const ranked = [...best]
    .filter(([idea, total]) => !idea.startsWith(LETTER) && total >= most - FURTHEST)
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .filter(([, total], place) => place < ENOUGH || total >= most - BEHIND)
    .map(([idea]) => idea);
  const promises = new Map<string, number>();
  for (const each of contenders)
    promises.set(ideaOf(each), Math.max(promises.get(ideaOf(each)) ?? 0, promiseOf(each)));
  const things = inTurn(ranked.toSorted((a, b) => promises.get(b)! - promises.get(a)! || (a < b ? -1 : 1)));
  const letters = [...best]
    .filter(([idea]) => idea.startsWith(LETTER))
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .map(([idea]) => idea)
    .slice(0, Math.max(0, ENOUGH - things.length))
    // Another face changes which of them is better, and would change the order of the walk.
    .sort();
  // A picture says more than a letter, and comes more often; letters stand between, not side by side.
  const turns = letters.length > 0 ? Math.ceil(ENOUGH / Math.max(1, things.length)) : 1;
  const ideas = Array.from({ length: turns }, () => things).flat();
  const apart = ideas.length / (letters.length + 1);
  for (const [at, letter] of letters.entries()) ideas.splice(Math.round(apart * (at + 1)) + at, 0, letter);
  const chosen = ideas[((seed + hash32(brand)) >>> 0) % ideas.length];
  return contenders.filter((each) => ideaOf(each) === chosen);
}

/**
 * The two best before each of the others, so that most callers see one of them and five seeds in a row see three ideas. The
 * best by promise: totals change with the face, and with the face the order of the walk would.
 */
function inTurn(ranked: readonly string[]): readonly string[] {
  const leading = ranked.slice(0, 2).sort();
  const others = ranked.slice(2).sort();
  return others.length === 0 ? leading : others.flatMap((other) => [...leading, other]);
}

/** 2³² over the golden ratio: consecutive multiples of it fill the circle evenly, however many there are. */
const GOLDEN = 0x9e3779b9;

/**
 * Chooses among the best by softmax, where the seed is a place on a circle on which each contender holds an arc:
 * a good one, and not always the same one. Consecutive seeds step round the circle by the golden ratio, so that
 * "another one" is different sooner than by chance.
 */
export const choose = <T extends Contender>(
  contenders: readonly T[],
  seed: number,
  recent: readonly string[] = [],
  brand = "",
): T | null => {
  const ranked = bestOfEach(contenders, recent);
  const best = ranked[0];
  if (!best) return null;
  // On the circle they are in order of id, not of rank: another face changes ranks, and would change the order of the walk.
  const field = ranked.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  // Exponentials differ in the last digit between machines; a thousandth is coarse enough to hide it.
  const arcs = capped(
    field.map((each) =>
      Math.round(Math.exp((worthOf(each, recent) - worthOf(best, recent)) / TEMPERATURE) * 1000),
    ),
  );
  const circle = arcs.reduce((sum, arc) => sum + arc, 0);
  // Where the walk begins is the brand's own, otherwise one seed would mean one place for every brand.
  const start = hash32(brand);
  let rest = (((Math.imul(seed, GOLDEN) + start) >>> 0) / 2 ** 32) * circle;
  for (const [index, each] of field.entries()) {
    rest -= arcs[index]!;
    if (rest < 0) return each;
  }
  return best;
};
