/**
 * Writes `data/learned-mentions.txt.gz`: what speaks for a word being a thing to draw, something refused
 * or a wished colour, learned from the labelled development prompts and from written phrasings. The same prompts give
 * the same file.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-mentions.ts [--folds 5 [--misses]] [--file FILE]… [--out FOLDER]
 *
 * `--folds` writes nothing and tells how well prompts are read that were not learned from; `--file` adds prompts.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadStudio } from "../src/studio/load.ts";
import { joinParts, parseMentions } from "../src/understand/learned.ts";
import { LABELS, STATES } from "../src/understand/mention-model.ts";
import { loadPrompts, parsePrompts, WRITTEN_FOR } from "./evaluate/labelled.ts";
import { type Miss, scoreUnderstanding } from "./evaluate/understanding.ts";
import { writeLearned } from "./learn/learned-files.ts";
import { type Learned, type Lesson, learnChain, Numbering } from "./learn/mention-chain.ts";
import { lessonsOf } from "./learn/mention-lessons.ts";
import { madePrompts } from "./learn/mention-made.ts";

const SETTINGS = { rounds: 8, rate: 0.1, restraint: 4, seldom: 2, hidden: 0.2 };
/** Made prompts are many and alike. */
const MADE_WEIGHT = 0.5;
/** Weights below this many hundredths, and evidence that has only such, are left out. */
const LEAST = 25;

const { values } = parseArgs({
  options: {
    folds: { type: "string" },
    file: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
    misses: { type: "boolean", default: false },
  },
});
const studio = await loadStudio();
const numbering = { words: new Numbering(), links: new Numbering() };
const development = loadPrompts("development");
const lessons = (prompts: typeof development, grammar: boolean, weight: number) =>
  lessonsOf({ prompts, grammar, weight }, studio, numbering);
const freshPrompts = [
  ...development.slice(WRITTEN_FOR),
  ...values.file.flatMap((file) => parsePrompts(readFileSync(file, "utf8"))),
];
const fresh = lessons(freshPrompts, true, 1);
const others = [
  ...lessons(development.slice(0, WRITTEN_FOR), false, 1),
  ...lessons(madePrompts(), true, MADE_WEIGHT),
];
const learn = (all: readonly Lesson[]) => learnChain(all, SETTINGS, numbering.words.names);

if (values.folds) await crossValidate(Number(values.folds));
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

/** Each fold is read by what the others taught; the name, the tagline and the trade by what all did. */
async function crossValidate(folds: number): Promise<void> {
  const misses: Miss[] = [];
  const tally = new Map<
    string,
    { exact: number; of: number; right: number; given: number; found: number; wanted: number }
  >();
  for (let fold = 0; fold < folds; fold++) {
    const held = (_: unknown, index: number) => index % folds === fold;
    const weights = learn([...fresh.filter((_, index) => index % folds !== fold), ...others]);
    const taught = { ...studio.learned(), ...parseMentions(textOf(weights)) };
    const score = await scoreUnderstanding({ ...studio, learned: () => taught }, freshPrompts.filter(held));
    misses.push(...score.misses);
    for (const { field, right, of, precision, recall } of score.fields) {
      const sum = tally.get(field) ?? { exact: 0, of: 0, right: 0, given: 0, found: 0, wanted: 0 };
      sum.exact += right;
      sum.of += of;
      sum.right += precision.right;
      sum.given += precision.of;
      sum.found += recall.right;
      sum.wanted += recall.of;
      tally.set(field, sum);
    }
  }
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  for (const [field, { exact, of, right, given, found, wanted }] of tally)
    if (/^(?:negations|motifs|colours)$/.test(field))
      console.log(
        `${field.padEnd(10)} exact ${percent(exact, of)} of ${of}, precision ${percent(right, given)} of ${given}, recall ${percent(found, wanted)} of ${wanted}`,
      );
  if (values.misses)
    for (const { field, prompt, wanted, got } of misses)
      if (/^(?:negations|motifs|colours)$/.test(field))
        console.log(`\n[${field}] ${prompt}\n   wanted «${wanted}», got «${got}»`);
}
