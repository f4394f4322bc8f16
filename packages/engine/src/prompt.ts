/** From a prompt to a brand, or from a prompt and a parent to its refinement: what a worker calls. */

import { type DesignOptions, design } from "./design.ts";
import { hash32 } from "./dice.ts";
import { readPrompt } from "./read/prompt.ts";
import { type Ancestor, type Lineage, type Refined, refine } from "./refine/refine.ts";
import { assetsOf } from "./render/assets.ts";
import { isLight, TOO_HEAVY } from "./render/weight.ts";
import { readImpossible } from "./understand/impossible.ts";
import { read } from "./understand/reading.ts";
import type { Assets, Brief, Design, Report, Studio, Unmet } from "./vocabulary.ts";

/** What a Memory Node keeps for the refinements to come, with what stands around it in the project's graph. */
export type Parent = Ancestor & Partial<Omit<Lineage, "parent">>;

export type PromptOptions = DesignOptions & {
  readonly prompt: string;
  /** Without one it follows from the prompt, so that a run can be repeated. */
  readonly seed?: number;
  readonly watermark: boolean;
  readonly parent?: Parent;
  /** The simpler way, for a prompt that took too long: only its beginning is read, and a fresh design is a symbol alone. */
  readonly isPlain?: boolean;
};

/** Characters of a prompt that the simpler way reads: a sentence or two. */
const PLAIN_PROMPT = 240;
const PLAIN_NOTE = `drawing took too long, so a simpler way was taken: only the first ${PLAIN_PROMPT} characters were read`;
const WORDLESS = { what: "words", why: "drawing took too long" } as const;

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

/** A parent from before the bound, or letters that became heavier by what was asked: the symbol stands alone. */
const lightened = (studio: Studio, refined: Refined): Refined => {
  if (isLight(refined.design)) return refined;
  const made = design(studio, refined.brief, refined.design.seed, {
    without: { what: "words", why: TOO_HEAVY },
  });
  const unmet = [...refined.report.unmet, ...made.report.unmet];
  return { brief: refined.brief, design: made.design, report: { ...made.report, unmet } };
};

const lineageOf = ({
  brief,
  design: drawn,
  ancestors = [],
  children = [],
  siblings = [],
}: Parent): Lineage => ({
  parent: { brief, design: drawn },
  ancestors,
  children,
  siblings,
});

/** The same options give the same bytes, the simpler way included: what it leaves out does not depend on the machine. */
export async function designFromPrompt(
  studio: Studio,
  { prompt, seed = seedOf(prompt), watermark, parent, isPlain = false, ...options }: PromptOptions,
): Promise<PromptedBrand> {
  const said = isPlain ? Array.from(prompt).slice(0, PLAIN_PROMPT).join("") : prompt;
  const made = parent
    ? lightened(studio, await refine(studio, { prompt: said, seed, lineage: lineageOf(parent) }))
    : await fresh(studio, said, seed, isPlain ? { ...options, without: WORDLESS } : options);
  const report = isPlain ? { ...made.report, notes: [...made.report.notes, PLAIN_NOTE] } : made.report;
  return { ...made, report, assets: assetsOf(made.design, watermark) };
}

async function fresh(studio: Studio, prompt: string, seed: number, options: DesignOptions): Promise<Refined> {
  const brief = await readPrompt(studio, prompt);
  const made = design(studio, brief, seed, options);
  const report = { ...made.report, unmet: [...made.report.unmet, ...unmetIn(prompt, brief)] };
  return { brief, design: made.design, report };
}
