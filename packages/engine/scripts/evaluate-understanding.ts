/**
 * How well prompts are understood: exact matches per field, and what was missed.
 *
 *   node scripts/node24.mjs packages/engine/scripts/evaluate-understanding.ts [--model] [--held-out] [--misses]
 *
 * Tune on the development set alone; `--held-out` is for the end of a piece of work, without `--misses`.
 */

import { withLanguage } from "../src/studio/language.ts";
import { loadStudio } from "../src/studio/load.ts";
import { loadPrompts, scoreUnderstanding } from "./evaluate/understanding.ts";

const asked = (flag: string): boolean => process.argv.includes(flag);
const plain = await loadStudio();
const studio = asked("--model") ? await withLanguage(plain) : plain;
const { prompts, fields, misses, milliseconds } = await scoreUnderstanding(
  studio,
  loadPrompts(asked("--held-out") ? "held-out" : "development"),
);

console.log(`${prompts} prompts, ${asked("--held-out") ? "held out" : "development"}`);
for (const { field, right, of } of fields)
  console.log(`${field.padEnd(28)}${((100 * right) / of).toFixed(1).padStart(6)} %   ${right} of ${of}`);
const model = milliseconds.model === null ? "" : `, ${milliseconds.model.toFixed(1)} ms with the model`;
console.log(`${milliseconds.grammar.toFixed(1)} ms a prompt by the grammar${model}`);
if (asked("--misses"))
  for (const { field, prompt, wanted, got } of misses)
    console.log(`\n[${field}] ${prompt}\n   wanted «${wanted}», got «${got}»`);
