import { describe, expect, it } from "vitest";
import { type Chain, decode, LABELS, likelihood, STEPS, sharesOf } from "./mention-model.ts";

/** Numbers that look drawn at random and are the same each time. */
const weights = (length: number, seed: number): Float64Array =>
  Float64Array.from({ length }, (_, index) => Math.sin(seed * 31 + index * 17) * 2);

const WORDS = 4;
const chain: Chain = {
  scores: Array.from({ length: WORDS }, (_, at) => weights(LABELS.length, at + 1)),
  steps: Array.from({ length: WORDS }, (_, at) => weights(STEPS, at + 11)),
  fresh: [true, false, true, false],
  allowed: [15, 15, 15, 7],
};

/** Every way to label the words, with its sum of weights, by the definition of the states. */
function all(): { readonly labels: number[]; readonly sum: number }[] {
  let ways = [{ labels: [] as number[], sum: 0, state: 0 }];
  for (let at = 0; at < WORDS; at++)
    ways = ways.flatMap(({ labels, sum, state }) =>
      LABELS.map((_, label) => label)
        .filter((label) => chain.allowed[at]! & (1 << label))
        .map((label) => {
          const memory = chain.fresh[at] ? 0 : state;
          const worth = chain.scores[at]![label]! + chain.steps[at]![memory * LABELS.length + label]!;
          const after = label > 0 ? label : memory === 0 ? 0 : memory > 3 ? memory : memory + 3;
          return { labels: [...labels, label], sum: sum + worth, state: after };
        }),
    );
  return ways;
}

describe("the chain of mentions", () => {
  it("chooses the labels with the greatest sum of all", () => {
    const best = all().reduce((a, b) => (b.sum > a.sum ? b : a));
    expect(decode(chain)).toEqual(best.labels);
  });

  it("tells how likely each label is, as a count of all ways does", () => {
    const ways = all();
    const whole = ways.reduce((sum, way) => sum + Math.exp(way.sum), 0);
    const shares = sharesOf(chain);
    for (let at = 0; at < WORDS; at++)
      for (let label = 0; label < LABELS.length; label++) {
        const part = ways
          .filter(({ labels }) => labels[at] === label)
          .reduce((sum, way) => sum + Math.exp(way.sum), 0);
        expect(likelihood(shares[at]!, label)).toBeCloseTo(part / whole, 9);
      }
  });

  it("has nothing to say of no words", () => {
    const none: Chain = { scores: [], steps: [], fresh: [], allowed: [] };
    expect(decode(none)).toEqual([]);
    expect(sharesOf(none)).toEqual([]);
  });
});
