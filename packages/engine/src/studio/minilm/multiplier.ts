/**
 * Multiplies by tables of weights, four rows and eight columns at a time, in WebAssembly (`linear.wat`): a transformer
 * is little else, and plain TypeScript takes five times as long. The tables lie in a memory that all threads share, the
 * rows in one of each thread's own.
 */

import { Arena, type Region } from "./arena.ts";
import type { Table } from "./weights.ts";

/** Columns that lie together; widths are multiples of it. */
const PANEL = 8;
/** Rows that are done together: inputs and outputs have room for that many more than they need. */
const ROWS_AT_ONCE = 4;

/** Where weights and bias lie, and what they lead from and to. */
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

/**
 * Lays down a table whose rows are outputs; to a whole number of panels outputs are added that are always 0.
 */
export function layStep(tables: Arena, { rows, columns, values }: Table, bias: Float32Array): Step {
  const width = upTo(rows, PANEL);
  const weights = tables.region(width * columns);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      weights.floats[placeOf(row, column, columns)] = values[row * columns + column]!;
  const shift = tables.region(width);
  shift.floats.set(bias);
  return { weights: weights.at, bias: shift.at, depth: columns, width };
}

export class Multiplier {
  readonly #rows = new Arena();
  readonly #byTable: Linear;
  readonly #byRows: Linear;

  constructor(kernel: WebAssembly.Module, tables: WebAssembly.Memory) {
    const rows = this.#rows.memory;
    const linear = (weights: WebAssembly.Memory): Linear =>
      new WebAssembly.Instance(kernel, { reader: { rows, weights } }).exports.linear as Linear;
    [this.#byTable, this.#byRows] = [linear(tables), linear(rows)];
  }

  /** Room for rows. */
  region(length: number): Region {
    return this.#rows.region(length);
  }

  /** By a table that was laid down. `to` holds `rows` rows as wide as the step. */
  multiply(from: Region, { weights, bias, depth, width }: Step, to: Region, rows: number): void {
    this.#byTable(from.at, weights, bias, to.at, upTo(rows, ROWS_AT_ONCE), depth, width);
  }

  /** The same by weights that lie among the rows themselves. */
  multiplyByRows(from: Region, { weights, bias, depth, width }: Step, to: Region, rows: number): void {
    this.#byRows(from.at, weights, bias, to.at, upTo(rows, ROWS_AT_ONCE), depth, width);
  }
}

export const upTo = (count: number, unit: number): number => Math.ceil(count / unit) * unit;
export const roomFor = (rows: number): number => upTo(rows, ROWS_AT_ONCE * 2);

/** Where the weight that leads from input `column` to output `row` lies among the panels. */
export const placeOf = (row: number, column: number, depth: number): number =>
  (row - (row % PANEL)) * depth + column * PANEL + (row % PANEL);
