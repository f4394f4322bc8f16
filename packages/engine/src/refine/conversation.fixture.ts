/** Conversations for tests: a logo from its prompt, and each message said of what came of the one before. */

import { sharedStudio } from "../../test/studio.ts";
import { designFromPrompt, type PromptedBrand } from "../index.ts";
import type { Change } from "../vocabulary.ts";
import { carry } from "./promises.fixture.ts";
import type { Refined } from "./refine.ts";

export const studio = await sharedStudio();

/** Versions of one logo, the newest first. */
export type Line = readonly [PromptedBrand, ...PromptedBrand[]];

export const logoOf = (prompt: string, seed?: number): Promise<PromptedBrand> =>
  designFromPrompt(studio, { prompt, watermark: false, ...(seed === undefined ? {} : { seed }) });

/** What a message makes of the newest version. */
export const replyTo = ([parent, ...ancestors]: Line, prompt: string): Promise<PromptedBrand> =>
  designFromPrompt(studio, { prompt, watermark: false, parent: { ...parent, ancestors } });

/** All versions of a conversation, the newest first. */
export async function converse(prompt: string, ...messages: readonly string[]): Promise<Line> {
  let line: Line = [await logoOf(prompt)];
  for (const message of messages) line = [await replyTo(line, message), ...line];
  return line;
}

type Versions = readonly [Pick<Refined, "brief" | "design">, ...Pick<Refined, "brief" | "design">[]];

/** Changes one after the other, each as a version of its own: the newest first. */
export const changed = (line: Versions, ...changes: readonly Change[]): readonly [Refined, ...Versions] => {
  const [next, ...others] = changes;
  const made = carry(studio, line, [next!]);
  return others.length === 0 ? [made, ...line] : changed([made, ...line], ...others);
};
