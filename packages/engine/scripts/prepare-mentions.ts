/**
 * Writes `data/learned-mentions.txt.gz`: what speaks for a word being a thing to draw, something refused
 * or a wished colour, learned from the labelled development prompts and from written phrasings. The same prompts give
 * the same file.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-mentions.ts [--folds 5] [--file FILE]… [--out FOLDER]
 *
 * `--folds` writes nothing and tells how well prompts are read that were not learned from; `--file` adds prompts.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadStudio } from "../src/studio/load.ts";
import { joinParts } from "../src/understand/learned.ts";
import { decode, LABELS, STATES, STEPS } from "../src/understand/mention-model.ts";
import { loadPrompts, parsePrompts, WRITTEN_FOR } from "./evaluate/labelled.ts";
import { writeLearned } from "./learn/learned-files.ts";
import { type Learned, type Lesson, learnChain, Numbering } from "./learn/mention-chain.ts";
import { lessonsOf } from "./learn/mention-lessons.ts";
import { madePrompts } from "./learn/mention-made.ts";

const SETTINGS = { rounds: 8, rate: 0.1, restraint: 15, seldom: 2, hidden: 0.2 };
/** Made prompts are many and alike. */
const MADE_WEIGHT = 0.5;
/** Weights below this many hundredths, and evidence that has only such, are left out. */
const LEAST = 25;

const { values } = parseArgs({
  options: {
    folds: { type: "string" },
    file: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
  },
});
const loaded = await loadStudio();
const studio = process.env.NOKINDS
  ? { ...loaded, learned: () => ({ ...loaded.learned(), kinds: new Map() }) }
  : loaded;
const numbering = { words: new Numbering(), links: new Numbering() };
const development = loadPrompts("development");
const lessons = (prompts: typeof development, grammar: boolean, weight: number) =>
  lessonsOf({ prompts, grammar, weight }, studio, numbering);
const fresh = lessons(
  [
    ...development.slice(WRITTEN_FOR),
    ...values.file.flatMap((file) => parsePrompts(readFileSync(file, "utf8"))),
  ],
  true,
  1,
);
const others = [
  ...lessons(development.slice(0, WRITTEN_FOR), false, 1),
  ...lessons(madePrompts(), true, MADE_WEIGHT),
];
const learn = (all: readonly Lesson[]) => learnChain(all, SETTINGS, numbering.words.names);

if (values.folds) crossValidate(Number(values.folds));
else writeLearned("mentions", textOf(learn([...fresh, ...others])), values.out);

function textOf({ words, links }: Learned): string {
  const rows = (names: readonly string[], weights: Float64Array, states: number) =>
    names
      .flatMap((name, id) => {
        const from = id * states * LABELS.length;
        if (from >= weights.length) return [];
        const row: number[] = [];
        for (let state = 0; state < states; state++)
          for (let label = 1; label < LABELS.length; label++) {
            const at = from + state * LABELS.length;
            row.push(Math.round((weights[at + label]! - weights[at]!) * 100));
          }
        return row.some((weight) => Math.abs(weight) >= LEAST) ? [`${name}|${row.join(" ")}`] : [];
      })
      .sort()
      .join("\n");
  // In hundredths: of words what speaks for "drawn", "refused" and "coloured"; of links the same once for each of the
  // seven states that the word before may have left.
  return joinParts([rows(numbering.words.names, words, 1), rows(numbering.links.names, links, STATES)]);
}

/** Of runs of words with a label those that are labelled so, and of labels those that were found. */
function crossValidate(folds: number): void {
  const counts = LABELS.map(() => ({ right: 0, given: 0, found: 0, wanted: 0 }));
  for (let fold = 0; fold < folds; fold++) {
    const weights = learn([...fresh.filter((_, index) => index % folds !== fold), ...others]);
    for (const lesson of fresh.filter((_, index) => index % folds === fold)) {
      const labels = apply(lesson, weights);
      for (let label = 1; label < LABELS.length; label++) {
        const count = counts[label]!;
        for (const [from, to] of runs(labels.map((each) => each === label))) {
          count.given++;
          if (lesson.right.slice(from, to).some((bits) => bits & (1 << label))) count.right++;
        }
        for (const [from, to] of runs(lesson.right.map((bits) => bits === 1 << label))) {
          count.wanted++;
          if (labels.slice(from, to).includes(label)) count.found++;
        }
      }
    }
  }
  for (const [label, { right, given, found, wanted }] of counts.entries())
    if (label > 0)
      console.log(
        `${LABELS[label]!.padEnd(9)} precision ${((100 * right) / given).toFixed(1)} % of ${given}, recall ${((100 * found) / wanted).toFixed(1)} % of ${wanted}`,
      );
}

function runs(marks: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  marks.forEach((mark, at) => {
    if (!mark) return;
    if (at > 0 && marks[at - 1]) found.at(-1)![1] = at + 1;
    else found.push([at, at + 1]);
  });
  return found;
}

function apply({ evidence, links, fresh: begins, possible }: Lesson, model: Learned): readonly number[] {
  const width = LABELS.length;
  const sum = (ids: Int32Array, weights: Float64Array, of: number, offset: number): Float64Array => {
    const sums = new Float64Array(width);
    for (const id of ids)
      for (let label = 0; label < width; label++) sums[label]! += weights[id * of + offset + label] ?? 0;
    return sums;
  };
  return decode({
    scores: evidence.map((ids) => sum(ids, model.words, width, 0)),
    steps: links.map((ids) => {
      const sums = new Float64Array(STEPS);
      for (const id of ids)
        for (let step = 0; step < STEPS; step++) sums[step]! += model.links[id * STEPS + step] ?? 0;
      return sums;
    }),
    fresh: begins,
    allowed: possible,
  });
}
