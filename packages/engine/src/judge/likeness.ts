import type { Form } from "../geometry/form.ts";
import type { KnownIndex, KnownMark } from "../vocabulary.ts";
import { fingerprints, STRIDE } from "./fingerprint.ts";

/** The nearest known mark and how near it is, 0–1. */
export interface Likeness {
  readonly mark: KnownMark;
  readonly similarity: number;
}

/** Refused above this; below it the score falls from `PENALISED` on. */
export const REFUSED = 0.88;
export const PENALISED = 0.78;

const count = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const THIRD = STRIDE / 12;

/** The index as words, and the ink of each mark: computed once an index, not once a design. */
interface Prepared {
  readonly words: Uint32Array;
  readonly inks: Uint16Array;
}
const prepared = new WeakMap<KnownIndex, Prepared>();

const prepare = (index: KnownIndex): Prepared => {
  const ready = prepared.get(index);
  if (ready) return ready;
  const bytes = index.features.slice();
  const words = new Uint32Array(bytes.buffer, 0, bytes.byteLength / 4);
  const inks = Uint16Array.from(index.marks, (_, at) => {
    let sum = 0;
    for (let word = 0; word < THIRD; word++) sum += count(words[at * 3 * THIRD + word]!);
    return sum;
  });
  const made = { words, inks };
  prepared.set(index, made);
  return made;
};

const iou = (a: Uint32Array, from: number, words: Uint32Array, at: number): number => {
  let both = 0;
  let either = 0;
  for (let word = 0; word < THIRD; word++) {
    const [left, right] = [a[from + word]!, words[at + word]!];
    both += count(left & right);
    either += count(left | right);
  }
  return either === 0 ? 0 : both / either;
};

/** Bits and their neighbours, so that edges a pixel apart still agree. Rows are one word wide. */
const thicken = (words: Uint32Array, at: number): Uint32Array => {
  const thick = new Uint32Array(THIRD);
  for (let row = 0; row < THIRD; row++) {
    const here = words[at + row]!;
    const above = row > 0 ? words[at + row - 1]! : 0;
    const below = row < THIRD - 1 ? words[at + row + 1]! : 0;
    thick[row] = here | (here << 1) | (here >>> 1) | above | below;
  }
  return thick;
};

/** Share of each one's edges that lie on or beside the other's; the lesser of the two. */
const edgeAgreement = (a: Uint32Array, words: Uint32Array, at: number): number => {
  const [mine, theirs] = [2 * THIRD, at + 2 * THIRD];
  const [myThick, theirThick] = [thicken(a, mine), thicken(words, theirs)];
  let [onTheirs, my, onMine, their] = [0, 0, 0, 0];
  for (let word = 0; word < THIRD; word++) {
    my += count(a[mine + word]!);
    their += count(words[theirs + word]!);
    onTheirs += count(a[mine + word]! & theirThick[word]!);
    onMine += count(words[theirs + word]! & myThick[word]!);
  }
  return my === 0 || their === 0 ? 0 : Math.min(onTheirs / my, onMine / their);
};

/** Ink must agree at least this much before the other two are looked at. */
const WORTH_A_LOOK = 0.55;

/**
 * The known mark a form comes nearest to, over eight orientations. Ink decides which are looked at; ink, filled
 * silhouette and edges together decide how near: any one of them alone calls discs alike or misses near-copies.
 */
export const nearest = (form: Form, index: KnownIndex): Likeness | null => {
  if (index.stride !== STRIDE || index.marks.length === 0) return null;
  const { words, inks } = prepare(index);
  const mine = fingerprints(form).map((print) => new Uint32Array(print.buffer));
  const first = mine[0];
  if (!first) return null;
  let myInk = 0;
  for (let word = 0; word < THIRD; word++) myInk += count(first[word]!);
  let best: Likeness | null = null;
  for (let mark = 0; mark < index.marks.length; mark++) {
    // IoU cannot exceed the ratio of the inks.
    const ratio = Math.min(myInk, inks[mark]!) / Math.max(myInk, inks[mark]!);
    if (ratio < WORTH_A_LOOK || (best && ratio < best.similarity - 0.35)) continue;
    const at = mark * 3 * THIRD;
    for (const turned of mine) {
      const inked = iou(turned, 0, words, at);
      if (inked < WORTH_A_LOOK) continue;
      const outline = iou(turned, THIRD, words, at + THIRD);
      const edges = edgeAgreement(turned, words, at);
      const similarity = Math.round((0.4 * inked + 0.2 * outline + 0.4 * edges) * 1000) / 1000;
      if (!best || similarity > best.similarity) best = { mark: index.marks[mark]!, similarity };
    }
  }
  return best;
};
