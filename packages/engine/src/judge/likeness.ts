import type { Form } from "../geometry/form.ts";
import type { KnownIndex, KnownMark } from "../vocabulary.ts";
import { fingerprints, STRIDE } from "./fingerprint.ts";

/** The nearest known mark and how near it is, 0–1. */
export interface Likeness {
  readonly mark: KnownMark;
  readonly similarity: number;
}

/** Refused above this; below it the score falls from `PENALISED` on. */
export const REFUSED = 0.86;
export const PENALISED = 0.78;

const count = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Words of one 32 × 32 plane; a fingerprint has three: ink, silhouette, edges. A row is one word. */
const PLANE = STRIDE / 12;
const [INK, SILHOUETTE, EDGES] = [0, PLANE, 2 * PLANE];
/** Words of the ink at 16 × 16, for a first look. */
const COARSE = 8;

/** Ink at half the resolution: a cell is inked when two of its four are. Two rows per word. */
const coarsen = (words: Uint32Array, at: number, into: Uint32Array, to: number): void => {
  for (let row = 0; row < 16; row++) {
    const [high, low] = [words[at + 2 * row]!, words[at + 2 * row + 1]!];
    let bits = 0;
    for (let column = 0; column < 16; column++) {
      const cell = count((high >>> (2 * column)) & 3) + count((low >>> (2 * column)) & 3);
      if (cell >= 2) bits |= 1 << column;
    }
    into[to + (row >> 1)]! |= bits << (16 * (row & 1));
  }
};

/** Bits and their neighbours, so that edges a pixel apart still agree. */
const thicken = (words: Uint32Array, at: number, into: Uint32Array, to: number): void => {
  for (let row = 0; row < PLANE; row++) {
    const here = words[at + row]!;
    const above = row > 0 ? words[at + row - 1]! : 0;
    const below = row < PLANE - 1 ? words[at + row + 1]! : 0;
    into[to + row] = here | (here << 1) | (here >>> 1) | above | below;
  }
};

const total = (words: Uint32Array, at: number, length: number): number => {
  let sum = 0;
  for (let word = 0; word < length; word++) sum += count(words[at + word]!);
  return sum;
};

/** Fingerprints with what comparing needs: computed once per index, not once per design. */
interface Prepared {
  readonly words: Uint32Array;
  readonly coarse: Uint32Array;
  readonly thick: Uint32Array;
  readonly inks: Uint16Array;
  readonly coarseInks: Uint16Array;
}

const prepare = (bytes: Uint8Array, marks: number): Prepared => {
  const words = new Uint32Array(bytes.slice().buffer, 0, bytes.byteLength / 4);
  const made: Prepared = {
    words,
    coarse: new Uint32Array(marks * COARSE),
    thick: new Uint32Array(marks * PLANE),
    inks: new Uint16Array(marks),
    coarseInks: new Uint16Array(marks),
  };
  for (let mark = 0; mark < marks; mark++) {
    const at = mark * 3 * PLANE;
    coarsen(words, at + INK, made.coarse, mark * COARSE);
    thicken(words, at + EDGES, made.thick, mark * PLANE);
    made.inks[mark] = total(words, at + INK, PLANE);
    made.coarseInks[mark] = total(made.coarse, mark * COARSE, COARSE);
  }
  return made;
};

const indexes = new WeakMap<KnownIndex, Prepared>();
const prepared = (index: KnownIndex): Prepared => {
  const ready = indexes.get(index) ?? prepare(index.features, index.marks.length);
  indexes.set(index, ready);
  return ready;
};

/** IoU of two planes whose ink is known: only what they share is counted. */
const iou = (
  a: Uint32Array,
  from: number,
  b: Uint32Array,
  at: number,
  length: number,
  inks: number,
): number => {
  let both = 0;
  for (let word = 0; word < length; word++) both += count(a[from + word]! & b[at + word]!);
  return inks === 0 ? 0 : both / (inks - both);
};

/** Agreement of what the marks enclose; 1 where neither encloses anything worth naming. */
const holesAgree = (a: Uint32Array, from: number, b: Uint32Array, at: number): number => {
  let [both, either] = [0, 0];
  for (let word = 0; word < PLANE; word++) {
    const left = a[from + SILHOUETTE + word]! & ~a[from + INK + word]!;
    const right = b[at + SILHOUETTE + word]! & ~b[at + INK + word]!;
    both += count(left & right);
    either += count(left | right);
  }
  return either < LEAST_HOLE ? 1 : both / either;
};

/** Cells of 1,024 below which holes say nothing. */
const LEAST_HOLE = 40;

/** How much each agreement counts. */
const SHARES = { ink: 0.36, shape: 0.28, edges: 0.36 };

/** Share of one's edges that lie on or beside the other's. */
const onEdges = (words: Uint32Array, at: number, thick: Uint32Array, from: number): number => {
  let [on, all] = [0, 0];
  for (let word = 0; word < PLANE; word++) {
    const edge = words[at + word]!;
    all += count(edge);
    on += count(edge & thick[from + word]!);
  }
  return all === 0 ? 0 : on / all;
};

/** Ink must agree this much, coarsely and then finely, before the rest is looked at: below it nothing is refused. */
const WORTH_A_LOOK = { coarse: 0.5, fine: 0.6 };

/** Orientations that differ: a mirror-symmetric mark has four, a disc one. */
const distinct = (prints: readonly Uint8Array[]): readonly Uint8Array[] => {
  const seen = new Set<string>();
  return prints.filter((print) => {
    const key = print.subarray(0, STRIDE / 3).join();
    return !seen.has(key) && seen.add(key);
  });
};

/**
 * The known mark a form comes nearest to, over eight orientations. Ink decides which are looked at; ink, filled
 * silhouette and edges together decide how near: any one of them alone takes discs for alike or misses near-copies.
 */
export const nearest = (form: Form, index: KnownIndex): Likeness | null => {
  if (index.stride !== STRIDE || index.marks.length === 0) return null;
  const known = prepared(index);
  const prints = distinct(fingerprints(form));
  if (prints.length === 0) return null;
  const joined = new Uint8Array(prints.length * STRIDE);
  prints.forEach((print, turn) => {
    joined.set(print, turn * STRIDE);
  });
  const mine = prepare(joined, prints.length);
  const [myInk, myCoarseInk] = [mine.inks[0]!, mine.coarseInks[0]!];
  let [best, nearestMark] = [0, -1];
  for (let mark = 0; mark < index.marks.length; mark++) {
    // IoU cannot exceed the ratio of the inks.
    const ink = known.inks[mark]!;
    if (Math.min(myInk, ink) < WORTH_A_LOOK.fine * Math.max(myInk, ink)) continue;
    const at = mark * 3 * PLANE;
    const coarseInks = myCoarseInk + known.coarseInks[mark]!;
    for (let turn = 0; turn < prints.length; turn++) {
      const from = turn * 3 * PLANE;
      const coarsely = iou(mine.coarse, turn * COARSE, known.coarse, mark * COARSE, COARSE, coarseInks);
      if (coarsely < WORTH_A_LOOK.coarse) continue;
      const inked = iou(mine.words, from + INK, known.words, at + INK, PLANE, myInk + ink);
      if (inked < WORTH_A_LOOK.fine) continue;
      // What a container holds distinguishes two containers; without it every badge looks like every other.
      const filled = total(mine.words, from + SILHOUETTE, PLANE) + total(known.words, at + SILHOUETTE, PLANE);
      const outline = iou(mine.words, from + SILHOUETTE, known.words, at + SILHOUETTE, PLANE, filled);
      const shape = Math.min(outline, holesAgree(mine.words, from, known.words, at));
      const edges = Math.min(
        onEdges(mine.words, from + EDGES, known.thick, mark * PLANE),
        onEdges(known.words, at + EDGES, mine.thick, turn * PLANE),
      );
      const similarity =
        Math.round((SHARES.ink * inked + SHARES.shape * shape + SHARES.edges * edges) * 1000) / 1000;
      if (similarity > best) [best, nearestMark] = [similarity, mark];
    }
  }
  return nearestMark < 0 ? null : { mark: index.marks[nearestMark]!, similarity: best };
};
