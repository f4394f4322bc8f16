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
  /** Each round's. */
  readonly ratios: readonly number[];
  readonly spread: string;
}

/** Rounds are steady when the middle half of them lies within this part of their median. */
const STEADY = 0.1;
/** Until they are, there are up to this many times as many as were asked for. */
const MOST_TIMES_AS_MANY = 3;

/**
 * Ours and the yardstick in turn, the order turned round each time, so that whatever the machine does meets both. At least
 * so many rounds, and more until they are steady.
 */
export async function interleave(
  rounds: number,
  ours: () => Promise<number>,
  yardstick: () => Promise<number>,
): Promise<Rounds> {
  const pairs: { ours: number; yardstick: number }[] = [];
  const ratios = () => pairs.map((pair) => pair.ours / pair.yardstick);
  const isEnough = (round: number) => round >= rounds && spreadOfMiddle(ratios()) <= STEADY;
  for (let round = 0; round < rounds * MOST_TIMES_AS_MANY && !isEnough(round); round++) {
    if (round % 2 === 0) {
      const other = await yardstick();
      pairs.push({ yardstick: other, ours: await ours() });
    } else {
      const own = await ours();
      pairs.push({ ours: own, yardstick: await yardstick() });
    }
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    yardstick: median(pairs.map((pair) => pair.yardstick)),
    ratio: median(ratios()),
    ratios: ratios(),
    spread: spreadOf(ratios()),
  };
}

/** How far the middle half of the values reaches, as a part of their median. */
export function spreadOfMiddle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / median(sorted);
}

/**
 * Whether rounds reach their mark, and what a reader has to know of them: a mark that no round reached is missed by the
 * machine or by us; one that some rounds reached may be missed by noise.
 */
export function judged({ ratio, ratios }: Rounds, mark: Mark): Pick<Row, "isMet" | "note"> {
  const reaches = (value: number) => (mark.isLeast ? value >= mark.value : value <= mark.value);
  const reached = ratios.filter(reaches).length;
  const spread = spreadOfMiddle(ratios);
  const notes = [`${ratios.length} rounds`];
  if (spread > STEADY) notes.push(`not steady: the middle half spreads over ${(100 * spread).toFixed(0)} %`);
  if (!reaches(ratio))
    notes.push(reached === 0 ? "missed in every round, so not by noise" : `reached in ${reached} of them`);
  return { isMet: reaches(ratio), note: notes.join(", ") };
}

export interface Mark {
  readonly value: number;
  /** At least this, or at most. */
  readonly isLeast: boolean;
}

export const atLeast = (value: number): Mark => ({ value, isLeast: true });
export const atMost = (value: number): Mark => ({ value, isLeast: false });

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
