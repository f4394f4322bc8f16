import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { designFromPrompt } from "../../index.ts";
import type { Design } from "../../vocabulary.ts";
import { readRefinement } from "./refinement.ts";

const studio = await sharedStudio();
let tulip: Design;
beforeAll(async () => {
  const prompt = "Logo for Wrzos, a flower shop, with a tulip, purple";
  tulip = (await designFromPrompt(studio, { prompt, seed: 3, watermark: false })).design;
}, 60_000);

/** Who wears what in a message. */
async function worn(message: string): Promise<readonly string[]> {
  const { changes } = await readRefinement(studio, message, tulip);
  return changes.flatMap(({ change }) =>
    change.part === "colours" && change.ask === "set"
      ? change.wishes.map(({ of, word }) => `${of ?? change.place}: ${word}`)
      : [],
  );
}

describe("a colour is for what it was said of (docs/laws.md R3)", () => {
  it.each([
    // The part, and not what it belongs to.
    ["Liście tulipana na zielono, kwiat zostaje, jaki jest.", ["leaf: zielono"]],
    ["Les feuilles de la tulipe en vert", ["leaf: vert"]],
    // What a ring goes around is no more than its place.
    ["Un cercle autour de la tulipe et le nom en vert bouteille.", ["letters: vert bouteille"]],
    // A slogan that comes with the message.
    ["Unterzeile „Blumen seit 1990“ dazu, in Braun", ["tagline: braun"]],
    ["Add the slogan “Cut daily” and make the tulip red", ["tulip: red"]],
    // Colours that nobody marked.
    ["A coral colour, but only for the symbol", ["mark: coral"]],
  ] as const)("%s", async (message, expected) => {
    expect(await worn(message)).toEqual(expected);
  });

  it("hears no other drawing in the word for a part", async () => {
    const { changes } = await readRefinement(studio, "make the tulip's leaves and stem dark green", tulip);
    expect(changes.every(({ change }) => change.part === "colours")).toBe(true);
  });

  it("takes the name of a present colour beside a step for that colour", async () => {
    expect(await worn("A lighter purple please.")).toEqual([]);
  });
});
