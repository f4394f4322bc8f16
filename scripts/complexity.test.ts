import { describe, expect, it } from "vitest";
import { complaintsAbout, listedIn, offendersIn } from "./complexity.ts";

describe("the list of files with a complex function", () => {
  it("is what biome.json turns the rule off for, and nothing else there", () => {
    const rules = (rule: string, level: string) => ({ linter: { rules: { complexity: { [rule]: level } } } });
    const overrides = [
      { includes: ["a.ts", "b.ts"], ...rules("noExcessiveCognitiveComplexity", "off") },
      { includes: ["c.ts"], ...rules("noExcessiveCognitiveComplexity", "error") },
      { includes: ["d.ts"], ...rules("noForEach", "off") },
      { includes: ["e.ts"] },
    ];
    expect(listedIn({ overrides })).toEqual(["a.ts", "b.ts"]);
    expect(listedIn({})).toEqual([]);
  });

  it("is left alone while each file has its one function", () => {
    expect(complaintsAbout(["a.ts", "b.ts"], ["b.ts", "a.ts"], 2)).toEqual([]);
  });

  it("fails for a file that no longer offends, and for one that offends twice", () => {
    expect(complaintsAbout(["a.ts", "b.ts"], ["b.ts", "b.ts"], 2)).toEqual([
      "a.ts has no complex function any more: take it off the list in biome.json.",
      "b.ts has 2 complex functions: one is listed, simplify the others.",
    ]);
  });

  it("never gets longer, and says so when it got shorter", () => {
    expect(complaintsAbout(["a.ts", "b.ts"], ["a.ts", "b.ts"], 1)).toEqual([
      "2 files are listed in biome.json; there were 1: simplify the new one.",
    ]);
    expect(complaintsAbout(["a.ts"], ["a.ts"], 2)).toEqual([
      "1 files are listed in biome.json: set LISTED in scripts/complexity.ts to that.",
    ]);
  });

  it("is read out of Biome's answer, whatever it says besides", () => {
    const diagnostic = (category: string, path: string) => ({ category, location: { path } });
    const answer = JSON.stringify({
      summary: {},
      diagnostics: [
        diagnostic("lint/complexity/noExcessiveCognitiveComplexity", "a.ts"),
        diagnostic("deserialize", "biome.json"),
      ],
      command: "lint",
    });
    expect(offendersIn(`The --json option is unstable.\n${answer}biome.json:10:13 deserialize\n`)).toEqual([
      "a.ts",
    ]);
    expect(() => offendersIn("Biome exited because the configuration resulted in errors.")).toThrow(
      "Biome answered something else than JSON",
    );
  });
});
