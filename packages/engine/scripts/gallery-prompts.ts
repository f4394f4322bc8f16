/**
 * `npm run gallery:prompts [-- --out FILE] [--prompts FOLDER]`: the logos for 120 prompts of writers who had not seen the
 * project, on one sheet: those first in which the eye that measures sees what would be right. Below each stands how likely
 * it thinks that is. Nothing is tuned on these prompts; once they have been, others are to be written.
 */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { designFromPrompt } from "../src/prompt.ts";
import { artworkOf } from "../src/render/assets.ts";
import { loadStudio } from "../src/studio/load.ts";
import { contactSheet } from "./contact-sheet.ts";
import { likelihoodOf, measuringEye, thingsOf } from "./evaluate/eye.ts";
import { loadPrompts } from "./evaluate/labelled.ts";

const { out, prompts } = parseArgs({
  options: {
    out: { type: "string", default: join(import.meta.dirname, "../../../gallery/prompts.png") },
    prompts: { type: "string", default: join(import.meta.dirname, "evaluate/prompts/strangers") },
  },
}).values;
const COLUMNS = 8;

const [studio, eye] = [await loadStudio(), measuringEye()];
const logos = [];
for (const { prompt, labels } of [...loadPrompts("things", prompts), ...loadPrompts("shops", prompts)]) {
  const { design } = await designFromPrompt(studio, { prompt, watermark: false });
  const words = thingsOf(labels).flatMap((thing) => eye.rowsFor(thing));
  const likely = likelihoodOf(eye, design, words);
  logos.push({ artwork: artworkOf(design, false), likely: likely ?? -1, prompt });
}
logos.sort((a, b) => b.likely - a.likely || (a.prompt < b.prompt ? -1 : 1));
const notes = logos.map(({ artwork, likely, prompt }) => ({
  artwork,
  note: `${likely < 0 ? "no mark" : `${Math.round(likely * 100)} %`} · ${prompt}`,
}));
writeFileSync(out, contactSheet(notes, COLUMNS));
console.log(`${logos.length} logos in ${out}`);
