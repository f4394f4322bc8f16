/**
 * Learns to choose: of each question's candidates the right one shall have the greatest sum of weights. A log-linear
 * model, fitted by AdaGrad in a fixed order, so that the same questions give the same weights.
 */

/** Evidence as numbers, in the order in which it was first seen. */
export type Ledger = { readonly names: readonly string[]; id(evidence: string): number };

export function createLedger(): Ledger {
  const ids = new Map<string, number>();
  const names: string[] = [];
  return {
    names,
    id: (evidence) => {
      const known = ids.get(evidence);
      if (known !== undefined) return known;
      ids.set(evidence, names.length);
      return names.push(evidence) - 1;
    },
  };
}

export type Question = {
  /** For each candidate what speaks for or against it. */
  readonly candidates: readonly Int32Array[];
  /** Indices of the right ones: any of them will do. */
  readonly right: readonly number[];
  /** How much it counts. */
  readonly weight: number;
};

export type Settings = {
  readonly rounds: number;
  readonly rate: number;
  /** How strongly weights are drawn to nothing. */
  readonly restraint: number;
  /** Evidence seen in fewer questions than this is no evidence. */
  readonly seldom: number;
};

/** Weights of the evidence, by its number; the seldom seen have none. */
export function learn(questions: readonly Question[], size: number, settings: Settings): Float64Array {
  const kept = withoutSeldom(questions, size, settings.seldom);
  const state: State = {
    weights: new Float64Array(size),
    squares: new Float64Array(size).fill(1e-4),
    slopes: new Float64Array(size),
  };
  const mean = new Float64Array(size);
  const order = kept.map((_, index) => index);
  const random = generator(7);
  const averaged = Math.ceil(settings.rounds / 2);
  for (let round = 0; round < settings.rounds; round++) {
    shuffle(order, random);
    for (const index of order) step(kept[index]!, state, settings, kept.length);
    // The mean of the later rounds does not hang on which question came last.
    if (round >= settings.rounds - averaged)
      for (let id = 0; id < size; id++) mean[id]! += state.weights[id]! / averaged;
  }
  return mean;
}

/** The sum of the weights of what speaks for a candidate. */
export function scoreOf(evidence: Int32Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < evidence.length; at++) sum += weights[evidence[at]!]!;
  return sum;
}

type State = {
  readonly weights: Float64Array;
  readonly squares: Float64Array;
  readonly slopes: Float64Array;
};

/** Shares so far from deciding that they would only cost time. */
const NEGLIGIBLE = 1e-4;

function step({ candidates, right, weight }: Question, state: State, settings: Settings, of: number): void {
  if (right.length === 0) return;
  const { weights, squares, slopes } = state;
  const shares = softmax(candidates.map((each) => scoreOf(each, weights)));
  const rightShare = right.reduce((sum, index) => sum + shares[index]!, 0);
  const touched: number[] = [];
  candidates.forEach((evidence, index) => {
    const wanted = right.includes(index) ? shares[index]! / Math.max(rightShare, 1e-12) : 0;
    const slope = (shares[index]! - wanted) * weight;
    if (Math.abs(slope) < NEGLIGIBLE) return;
    for (let at = 0; at < evidence.length; at++) {
      const id = evidence[at]!;
      if (slopes[id] === 0) touched.push(id);
      slopes[id]! += slope;
    }
  });
  for (const id of touched) {
    const slope = slopes[id]! + (settings.restraint * weights[id]!) / of;
    slopes[id] = 0;
    squares[id]! += slope * slope;
    weights[id]! -= (settings.rate * slope) / Math.sqrt(squares[id]!);
  }
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map((each) => each / sum);
}

function withoutSeldom(questions: readonly Question[], size: number, seldom: number): readonly Question[] {
  const seen = new Int32Array(size);
  const last = new Int32Array(size).fill(-1);
  questions.forEach(({ candidates }, question) => {
    for (const evidence of candidates)
      for (const id of evidence) {
        if (last[id] === question) continue;
        last[id] = question;
        seen[id]!++;
      }
  });
  return questions.map(({ candidates, right, weight }) => ({
    candidates: candidates.map((evidence) => evidence.filter((id) => seen[id]! >= seldom)),
    right,
    weight,
  }));
}

/** A small generator of numbers in [0, 1): the order of learning must not depend on the machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
