import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { designFromPrompt, type PromptedBrand } from "../../index.ts";
import { readRefinement } from "./refinement.ts";
import { readRequest } from "./request.ts";

const studio = await sharedStudio();
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

describe("a frame is of the kind that the words name (docs/laws.md F6)", () => {
  it.each([
    ["draw a hexagon around the symbol", "hexagon"],
    ["einen sechseckigen Rahmen um das Symbol bitte", "hexagon"],
    ["mets le symbole dans un cadre ovale", "oval"],
  ])("%s", async (prompt, frame) => {
    const { design } = await refined(prompt);
    expect(design.mark?.frame?.kind ?? design.lockup.framed?.kind).toBe(frame);
    expect(design.mark?.motifs).toEqual(root.design.mark?.motifs);
  });
});

describe("one wish, one change", () => {
  it.each([
    ["swap the colours", "colours", "swap"],
    ["die Farben tauschen", "colours", "swap"],
    ["rounder symbol", "mark", "rounder"],
    ["put the mark in a circle", "frame", "add"],
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

describe("what two wishes in one message are about (docs/laws.md F6)", () => {
  const after = async (first: string, message: string) => {
    const parent = await designFromPrompt(studio, { prompt: first, seed: 1, watermark: false });
    const child = await designFromPrompt(studio, { prompt: message, seed: 1, watermark: false, parent });
    return { before: parent.design, design: child.design };
  };

  it("a thing that is replaced leaves the name, which has the same word", async () => {
    const { design } = await after(
      "小鹿森林,儿童绘本馆,一只小鹿,橙色和绿色,标语:慢慢读",
      "口号不要了,小鹿换成一棵树吧",
    );
    expect([design.name, design.tagline]).toEqual(["小鹿森林", null]);
    expect(design.mark?.motifs).toEqual(["tree"]);
  });

  it("a frame goes although the rest is to stay", async () => {
    const { before, design } = await after(
      "A dentist called Pearl Smile, a tooth in a circle, light blue and navy",
      "take the frame off and leave the rest as it is",
    );
    expect(before.mark?.frame).toBeDefined();
    expect(design.mark?.frame).toBeUndefined();
  });

  it("the name becomes darker and the mark of its colour does not", async () => {
    const { before, design } = await after(
      "Martı Kahve, a cup, teal only",
      "make the name a bit darker, touch nothing else",
    );
    const inks = ({ palette, mark }: typeof design) =>
      mark!.shapes.map(({ ink }) => palette.light[ink]).join();
    expect(inks(design)).toBe(inks(before));
    expect(design).not.toBe(before);
  });
});

describe("a colour for one of two things (docs/laws.md R3, F6)", () => {
  const changesOf = async (message: string) => {
    const parent = await designFromPrompt(studio, {
      prompt: "A logo for Kite & Key, a kite and a key. Kite red, key navy",
      seed: 1,
      watermark: false,
    });
    const { changes, locks } = await readRefinement(studio, message, parent.design);
    return { locks, changes: changes.map(({ change }) => change) };
  };

  it("is for the thing that is named, in any language", async () => {
    for (const message of ["make the key gold", "鍵を金色に"])
      expect((await changesOf(message)).changes).toMatchObject([{ ask: "set", wishes: [{ of: "key" }] }]);
    expect((await changesOf("solo la llave más oscura")).changes).toMatchObject([
      { ask: "darker", of: "key" },
    ]);
  });

  it("is not hindered by the other's staying as it is", async () => {
    const { locks, changes } = await changesOf("the kite stays as it is, key bright orange please");
    expect(locks).toEqual([]);
    expect(changes).toMatchObject([{ wishes: [{ of: "key" }] }]);
  });

  it("is for the letters as well where both are named", async () => {
    const { changes } = await changesOf("key and letters both dark green");
    expect(changes).toMatchObject([{ place: "letters" }, { place: "mark", wishes: [{ of: "key" }] }]);
  });
});
