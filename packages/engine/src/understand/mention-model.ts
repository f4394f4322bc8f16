/**
 * Chooses for all words of a prompt at once: a linear chain whose weights are learned. A word that is no mention
 * remembers what the last mention before it was, so that a list holds together over its commas, its "or" and its
 * articles.
 */

/** What a word is: no mention, a thing to be drawn, something refused, a colour that is wished. */
export const LABELS = ["other", "drawn", "refused", "coloured"] as const;
export type Label = (typeof LABELS)[number];

/** Each label by itself, and "other" after each of the three: `labels + memories`. */
export const STATES = 7;
export const FROM_NOTHING = 0;

/** The state a label leads to: 0 other, 1–3 a mention, 4–6 other after such a mention. */
export const stateAfter = (before: number, label: number): number =>
  label > 0 ? label : before === 0 ? 0 : before > 3 ? before : before + 3;

export type Chain = {
  /** For each word four sums of weights, one a label. */
  readonly scores: readonly Float64Array[];
  /** For each word and state before it four sums of weights. */
  readonly steps: readonly (readonly Float64Array[])[];
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
      for (let each = 0; each < LABELS.length; each++) {
        if (!(allowed[at]! & (1 << each))) continue;
        const score = best[before]! + scores[at]![each]! + steps[at]![memory]![each]!;
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
