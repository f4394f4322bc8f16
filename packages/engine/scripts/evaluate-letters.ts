/**
 * Scores the exact wishes for letters alone; `npm run evaluate` prints the held-out half of them too.
 *
 *   node scripts/node24.mjs packages/engine/scripts/evaluate-letters.ts            the half that may be looked at, with misses
 *   node scripts/node24.mjs packages/engine/scripts/evaluate-letters.ts --held-out the other half, figures only
 */

import { loadStudio } from "../src/index.ts";
import { loadLetterPrompts, scoreLetters, tellLetters } from "./evaluate/letter-wishes.ts";

const heldOut = process.argv.includes("--held-out");
const studio = await loadStudio();
const score = await scoreLetters(studio, loadLetterPrompts(heldOut ? "letters-held-out" : "letters"));
console.log(tellLetters(score));
if (!heldOut)
  for (const { prompt, demand, got } of score.misses) console.log(`${demand}: ${got}\n  ${prompt}`);
process.exit(0);
