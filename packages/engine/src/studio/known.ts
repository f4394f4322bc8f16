/** The index of known marks: names as JSON, features as one block of bytes, written by `scripts/prepare-known.ts`. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnownIndex, KnownMark } from "../vocabulary.ts";
import { unzipped } from "./unzip.ts";

type Written = { readonly stride: number; readonly marks: readonly KnownMark[] };

export function loadKnown(data: string): KnownIndex {
  const { stride, marks } = JSON.parse(readFileSync(join(data, "known-marks.json"), "utf8")) as Written;
  const features = new Uint8Array(unzipped(join(data, "known-marks.bin.gz")));
  if (features.length !== stride * marks.length) {
    throw new Error("known-marks.bin.gz does not fit known-marks.json: run scripts/prepare-known.ts again");
  }
  return { marks, stride, features, kernel: loadKernel(data) };
}

/** What compares a mark with the index. */
export const loadKernel = (data: string): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(join(data, "alike.wasm")));
