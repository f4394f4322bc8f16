/** The language model's layers: attention and a hidden layer, each added to what was there and made even. */

import type { Arena, Region } from "./arena.ts";
import { layStep, type Multiplier, placeOf, roomFor, type Step } from "./multiplier.ts";
import type { Size, Table } from "./weights.ts";

/** What makes rows even, of each number its factor and its shift. */
export type Norm = { readonly scale: Float32Array; readonly shift: Float32Array };
/** A table whose rows are outputs, and what is added to them. */
export type Linear = { readonly table: Table; readonly bias: Float32Array };

/** Where a transformer's weights come from. */
export type Layers = {
  readonly size: Size;
  readonly norm: Norm;
  /** Taken one after the other, and not kept. */
  readonly layers: Iterable<{
    /** Queries, keys and values, one below the other. */
    readonly attend: Linear;
    readonly gather: Linear;
    readonly first: Norm;
    readonly widen: Linear;
    readonly narrow: Linear;
    readonly second: Norm;
  }>;
};

type Layer = {
  readonly attend: Step;
  readonly gather: Step;
  readonly first: Norm;
  readonly widen: Step;
  readonly narrow: Step;
  readonly second: Norm;
};

/** The weights as they lie in the memory of the tables. */
export type LaidLayers = { readonly size: Size; readonly norm: Norm; readonly layers: readonly Layer[] };

export function layLayers(tables: Arena, { size, norm, layers }: Layers): LaidLayers {
  const step = ({ table, bias }: Linear): Step => layStep(tables, table, bias);
  const kept = ({ scale, shift }: Norm): Norm => ({ scale: tables.keep(scale), shift: tables.keep(shift) });
  return {
    size,
    norm: kept(norm),
    layers: Array.from(layers, ({ attend, gather, first, widen, narrow, second }) => ({
      attend: step(attend),
      gather: step(gather),
      first: kept(first),
      widen: step(widen),
      narrow: step(narrow),
      second: kept(second),
    })),
  };
}

const EPSILON = 1e-12;

export class Transformer {
  readonly #multiplier: Multiplier;
  readonly #norm: Norm;
  readonly #layers: readonly Layer[];
  readonly #width: number;
  readonly #heads: number;
  readonly #hidden: number;
  readonly #rows: Region;
  readonly #attended: Region;
  readonly #added: Region;
  readonly #wide: Region;
  readonly #queries: Region;
  readonly #panels: Region;
  readonly #weights: Region;
  readonly #nothing: Region;

  constructor({ size, norm, layers }: LaidLayers, multiplier: Multiplier) {
    const { width, hidden, heads, longest } = size;
    this.#multiplier = multiplier;
    [this.#width, this.#heads, this.#hidden] = [width, heads, hidden];
    [this.#norm, this.#layers] = [norm, layers];
    const room = roomFor(longest);
    this.#rows = multiplier.region(room * width);
    this.#added = multiplier.region(room * width);
    this.#attended = multiplier.region(room * 3 * width);
    this.#wide = multiplier.region(room * hidden);
    this.#queries = multiplier.region((room * width) / heads);
    this.#panels = multiplier.region((room * width) / heads);
    this.#weights = multiplier.region(room * room);
    this.#nothing = multiplier.region(room);
  }

  /** Where the first vectors of `count` pieces are to be put, by rows; and after `run` the last ones stand. */
  get rows(): Region {
    return this.#rows;
  }

  run(count: number): void {
    const { floats } = this.#rows;
    even(floats, this.#norm, count, this.#width);
    for (const { attend, gather, first, widen, narrow, second } of this.#layers) {
      this.#multiplier.multiply(this.#rows, attend, this.#attended, count);
      this.#attend(count);
      this.#add(this.#wide, gather, first, count);
      this.#multiplier.multiply(this.#rows, widen, this.#wide, count);
      bend(this.#wide.floats, count * this.#hidden);
      this.#add(this.#wide, narrow, second, count);
    }
  }

  #add(from: Region, step: Step, norm: Norm, count: number): void {
    const { floats } = this.#rows;
    this.#multiplier.multiply(from, step, this.#added, count);
    for (let at = 0; at < count * this.#width; at++) floats[at]! += this.#added.floats[at]!;
    even(floats, norm, count, this.#width);
  }

  /** Each head by itself, through the same multiplication; what it gathers lies in the first columns of `wide`. */
  #attend(count: number): void {
    const depth = this.#width / this.#heads;
    const room = roomFor(count);
    const [queries, panels, weights] = [this.#queries.floats, this.#panels.floats, this.#weights.floats];
    const attended = this.#attended.floats;
    const scale = 1 / Math.sqrt(depth);
    for (let head = 0; head < this.#heads; head++) {
      const part = (row: number, which: number) => row * 3 * this.#width + which * this.#width + head * depth;
      panels.fill(0, 0, room * depth);
      for (let row = 0; row < count; row++)
        for (let at = 0; at < depth; at++) {
          queries[row * depth + at] = attended[part(row, 0) + at]! * scale;
          panels[placeOf(row, at, depth)] = attended[part(row, 1) + at]!;
        }
      const nothing = this.#nothing.at;
      const likened: Step = { weights: this.#panels.at, bias: nothing, depth, width: room };
      this.#multiplier.multiplyByRows(this.#queries, likened, this.#weights, count);
      share(weights, count, room);
      panels.fill(0, 0, room * depth);
      for (let row = 0; row < count; row++)
        for (let at = 0; at < depth; at++) panels[placeOf(at, row, room)] = attended[part(row, 2) + at]!;
      const gathered: Step = { weights: this.#panels.at, bias: nothing, depth: room, width: depth };
      this.#multiplier.multiplyByRows(this.#weights, gathered, this.#queries, count);
      for (let row = 0; row < count; row++)
        for (let at = 0; at < depth; at++)
          this.#wide.floats[row * this.#width + head * depth + at] = queries[row * depth + at]!;
    }
  }
}

/** Rows of mean 0 and variance 1, then scaled and shifted as learned. */
function even(floats: Float32Array, { scale, shift }: Norm, count: number, width: number): void {
  for (let row = 0; row < count; row++) {
    const from = row * width;
    let [sum, squares] = [0, 0];
    for (let at = from; at < from + width; at++) sum += floats[at]!;
    const mean = sum / width;
    for (let at = from; at < from + width; at++) squares += (floats[at]! - mean) ** 2;
    const factor = 1 / Math.sqrt(squares / width + EPSILON);
    for (let at = 0; at < width; at++)
      floats[from + at] = (floats[from + at]! - mean) * factor * scale[at]! + shift[at]!;
  }
}

/** Rows of `room` numbers as shares of one; those beyond `count` have none. */
function share(floats: Float32Array, count: number, room: number): void {
  for (let row = 0; row < count; row++) {
    const from = row * room;
    let most = -Infinity;
    for (let at = from; at < from + count; at++) most = Math.max(most, floats[at]!);
    let sum = 0;
    for (let at = from; at < from + count; at++) {
      floats[at] = Math.exp(floats[at]! - most);
      sum += floats[at]!;
    }
    for (let at = from; at < from + count; at++) floats[at]! /= sum;
    floats.fill(0, from + count, from + room);
  }
}

/** GELU by a table: half a million of them are asked for in a prompt. */
const BOUND = 6;
const STEPS = 1024;
const CURVE = Float32Array.from({ length: 2 * BOUND * STEPS + 2 }, (_, at) => {
  const x = at / STEPS - BOUND;
  return 0.5 * x * (1 + errorFunction(x / Math.SQRT2));
});

function bend(floats: Float32Array, length: number): void {
  for (let at = 0; at < length; at++) {
    const x = floats[at]!;
    if (x >= BOUND) continue;
    if (x <= -BOUND) floats[at] = 0;
    else {
      const place = (x + BOUND) * STEPS;
      const below = Math.trunc(place);
      const low = CURVE[below]!;
      floats[at] = low + (CURVE[below + 1]! - low) * (place - below);
    }
  }
}

/** By its series: exact enough in floats, and asked for only to make the table. */
function errorFunction(x: number): number {
  let [term, sum] = [x, x];
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum) && n < 400; n++) {
    term *= (-x * x) / n;
    sum += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}
