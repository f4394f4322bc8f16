/**
 * How many logos have the form that was asked for, read from their files.
 *
 *   node scripts/node24.mjs packages/engine/scripts/evaluate-forms.ts [--held-out] [--file FILE] [--misses]
 *
 * Mend on `forms.txt`; of `forms-held-out.txt` only the shares are looked at.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadStudio } from "../src/index.ts";
import { scoreForms, tellForms } from "./evaluate/forms.ts";
import { loadPrompts, parsePrompts } from "./evaluate/labelled.ts";

const { values } = parseArgs({
  options: {
    "held-out": { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
    file: { type: "string" },
  },
});
const prompts = values.file
  ? parsePrompts(readFileSync(values.file, "utf8"))
  : loadPrompts(values["held-out"] ? "forms-held-out" : "forms");
const score = await scoreForms(await loadStudio(), prompts);
console.log(tellForms(score));
if (values.misses && !values["held-out"])
  for (const { demand, prompt, got } of score.misses) console.log(`\n[${demand}] ${prompt}\n   ${got}`);
