/** Labelled refinements run from three fixed parents: the share that changes exactly what it says, as it says it. */

import { designFromPrompt, type PromptedBrand, type Studio } from "../../src/index.ts";
import type { LabelledPrompt } from "./labelled.ts";
import { shortOf } from "./refinement-checks.ts";

/** What the writers of the prompts were told they look at. */
const PARENTS: readonly { readonly id: string; readonly prompt: string; readonly seed: number }[] = [
  {
    id: "1",
    prompt:
      'A logo for "Nocturne". Tagline: "Tea after dark". A crescent moon to the left of the name, deep indigo and gold, letters in a light serif.',
    seed: 1,
  },
  {
    id: "2",
    prompt:
      'A logo for "Alder & Finch". A bird above the name, stacked, black as the main colour with forest green as accent, geometric sans letters.',
    seed: 3,
  },
  {
    id: "3",
    prompt: 'Wordmark only for "Volt", letters in neon green, extra bold sans, all caps.',
    seed: 2,
  },
];

export type RefinementMiss = {
  readonly prompt: string;
  readonly labels: string;
  readonly short: readonly string[];
  readonly understood: string;
};

type Share = { readonly right: number; readonly of: number };

export type RefinementScore = {
  readonly all: Share;
  readonly kinds: ReadonlyMap<string, Share>;
  readonly misses: readonly RefinementMiss[];
};

export async function drawParents(studio: Studio): Promise<ReadonlyMap<string, PromptedBrand>> {
  const parents = new Map<string, PromptedBrand>();
  for (const { id, prompt, seed } of PARENTS)
    parents.set(id, await designFromPrompt(studio, { prompt, seed, watermark: false }));
  return parents;
}

/** Rows a prompt counts for: each part it changes, several at once, and languages other than English. */
const rowsOf = ({ meanings }: Studio, { prompt, labels }: LabelledPrompt): readonly string[] => {
  const parts = (labels.ch ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return [
    ...(parts.length === 0 ? ["nothing"] : parts),
    ...(parts.length > 1 ? ["several at once"] : []),
    ...(meanings.languageOf(prompt) === "en" ? [] : ["other languages"]),
  ];
};

export async function scoreRefinements(
  studio: Studio,
  prompts: readonly LabelledPrompt[],
): Promise<RefinementScore> {
  const parents = await drawParents(studio);
  const kinds = new Map<string, Share>();
  const misses: RefinementMiss[] = [];
  for (const each of prompts) {
    const parent = parents.get(each.labels.p ?? "1")!;
    const made = await designFromPrompt(studio, { prompt: each.prompt, watermark: false, parent });
    const short = shortOf(studio, each, parent.design, made);
    for (const row of rowsOf(studio, each)) {
      const { right, of } = kinds.get(row) ?? { right: 0, of: 0 };
      kinds.set(row, { right: right + (short.length === 0 ? 1 : 0), of: of + 1 });
    }
    if (short.length > 0)
      misses.push({
        prompt: each.prompt,
        labels: Object.entries(each.labels)
          .map(([label, value]) => `${label}=${value}`)
          .join("; "),
        short,
        understood: made.report.understood.map(({ field, value }) => `${field} «${value}»`).join(", "),
      });
  }
  return { all: { right: prompts.length - misses.length, of: prompts.length }, kinds, misses };
}

const percent = ({ right, of }: Share): string =>
  `${((100 * right) / of).toFixed(1).padStart(6)} %   ${right} of ${of}`;

export const tellRefinements = ({ all, kinds }: RefinementScore): string =>
  [
    `${"exactly as labelled".padEnd(22)}${percent(all)}`,
    ...[...kinds].map(([kind, share]) => `${kind.padEnd(22)}${percent(share)}`),
  ].join("\n");
