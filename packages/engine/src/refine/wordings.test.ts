/** Refinements as people say them: hundreds of labelled wordings, from three parents, in six languages, as the service reads them. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parsePrompts } from "../../scripts/evaluate/labelled.ts";
import { scoreRefinements } from "../../scripts/evaluate/refinements.ts";
import { sharedStudio } from "../../test/studio.ts";
import type { Studio } from "../index.ts";

const FILE = join(import.meta.dirname, "../../scripts/evaluate/prompts/refinements.txt");
/**
 * Below this share a change of the reading has broken a family of wordings. The grammar was tuned on these very wordings and
 * read 0.95 of them, and a third of those that nobody had read; with the tagger beside it half of those are read and 0.87 of
 * these (decision 30). What was kept back decides.
 */
const SHARE = 0.84;

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
}, 60_000);

describe("labelled refinements", () => {
  it("change exactly the parts they name, to what they say", async () => {
    const prompts = parsePrompts(readFileSync(FILE, "utf8"));
    expect(prompts.length).toBeGreaterThanOrEqual(5600);
    // One in eighty keeps the test short; `evaluate-refinement.ts` runs them all.
    const held = prompts.filter((_, index) => index % 80 === 0);
    const { all, misses } = await scoreRefinements(studio, held);
    expect(all.right / all.of, misses.map(({ prompt }) => prompt).join("\n")).toBeGreaterThanOrEqual(SHARE);
  }, 300_000);
});
