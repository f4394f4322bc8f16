/**
 * The language model, published and taught, in memory that all threads share: one of them loads it (half a second, 110 MB),
 * each opens it for itself with little more than room for a prompt's rows. A model can be posted to a thread as it is.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tagger } from "../../vocabulary.ts";
import { type LaidTagger, layTagger, openTagger } from "../tagger/tagger.ts";
import { Arena } from "./arena.ts";
import { createEmbedder, type Embedder, layEmbedder } from "./embedder.ts";
import type { Encoding, Words } from "./encoder.ts";
import { Multiplier } from "./multiplier.ts";
import { vocabularyOf } from "./pieces.ts";
import { openPublished, readPieces, WORD_VECTORS } from "./published.ts";

const data = join(import.meta.dirname, "../../../data");
/** What it was taught, by `scripts/reader/teach.py`. */
export const TAGGER_FILE = join(data, "tagger.bin.gz");
const KERNEL_FILE = join(data, "linear.wasm");

export type Model = {
  readonly kernel: WebAssembly.Module;
  readonly tables: WebAssembly.Memory;
  /** One per line: threads get one text more quickly than thirty thousand. */
  readonly pieces: string;
  readonly vectors: Words["vectors"];
  readonly published: Encoding;
  readonly tagger: LaidTagger;
};

export function loadModel(): Model {
  const tables = new Arena();
  const tensors = openPublished();
  const halves = tensors.halves(WORD_VECTORS);
  const kept = tables.bytes(halves.length);
  kept.set(halves);
  return {
    kernel: new WebAssembly.Module(readFileSync(KERNEL_FILE)),
    tables: tables.memory,
    pieces: readPieces(),
    vectors: new Uint16Array(kept.buffer, kept.byteOffset, kept.length / 2),
    published: layEmbedder(tables, tensors),
    tagger: layTagger(tables, TAGGER_FILE),
  };
}

/** With its own rows: what a thread reads does not touch what another reads. */
export function openModel({ kernel, tables, pieces, vectors, published, tagger }: Model): {
  readonly embed: Embedder;
  readonly tagger: Tagger;
} {
  const words = { vocabulary: vocabularyOf(pieces), vectors };
  const multiplier = new Multiplier(kernel, tables);
  return {
    embed: createEmbedder(words, published, multiplier),
    tagger: openTagger(tagger, { pieces, vectors }, multiplier),
  };
}
