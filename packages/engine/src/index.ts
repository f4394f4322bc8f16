/** The engine's entry: load a studio once, then designs are pure functions of a Brief and a seed. */

import { type DesignOptions, design } from "./design.ts";
import { assetsOf } from "./render/assets.ts";
import type { Assets, Brief, Design, Report, Studio } from "./vocabulary.ts";

export { designFromEdit, type EditOptions, isRefused } from "./editing.ts";
export { fromMemory, type Memory, toMemory } from "./memory.ts";
export {
  designFromPrompt,
  type Parent,
  type PromptedBrand,
  type PromptOptions,
  seedOf,
} from "./prompt.ts";
export { readPrompt } from "./reader/built-in/prompt.ts";
export {
  misquoted,
  type PromptAnswer,
  type Question,
  questionOf,
  type RefinementAnswer,
} from "./reader/question.ts";
export { type ModelReading, type Reader, readerFor } from "./reader/reader.ts";
export { type EditRefusal, type EditValues, facesFor, valuesOf } from "./refine/edit.ts";
export { promptOfEdit } from "./refine/edit-words.ts";
export { type Refined, refine } from "./refine/refine.ts";
export { type SymbolDrawing, symbolsFor } from "./refine/symbols.ts";
export { assetsOf } from "./render/assets.ts";
export { type LanguageModel, loadLanguageModel, withLanguage } from "./studio/language.ts";
export { loadStudio } from "./studio/load.ts";
export * from "./vocabulary.ts";

export type BrandOptions = DesignOptions & {
  readonly seed: number;
  /** Sandbox output carries a visible watermark. */
  readonly watermark: boolean;
};

export type Brand = { readonly design: Design; readonly assets: Assets; readonly report: Report };

/** The same Brief and seed give the same bytes, on every machine. */
export function designFromBrief(
  studio: Studio,
  brief: Brief,
  { seed, watermark, ...options }: BrandOptions,
): Brand {
  const made = design(studio, brief, seed, options);
  return { design: made.design, assets: assetsOf(made.design, watermark), report: made.report };
}
