import { beforeAll, describe, expect, it } from "vitest";
import { designFromPrompt, loadStudio, type PromptedBrand } from "../../index.ts";
import { readRequest } from "./request.ts";

const studio = await loadStudio();
let root: PromptedBrand;
beforeAll(async () => {
  root = await designFromPrompt(studio, {
    prompt:
      "A logo for Nocturne, a tea house. A crescent moon on the left, deep indigo and gold, serif letters",
    watermark: false,
  });
});

const refined = (prompt: string) =>
  designFromPrompt(studio, { prompt, watermark: false, parent: { brief: root.brief, design: root.design } });

describe("nothing asked, nothing changed (docs/laws.md F1), whatever the language", () => {
  it.each([
    "thanks, perfect!",
    "спасибо, отлично!",
    "ありがとう、完璧です",
    "merci, on garde comme ça",
    "how much is it?",
    "👍",
  ])("%s", async (prompt) => {
    const { design, assets, report } = await refined(prompt);
    expect(design).toBe(root.design);
    expect(assets).toEqual(root.assets);
    expect(report.changed).toEqual([]);
  });
});

describe("one wish, one change", () => {
  it.each([
    ["swap the colours", "colours", "swap"],
    ["die Farben tauschen", "colours", "swap"],
    ["rounder symbol", "mark", "rounder"],
    ["put it in a circle", "frame", "add"],
    ["mark below the name", "layout", "place"],
    ["mark on the right", "layout", "place"],
    ["a fox instead of the moon", "mark", "thing"],
    ["call it Nocturna", "name", "set"],
    ["月をもっと大きく", "mark", "larger"],
    ["把颜色换成红色", "colours", "set"],
    ["가게 이름을 대문자로", "letters", "case"],
    ["Mach die letzte Änderung rückgängig", "whole", "undo"],
  ])("%s", async (prompt, part, ask) => {
    const { report } = await refined(prompt);
    expect(report.changes?.map((change) => [change.part, change.ask])).toEqual([[part, ask]]);
  });

  it("a stated colour is used as stated (docs/laws.md R3): a step along a scale beside it was the reason", () => {
    const asks = (...names: readonly string[]) =>
      new Map(names.map((name) => [name, { likelihood: 0.9, span: [0, 6] as const }]));
    const read = (...names: readonly string[]) =>
      readRequest(
        studio,
        "indigo is cold, try #0a7f5a",
        {
          spans: [{ tag: "colour", span: [20, 27], role: "any", kinds: [], likelihood: 1 }],
          asks: asks(...names),
        },
        root.design,
      ).changes.map(({ change }) => change.ask);
    expect(read("colours.set", "colours.warmer")).toEqual(["set"]);
    expect(read("colours.set", "colours.warmer", "at.letters")).toHaveLength(2);
    expect(read("colours.warmer")).toEqual(["warmer"]);
  });

  it("a word heard as a wish for other letters is not one for another logo as well (docs/laws.md F1)", () => {
    const read = (afresh: readonly [number, number]) => {
      const asks = new Map([
        ["letters.another", { likelihood: 0.8, span: [17, 26] as const }],
        ["letters.set", { likelihood: 0.6, span: [6, 16] as const }],
        ["afresh", { likelihood: 0.9, span: afresh }],
      ]);
      const tagged = { spans: [], asks };
      return readRequest(studio, "try a completely different typeface", tagged, root.design);
    };
    expect(read([17, 26]).changes.map(({ change }) => change.ask)).toEqual(["another"]);
    expect(read([17, 26]).impossible).toEqual([]);
    expect(read([0, 3]).changes.map(({ change }) => change.ask)).toEqual(["another", "afresh"]);
  });

  it("quotes the prompt's own words", async () => {
    const { report } = await refined("a fox instead of the moon");
    expect(report.changes?.[0]?.said).toBe("fox");
  });
});

it("says what was heard too faintly to act upon, in the prompt's words, and does nothing", () => {
  const asks = new Map([["mark.larger", { likelihood: 0.3, span: null }]]);
  const { changes, impossible } = readRequest(studio, "اجعل الشعار أكبر", { spans: [], asks }, root.design);
  expect(changes).toEqual([]);
  expect(impossible).toMatchObject([{ wish: "اجعل الشعار أكبر" }]);
});
