/** A choice among candidates by learned weights: the greatest sum of what speaks for it wins, or nothing does. */

import type { Weights } from "../vocabulary.ts";
import type { Say } from "./surroundings.ts";

/** What speaks for and against candidates, in words that weights were learned for. */
export type Evidence<Candidate> = {
  /** Of beginning at this word. */
  begins(at: number, say: Say): void;
  /** Of ending before this word. */
  ends(at: number, say: Say): void;
  /** Of the candidate as a whole. */
  whole(candidate: Candidate, say: Say): void;
  /** Of there being none. */
  nothing(say: Say): void;
};

/** `likelihood`: how likely it is among all candidates, and nothing, by their sums. */
export type Chosen<Candidate> = { readonly candidate: Candidate; readonly likelihood: number };

/** The most promising by their edges alone; a long prompt has thousands of candidates. */
const LOOKED_AT = 300;

export function choose<Candidate extends { readonly from: number; readonly to: number }>(
  candidates: readonly Candidate[],
  evidence: Evidence<Candidate>,
  weights: Weights,
  more: ((candidate: Candidate) => number) | null = null,
): Chosen<Candidate> | null {
  const sum = (tell: (say: Say) => void): number => {
    let total = 0;
    tell((each) => {
      total += weights.get(each) ?? 0;
    });
    return total;
  };
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const { from, to } of candidates) {
    if (!begins.has(from))
      begins.set(
        from,
        sum((say) => evidence.begins(from, say)),
      );
    if (!ends.has(to))
      ends.set(
        to,
        sum((say) => evidence.ends(to, say)),
      );
  }
  const edges = ({ from, to }: Candidate): number => begins.get(from)! + ends.get(to)!;
  const looked =
    candidates.length <= LOOKED_AT
      ? candidates
      : candidates.toSorted((a, b) => edges(b) - edges(a)).slice(0, LOOKED_AT);
  let best: Candidate | null = null;
  let most = sum((say) => evidence.nothing(say));
  const sums = [most];
  for (const candidate of looked) {
    const score = edges(candidate) + sum((say) => evidence.whole(candidate, say)) + (more?.(candidate) ?? 0);
    sums.push(score);
    if (score > most) [best, most] = [candidate, score];
  }
  if (!best) return null;
  return { candidate: best, likelihood: 1 / sums.reduce((total, each) => total + Math.exp(each - most), 0) };
}
