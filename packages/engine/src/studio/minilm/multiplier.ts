/**
 * Multiplies by tables of weights, four rows and eight columns at a time, in WebAssembly (`linear.wat`): a transformer
 * is little else, and plain TypeScript takes five times as long. Regions of its memory are handed out once and never
 * given back.
 */

import type { Table } from "./weights.ts";

/** Columns that lie together; widths are multiples of it. */
const PANEL = 8;
/** Rows that are done together: inputs and outputs have room for that many more than they need. */
const ROWS_AT_ONCE = 4;
const FLOAT = 4;
const PAGE = 65_536;

/** Floats in the memory that is shared. */
export type Region = { readonly at: number; readonly floats: Float32Array };

/** Weights and bias as they lie in the memory, and what they lead from and to. */
export type Step = {
  readonly weights: number;
  readonly bias: number;
  readonly depth: number;
  readonly width: number;
};

type Linear = (
  from: number,
  weights: number,
  bias: number,
  to: number,
  rows: number,
  depth: number,
  width: number,
) => void;

export class Multiplier {
  readonly #memory: WebAssembly.Memory;
  readonly #linear: Linear;
  #used = 0;

  /** `floats`: how many will be asked for, at most. */
  constructor(module: WebAssembly.Module, floats: number) {
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil((floats * FLOAT) / PAGE) + 1 });
    const { exports } = new WebAssembly.Instance(module, { reader: { memory: this.#memory } });
    this.#linear = exports.linear as Linear;
  }

  region(length: number): Region {
    const at = this.#used;
    this.#used += length * FLOAT;
    return { at, floats: new Float32Array(this.#memory.buffer, at, length) };
  }

  /** A table whose rows are outputs; to a whole number of panels outputs are added that are always 0. */
  step({ rows, columns, values }: Table, bias: Float32Array): Step {
    const width = upTo(rows, PANEL);
    const weights = this.region(width * columns);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        weights.floats[placeOf(row, column, columns)] = values[row * columns + column]!;
    const shift = this.region(width);
    shift.floats.set(bias);
    return { weights: weights.at, bias: shift.at, depth: columns, width };
  }

  /** `to` holds `rows` rows as wide as the step. */
  multiply(from: Region, { weights, bias, depth, width }: Step, to: Region, rows: number): void {
    this.#linear(from.at, weights, bias, to.at, upTo(rows, ROWS_AT_ONCE), depth, width);
  }
}

export const upTo = (count: number, unit: number): number => Math.ceil(count / unit) * unit;
export const roomFor = (rows: number): number => upTo(rows, ROWS_AT_ONCE * 2);

/** Where the weight that leads from input `column` to output `row` lies among the panels. */
export const placeOf = (row: number, column: number, depth: number): number =>
  (row - (row % PANEL)) * depth + column * PANEL + (row % PANEL);
