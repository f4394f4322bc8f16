/** What a prompt's pieces are for the language model at first: its vocabulary, and a vector for each piece of it. */

import { readFileSync } from "node:fs";
import type { Tensors } from "./safetensors.ts";

/** Half of the pieces of all prompts are the same few hundred; so many vectors are kept at most. */
const MOST_KEPT = 4096;

export type WordVectors = (id: number) => Float32Array;

/** The table has 23 MB and a prompt needs some sixty rows of it: they are read as they are asked for. */
export function createWordVectors(tensors: Tensors): WordVectors {
  const met = new Map<number, Float32Array>();
  return (id) => {
    const vector = met.get(id) ?? tensors.row("embeddings.word_embeddings.weight", id);
    if (met.size < MOST_KEPT) met.set(id, vector);
    return vector;
  };
}

/** `file`: a `tokenizer.json`. */
export const readVocabulary = (file: string): ReadonlyMap<string, number> => {
  const { model } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly model: { readonly vocab: { readonly [piece: string]: number } };
  };
  return new Map(Object.entries(model.vocab));
};
