/** "A thousand prompts: no two marks alike" (docs/laws.md M9), drawn from prompt to design as the service does it. */

import { readFileSync } from "node:fs";
import { design } from "../../src/design.ts";
import { cosine } from "../../src/judge/different.ts";
import { seedOf } from "../../src/prompt.ts";
import { readPrompt } from "../../src/reader/built-in/prompt.ts";
import type { Design, Studio } from "../../src/vocabulary.ts";
import { type LabelledPrompt, loadPrompts, parsePrompts } from "./labelled.ts";
import { described, glimpseOf, TWINS } from "./variety.ts";

const THOUSAND = 1000;

type Drawn = {
  readonly prompt: string;
  readonly design: Design;
  /** The mark's low frequencies; a word has none. */
  readonly low: ArrayLike<number> | null;
};

type TwinPair = { readonly a: Drawn; readonly b: Drawn; readonly alike: number };

/** Different prompts in the order given, as many as are asked for. */
const differentPrompts = (sets: readonly (readonly LabelledPrompt[])[], most = THOUSAND): readonly string[] =>
  [...new Set(sets.flat().map(({ prompt }) => prompt))].slice(0, most);

/** Prompts given by hand, else those at hand; the held-out ones come last, to fill up. */
export const thousandPrompts = (files: readonly string[]): readonly string[] =>
  differentPrompts(
    files.length > 0
      ? files.map((file) => parsePrompts(readFileSync(file, "utf8")))
      : [loadPrompts("development"), loadPrompts("held-out")],
  );

export async function drawAll(studio: Studio, prompts: readonly string[]): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = [];
  for (const prompt of prompts) {
    const made = design(studio, await readPrompt(studio, prompt), seedOf(prompt)).design;
    drawn.push({ prompt, design: made, low: glimpseOf(made).low });
  }
  return drawn;
}

/** Pairs of marks that are one picture, the likest first. */
const twinPairs = (drawn: readonly Drawn[], limit = TWINS): readonly TwinPair[] =>
  drawn
    .flatMap((a, index) =>
      drawn.slice(index + 1).flatMap((b): TwinPair[] => {
        const alike = a.low && b.low ? cosine(a.low, b.low) : 0;
        return alike > limit ? [{ a, b, alike }] : [];
      }),
    )
    .sort((one, other) => other.alike - one.alike);

/** The share of a thousand that has a mark, its twins, and which families they are of. Held-out names stay unread. */
export function tellThousand(drawn: readonly Drawn[]): string {
  const unread = new Set(loadPrompts("held-out").map(({ prompt }) => prompt));
  const called = ({ prompt, design: { name } }: Drawn): string =>
    unread.has(prompt) ? "(held out)" : (name ?? "(no name)");
  const pairs = twinPairs(drawn);
  const families = new Map<string, number>();
  for (const { a } of pairs) {
    const family = String(a.design.mark?.parameters.inner ?? a.design.mark?.family);
    families.set(family, (families.get(family) ?? 0) + 1);
  }
  const marks = drawn.filter(({ low }) => low !== null).length;
  const lines = pairs.map(
    ({ a, b, alike }) =>
      `  ${alike.toFixed(3)} ${called(a)} and ${called(b)}: ${described(a.design)}, ${described(b.design)}`,
  );
  return [
    `${drawn.length} different prompts, ${marks} with a mark: ${pairs.length} pairs of twins`,
    ...[...families]
      .sort(([one, m], [other, n]) => n - m || (one < other ? -1 : 1))
      .map(([family, count]) => `  ${family}: ${count}`),
    ...lines,
  ].join("\n");
}
