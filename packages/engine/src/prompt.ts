/** From a prompt to a brand, or from a prompt and a parent to its refinement: what a worker calls. */

import { type DesignOptions, design } from "./design.ts";
import { hash32 } from "./dice.ts";
import { type Ancestor, type Lineage, refine } from "./refine/refine.ts";
import { assetsOf } from "./render/assets.ts";
import { readImpossible } from "./understand/impossible.ts";
import { read } from "./understand/reading.ts";
import { understand } from "./understand/understand.ts";
import type { Assets, Brief, Design, Report, Studio, Unmet } from "./vocabulary.ts";

/** What a Memory Node keeps for the refinements to come, with what stands around it in the project's graph. */
export type Parent = Ancestor & Partial<Omit<Lineage, "parent">>;

export type PromptOptions = DesignOptions & {
  readonly prompt: string;
  /** Without one it follows from the prompt, so that a run can be repeated. */
  readonly seed?: number;
  readonly watermark: boolean;
  readonly parent?: Parent;
};

export type PromptedBrand = {
  readonly brief: Brief;
  readonly design: Design;
  readonly assets: Assets;
  readonly report: Report;
};

export const seedOf = (prompt: string): number => hash32(prompt);

/** Wishes no logo of ours can meet, but for words of the name. */
const unmetIn = (prompt: string, { name, tagline }: Brief): readonly Unmet[] =>
  readImpossible(
    read(prompt),
    [name, tagline].flatMap((field) => (field?.span ? [field.span] : [])),
  ).map(({ unmet }) => unmet);

export async function designFromPrompt(
  studio: Studio,
  { prompt, seed = seedOf(prompt), watermark, parent, ...options }: PromptOptions,
): Promise<PromptedBrand> {
  if (parent) {
    const { brief, design: drawn, ancestors = [], children = [], siblings = [] } = parent;
    const lineage: Lineage = { parent: { brief, design: drawn }, ancestors, children, siblings };
    const refined = refine(studio, { prompt, seed, lineage });
    return { ...refined, assets: assetsOf(refined.design, watermark) };
  }
  const brief = await understand(studio, prompt);
  const made = design(studio, brief, seed, options);
  const report = { ...made.report, unmet: [...made.report.unmet, ...unmetIn(prompt, brief)] };
  return { brief, design: made.design, report, assets: assetsOf(made.design, watermark) };
}
