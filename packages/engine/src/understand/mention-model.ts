/**
 * Chooses for all words of a prompt at once: a linear chain whose weights are learned. A word that is no mention
 * remembers what the last mention before it was, so that a list holds together over its commas, its "or" and its
 * articles.
 */

/** What a word is: no mention, a thing to be drawn, something refused, a colour that is wished. */
export const LABELS = ["other", "drawn", "refused", "coloured"] as const;
export type Label = (typeof LABELS)[number];
/** What is made of a word in the end; `told`: perhaps refused, and not sure enough. */
export type Heard = Label | "told";

/** Each label by itself, and "other" after each of the three: `labels + memories`. */
export const STATES = 7;
const FROM_NOTHING = 0;

const WIDTH = LABELS.length;
/** A step: the state before a word, and the word's label. */
export const STEPS = STATES * WIDTH;

/** The state a label leads to: 0 other, 1–3 a mention, 4–6 other after such a mention. */
const stateAfter = (before: number, label: number): number =>
  label > 0 ? label : before === 0 ? 0 : before > 3 ? before : before + 3;

export type Chain = {
  /** For each word four sums of weights, one a label. */
  readonly scores: readonly Float64Array[];
  /** For each word and step a sum of weights, those of one state together. */
  readonly steps: readonly Float64Array[];
  /** Whether a sentence begins here, and nothing of the one before is remembered. */
  readonly fresh: readonly boolean[];
  /** For each word the labels it may have, as bits. */
  readonly allowed: readonly number[];
};

/** The best labels, by Viterbi's way. */
export function decode({ scores, steps, fresh, allowed }: Chain): readonly number[] {
  const length = scores.length;
  const from: Int8Array[] = [];
  const by: Int8Array[] = [];
  let best = new Float64Array(STATES).fill(-Infinity);
  best[FROM_NOTHING] = 0;
  for (let at = 0; at < length; at++) {
    const next = new Float64Array(STATES).fill(-Infinity);
    const [origin, label] = [new Int8Array(STATES), new Int8Array(STATES)];
    for (let before = 0; before < STATES; before++) {
      if (best[before] === -Infinity) continue;
      const memory = fresh[at] ? FROM_NOTHING : before;
      for (let each = 0; each < WIDTH; each++) {
        if (!(allowed[at]! & (1 << each))) continue;
        const score = best[before]! + scores[at]![each]! + steps[at]![memory * WIDTH + each]!;
        const state = stateAfter(memory, each);
        if (score <= next[state]!) continue;
        next[state] = score;
        origin[state] = before;
        label[state] = each;
      }
    }
    from.push(origin);
    by.push(label);
    best = next;
  }
  const labels: number[] = [];
  let state = best.indexOf(Math.max(...best));
  for (let at = length - 1; at >= 0; at--) {
    labels.push(by[at]![state]!);
    state = from[at]![state]!;
  }
  return labels.reverse();
}

/**
 * How likely each step is at each word, among the labels that are allowed: forward and backward. Sums are kept in
 * proportion at each word, so that nothing is too small for a number.
 */
export function sharesOf({ scores, steps, fresh, allowed }: Chain): readonly Float64Array[] {
  const length = scores.length;
  const powers = scores.map((own, at) => {
    const power = new Float64Array(STEPS);
    let most = -Infinity;
    for (let step = 0; step < STEPS; step++) {
      if (!(allowed[at]! & (1 << (step % WIDTH)))) continue;
      power[step] = own[step % WIDTH]! + steps[at]![step]!;
      most = Math.max(most, power[step]!);
    }
    for (let step = 0; step < STEPS; step++)
      power[step] = allowed[at]! & (1 << (step % WIDTH)) ? Math.exp(power[step]! - most) : 0;
    return power;
  });
  const forward = [new Float64Array(STATES)];
  forward[0]![FROM_NOTHING] = 1;
  for (let at = 0; at < length; at++) {
    const next = new Float64Array(STATES);
    let total = 0;
    for (let before = 0; before < STATES; before++) {
      const mass = forward[at]![before]!;
      if (mass === 0) continue;
      const memory = fresh[at] ? FROM_NOTHING : before;
      for (let label = 0; label < WIDTH; label++) {
        const value = mass * powers[at]![memory * WIDTH + label]!;
        next[stateAfter(memory, label)]! += value;
        total += value;
      }
    }
    for (let state = 0; state < STATES; state++) next[state]! /= total;
    forward.push(next);
  }
  let backward = new Float64Array(STATES).fill(1);
  const found: Float64Array[] = Array.from({ length });
  for (let at = length - 1; at >= 0; at--) {
    const here = new Float64Array(STATES);
    const share = new Float64Array(STEPS);
    let [total, most] = [0, 0];
    for (let before = 0; before < STATES; before++) {
      const memory = fresh[at] ? FROM_NOTHING : before;
      for (let label = 0; label < WIDTH; label++) {
        const value = powers[at]![memory * WIDTH + label]! * backward[stateAfter(memory, label)]!;
        here[before]! += value;
        const mass = forward[at]![before]! * value;
        share[memory * WIDTH + label]! += mass;
        total += mass;
      }
      most = Math.max(most, here[before]!);
    }
    for (let step = 0; step < STEPS; step++) share[step]! /= total;
    for (let state = 0; state < STATES; state++) here[state]! /= most;
    found[at] = share;
    backward = here;
  }
  return found;
}

/** How likely a label is, of the shares of a word's steps. */
export function likelihood(share: Float64Array, label: number): number {
  let sum = 0;
  for (let step = label; step < STEPS; step += WIDTH) sum += share[step]!;
  return sum;
}
