/**
 * Writes `data/learned-names.txt.gz`: what was learned from labelled prompts about names and taglines.
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-names.ts [--folds 5] [--also FILE,FILE] [--misses] [--out FOLDER]
 *
 * Run it again after a change to the prompts, to the lexicons or to the evidence. With `--folds` each fold of the
 * prompts in `--also` (or of the development set) is also read by what the others taught, and the figures are told.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadStudio } from "../src/studio/load.ts";
import { joinParts } from "../src/understand/learned.ts";
import { loadPrompts, parsePrompts, WRITTEN_FOR } from "./evaluate/labelled.ts";
import { createLedger, learn, type Settings, scoreOf } from "./learn/choice.ts";
import { writeLearned } from "./learn/learned-files.ts";
import { type Lesson, nameLesson, taglineLesson } from "./learn/name-lessons.ts";
import { swapped } from "./learn/swapped-names.ts";
import { createVocabulary } from "./learn/vocabulary.ts";

/** Set by cross-validation. */
const NAMES: Settings = { rounds: 12, rate: 0.1, restraint: 2, seldom: 5 };
const TAGLINES: Settings = { rounds: 12, rate: 0.1, restraint: 2, seldom: 5 };
/** A prompt with another prompt's name in it teaches less than one that was written so. */
const SWAPPED = 0.5;
/** Weights nearer to nothing than this are left out. */
const LEAST = 0.04;

const { values } = parseArgs({
  options: {
    folds: { type: "string" },
    also: { type: "string", default: "" },
    misses: { type: "boolean", default: false },
    out: { type: "string" },
  },
});
const also = values.also
  .split(",")
  .filter((file) => file !== "")
  .flatMap((file) => parsePrompts(readFileSync(file, "utf8")));
const development = loadPrompts("development");
const tuned = new Set(development.slice(0, WRITTEN_FOR));
const prompts = [...also, ...loadPrompts("names"), ...development];
const studio = await loadStudio();
const vocabulary = createVocabulary(prompts);
const ledgers = { name: createLedger(), tagline: createLedger() };
type Pair = { readonly tagline: Lesson; readonly name: Lesson };

const taglines = prompts.map((labelled) =>
  taglineLesson(studio, vocabulary.without(labelled), ledgers.tagline, labelled),
);
const taglineWeights = (lessons: readonly Lesson[]) =>
  learn(
    lessons.map(({ question }) => question),
    ledgers.tagline.names.length,
    TAGLINES,
  );
const nameWeights = (lessons: readonly Lesson[]) =>
  learn(
    lessons.map(({ question }) => question),
    ledgers.name.names.length,
    NAMES,
  );

/** Of all candidates the one with the greatest sum. */
function chosen({ question, texts }: Lesson, weights: Float64Array): { text: string; index: number } {
  const scores = question.candidates.map((evidence) => scoreOf(evidence, weights));
  const index = scores.indexOf(Math.max(...scores));
  return { text: texts[index]!, index };
}

// Names are learned beside the taglines that would be found in a prompt never seen, not beside those of the labels.
const CROSSED = 2;
const found = new Map<Lesson, number>();
for (let fold = 0; fold < CROSSED; fold++) {
  const weights = taglineWeights(taglines.filter((_, index) => index % CROSSED !== fold));
  taglines.forEach((lesson, index) => {
    if (index % CROSSED === fold) found.set(lesson, chosen(lesson, weights).index);
  });
}
const pairs: Pair[] = prompts.map((labelled, index) => {
  const tagline = taglines[index]!;
  const text = tagline.texts[found.get(tagline)!]!;
  return {
    tagline,
    name: nameLesson(studio, vocabulary.without(labelled), ledgers.name, labelled, text, {
      tuned: tuned.has(labelled),
    }),
  };
});
const swaps = swapped(prompts).map(({ labelled, from, donor }) => {
  const tagline = taglines[from]!;
  const text = tagline.texts[found.get(tagline)!]!;
  const lesson = nameLesson(studio, vocabulary.without(prompts[from]!), ledgers.name, labelled, text, {
    tuned: tuned.has(prompts[from]!),
    weight: SWAPPED,
  });
  return { lesson, of: [pairs[from]!, pairs[donor]!] };
});

if (values.folds) validate(Number(values.folds));
write();

function validate(folds: number): void {
  const tally = new Map<string, { right: number; of: number }>();
  const count = (row: string, right: boolean) => {
    const before = tally.get(row) ?? { right: 0, of: 0 };
    tally.set(row, { right: before.right + (right ? 1 : 0), of: before.of + 1 });
  };
  const tested = also.length > 0 ? pairs.slice(0, also.length) : pairs;
  for (const { tagline } of tested) {
    const got = tagline.texts[found.get(tagline)!]!;
    const right = tagline.question.right.includes(found.get(tagline)!);
    if (tagline.labelled.labels.t || got) count("tagline", right);
    if (!right && values.misses)
      console.log(
        `\n[tagline] ${tagline.labelled.prompt}\n   wanted «${tagline.labelled.labels.t ?? ""}», got «${got}»`,
      );
  }
  for (let fold = 0; fold < folds; fold++) {
    const held = new Set(tested.filter((_, index) => index % folds === fold));
    const weights = nameWeights([
      ...pairs.filter((pair) => !held.has(pair)).map(({ name }) => name),
      ...swaps.filter(({ of }) => !of.some((pair) => held.has(pair))).map(({ lesson }) => lesson),
    ]);
    for (const { name } of held) {
      const got = chosen(name, weights);
      const right = name.question.right.includes(got.index);
      const { prompt, labels } = name.labelled;
      for (const row of [
        "name",
        labels.g ? "name, other languages" : "name, English",
        labels.n ? "named" : "nameless",
      ])
        count(row, right);
      if (!right && values.misses)
        console.log(`\n[name] ${prompt}\n   wanted «${labels.n}», got «${got.text}»`);
    }
  }
  const reached = pairs.filter(({ name }) => name.question.right.length > 0).length;
  console.log(`among the candidates: ${reached} of ${pairs.length}`);
  for (const [row, { right, of }] of tally)
    console.log(`${row.padEnd(24)}${((100 * right) / of).toFixed(1)} %  ${right} of ${of}`);
}

function write(): void {
  const name = table(
    ledgers.name.names,
    nameWeights([...pairs.map((pair) => pair.name), ...swaps.map(({ lesson }) => lesson)]),
  );
  const tagline = table(ledgers.tagline.names, taglineWeights(taglines));
  writeLearned(
    "names",
    joinParts([vocabulary.words().join(" "), name.join("\n"), tagline.join("\n")]),
    values.out,
  );
  console.log(`${prompts.length} prompts, ${name.length} weights for names, ${tagline.length} for taglines`);
}

function table(names: readonly string[], weights: Float64Array): string[] {
  return names
    .flatMap((evidence, id) =>
      Math.abs(weights[id]!) < LEAST ? [] : [`${evidence} ${Number(weights[id]!.toFixed(3))}`],
    )
    .sort();
}
