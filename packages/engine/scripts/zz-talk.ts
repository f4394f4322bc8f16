import { mkdirSync, writeFileSync } from "node:fs";
import { designFromPrompt, loadStudio } from "../src/index.ts";
const studio = await loadStudio();
const out = process.argv[2]!;
const lines = process.argv.slice(3);
let parent: any;
let n = 0;
for (const prompt of lines) {
  const made = await designFromPrompt(studio, { prompt, watermark: false, seed: 7, ...(parent ? { parent } : {}) });
  const dir = `${out}/${String(n++).padStart(2, "0")}`;
  mkdirSync(dir, { recursive: true });
  writeFileSync(`${dir}/logo.svg`, made.assets.logo_svg);
  writeFileSync(`${dir}/logo-dark.svg`, made.assets.logo_svg_dark);
  const r = made.report as any;
  console.log(n - 1, prompt, "\n   changes", JSON.stringify(r.changes?.map((c: any) => `${c.part}.${c.ask}`)), "changed", r.changed?.join(), "unmet", JSON.stringify(r.unmet.map((u: any) => `${u.wish}: ${u.why}`)), "inks", JSON.stringify(made.brief.inks?.value.map((w: any) => [w.word, w.run])), "pc", made.assets.primary_color, made.assets.secondary_color, r.contrast.filter((c: any) => !c.passes).length);
  const { primary_color } = made.assets;
  parent = { brief: made.brief, design: made.design, ancestors: parent ? [{ brief: parent.brief, design: parent.design }, ...(parent.ancestors ?? [])] : [] };
}
process.exit(0);
