/**
 * How well prompts are understood, field by field. Exact: exactly what was labelled was found, no more and no less;
 * prompts that neither state nor yield a field do not count for it. Precision: of the values given, the share that is
 * labelled. Recall: of the labels, the share that was given.
 */

import { readPrompt } from "../../src/reader/built-in/prompt.ts";
import type { Studio } from "../../src/vocabulary.ts";
import { FIELDS } from "./fields.ts";
import type { LabelledPrompt } from "./labelled.ts";

export { loadPrompts } from "./labelled.ts";

export type Miss = {
  readonly field: string;
  readonly prompt: string;
  readonly wanted: string;
  readonly got: string;
};

type Share = { readonly right: number; readonly of: number };

export type FieldScore = Share & {
  readonly field: string;
  readonly precision: Share;
  readonly recall: Share;
};

export type UnderstandingScore = {
  readonly prompts: number;
  readonly fields: readonly FieldScore[];
  readonly misses: readonly Miss[];
  readonly milliseconds: number;
};

const plus = ({ right, of }: Share, more: number, outOf: number): Share => ({
  right: right + more,
  of: of + outOf,
});
const NONE: Share = { right: 0, of: 0 };

/** Adds what one prompt says of a field, to each row that it counts in. */
function count(tally: Map<string, FieldScore>, rows: readonly string[], compared: Compared): void {
  const { given, found, got, wanted, exact } = compared;
  for (const row of rows) {
    const before = tally.get(row) ?? { field: row, ...NONE, precision: NONE, recall: NONE };
    tally.set(row, {
      field: row,
      ...plus(before, exact ? 1 : 0, 1),
      precision: plus(before.precision, given, got),
      recall: plus(before.recall, found, wanted),
    });
  }
}

/** How many values were wanted and got, and how many of each have their like among the others. */
type Compared = {
  readonly given: number;
  readonly found: number;
  readonly got: number;
  readonly wanted: number;
  readonly exact: boolean;
};

export async function scoreUnderstanding(
  studio: Studio,
  prompts: readonly LabelledPrompt[],
): Promise<UnderstandingScore> {
  const tally = new Map<string, FieldScore>();
  const misses: Miss[] = [];
  let spent = 0;
  for (const { prompt, labels } of prompts) {
    const from = performance.now();
    const brief = await readPrompt(studio, prompt);
    spent += performance.now() - from;
    for (const { field, always, compare } of FIELDS) {
      const compared = compare(brief, labels);
      if (!compared) continue;
      const { wanted, got, alike } = compared;
      if (!always && wanted.length === 0 && got.length === 0) continue;
      const given = got.filter((value) => wanted.some((label) => alike(label, value))).length;
      const found = wanted.filter((label) => got.some((value) => alike(label, value))).length;
      const exact = given === got.length && found === wanted.length;
      const isForeign = labels.g && /^(?:name|colours)$/.test(field);
      const rows = isForeign ? [field, `${field}, other languages`] : [field];
      count(tally, rows, { given, found, got: got.length, wanted: wanted.length, exact });
      if (!exact) misses.push({ field, prompt, wanted: wanted.join(", "), got: got.join(", ") });
    }
  }
  return {
    prompts: prompts.length,
    fields: [...tally.values()],
    misses,
    milliseconds: spent / prompts.length,
  };
}

const percent = ({ right, of }: Share): string =>
  of === 0 ? "     –" : ((100 * right) / of).toFixed(1).padStart(6);

/** The figures as lines for `npm run evaluate`. */
export function tellUnderstanding({ prompts, fields, milliseconds }: UnderstandingScore): string {
  const rows = fields.map(
    (score) =>
      `${score.field.padEnd(28)}${percent(score)} %  ${percent(score.precision)} %  ${percent(score.recall)} %   ${score.right} of ${score.of}`,
  );
  return [
    `${prompts} labelled prompts`,
    `${"".padEnd(28)} exact   precision  recall`,
    ...rows,
    `${milliseconds.toFixed(1)} ms per prompt`,
  ].join("\n");
}
