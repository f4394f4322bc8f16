/**
 * How much of what is stated exactly comes out so: colours, roles, contrasts, spelling.
 *
 *   node scripts/node24.mjs packages/engine/scripts/evaluate-exact.ts [--held-out] [--file FILE] [--misses]
 *
 * Mend on `exact.txt`; of `exact-held-out.txt` only the shares are looked at.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadStudio } from "../src/index.ts";
import { scoreExact, tellExact } from "./evaluate/exact.ts";
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
  : loadPrompts(values["held-out"] ? "exact-held-out" : "exact");
const score = await scoreExact(await loadStudio(), prompts);
console.log(tellExact(score));
if (values.misses && !values["held-out"])
  for (const { demand, prompt, what } of score.misses) console.log(`\n[${demand}] ${prompt}\n   ${what}`);
