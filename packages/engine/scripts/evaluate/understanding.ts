/**
 * How well prompts are understood, field by field, on labelled prompts: two lines each, the prompt and its
 * labels. A field is right on a prompt when exactly what was labelled was found, no more and no less; prompts
 * that neither state nor yield a field do not count for it. `held-out.txt` was written before the grammar was
 * tuned and is not to be looked at while tuning: mend the grammar on `development.txt`.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readColours } from "../../src/understand/colours.ts";
import { KIN, readMotifs } from "../../src/understand/motifs.ts";
import { singular } from "../../src/understand/phrases.ts";
import { read } from "../../src/understand/reading.ts";
import { fold } from "../../src/understand/text.ts";
import { readBrief, understand } from "../../src/understand/understand.ts";
import type { Brief, Studio } from "../../src/vocabulary.ts";

export type LabelledPrompt = {
  readonly prompt: string;
  readonly labels: { readonly [field: string]: string };
};

export type Miss = {
  readonly field: string;
  readonly prompt: string;
  readonly wanted: string;
  readonly got: string;
};

export type FieldScore = { readonly field: string; readonly right: number; readonly of: number };

export type UnderstandingScore = {
  readonly prompts: number;
  readonly fields: readonly FieldScore[];
  readonly misses: readonly Miss[];
  readonly milliseconds: { readonly grammar: number; readonly model: number | null };
};

export const loadPrompts = (set: "development" | "held-out"): readonly LabelledPrompt[] =>
  parsePrompts(readFileSync(join(import.meta.dirname, `prompts/${set}.txt`), "utf8"));

export function parsePrompts(text: string): readonly LabelledPrompt[] {
  const lines = text.split("\n").filter((line) => line !== "");
  const prompts: LabelledPrompt[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2)
    prompts.push({
      prompt: lines[index]!.replaceAll("\\n", "\n"),
      labels: Object.fromEntries(
        lines[index + 1]!.trim()
          .split(/;\s+/)
          .map((cell) => [cell.slice(0, cell.indexOf("=")), cell.slice(cell.indexOf("=") + 1)]),
      ),
    });
  return prompts;
}

type Check = {
  readonly field: string;
  compare(
    brief: Brief,
    labels: LabelledPrompt["labels"],
    prompt: string,
    studio: Pick<Studio, "findMotifs">,
  ): { wanted: string; got: string; right: boolean } | null;
};

const list = (cell: string | undefined): string[] =>
  (cell ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
/** `stern>star`: as said, and as the Brief names it. */
const meant = (item: string): string => spaced(item.split(">").at(-1)!);
const said = (item: string): string => spaced(item.split(">")[0]!);
const spaced = (text: string): string => fold(text).replace(/-/g, " ").trim();

const same = (
  wanted: readonly string[],
  got: readonly string[],
  alike: (a: string, b: string) => boolean,
): boolean =>
  wanted.every((item) => got.some((other) => alike(item, other))) &&
  got.every((item) => wanted.some((other) => alike(other, item)));

function checkLists(
  wanted: readonly string[],
  got: readonly string[],
  alike: (a: string, b: string) => boolean,
) {
  if (wanted.length === 0 && got.length === 0) return null;
  return { wanted: wanted.join(", "), got: got.join(", "), right: same(wanted, got, alike) };
}

const typeWords = ({ type }: Brief): string[] =>
  type
    ? [
        ...(type.value.family ? [`family:${type.value.family}`] : type.value.classes.map(String)),
        ...(type.value.weight ? [type.value.weight] : []),
        ...(type.value.case ? [type.value.case] : []),
        ...(type.value.tracking ? [`${type.value.tracking}-tracking`] : []),
      ]
    : [];

/** "rounded" letters are a sans too; a caller who says both says one thing. */
const implied = (classes: readonly string[]): string[] =>
  classes.filter(
    (word) =>
      !(
        word === "sans" &&
        classes.some((other) => /^(?:rounded|grotesk|geometric|humanist|condensed|wide)$/.test(other))
      ),
  );

const colourAlike = (label: string, word: string): boolean => {
  const [a, b] = [said(label), spaced(word)];
  return b === a || b.includes(a) || meant(label) === b || singular(b).includes(a);
};

/** What is refused, each with the words of the prompt it was read from: a label may name either. */
function avoidWords(studio: Pick<Studio, "findMotifs">, brief: Brief, prompt: string): Refused[] {
  if (!brief.avoid) return [];
  const reading = read(prompt);
  const colours = readColours(reading, []).filter(({ attitude }) => attitude === "denied");
  const things = readMotifs(reading, studio, []).filter(({ attitude }) => attitude === "denied");
  return [
    ...brief.avoid.value.colors.map((hex) => colours.find(({ wish }) => wish.hex === hex)?.wish.word ?? hex),
    ...brief.avoid.value.motifs,
    ...brief.avoid.value.styles,
  ].map((word) => {
    const span = things.find((thing) => thing.word === word)?.span;
    return { word, said: span ? prompt.slice(...span) : word };
  });
}

type Refused = { readonly word: string; readonly said: string };

const refusedAlike = (label: string, word: string): boolean => {
  const [x, y] = [singular(said(label)), singular(spaced(word))];
  return x === y || y.includes(x) || x.includes(y) || singular(meant(label)) === y;
};

const CHECKS: readonly Check[] = [
  {
    field: "name",
    compare: ({ name }, { n = "" }) => ({
      wanted: n,
      got: name?.value ?? "",
      right: n === "" ? name === null : n.split("|").some((each) => each === name?.value),
    }),
  },
  {
    field: "tagline",
    compare: ({ tagline }, { t = "" }) =>
      t === "" && !tagline
        ? null
        : { wanted: t, got: tagline?.value ?? "", right: t === (tagline?.value ?? "") },
  },
  {
    field: "colours",
    compare: ({ colors }, { c }) =>
      checkLists(
        list(c),
        (colors?.value ?? []).map(({ word }) => word),
        colourAlike,
      ),
  },
  {
    field: "negations",
    compare: (brief, { a }, prompt, studio) => {
      const refused = avoidWords(studio, brief, prompt);
      return checkLists(
        list(a),
        refused.map(({ word }) => word),
        (label, word) =>
          refusedAlike(label, word) ||
          refusedAlike(label, refused.find((each) => each.word === word)?.said ?? word),
      );
    },
  },
  {
    field: "form",
    compare: ({ form }, { f = "" }) =>
      f === "" && !form?.value.form
        ? null
        : { wanted: f, got: form?.value.form ?? "", right: f === (form?.value.form ?? "") },
  },
  {
    field: "lockup",
    compare: ({ form }, { l = "" }) =>
      l === "" && !form?.value.lockup
        ? null
        : { wanted: l, got: form?.value.lockup ?? "", right: l === (form?.value.lockup ?? "") },
  },
  {
    field: "type",
    compare: (brief, { y }) =>
      checkLists(implied(list(y)), implied(typeWords(brief)), (a, b) => fold(a) === fold(b)),
  },
  {
    field: "motifs",
    compare: ({ motifs }, { m }) =>
      checkLists(
        list(m),
        motifs?.source === "stated"
          ? motifs.value.filter(
              (word) => !motifs.value.some((other) => other !== word && KIN.get(other) === word),
            )
          : [],
        (label, word) =>
          singular(meant(label)) === singular(fold(word)) || fold(word).split(" ").includes(meant(label)),
      ),
  },
  {
    field: "trade",
    compare: ({ trade }, { tr = "" }) =>
      tr === ""
        ? null
        : { wanted: tr, got: trade?.value ?? "", right: tr.split("|").includes(trade?.value ?? "") },
  },
];

export async function scoreUnderstanding(
  studio: Studio | Pick<Studio, "faces" | "findMotifs">,
  prompts: readonly LabelledPrompt[],
): Promise<UnderstandingScore> {
  const tally = new Map<string, { right: number; of: number }>();
  const misses: Miss[] = [];
  const model = "kind" in studio && studio.language ? studio : null;
  const started = performance.now();
  for (const { prompt } of prompts) readBrief(studio, prompt);
  const grammar = (performance.now() - started) / prompts.length;
  let slow = 0;
  for (const { prompt, labels } of prompts) {
    const from = performance.now();
    const brief = model ? await understand(model, prompt) : readBrief(studio, prompt).brief;
    slow += performance.now() - from;
    for (const { field, compare } of CHECKS) {
      const result = compare(brief, labels, prompt, studio);
      if (!result) continue;
      for (const row of labels.g && /^(?:name|colours)$/.test(field)
        ? [field, `${field}, other languages`]
        : [field]) {
        const entry = tally.get(row) ?? { right: 0, of: 0 };
        entry.of++;
        if (result.right) entry.right++;
        tally.set(row, entry);
      }
      if (!result.right) misses.push({ field, prompt, wanted: result.wanted, got: result.got });
    }
  }
  return {
    prompts: prompts.length,
    fields: [...tally.entries()].map(([field, score]) => ({ field, ...score })),
    misses,
    milliseconds: { grammar, model: model ? slow / prompts.length : null },
  };
}

/** The figures as lines for `npm run evaluate`. */
export function tellUnderstanding({ prompts, fields, milliseconds }: UnderstandingScore): string {
  const rows = fields.map(
    ({ field, right, of }) =>
      `${field.padEnd(28)}${((100 * right) / of).toFixed(1).padStart(6)} %   ${right} of ${of}`,
  );
  const model = milliseconds.model === null ? "" : `, ${milliseconds.model.toFixed(1)} ms with the model`;
  return [
    `${prompts} labelled prompts`,
    ...rows,
    `${milliseconds.grammar.toFixed(1)} ms a prompt by the grammar${model}`,
  ].join("\n");
}
