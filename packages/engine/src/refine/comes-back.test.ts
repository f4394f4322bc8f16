import { describe, expect, it } from "vitest";
import { readRefinement } from "../reader/built-in/refinement.ts";
import type { Change, Design } from "../vocabulary.ts";
import { changed, converse, logoOf, studio } from "./conversation.fixture.ts";
import { inkOf } from "./parts.ts";
import { resized } from "./things.ts";

const OWL = await logoOf('Logo for Larkin, an owl, navy, slogan "Books at night"');
const GREEN = { hex: "#006400", word: "dark green", exact: false, role: "any" } as const;
const colourOf = ({ type, palette }: Design, part: "word" | "tagline") => palette.light[inkOf(type[part])];
const heightOf = ({ lockup, type }: Design) => type.tagline!.size ?? lockup.tagline!.scale;

describe("docs/laws.md F3: what comes back is as it was when it went", () => {
  it.each<[string, Change]>([
    ["the letters", { part: "letters", ask: "bolder", degree: 2 }],
    [
      "the colour of the name",
      { part: "colours", ask: "set", place: "letters", replaces: [], wishes: [GREEN] },
    ],
    ["the place of the mark", { part: "layout", ask: "place", place: "above" }],
  ])("a slogan, though %s changed in between", async (_, between) => {
    const [gone, dyed, larger] = await converse(
      'Logo for Larkin, an owl, navy, slogan "Books at night"',
      "the slogan bigger",
      "the slogan in orange",
      "remove the slogan",
    );
    const [back] = changed([gone, dyed!, larger!, OWL], between, {
      part: "tagline",
      ask: "restore",
      from: "before",
    });
    expect(colourOf(back.design, "tagline")).toBe(colourOf(dyed!.design, "tagline"));
    expect(heightOf(back.design)).toBe(heightOf(dyed!.design));
  });
});

describe("docs/laws.md F2: a slogan in a colour of its own keeps it where the name gets another", () => {
  it.each([
    ["the slogan in orange", "the name in dark green"],
    ["Slogan in Orange", "Name in Dunkelgrün"],
    ["слоган оранжевым", "название тёмно-зелёным"],
  ])("%s, %s", async (...messages) => {
    const [named, dyed] = await converse(
      'Logo for Larkin, an owl, navy, slogan "Books at night"',
      ...messages,
    );
    expect(colourOf(named.design, "word")).not.toBe(colourOf(dyed!.design, "word"));
    expect(colourOf(named.design, "tagline")).toBe(colourOf(dyed!.design, "tagline"));
  });
});

describe("an added thing has a size of its own", () => {
  it.each([
    ["add a small star", "small"],
    ["füge einen kleinen Stern hinzu", "small"],
    ["añade una estrella pequeña", "small"],
    ["小さな星を追加して", "small"],
    ["add a big star", "large"],
    ["add a star", undefined],
  ])("%s", async (prompt, size) => {
    const { changes } = await readRefinement(studio, prompt, OWL.design);
    expect(changes.map(({ change }) => change)).toEqual([
      expect.objectContaining({ ask: "add", things: ["star"], ...(size ? { size } : {}) }),
    ]);
    expect("size" in changes[0]!.change).toBe(size !== undefined);
  });

  it("small is smaller than usual, and as small as it can be seen is the end", () => {
    const add = { part: "mark", ask: "add", things: ["star"] } as const;
    const width = (design: Design) => design.mark!.box.width;
    const [usual] = changed([OWL], add);
    const [small] = changed([OWL], { ...add, size: "small" });
    expect(width(small.design)).toBeLessThan(width(usual.design));
    const smaller = { part: "mark", ask: "smaller", degree: 4, thing: "star" } as const;
    const [last, before] = changed([small, OWL], smaller, smaller, smaller);
    expect(resized(last.design, "star", 0.5)).toBe("ends");
    // The other thing is not made smaller in its place.
    expect(last.design.lockup.size).toBe(before!.design.lockup.size);
    expect(last.report.unmet).toHaveLength(1);
  });
});

it.each([
  ["another owl", "owl"],
  ["eine andere Eule", "owl"],
  ["otro búho", "owl"],
  ["別のフクロウ", "owl"],
])("another drawing of a thing shows that thing: %s", async (prompt, thing) => {
  const [other] = await converse("Logo for Larkin, an owl, navy", prompt);
  expect(other.design.mark!.motifs).toContain(thing);
  expect(other.report.changed).toContain("mark");
});
