/** Learns which trade a vector speaks of: multinomial logistic regression by AdaGrad, in a fixed order. */

import type { TradeSense } from "../../src/lexicon/trades/senses.ts";
import { generator } from "./order.ts";

export type Sample = {
  readonly vector: Float32Array;
  /** Any of these trades is right. */
  readonly trades: readonly number[];
};

/** `restraint`: how strongly weights are drawn to nought (the L2 of all samples together). */
export type SenseSettings = { readonly rounds: number; readonly rate: number; readonly restraint: number };

/** A first step of the full rate would be a leap: as if slopes had been met before. */
const MET_BEFORE = 1e-3;

type Row = { readonly weights: Float64Array; bias: number };

export function learnSenses(
  samples: readonly Sample[],
  trades: number,
  { rounds, rate, restraint }: SenseSettings,
): readonly TradeSense[] {
  const width = samples[0]!.vector.length;
  const rowsOfNought = () =>
    Array.from({ length: trades }, (): Row => ({ weights: new Float64Array(width), bias: 0 }));
  const rows = rowsOfNought();
  const means = rowsOfNought();
  const squares = rows.map(() => new Float64Array(width + 1).fill(MET_BEFORE));
  const order = samples.map((_, index) => index);
  const random = generator(3);
  // The last rounds are averaged: single steps go to and fro around what fits best.
  const averaged = Math.ceil(rounds / 2);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const index of order) {
      const { vector, trades: right } = samples[index]!;
      const shares = sharesOf(vector, rows);
      const rightShare = right.reduce((sum, trade) => sum + shares[trade]!, 0) || 1;
      rows.forEach((row, trade) => {
        const wanted = right.includes(trade) ? shares[trade]! / rightShare : 0;
        const slope = shares[trade]! - wanted;
        const met = squares[trade]!;
        for (let at = 0; at < width; at++) {
          const step = slope * vector[at]! + (restraint / samples.length) * row.weights[at]!;
          met[at]! += step * step;
          row.weights[at]! -= (rate * step) / Math.sqrt(met[at]!);
        }
        met[width]! += slope * slope;
        row.bias -= (rate * slope) / Math.sqrt(met[width]!);
      });
    }
    if (round >= rounds - averaged)
      rows.forEach(({ weights, bias }, trade) => {
        const mean = means[trade]!;
        for (let at = 0; at < width; at++) mean.weights[at]! += weights[at]! / averaged;
        mean.bias += bias / averaged;
      });
  }
  return means.map(({ weights, bias }) => ({ weights: Float32Array.from(weights), bias }));
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** How likely each trade is, by what was learned so far. */
function sharesOf(vector: Float32Array, rows: readonly Row[]): Float64Array {
  const sums = Float64Array.from(rows, ({ weights, bias }) => {
    let sum = bias;
    for (let at = 0; at < weights.length; at++) sum += weights[at]! * vector[at]!;
    return sum;
  });
  const most = sums.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const whole = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / whole);
}
