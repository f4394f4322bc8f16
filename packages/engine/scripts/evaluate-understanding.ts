/**
 * How well prompts are understood: exact matches per field, and what was missed.
 *
 *   node scripts/node24.mjs packages/engine/scripts/evaluate-understanding.ts [--model] [--held-out] [--misses]
 *
 * Tune on the development set alone; `--held-out` is for the end of a piece of work, without `--misses`.
 */

import { withLanguage } from "../src/studio/language.ts";
import { loadStudio } from "../src/studio/load.ts";
import { loadPrompts, scoreUnderstanding, tellUnderstanding } from "./evaluate/understanding.ts";

const asked = (flag: string): boolean => process.argv.includes(flag);
const plain = await loadStudio();
const studio = asked("--model") ? await withLanguage(plain) : plain;
const score = await scoreUnderstanding(studio, loadPrompts(asked("--held-out") ? "held-out" : "development"));
console.log(`${asked("--held-out") ? "Held out" : "Development"}: ${tellUnderstanding(score)}`);
if (asked("--misses"))
  for (const { field, prompt, wanted, got } of score.misses)
    console.log(`\n[${field}] ${prompt}\n   wanted «${wanted}», got «${got}»`);
