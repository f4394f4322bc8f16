/** A text through the language model's layers: its pieces, and for each piece the vector it has in the end. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OwnWords, Span } from "../../vocabulary.ts";
import { Multiplier, type Region } from "./multiplier.ts";
import { type Pieces, piecesOf } from "./pieces.ts";
import { type Layers, Transformer } from "./transformer.ts";
import type { WordVectors } from "./word-vectors.ts";

const KERNEL_FILE = join(import.meta.dirname, "../../../data/linear.wasm");

/** What is common to the model as published and as taught. */
export type Words = {
  readonly vocabulary: ReadonlyMap<string, number>;
  readonly vectorOf: WordVectors;
};

export type Encoding = {
  readonly layers: Layers;
  /** What is added for a piece's place, by rows, and for how its word is written, where that was taught. */
  readonly places: Float32Array;
  readonly shapes: Float32Array | null;
  /** Floats that its user will ask the multiplier for. */
  readonly room: number;
};

export class Encoder {
  readonly multiplier: Multiplier;
  readonly #words: Words;
  readonly #encoding: Encoding;
  readonly #transformer: Transformer;

  constructor(words: Words, encoding: Encoding) {
    const kernel = new WebAssembly.Module(readFileSync(KERNEL_FILE));
    this.multiplier = new Multiplier(kernel, Transformer.floatsFor(encoding.layers.size) + encoding.room);
    this.#words = words;
    this.#encoding = encoding;
    this.#transformer = new Transformer(encoding.layers, this.multiplier);
  }

  /** The rows are overwritten by the next text. */
  encode(
    text: string,
    spans: readonly Span[],
    own: OwnWords = [],
  ): { readonly pieces: Pieces; readonly rows: Region } {
    const { layers, places, shapes } = this.#encoding;
    const { width, longest } = layers.size;
    const pieces = piecesOf(text, spans, this.#words.vocabulary, longest, own);
    const { rows } = this.#transformer;
    for (const [at, id] of pieces.ids.entries()) {
      const vector = this.#words.vectorOf(id);
      const [place, shape] = [at * width, pieces.shapes[at]! * width];
      for (let n = 0; n < width; n++)
        rows.floats[place + n] = vector[n]! + places[place + n]! + (shapes ? shapes[shape + n]! : 0);
    }
    this.#transformer.run(pieces.ids.length);
    return { pieces, rows };
  }
}

/** The mean of the first `count` rows. */
export function meanOf({ floats }: Region, count: number, width: number): Float32Array {
  const mean = new Float32Array(width);
  for (let at = 0; at < count * width; at++) mean[at % width]! += floats[at]! / count;
  return mean;
}
