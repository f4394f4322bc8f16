/** The language model as it was published: a text in, a vector of length 1 out. */

import type { Arena } from "./arena.ts";
import { Encoder, type Encoding, meanOf, type Words } from "./encoder.ts";
import type { Multiplier } from "./multiplier.ts";
import type { Tensors } from "./safetensors.ts";
import { type Layers, type Linear, layLayers, type Norm } from "./transformer.ts";
import type { Size } from "./weights.ts";

const SIZE: Size = { layers: 6, width: 384, heads: 12, hidden: 1536, longest: 256 };

export type Embedder = (text: string) => Float32Array;

export function layEmbedder(tables: Arena, tensors: Tensors): Encoding {
  const places = tensors.table("embeddings.position_embeddings.weight").values;
  const kind = tensors.row("embeddings.token_type_embeddings.weight", 0);
  return {
    layers: layLayers(tables, publishedLayers(tensors)),
    places: tables.keep(places.map((value, at) => value + kind[at % SIZE.width]!)),
  };
}

export function createEmbedder(words: Words, encoding: Encoding, multiplier: Multiplier): Embedder {
  const encoder = new Encoder(words, encoding, multiplier);
  return (text) => {
    const { count, rows } = encoder.encode(text);
    const mean = meanOf(rows, count, SIZE.width);
    const length = Math.hypot(...mean) || 1;
    return mean.map((value) => value / length);
  };
}

function publishedLayers(tensors: Tensors): Layers {
  const vector = (name: string) => tensors.table(name).values;
  const norm = (name: string): Norm => ({ scale: vector(`${name}.weight`), shift: vector(`${name}.bias`) });
  const linear = (...names: readonly string[]): Linear => ({
    table: stacked(
      tensors.scratch,
      names.map((name) => tensors.table(`${name}.weight`)),
    ),
    bias: joined(
      tensors.scratch,
      names.map((name) => vector(`${name}.bias`)),
    ),
  });
  function* layers(): Layers["layers"] {
    for (let place = 0; place < SIZE.layers; place++) {
      tensors.scratch.clear();
      const base = `encoder.layer.${place}`;
      const own = `${base}.attention.self`;
      yield {
        attend: linear(`${own}.query`, `${own}.key`, `${own}.value`),
        gather: linear(`${base}.attention.output.dense`),
        first: norm(`${base}.attention.output.LayerNorm`),
        widen: linear(`${base}.intermediate.dense`),
        narrow: linear(`${base}.output.dense`),
        second: norm(`${base}.output.LayerNorm`),
      };
    }
  }
  return { size: SIZE, norm: norm("embeddings.LayerNorm"), layers: layers() };
}

const stacked = (scratch: Arena, tables: readonly Linear["table"][]): Linear["table"] => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  columns: tables[0]!.columns,
  values: joined(
    scratch,
    tables.map(({ values }) => values),
  ),
});

function joined(scratch: Arena, parts: readonly Float32Array[]): Float32Array {
  const whole = scratch.region(parts.reduce((sum, { length }) => sum + length, 0)).floats;
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
