/** Weights by their evidence, a row each, in a few flat arrays. */

import { hash32 } from "../dice.ts";
import type { WeightRows, Weights } from "../vocabulary.ts";

export type TableFormat = {
  /** What stands between the evidence, which may hold it too, and the weights, which may not. */
  readonly mark: string;
  /** What one of the numbers written down is worth. */
  readonly unit: number;
};

/** Twice as many slots as rows, at least: the next free one is near. */
const SLOTS_A_ROW = 2;
const FREE = 0;

/**
 * Written down a line a row: the evidence, a mark, weights with a space between. As maps from strings to arrays these
 * tables were a million objects in each drawing thread, and the garbage collector looked at all of them each time.
 */
export class WeightTable implements Weights, WeightRows {
  readonly width: number;
  readonly cells: Float64Array;
  /** The evidence of all rows in one, and where each ends. */
  readonly #letters: Uint16Array;
  readonly #ends: Uint32Array;
  /** By hash: a row's number and one, or free. */
  readonly #slots: Uint32Array;

  constructor(text: string, { mark, unit }: TableFormat) {
    const lines = text === "" ? [] : text.split("\n");
    const marks = lines.map((line) => line.lastIndexOf(mark));
    this.width = lines.length === 0 ? 0 : lines[0]!.slice(marks[0]! + 1).split(" ").length;
    this.cells = new Float64Array(lines.length * this.width);
    this.#letters = new Uint16Array(marks.reduce((sum, each) => sum + each, 0));
    this.#ends = new Uint32Array(lines.length);
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(lines.length * SLOTS_A_ROW + 1)));
    let letters = 0;
    for (const [row, line] of lines.entries()) {
      const weights = line.slice(marks[row]! + 1).split(" ");
      if (marks[row] === -1 || weights.length !== this.width) throw new Error(`no row of weights: ${line}`);
      for (let at = 0; at < marks[row]!; at++) this.#letters[letters++] = line.charCodeAt(at);
      this.#ends[row] = letters;
      for (const [at, weight] of weights.entries()) this.cells[row * this.width + at] = Number(weight) * unit;
      this.#slots[this.#slotOf(line.slice(0, marks[row]))] = row + 1;
    }
  }

  get(evidence: string): number | undefined {
    const at = this.rowOf(evidence);
    return at === -1 ? undefined : this.cells[at];
  }

  rowOf(evidence: string): number {
    const held = this.#slots[this.#slotOf(evidence)]!;
    return held === FREE ? -1 : (held - 1) * this.width;
  }

  /** Its slot, or the free one where it would be. */
  #slotOf(evidence: string): number {
    const last = this.#slots.length - 1;
    let slot = hashOf(evidence) & last;
    while (this.#slots[slot] !== FREE && !this.#isOf(this.#slots[slot]! - 1, evidence))
      slot = (slot + 1) & last;
    return slot;
  }

  #isOf(row: number, evidence: string): boolean {
    const start = row === 0 ? 0 : this.#ends[row - 1]!;
    if (this.#ends[row]! - start !== evidence.length) return false;
    for (let at = 0; at < evidence.length; at++)
      if (this.#letters[start + at] !== evidence.charCodeAt(at)) return false;
    return true;
  }
}

/** With its upper half folded into the lower, which alone is used. */
function hashOf(text: string): number {
  const hash = hash32(text);
  return hash ^ (hash >>> 15);
}
