/** The index of known marks: names as JSON, features as one block of bytes, written by `scripts/prepare-known.ts`. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnownIndex, KnownMark } from "../vocabulary.ts";

type Written = { readonly stride: number; readonly marks: readonly KnownMark[] };

export function loadKnown(data: string): KnownIndex {
  const file = join(data, "known-marks.json");
  if (!existsSync(file)) return { marks: [], stride: 0, features: new Uint8Array() };
  const { stride, marks } = JSON.parse(readFileSync(file, "utf8")) as Written;
  const features = new Uint8Array(readFileSync(join(data, "known-marks.bin")));
  if (features.length !== stride * marks.length) {
    throw new Error("known-marks.bin does not fit known-marks.json: run scripts/prepare-known.ts again");
  }
  return { marks, stride, features };
}
