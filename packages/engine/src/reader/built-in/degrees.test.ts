import { describe, expect, it } from "vitest";
import type { Span, Tagged } from "../../vocabulary.ts";
import { degreeOf } from "./degrees.ts";

/** Asks and degrees, each heard at these words of the prompt. */
function degrees(prompt: string, heard: Readonly<Record<string, string>>) {
  const asks: Tagged["asks"] = new Map(
    Object.entries(heard).map(([code, words]) => {
      const start = prompt.indexOf(words);
      return [code, { likelihood: 0.9, span: [start, start + words.length] as Span }];
    }),
  );
  const steps = Object.keys(heard).filter((code) => code.includes("."));
  return steps.map((step) => degreeOf(step, steps, { spans: [], asks }, prompt));
}

describe("each step goes as far as is said of it (docs/laws.md F4)", () => {
  it.each([
    [
      "Schrift deutlich fetter und etwas enger",
      "fetter",
      "enger",
      { much: "deutlich", slight: "etwas" },
      [4, 1],
    ],
    ["a touch tighter, the mark far larger", "tighter", "larger", { much: "far", slight: "touch" }, [1, 4]],
    ["bolder by a lot, tighter by a touch", "bolder", "tighter", { much: "lot", slight: "touch" }, [4, 1]],
    ["文字をかなり太く、少し詰めて", "太", "詰", { much: "かなり", slight: "少" }, [4, 1]],
    ["letters bolder and a bit tighter", "bolder", "tighter", { slight: "bit" }, [2, 1]],
  ])("%s", (prompt, first, second, said, expected) => {
    expect(degrees(prompt, { "letters.bolder": first, "letters.tighter": second, ...said })).toEqual(
      expected,
    );
  });

  it("of another part a degree says nothing", () => {
    const said = { "mark.larger": "larger", "letters.bolder": "bolder", slight: "bit" };
    expect(degrees("a bit larger mark and the name bolder", said)).toEqual([1, 2]);
  });

  it("what sounds like a bit and like much is a plain step", () => {
    const said = { "mark.larger": "bigger", slight: "some", much: "what" };
    expect(degrees("somewhat bigger", said)).toEqual([2]);
  });

  it("one step alone takes the degree, wherever it stands", () => {
    expect(degrees("larger. No, I mean it, much", { "mark.larger": "larger", much: "much" })).toEqual([4]);
    expect(degrees("larger", { "mark.larger": "larger" })).toEqual([2]);
  });
});
