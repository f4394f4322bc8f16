/**
 * How well prompts are understood: exact matches per field, and what was missed.
 *
 *   node scripts/node24.mjs packages/engine/scripts/evaluate-understanding.ts [--held-out | --file FILE] [--misses]
 *
 * Tune on the development set alone; `--held-out` is for the end of a piece of work, without `--misses`.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadStudio } from "../src/studio/load.ts";
import { parsePrompts } from "./evaluate/labelled.ts";
import { loadPrompts, scoreUnderstanding, tellUnderstanding } from "./evaluate/understanding.ts";

const { values } = parseArgs({
  options: {
    "held-out": { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
    file: { type: "string" },
  },
});
const set = values["held-out"] ? "held-out" : "development";
const prompts = values.file ? parsePrompts(readFileSync(values.file, "utf8")) : loadPrompts(set);
const score = await scoreUnderstanding(await loadStudio(), prompts);
console.log(`${values.file ?? set}: ${tellUnderstanding(score)}`);
if (values.misses)
  for (const { field, prompt, wanted, got } of score.misses)
    console.log(`\n[${field}] ${prompt}\n   wanted «${wanted}», got «${got}»`);
