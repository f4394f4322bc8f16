import { readFileSync } from "node:fs";
import { loadStudio } from "../src/index.ts";
import { taggedSpans } from "../src/reader/built-in/tagged-spans.ts";
import { tiedColours } from "../src/reader/built-in/tied-colours.ts";
const studio = await loadStudio();
const rows = readFileSync(process.argv[2]!, "utf8").trim().split("\n").map((l) => JSON.parse(l));
for (const { id, prompt } of rows) {
  if (process.argv[3] && !new RegExp(process.argv[3]).test(id)) continue;
  const spans = await taggedSpans(studio, prompt);
  console.log(id, prompt);
  console.log("   ", spans.map((s) => `${s.tag}${s.role && s.role !== "any" ? `@${s.role}` : ""}[${prompt.slice(...s.span)}]${s.likelihood.toFixed(2)}`).join("  "));
  const tied = tiedColours(studio, prompt, spans);
  console.log("   =>", tied.filter((s) => s.tag === "colour").map((s) => `${prompt.slice(...s.span)}@${s.role}${s.wearer ? `<${s.wearer.kind} ${s.wearer.of}>` : ""}`).join("  "));
}
process.exit(0);
