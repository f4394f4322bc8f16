/**
 * Writes `data/*.wasm` from the `.wat` files of the language model, of the eye and of the comparison with known marks.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-linear.ts
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import createWabt from "wabt";

const SOURCES = {
  linear: "studio/minilm/linear.wat",
  convolve: "studio/eye/convolve.wat",
  alike: "judge/alike.wat",
};

const wabt = await createWabt();
const features = { simd: true, relaxed_simd: true, threads: true, multi_memory: true };
for (const [name, file] of Object.entries(SOURCES)) {
  const source = join(import.meta.dirname, "../src", file);
  const bytes = wabt.parseWat(source, readFileSync(source, "utf8"), features).toBinary({}).buffer;
  // Throws at what is not sound; the package's own check knows nothing of several memories.
  new WebAssembly.Module(bytes);
  writeFileSync(join(import.meta.dirname, `../data/${name}.wasm`), bytes);
}
