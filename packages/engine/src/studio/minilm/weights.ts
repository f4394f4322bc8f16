/**
 * The taught model's file: a header in JSON behind its length in four bytes, then its tables one after the other. Of a table
 * each row is kept as signed bytes in proportion to its greatest number, behind that number over 127 as a float; plain
 * vectors are floats. `scripts/reader/weights.py` writes such files.
 */

import { Arena } from "./arena.ts";

export type Size = {
  readonly layers: number;
  readonly width: number;
  readonly heads: number;
  readonly hidden: number;
  /** The most pieces of a text that are read. */
  readonly longest: number;
};

/** Numbers by rows. */
export type Table = { readonly rows: number; readonly columns: number; readonly values: Float32Array };

export class WeightsFile<Header extends Size> {
  readonly header: Header;
  readonly #bytes: Buffer;
  readonly #scratch = new Arena();
  #at: number;

  constructor(bytes: Buffer) {
    const length = bytes.readUInt32LE(0);
    this.header = JSON.parse(bytes.toString("utf8", 4, 4 + length)) as Header;
    this.#bytes = bytes;
    this.#at = 4 + length;
  }

  /** Whatever was taken has been laid down elsewhere, and its room may be used again. */
  forget(): void {
    this.#scratch.clear();
  }

  vector(length: number): Float32Array {
    const vector = this.#scratch.region(length).floats;
    for (let at = 0; at < length; at++) vector[at] = this.#bytes.readFloatLE(this.#at + 4 * at);
    this.#at += 4 * length;
    return vector;
  }

  table(rows: number, columns: number): Table {
    const steps = this.vector(rows);
    const values = this.#scratch.region(rows * columns).floats;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        values[row * columns + column] =
          steps[row]! * this.#bytes.readInt8(this.#at + row * columns + column);
    this.#at += rows * columns;
    return { rows, columns, values };
  }

  /** Whether all of it was taken: a file of another form would leave something, or end too soon. */
  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }
}
