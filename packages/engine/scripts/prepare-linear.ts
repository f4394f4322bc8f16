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
const parsed = wabt.parseWat(source, readFileSync(source, "utf8"), { simd: true, relaxed_simd: true });
parsed.validate();
writeFileSync(join(import.meta.dirname, "../data/linear.wasm"), parsed.toBinary({}).buffer);
