/**
 * Labelled prompts: two lines each, the prompt (`\\n` for a line break) and its labels. `held-out.txt` and
 * `refinements-held-out.txt` are written by others and are not to be looked at while tuning: mend the grammar on
 * `development.txt` and `refinements.txt`.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";

export type LabelledPrompt = {
  readonly prompt: string;
  readonly labels: { readonly [field: string]: string };
};

/**
 * So many prompts of the development set, the first, are those the written rules were made for: what the rules make of
 * them is no evidence.
 */
export const WRITTEN_FOR = 905;

type PromptSet =
  | "development"
  | "exact"
  | "exact-held-out"
  | "forms"
  | "forms-held-out"
  | "held-out"
  | "names"
  | "pairs"
  | "pairs-held-out"
  | "refinements"
  | "refinements-held-out"
  | "shops"
  | "things";

/** The set of that name, in our own folder or in one of the caller's. */
export const loadPrompts = (
  set: PromptSet,
  folder = join(import.meta.dirname, "prompts"),
): readonly LabelledPrompt[] => parsePrompts(readFileSync(join(folder, `${set}.txt`), "utf8"));

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
