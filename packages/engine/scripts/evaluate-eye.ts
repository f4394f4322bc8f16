/**
 * What the eye that measures sees in our marks, the part of `npm run evaluate` by itself.
 *
 *   node scripts/node24.mjs packages/engine/scripts/evaluate-eye.ts [--development] [--every=N]
 *
 * `--development` takes prompts that may be looked at while tuning, every tenth; `--every` another share.
 */

import { loadStudio, withLanguage } from "../src/index.ts";
import { scoreByEye, tellByEye } from "./evaluate/eye.ts";
import { loadPrompts } from "./evaluate/labelled.ts";

const isDevelopment = process.argv.includes("--development");
const every = Number(
  process.argv.find((word) => word.startsWith("--every="))?.slice(8) ?? (isDevelopment ? 10 : 1),
);
const prompts = loadPrompts(isDevelopment ? "development" : "held-out").filter((_, at) => at % every === 0);
console.log(tellByEye(await scoreByEye(withLanguage(await loadStudio()), prompts)));
