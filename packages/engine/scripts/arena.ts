/**
 * `npm run arena -- sheets [--out DIR] [--count N] [--seed N] [--prompts DIR]`: blind sheets, marks alone, shuffled and numbered: ours for prompts
 * of `evaluate/prompts`, real logos (SVG Logos, CC0) and stock icons (Material Design Icons). Beside them lies a
 * key, which the judge must not see, and a form for the answers.
 *
 * `npm run arena -- score --key FILE --answers FILE`: scores the answers, a CSV with a row per mark: number, thing, quality, originality.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Resvg } from "@resvg/resvg-js";
import { loadStudio } from "../src/index.ts";
import { type Key, readAnswers, scoreOf, tellScore } from "./arena/score.ts";
import { cellsOf, sheetOf } from "./arena/sheets.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "arena" },
    count: { type: "string", default: "24" },
    seed: { type: "string", default: "1" },
    prompts: { type: "string" },
    key: { type: "string" },
    answers: { type: "string" },
  },
});
const [task = ""] = positionals;

if (task === "sheets") {
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || count > 400)
    throw new Error(`--count is the number of our marks, 1 to 400, and not ${values.count}.`);
  mkdirSync(values.out, { recursive: true });
  const cells = await cellsOf(await loadStudio(), count, {
    seed: Number(values.seed),
    prompts: values.prompts,
  });
  for (const [at, svg] of sheetOf(cells).entries())
    writeFileSync(
      join(values.out, `sheet-${at + 1}.png`),
      new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng(),
    );
  const key: Key = cells.map(({ source, prompt, right }, at) => ({ number: at + 1, source, prompt, right }));
  writeFileSync(join(values.out, "key.json"), `${JSON.stringify(key, null, 1)}\n`);
  writeFileSync(
    join(values.out, "answers.csv"),
    ["number,thing,quality,originality", ...cells.map((_, at) => `${at + 1},,,`)].join("\n").concat("\n"),
  );
  console.log(
    `${cells.length} marks in ${values.out}: show the sheets and answers.csv to a judge, keep key.json.`,
  );
} else if (task === "score") {
  if (!values.key || !values.answers) throw new Error("score needs --key and --answers.");
  const key = JSON.parse(readFileSync(values.key, "utf8")) as Key;
  console.log(tellScore(scoreOf(key, readAnswers(readFileSync(values.answers, "utf8")))));
} else {
  console.error(
    "npm run arena -- sheets [--out DIR] [--count N] [--seed N] [--prompts DIR]\nnpm run arena -- score --key FILE --answers FILE",
  );
  process.exitCode = 2;
}
