/** The likeliest stretches of a text, given of each piece how likely it is outside, begins a tag or goes on with it. */

export type Stretch = {
  readonly from: number;
  readonly to: number;
  readonly tag: number;
  readonly likelihood: number;
};

const OUTSIDE = 0;
const begins = (tag: number): number => 1 + 2 * tag;
const goesOn = (tag: number): number => 2 + 2 * tag;

/** By Viterbi's way: a piece may go on only with what the piece before began or went on with. */
export function bestPath(scores: readonly Float32Array[], tags: number): readonly Stretch[] {
  if (scores.length === 0) return [];
  const rows = scores.map(logLikelihoods);
  let best = rows[0]!.map((score, state) => (isGoingOn(state) ? Number.NEGATIVE_INFINITY : score));
  const cameFrom: number[][] = [];
  for (const row of rows.slice(1)) {
    const top = best.indexOf(Math.max(...best));
    const from = row.map(() => top);
    const next = row.map((score) => best[top]! + score);
    for (let tag = 0; tag < tags; tag++) {
      const before = best[begins(tag)]! >= best[goesOn(tag)]! ? begins(tag) : goesOn(tag);
      from[goesOn(tag)] = before;
      next[goesOn(tag)] = best[before]! + row[goesOn(tag)]!;
    }
    cameFrom.push(from);
    best = next;
  }
  const states = [best.indexOf(Math.max(...best))];
  for (const from of cameFrom.toReversed()) states.unshift(from[states[0]!]!);
  return stretchesOf(states, rows);
}

const isGoingOn = (state: number): boolean => state !== OUTSIDE && state % 2 === 0;

function stretchesOf(states: readonly number[], rows: readonly (readonly number[])[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  states.forEach((state, at) => {
    if (state === OUTSIDE) return;
    const sure = Math.exp(rows[at]![state]!);
    const last = stretches.at(-1);
    if (isGoingOn(state) && last)
      stretches[stretches.length - 1] = { ...last, to: at + 1, likelihood: Math.min(last.likelihood, sure) };
    else stretches.push({ from: at, to: at + 1, tag: (state - 1) >> 1, likelihood: sure });
  });
  return stretches;
}

function logLikelihoods(scores: Float32Array): number[] {
  const most = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return Array.from(scores, (score) => score - most - Math.log(sum));
}
