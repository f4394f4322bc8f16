import type { Seen } from "./seen.ts";

/** Frequencies per side: what is left of a picture when its details are forgotten. */
const COUNT = 8;
/** Two pictures of one family whose low frequencies agree more than this are one design to a person. */
const SAME_DESIGN = 0.7;

const tables = new Map<number, Float64Array>();
/** Cosines by frequency and pixel, computed once per size. */
const cosines = (size: number): Float64Array => {
  const ready = tables.get(size);
  if (ready) return ready;
  const made = new Float64Array(COUNT * size);
  for (let frequency = 0; frequency < COUNT; frequency++)
    for (let at = 0; at < size; at++)
      made[frequency * size + at] = Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * size));
  tables.set(size, made);
  return made;
};

/** The picture's lowest cosine frequencies, without its mean. */
export const lowFrequencies = ({ bits, size }: Pick<Seen, "bits" | "size">): Float64Array => {
  const table = cosines(size);
  const found = new Float64Array(COUNT * COUNT);
  const row = new Float64Array(COUNT);
  for (let y = 0; y < size; y++) {
    row.fill(0);
    for (let x = 0; x < size; x++)
      if (bits[y * size + x]) for (let u = 0; u < COUNT; u++) row[u]! += table[u * size + x]!;
    for (let v = 0; v < COUNT; v++)
      for (let u = 0; u < COUNT; u++) found[v * COUNT + u]! += row[u]! * table[v * size + y]!;
  }
  return found.subarray(1);
};

export const cosine = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let [dot, left, right] = [0, 0, 0];
  for (let index = 0; index < a.length; index++) {
    dot += a[index]! * b[index]!;
    left += a[index]! ** 2;
    right += b[index]! ** 2;
  }
  return left === 0 || right === 0 ? 1 : dot / Math.sqrt(left * right);
};

/** A picture and the family it is of; a word has no picture. */
export interface Glimpse {
  readonly family: string;
  readonly low: ArrayLike<number> | null;
}

/** Whether a person would call two designs the same: one family, and pictures that agree from a distance. */
export const sameDesign = (a: Glimpse, b: Glimpse): boolean =>
  a.family === b.family && (a.low === null || b.low === null || cosine(a.low, b.low) >= SAME_DESIGN);
