/** What is refused is in no drawing (docs/laws.md R6): each scene says all that it shows, and nothing that is done to it adds more. */

import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { design } from "../design.ts";
import { type Brief, EMPTY_BRIEF } from "../vocabulary.ts";
import { DEVICES } from "./devices/index.ts";
import { SCENES } from "./scenes/index.ts";
import { refusalOf } from "./shows.ts";

const studio = await sharedStudio();

const refusing = (name: string, thing: string, refused: string): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: name, source: "stated" },
  motifs: { value: [thing], source: "stated" },
  avoid: { value: { colors: [], motifs: [refused], styles: [] }, source: "stated" },
});

/** All that a scene says it shows. */
const shownIn = (id: unknown): readonly string[] =>
  SCENES.filter((each) => each.id === id).flatMap(({ words, has = [], suggests = [] }) => [
    ...words,
    ...has,
    ...suggests,
  ]);

describe("what is refused", () => {
  it.each([
    ["duckling", "waves"],
    ["pillow", "stars"],
    ["palm tree", "sun"],
    ["crescent", "water"],
    ["moon", "star"],
    ["armchair", "cat"],
    ["hanger", "swan"],
    ["necktie", "fish"],
    ["barn", "sun"],
    ["cleaver", "whale"],
    ["beehive", "snake"],
    ["jar", "moon"],
  ])("is not in a %s without %s", (thing, refused) => {
    for (const [seed, name] of ["Marlow", "Quackley", "Ostra"].entries()) {
      const { mark } = design(studio, refusing(name, thing, refused), seed + 1).design;
      const names = refusalOf(refused).names;
      expect(shownIn(mark?.parameters.scene).filter((each) => names.has(each))).toEqual([]);
    }
  });

  it("is added by no device", () => {
    const adding = new Map(DEVICES.map(({ id, adds }) => [id, adds]));
    for (let seed = 1; seed <= 8; seed++) {
      const { mark } = design(studio, refusing("Marlow", "house", "sun"), seed).design;
      expect(adding.get(String(mark?.parameters.device ?? "").split(" ")[0]!) ?? []).not.toContain("sun");
    }
  });
});
