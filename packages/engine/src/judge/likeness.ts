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
/** Words of the ink at 16 × 16, for a first look. */
const COARSE = 8;
/** Where what is compared lies in a print of this many words, as `alike.wat` knows it; what is looked at first lies together. */
const AT = { coarseInk: 8, inks: 9, filled: 10, edged: 11, held: 12, ink: 16, silhouette: 48, edges: 80 };
const [THICK, HOLES, PRINT] = [112, 144, 176];
/** Numbers that `alike.wat` writes of two that may be alike. */
const FOUND = 7;

/** Ink at half the resolution: a cell is inked when two of its four are. Two rows per word. */
const coarsen = (words: Uint32Array, at: number, into: Uint32Array, to: number): void => {
  for (let row = 0; row < PLANE / 2; row++) {
    const [high, low] = [words[at + 2 * row]!, words[at + 2 * row + 1]!];
    // Each pair of columns in its lower bit: both of one row, or one of each.
    const either = (high | (high >>> 1)) & (low | (low >>> 1));
    const bits = evenBits((high & (high >>> 1)) | (low & (low >>> 1)) | either);
    into[to + (row >> 1)]! |= bits << (16 * (row & 1));
  }
};

/** Every other bit, from the lowest on, side by side. */
const evenBits = (word: number): number => {
  let bits = word & 0x55555555;
  bits = (bits | (bits >>> 1)) & 0x33333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & 0x0000ffff;
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

/** Writes fingerprints with what comparing needs. */
const layOut = (bytes: Uint8Array, prints: number, into: Uint32Array, first: number): void => {
  const words = new Uint32Array(bytes.slice().buffer);
  for (let print = 0; print < prints; print++) {
    const to = first + print * PRINT;
    into.fill(0, to, to + PRINT);
    into.set(words.subarray(print * 3 * PLANE, (print + 1) * 3 * PLANE), to + AT.ink);
    coarsen(into, to + AT.ink, into, to);
    thicken(into, to + AT.edges, into, to + THICK);
    for (let row = 0; row < PLANE; row++)
      into[to + HOLES + row] = into[to + AT.silhouette + row]! & ~into[to + AT.ink + row]!;
    into[to + AT.coarseInk] = total(into, to, COARSE);
    into[to + AT.inks] = total(into, to + AT.ink, PLANE);
    into[to + AT.filled] = total(into, to + AT.silhouette, PLANE);
    into[to + AT.edged] = total(into, to + AT.edges, PLANE);
    into[to + AT.held] = total(into, to + HOLES, PLANE);
  }
};

/** The known marks laid out, with room for one of ours in all its turns, and for what is found. */
interface Prepared {
  readonly words: Uint32Array;
  readonly mine: number;
  /** Compares all, and returns how many may be alike. */
  compare(turns: number): number;
  readonly found: number;
}

type Compare = (
  known: number,
  marks: number,
  mine: number,
  turns: number,
  coarse: number,
  fine: number,
  out: number,
) => number;

const PAGE = 65_536;
const WORD = 4;
const TURNS = 8;

/** Once per index, not once per design. */
const prepare = ({ features, marks, kernel }: KnownIndex): Prepared => {
  const mine = marks.length * PRINT;
  const found = mine + TURNS * PRINT;
  const pages = Math.ceil(((found + marks.length * TURNS * FOUND) * WORD) / PAGE);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const words = new Uint32Array(memory.buffer);
  layOut(features, marks.length, words, 0);
  const { exports } = new WebAssembly.Instance(kernel, { judge: { prints: memory } });
  const compare = exports.compare as Compare;
  const { coarse, fine } = WORTH_A_LOOK;
  return {
    words,
    mine,
    found,
    compare: (turns) => compare(0, marks.length, mine * WORD, turns, coarse, fine, found * WORD),
  };
};

const indexes = new WeakMap<KnownIndex, Prepared>();
const prepared = (index: KnownIndex): Prepared => {
  const ready = indexes.get(index) ?? prepare(index);
  indexes.set(index, ready);
  return ready;
};

/** IoU of two planes by what both have and the sum of what each has. */
const iou = (both: number, inks: number): number => (inks === 0 ? 0 : both / (inks - both));

/** Agreement of what the marks enclose; 1 where neither encloses anything worth naming. */
const holesAgree = (both: number, inks: number): number =>
  inks - both < LEAST_HOLE ? 1 : both / (inks - both);

/** Cells of 1,024 below which holes say nothing. */
const LEAST_HOLE = 40;

/** How much each agreement counts. */
const SHARES = { ink: 0.36, shape: 0.28, edges: 0.36 };

/** Share of one's edges that lie on or beside the other's. */
const onEdges = (on: number, all: number): number => (all === 0 ? 0 : on / all);

/** Ink must agree this much, coarsely and then finely, before the rest is looked at: below it nothing is refused. */
const WORTH_A_LOOK = { coarse: 0.5, fine: 0.6 };

/** Orientations whose ink differs: a mirror-symmetric mark has four, a disc one. */
const distinct = (prints: readonly Uint8Array[]): readonly Uint8Array[] =>
  prints.filter((print, at) => !prints.slice(0, at).some((before) => isSameInk(before, print)));

const isSameInk = (one: Uint8Array, other: Uint8Array): boolean => {
  for (let at = 0; at < STRIDE / 3; at++) if (one[at] !== other[at]) return false;
  return true;
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
  const { words, mine, found } = known;
  layOut(joined, prints.length, words, mine);
  const count = known.compare(prints.length);
  let [best, nearestMark] = [0, -1];
  for (let at = found; at < found + count * FOUND; at += FOUND) {
    const mark = words[at]!;
    const [own, other] = [mine + words[at + 1]! * PRINT, mark * PRINT];
    const both = (total: number) => words[own + total]! + words[other + total]!;
    const inked = iou(words[at + 2]!, both(AT.inks));
    // What a container holds distinguishes two containers; without it every badge looks like every other.
    const outline = iou(words[at + 3]!, both(AT.filled));
    const shape = Math.min(outline, holesAgree(words[at + 4]!, both(AT.held)));
    const edges = Math.min(
      onEdges(words[at + 5]!, words[own + AT.edged]!),
      onEdges(words[at + 6]!, words[other + AT.edged]!),
    );
    const similarity =
      Math.round((SHARES.ink * inked + SHARES.shape * shape + SHARES.edges * edges) * 1000) / 1000;
    if (similarity > best) [best, nearestMark] = [similarity, mark];
  }
  return nearestMark < 0 ? null : { mark: index.marks[nearestMark]!, similarity: best };
};
