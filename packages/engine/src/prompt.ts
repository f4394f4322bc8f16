/** From a prompt to a brand, or from a prompt and a parent to its refinement: what a worker calls. */

import { type DesignOptions, design } from "./design.ts";
import { hash32 } from "./dice.ts";
import { directed, directionIn, withoutDirection } from "./reader/direction.ts";
import { type ModelReading, type Reader, readerFor } from "./reader/reader.ts";
import { type Lineage, type Refined, refine } from "./refine/refine.ts";
import { assetsOf } from "./render/assets.ts";
import { isLight, TOO_HEAVY } from "./render/weight.ts";
import { prompt as words } from "./report-words.ts";
import { unfulfilled } from "./verify/brief.ts";
import type { Ancestor, Assets, Brief, Design, Report, Studio } from "./vocabulary.ts";

export type { ModelReading } from "./reader/reader.ts";

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
  /** What the operator's language model made of the prompt, where one was asked. */
  readonly reading?: ModelReading | null;
};

/** Characters of a prompt that the simpler way reads: a sentence or two. */
const PLAIN_PROMPT = 240;
const PLAIN_NOTE = words.plain(PLAIN_PROMPT);
const TOO_LONG: ModelReading = { kind: "fallback", why: words.tooLong };
const WORDLESS = { what: "words", why: words.tooLong } as const;

export type PromptedBrand = {
  readonly brief: Brief;
  readonly design: Design;
  readonly assets: Assets;
  readonly report: Report;
};

export const seedOf = (prompt: string): number => hash32(prompt);

/** A parent from before the bound, or letters that became heavier by what was asked: the symbol stands alone. */
export const lightened = (studio: Studio, refined: Refined): Refined => {
  if (isLight(refined.design)) return refined;
  const made = design(studio, refined.brief, refined.design.seed, {
    without: { what: "words", why: TOO_HEAVY },
  });
  const unmet = [...refined.report.unmet, ...made.report.unmet];
  const { locks } = refined.design;
  const drawn: Design = locks ? { ...made.design, locks } : made.design;
  return { brief: refined.brief, design: drawn, report: { ...made.report, unmet } };
};

export const lineageOf = ({
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
  {
    prompt,
    seed = seedOf(prompt),
    watermark,
    parent,
    isPlain = false,
    reading = null,
    ...options
  }: PromptOptions,
): Promise<PromptedBrand> {
  const said = isPlain ? Array.from(prompt).slice(0, PLAIN_PROMPT).join("") : prompt;
  // An answer about the whole prompt may quote what the simpler way leaves out.
  const reader = readerFor(isPlain && reading?.kind === "answer" ? TOO_LONG : reading);
  const made = parent
    ? lightened(studio, await refine(studio, { prompt: said, seed, lineage: lineageOf(parent), reader }))
    : await fresh(studio, said, seed, reader, isPlain ? { ...options, without: WORDLESS } : options);
  const notes = [
    ...made.report.notes,
    ...(reader.by.why ? [words.builtIn(reader.by.why)] : []),
    ...(isPlain ? [PLAIN_NOTE] : []),
  ];
  const report: Report = { ...made.report, notes, reader: reader.by };
  return { ...made, report, assets: assetsOf(made.design, watermark) };
}

async function fresh(
  studio: Studio,
  prompt: string,
  seed: number,
  reader: Reader,
  options: DesignOptions,
): Promise<Refined> {
  const asked = directionIn(prompt);
  const text = withoutDirection(prompt, asked);
  const read = await reader.readPrompt(studio, text);
  const { brief, unmet } = directed(read.brief, asked);
  const made = design(studio, brief, seed, { ...options, prompt: text });
  const known = [...made.report.unmet, ...read.unmet, ...unmet];
  const report = { ...made.report, unmet: [...known, ...unfulfilled(brief, made.design, known)] };
  return { brief, design: made.design, report };
}
