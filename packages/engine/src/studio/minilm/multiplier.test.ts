import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Arena } from "./arena.ts";
import { layStep, Multiplier } from "./multiplier.ts";

const kernel = new WebAssembly.Module(readFileSync(join(import.meta.dirname, "../../../data/linear.wasm")));

it.each([
  { rows: 1, depth: 3, width: 10 },
  { rows: 4, depth: 32, width: 8 },
  { rows: 7, depth: 5, width: 17 },
])("multiplies $rows rows of $depth numbers into $width as one would by hand", ({ rows, depth, width }) => {
  const tables = new Arena();
  const multiplier = new Multiplier(kernel, tables.memory);
  const number = (n: number) => Math.sin(n * 12.9898) * 2;
  const from = multiplier.region(8 * depth);
  from.floats.set(Array.from({ length: rows * depth }, (_, at) => number(at)));
  const values = Float32Array.from({ length: width * depth }, (_, at) => number(at + 1000));
  const bias = Float32Array.from({ length: width }, (_, at) => number(at + 5000));
  const step = layStep(tables, { rows: width, columns: depth, values }, bias);
  const to = multiplier.region(8 * step.width);
  multiplier.multiply(from, step, to, rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < width; column++) {
      let sum = bias[column]!;
      for (let at = 0; at < depth; at++) sum += from.floats[row * depth + at]! * values[column * depth + at]!;
      expect(to.floats[row * step.width + column]).toBeCloseTo(sum, 4);
    }
});
