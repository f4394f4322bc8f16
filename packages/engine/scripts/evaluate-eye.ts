/**
 * What the eye that measures sees in our marks, the part of `npm run evaluate` by itself.
 *
 *   node scripts/node24.mjs packages/engine/scripts/evaluate-eye.ts [--development] [--every=N] [--pairs]
 *
 * `--development` takes prompts that may be looked at while tuning, every tenth; `--every` another share; `--pairs` only those of two
 * things.
 */

import { loadStudio } from "../src/index.ts";
import { scoreByEye, tellByEye } from "./evaluate/eye.ts";
import { loadPrompts } from "./evaluate/labelled.ts";
import { scorePairs, tellPairs } from "./evaluate/pairs.ts";

const isDevelopment = process.argv.includes("--development");
const every = Number(
  process.argv.find((word) => word.startsWith("--every="))?.slice(8) ?? (isDevelopment ? 10 : 1),
);
const studio = await loadStudio();
if (!process.argv.includes("--pairs")) {
  const prompts = loadPrompts(isDevelopment ? "development" : "held-out").filter((_, at) => at % every === 0);
  console.log(tellByEye(await scoreByEye(studio, prompts)));
}
console.log(tellPairs(await scorePairs(studio, loadPrompts(isDevelopment ? "pairs" : "pairs-held-out"))));
