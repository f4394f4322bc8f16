import { describe, expect, it } from "vitest";
import { linesOf } from "../compose/word.ts";
import { linesIn } from "../verify/look.ts";
import type { Change } from "../vocabulary.ts";
import { changed, logoOf, studio } from "./conversation.fixture.ts";
import { carry, groupOf, pictureOf } from "./promises.fixture.ts";

const on = (lines: 1 | 2): Change => ({ part: "name", ask: "lines", lines });

const DOG = await logoOf("Logo for Soggy Dog, a dog, blue, the dog above the name");
const WORD = await logoOf("Logo for Kestrel, a kestrel, green");

describe("the name on two lines or on one", () => {
  it("breaks between its words, keeps the letters and the mark, and goes back to the byte", () => {
    const [two] = changed([DOG], on(2));
    expect(linesIn(two.design)).toBe(2);
    expect(two.design.name).toBe("Soggy Dog");
    expect(two.design.mark).toEqual(DOG.design.mark);
    expect(two.design.type.word?.shapes.length).toBe(DOG.design.type.word?.shapes.length);
    expect(two.report.changed).toEqual(["layout"]);
    expect(two.report.understood[0]?.led_to).toContain("from 1 to 2");
    const [back] = changed([two, DOG], on(1));
    expect(pictureOf(back.design)).toEqual(pictureOf(DOG.design));
  });

  it("stays so in another face and under another mark", () => {
    const wish = { classes: ["serif"], family: null, weight: null, case: null, tracking: null } as const;
    const [made] = changed(
      [DOG],
      on(2),
      { part: "letters", ask: "set", wish, avoid: [] },
      {
        part: "mark",
        ask: "thing",
        things: ["anchor"],
      },
    );
    expect(linesIn(made.design)).toBe(2);
  });

  it("a long name that is broken by its length stands on one line again", async () => {
    const long = await logoOf("Logo for Northpeak Cycling Club, a mountain, navy");
    expect(linesIn(long.design)).toBe(2);
    const [one] = changed([long], on(1));
    expect(linesIn(one.design)).toBe(1);
    expect(groupOf(pictureOf(one.design).logo_svg, "wordmark")).not.toBe("");
  });

  it("is told where there is nothing to break", () => {
    const { design, report } = carry(studio, [WORD], [on(2)]);
    expect(design).toBe(WORD.design);
    expect(report.unmet[0]?.why).toContain("one word");
  });

  it.each([
    ["House of Bread", ["House", "of Bread"]],
    ["Soggy Dog", ["Soggy", "Dog"]],
    ["Maison de la Mer", ["Maison", "de la Mer"]],
    ["Bar do Zé", ["Bar", "do Zé"]],
    ["Crumb & Co.", ["Crumb", "& Co."]],
    ["Дом у моря", ["Дом", "у моря"]],
    ["Northpeak Cycling Club", ["Northpeak", "Cycling Club"]],
    ["HOUSE OF BREAD", ["HOUSE", "OF BREAD"]],
    ["tiny red hen", ["tiny red", "hen"]],
  ])("%s is broken where a reader would pause", (name, lines) => {
    expect(linesOf(name, 2)).toEqual(lines);
  });
});
