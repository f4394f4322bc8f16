/**
 * Writes `data/reader.bin.gz`: the language model, taught by all labelled development prompts what to notice in a prompt.
 * The teaching itself is `learn/reader/teach.py`, on PyTorch (on Debian: `apt install python3-torch libopenblas0`); it takes
 * half an hour on two cores.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-reader.ts [--rounds 5] [--few 64] [--out FILE]
 *
 * `--few` takes so many prompts only, to see that it runs.
 */

import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { READER_FILE } from "../src/studio/language.ts";
import { openPublished, PUBLISHED_WEIGHTS } from "../src/studio/minilm/published.ts";
import { loadPrompts } from "./evaluate/labelled.ts";
import { readerLesson, TRADE_IDS } from "./learn/reader/lessons.ts";

/** Pieces of a prompt that are read; the rest of a longer one is left to the grammar. */
const LONGEST = 256;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    few: { type: "string" },
    out: { type: "string", default: join(import.meta.dirname, "../data", READER_FILE) },
  },
});
const { vocabulary } = openPublished().words;
const prompts = [...loadPrompts("development"), ...loadPrompts("names")].slice(
  0,
  Number(values.few ?? Infinity),
);
const lessons = join(mkdtempSync(join(tmpdir(), "marque-reader-")), "lessons.json");
writeFileSync(
  lessons,
  JSON.stringify({
    longest: LONGEST,
    trades: TRADE_IDS,
    lessons: prompts.map((prompt) => readerLesson(prompt, vocabulary, LONGEST)),
  }),
);
const teacher = join(import.meta.dirname, "learn/reader/teach.py");
const { status } = spawnSync(
  "python3",
  [
    teacher,
    "--model",
    PUBLISHED_WEIGHTS,
    "--lessons",
    lessons,
    "--rounds",
    values.rounds,
    "--out",
    values.out,
  ],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
