import { describe, expect, it } from "vitest";
import { rolesOf } from "../render/shown.ts";
import type { Change, Design } from "../vocabulary.ts";
import { changed, logoOf, studio } from "./conversation.fixture.ts";
import { carry, pictureOf } from "./promises.fixture.ts";

const on = (letters: string, ground: string): Change => ({
  part: "colours",
  ask: "set",
  wishes: [letters, ground].map((hex) => ({ hex, word: hex, exact: false, role: "any" })),
  place: "letters",
  replaces: [],
});
const worn = (design: Design, part: "letters" | "mark" | "plate") =>
  new Set([...rolesOf(design, part)].map((role) => design.palette.light[role]));

const QAMAR = await logoOf("شعار لمكتبة اسمها «قمر»، هلال وكتاب مفتوح، أزرق غامق وأصفر");
const OWL = await logoOf("Logo für Kaltmeier, eine Eule links vom Namen, dunkelblau");

describe("letters in one colour on a ground of another", () => {
  it.each([
    [QAMAR, "#ffffff", "#0000ff"],
    [OWL, "#ffffff", "#006400"],
    [OWL, "#00008b", "#ffff00"],
  ])("stand on a plate of it: %#", (root, letters, ground) => {
    const [made] = changed([root], on(letters, ground));
    expect(worn(made.design, "plate")).toContain(ground);
    expect([...worn(made.design, "letters")]).toEqual([letters]);
    expect(made.design.mark?.shapes.map(({ d }) => d)).toEqual(root.design.mark?.shapes.map(({ d }) => d));
    expect(made.report.changed).toEqual(["colours"]);
    const [back] = changed([made, root], { part: "whole", ask: "undo", steps: 1 });
    expect(pictureOf(back.design)).toEqual(pictureOf(root.design));
  });

  it("the mark keeps a colour that is plainly seen there", () => {
    const [made] = changed([QAMAR], on("#ffffff", "#0000ff"));
    expect([...worn(made.design, "mark")]).toContain("#ffff00");
  });

  it("two that can both be seen on white are no ground", () => {
    const [made] = changed([OWL], on("#b3261e", "#00008b"));
    expect(rolesOf(made.design, "plate").size).toBe(0);
  });

  it("a step of size in the same message goes its way", () => {
    const larger: Change = { part: "mark", ask: "larger", degree: 2 };
    const height = ({ lockup, mark }: Design) =>
      (mark!.box.height * lockup.mark!.scale) / lockup.wordmark!.scale;
    for (const root of [QAMAR, OWL]) {
      const { design } = carry(studio, [root], [on("#ffffff", "#0000ff"), larger]);
      expect(height(design)).toBeGreaterThan(height(root.design) * 1.1);
    }
  });
});
