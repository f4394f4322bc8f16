/** A text through the language model's layers: its pieces, and for each piece the vector it has in the end. */

import type { Region } from "./arena.ts";
import { HALVES } from "./halves.ts";
import type { Multiplier } from "./multiplier.ts";
import { piecesOf } from "./pieces.ts";
import { type LaidLayers, Transformer } from "./transformer.ts";

export type Words = {
  readonly vocabulary: ReadonlyMap<string, number>;
  /** A row for each piece of the vocabulary, in halves: what it is at first. */
  readonly vectors: Uint16Array;
};

/** The model as it lies in the memory of the tables. */
export type Encoding = {
  readonly layers: LaidLayers;
  /** What is added for a piece's place, by rows. */
  readonly places: Float32Array;
};

export class Encoder {
  readonly #words: Words;
  readonly #encoding: Encoding;
  readonly #transformer: Transformer;

  constructor(words: Words, encoding: Encoding, multiplier: Multiplier) {
    this.#words = words;
    this.#encoding = encoding;
    this.#transformer = new Transformer(encoding.layers, multiplier);
  }

  /** The rows are overwritten by the next text. */
  encode(text: string): { readonly count: number; readonly rows: Region } {
    const { layers, places } = this.#encoding;
    const { width, longest } = layers.size;
    const pieces = piecesOf(text, this.#words.vocabulary, longest);
    const { rows } = this.#transformer;
    const { vectors } = this.#words;
    for (const [at, id] of pieces.entries())
      for (let n = 0; n < width; n++)
        rows.floats[at * width + n] = HALVES[vectors[id * width + n]!]! + places[at * width + n]!;
    this.#transformer.run(pieces.length);
    return { count: pieces.length, rows };
  }
}

/** The mean of the first `count` rows. */
export function meanOf({ floats }: Region, count: number, width: number): Float32Array {
  const mean = new Float32Array(width);
  for (let at = 0; at < count * width; at++) mean[at % width]! += floats[at]! / count;
  return mean;
}
