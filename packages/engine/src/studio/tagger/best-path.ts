/** The likeliest stretches of a text, given of each piece how likely it is outside, begins a tag or continues with it. */

export type Stretch = {
  readonly from: number;
  readonly to: number;
  readonly tag: number;
  /** How likely all of it is this, and how likely its surest word is: where it begins and ends may be open. */
  readonly likelihood: number;
  readonly surest: number;
};

/** A tag, and how many times likelier it is than the scores say. */
export type Favoured = { readonly tag: number; readonly times: number };

/** What is known before a text is looked at. */
export type Leaning = {
  /** A tag that is there somewhere is likelier wherever it may be. */
  readonly somewhere?: Favoured;
  /** A tag that was begun is likelier to go on. */
  readonly goesOn?: Favoured;
};

const OUTSIDE = 0;
const begins = (tag: number): number => 1 + 2 * tag;
const goesOn = (tag: number): number => 2 + 2 * tag;

/**
 * By Viterbi's way: a word may continue only with what the word before began or continued with. `words`: the pieces of each word;
 * all of a word is the same.
 */
export function bestPath(
  words: readonly (readonly Float32Array[])[],
  tags: number,
  { somewhere, goesOn: lasting }: Leaning = {},
): readonly Stretch[] {
  if (words.length === 0) return [];
  const likelihoods = (scores: Float32Array) =>
    logLikelihoods(somewhere ? favouring(scores, somewhere) : scores);
  const more = lasting ? Math.log(lasting.times) : 0;
  const rows = words.map((pieces) => rowOf(pieces.map(likelihoods), tags));
  let best = rows[0]!.map((score, state) => (isGoingOn(state) ? Number.NEGATIVE_INFINITY : score));
  const cameFrom: number[][] = [];
  for (const row of rows.slice(1)) {
    const top = best.indexOf(Math.max(...best));
    const from = row.map(() => top);
    const next = row.map((score) => best[top]! + score);
    for (let tag = 0; tag < tags; tag++) {
      const before = best[begins(tag)]! >= best[goesOn(tag)]! ? begins(tag) : goesOn(tag);
      from[goesOn(tag)] = before;
      next[goesOn(tag)] = best[before]! + row[goesOn(tag)]! + (tag === lasting?.tag ? more : 0);
    }
    cameFrom.push(from);
    best = next;
  }
  const states = [best.indexOf(Math.max(...best))];
  for (const from of cameFrom.toReversed()) states.unshift(from[states[0]!]!);
  return stretchesOf(states, rows);
}

/** Of a word: outside in all its pieces; begun by its first piece and continued by the others; or continued in all. */
function rowOf(pieces: readonly (readonly number[])[], tags: number): number[] {
  const [first, ...others] = pieces as [readonly number[], ...(readonly number[])[]];
  const mean = (state: number, from: number) =>
    (from + others.reduce((sum, piece) => sum + piece[state]!, 0)) / pieces.length;
  const row = [mean(OUTSIDE, first[OUTSIDE]!)];
  for (let tag = 0; tag < tags; tag++)
    row.push(mean(goesOn(tag), first[begins(tag)]!), mean(goesOn(tag), first[goesOn(tag)]!));
  return row;
}

const isGoingOn = (state: number): boolean => state !== OUTSIDE && state % 2 === 0;

function stretchesOf(states: readonly number[], rows: readonly (readonly number[])[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  states.forEach((state, at) => {
    if (state === OUTSIDE) return;
    const tag = (state - 1) >> 1;
    const sure = Math.exp(rows[at]![state]!);
    // Of a word in several pieces each is a mean of its own, and together they may be more than certain.
    const either = Math.min(1, Math.exp(rows[at]![begins(tag)]!) + Math.exp(rows[at]![goesOn(tag)]!));
    const last = stretches.at(-1);
    if (isGoingOn(state) && last)
      stretches[stretches.length - 1] = {
        ...last,
        to: at + 1,
        likelihood: Math.min(last.likelihood, sure),
        surest: Math.max(last.surest, either),
      };
    else stretches.push({ from: at, to: at + 1, tag, likelihood: sure, surest: either });
  });
  return stretches;
}

function favouring(scores: Float32Array, { tag, times }: Favoured): Float32Array {
  const more = Math.log(times);
  return scores.map((score, state) =>
    state === begins(tag) || state === goesOn(tag) ? score + more : score,
  );
}

function logLikelihoods(scores: Float32Array): number[] {
  const most = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return Array.from(scores, (score) => score - most - Math.log(sum));
}
