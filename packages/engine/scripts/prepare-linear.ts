/**
 * Writes `data/linear.wasm` from `src/studio/minilm/linear.wat`.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-linear.ts
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import createWabt from "wabt";

const source = join(import.meta.dirname, "../src/studio/minilm/linear.wat");
const wabt = await createWabt();
const features = { simd: true, relaxed_simd: true, threads: true, multi_memory: true };
const bytes = wabt.parseWat(source, readFileSync(source, "utf8"), features).toBinary({}).buffer;
// Throws at what is not sound; the package's own check knows nothing of several memories.
new WebAssembly.Module(bytes);
writeFileSync(join(import.meta.dirname, "../data/linear.wasm"), bytes);
