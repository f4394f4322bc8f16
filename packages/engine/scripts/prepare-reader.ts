/**
 * Writes `data/reader.bin.gz`: the language model, taught by all labelled development prompts and refinements what to notice
 * in them. The teaching itself is `learn/reader/teach.py`, on PyTorch (on Debian: `apt install python3-torch libopenblas0`); it
 * takes ten minutes a round on two cores.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-reader.ts [--rounds 5] [--few 64] [--further FILE] [--out FILE]
 *
 * `--further` goes on from a file written before, instead of from the published model. `--few` takes so many prompts only, to see
 * that it runs.
 */

import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadStudio } from "../src/index.ts";
import { ASKS } from "../src/refine/read/wishes.ts";
import { READER_FILE } from "../src/studio/minilm/model.ts";
import { vocabularyOf } from "../src/studio/minilm/pieces.ts";
import { PUBLISHED_WEIGHTS, readPieces } from "../src/studio/minilm/published.ts";
import { type LabelledPrompt, loadPrompts } from "./evaluate/labelled.ts";
import { drawParents } from "./evaluate/refinements.ts";
import { type ChangeLesson, changeLesson } from "./learn/reader/change-lessons.ts";
import { readerLesson, TRADE_IDS } from "./learn/reader/lessons.ts";
import { exchanged } from "./learn/reader/own-words.ts";
import { swapped } from "./learn/swapped-names.ts";

/** Pieces of a prompt that are read; the rest of a longer one is left to the grammar. */
const LONGEST = 256;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    few: { type: "string" },
    further: { type: "string" },
    out: { type: "string", default: READER_FILE },
  },
});
const few = <Each>(all: readonly Each[]): readonly Each[] => all.slice(0, Number(values.few ?? Infinity));
const taught = { vocabulary: vocabularyOf(readPieces()), longest: LONGEST };
const prompts = few([...loadPrompts("development"), ...loadPrompts("names")]);
const refinements = few(loadPrompts("refinements"));
const studio = await loadStudio();
const parents = await drawParents(studio);
const names = prompts.flatMap(({ labels: { n = "", g } }) => (!g && /^\p{Lu}[^|]*$/u.test(n) ? [n] : []));

/**
 * From the second round on, every other prompt has another's name, and some are typed without capitals or in capitals alone:
 * what surrounds a name is to be learned, not the name.
 */
function promptsOf(round: number): readonly LabelledPrompt[] {
  if (round === 0) return prompts;
  const others = new Map(swapped(prompts, round).map(({ labelled, from }) => [from, labelled]));
  return prompts.map((each, index) => {
    const chosen = (index + round) % 2 === 0 ? (others.get(index) ?? each) : each;
    const turn = (index * 7 + round * 3) % 40;
    return turn < 4 ? typed(chosen, "toLowerCase") : turn === 4 ? typed(chosen, "toUpperCase") : chosen;
  });
}

const typed = ({ prompt, labels }: LabelledPrompt, how: "toLowerCase" | "toUpperCase"): LabelledPrompt => ({
  prompt: prompt[how](),
  labels: {
    ...labels,
    ...(labels.n ? { n: labels.n[how]() } : {}),
    ...(labels.t ? { t: labels.t[how]() } : {}),
  },
});

/** Refinements are fewer and shorter: each comes twice a round, once of a logo with another name or thing. */
const refinedOf = (round: number): readonly ChangeLesson[] =>
  refinements.flatMap((labelled, index) => {
    const plain = { labelled, parent: parents.get(labelled.labels.p ?? "1")!.design };
    return [plain, exchanged(plain, names, index, round)].map((each) =>
      changeLesson(studio, each.labelled, each.parent, taught),
    );
  });

const lessonsOf = (round: number) => [
  promptsOf(round)
    // What was taught before needs to be kept, not learned again.
    .filter((_, index) => !values.further || index % 2 === round % 2)
    .map((prompt) => readerLesson(prompt, taught)),
  refinedOf(round),
];
const lessons = join(mkdtempSync(join(tmpdir(), "marque-reader-")), "lessons.json");
const rounds = Array.from({ length: Number(values.rounds) }, (_, round) => lessonsOf(round));
writeFileSync(lessons, JSON.stringify({ longest: LONGEST, trades: TRADE_IDS, asks: ASKS, rounds }));
const teacher = join(import.meta.dirname, "learn/reader/teach.py");
const { status } = spawnSync(
  "python3",
  [
    ...[teacher, "--model", PUBLISHED_WEIGHTS, "--lessons", lessons, "--out", values.out],
    ...(values.further ? ["--further", values.further] : []),
  ],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
