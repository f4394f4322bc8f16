/**
 * Writes the index of known marks, `data/known-marks.json` and `.bin.gz`, with the fingerprint the judge uses:
 * run again when that changes.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-known.ts
 */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { solid } from "../src/geometry/form.ts";
import { fromData } from "../src/geometry/parse.ts";
import { fingerprint, STRIDE } from "../src/judge/fingerprint.ts";
import type { KnownMark } from "../src/vocabulary.ts";
import { knownSources } from "./known-sources.ts";

const data = join(import.meta.dirname, "../data");
const marks: KnownMark[] = [];
const prints: Uint8Array[] = [];
for (const { mark, d } of knownSources()) {
  const print = fingerprint(solid(fromData(d)));
  if (!print) continue;
  marks.push(mark);
  prints.push(print);
}
const features = new Uint8Array(STRIDE * prints.length);
prints.forEach((print, index) => {
  features.set(print, index * STRIDE);
});
const rows = marks.map((mark) => JSON.stringify(mark)).join(",\n");
writeFileSync(join(data, "known-marks.json"), `{"stride":${STRIDE},"marks":[\n${rows}\n]}\n`);
writeFileSync(join(data, "known-marks.bin.gz"), gzipSync(features, { level: 9 }));
console.log(`${marks.length} marks`);
