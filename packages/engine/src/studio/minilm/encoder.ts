/** A text through the language model's layers: its pieces, and for each piece the vector it has in the end. */

import type { OwnWords, Span } from "../../vocabulary.ts";
import type { Region } from "./arena.ts";
import { HALVES } from "./halves.ts";
import type { Multiplier } from "./multiplier.ts";
import { type Pieces, piecesOf } from "./pieces.ts";
import { type LaidLayers, Transformer } from "./transformer.ts";

/** What is common to the model as published and as taught. */
export type Words = {
  readonly vocabulary: ReadonlyMap<string, number>;
  /** A row for each piece of the vocabulary, in halves: what it is at first. */
  readonly vectors: Uint16Array;
};

/** One of the two models, as it lies in the memory of the tables. */
export type Encoding = {
  readonly layers: LaidLayers;
  /** What is added for a piece's place, by rows, and for how its word is written, where that was taught. */
  readonly places: Float32Array;
  readonly shapes: Float32Array | null;
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
  encode(
    text: string,
    spans: readonly Span[],
    own: OwnWords = [],
  ): { readonly pieces: Pieces; readonly rows: Region } {
    const { layers, places, shapes } = this.#encoding;
    const { width, longest } = layers.size;
    const pieces = piecesOf(text, spans, this.#words.vocabulary, longest, own);
    const { rows } = this.#transformer;
    const { vectors } = this.#words;
    for (const [at, id] of pieces.ids.entries()) {
      const [word, place, shape] = [id * width, at * width, pieces.shapes[at]! * width];
      for (let n = 0; n < width; n++)
        rows.floats[place + n] =
          HALVES[vectors[word + n]!]! + places[place + n]! + (shapes ? shapes[shape + n]! : 0);
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
