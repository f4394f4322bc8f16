/** The weight nearest to the one wished; the heavier of two equally near. */
export const nearestWeight = (weights: readonly number[], wished: number): number =>
  weights.reduce(
    (best, weight) => (Math.abs(weight - wished) <= Math.abs(best - wished) ? weight : best),
    weights[0] ?? 400,
  );
