// What a question is, and how its figures are put together.

export interface Depth {
  /** Fewer rounds and shorter ones: to see that a question runs, not to quote it. */
  readonly quick: boolean;
}

export interface Row {
  /** What was measured of ours, and of the yardstick, with units. */
  readonly ours: string;
  readonly yardstick: string;
  /** The figure the target is about. */
  readonly figure: string;
  /** Lowest and highest of the rounds. */
  readonly spread: string;
  readonly isMet: boolean;
  /** Anything a reader must know to judge the figure. */
  readonly note?: string;
}

export interface Question {
  readonly name: string;
  readonly asks: string;
  readonly yardstick: string;
  readonly target: string;
  measure(depth: Depth): Promise<Row>;
}

export interface Rounds {
  readonly ours: number;
  readonly yardstick: number;
  /** Median of the rounds' own ratios, ours to the yardstick's. */
  readonly ratio: number;
  readonly spread: string;
}

/** Ours and the yardstick in turn, the order turned round each time, so that whatever the machine does meets both. */
export async function interleave(
  rounds: number,
  ours: () => Promise<number>,
  yardstick: () => Promise<number>,
): Promise<Rounds> {
  const pairs: { ours: number; yardstick: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const other = await yardstick();
      pairs.push({ yardstick: other, ours: await ours() });
    } else {
      const own = await ours();
      pairs.push({ ours: own, yardstick: await yardstick() });
    }
  }
  const ratios = pairs.map((pair) => pair.ours / pair.yardstick);
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    yardstick: median(pairs.map((pair) => pair.yardstick)),
    ratio: median(ratios),
    spread: spreadOf(ratios),
  };
}

export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

/** Of values that are sorted. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function spreadOf(values: readonly number[], digits = 2): string {
  return `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`;
}
