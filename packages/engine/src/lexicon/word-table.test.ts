import { describe, expect, it } from "vitest";
import { laidOver, linesOf, type Words, wordTable } from "./word-table.ts";

const tableOf = (words: Words) => wordTable(linesOf(words));

const THINGS = {
  star: "star",
  starfish: "starfish",
  "star of the sea": "star",
  étoile: "star",
  лиса: "fox",
  лисий: "fox",
  狐: "fox",
  "🦊": "fox",
  zebra: "zebra",
};

describe("a table of words", () => {
  it.each(Object.entries(THINGS))("finds %s", (word, meaning) => {
    expect(tableOf(THINGS).get(word)).toBe(meaning);
  });

  it.each(["", "sta", "stars", "a", "zz", "лис", "狐狐", "constructor", "star\tstar"])(
    "has no %j",
    (word) => {
      expect(tableOf(THINGS).get(word)).toBeUndefined();
    },
  );

  it("has nothing when it is empty", () => {
    expect(tableOf({}).get("star")).toBeUndefined();
    expect(tableOf({}).beginningWith("", 3)).toEqual([]);
  });

  it("finds every word of many, whatever their lengths", () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => ["é".repeat(1 + (at % 7)) + at, "m".repeat(at % 40)]),
    );
    const table = tableOf(many);
    expect(Object.fromEntries(Object.keys(many).map((word) => [word, table.get(word)]))).toEqual(many);
  });

  it("gives the words that begin with a stem in their order, those with too many letters left out", () => {
    const words = (stem: string, most: number) =>
      tableOf(THINGS)
        .beginningWith(stem, most)
        .map(({ word }) => word);
    expect(words("star", 4)).toEqual(["star", "starfish"]);
    expect(words("star", 3)).toEqual(["star"]);
    expect(words("лис", 2)).toEqual(["лиса", "лисий"]);
    expect(words("лис", 1)).toEqual(["лиса"]);
    expect(words("nothing", 3)).toEqual([]);
  });

  it("counts letters as JavaScript does", () => {
    expect(tableOf(THINGS).beginningWith("", 1)).toEqual([{ word: "狐", meaning: "fox" }]);
    expect(tableOf(THINGS).beginningWith("", 2)).toContainEqual({ word: "🦊", meaning: "fox" });
  });

  it("refuses words that would break its lines", () => {
    expect(() => linesOf({ "a\tb": "c" })).toThrow('no word of a table: "a\\tb"');
    expect(() => linesOf({ a: "b\nc" })).toThrow("no word of a table");
  });
});

describe("a table laid over another", () => {
  const colours = { rosa: "pink", rot: "red", roh: "off white" };
  const things = { rosa: "rose", rose: "rose", rosine: "raisin" };
  const table = laidOver(tableOf(colours), tableOf(things));

  it("says what the upper one says, and otherwise what the lower one says", () => {
    const said = ["rosa", "rose", "rot", "blau"].map((word) => table.get(word));
    expect(said).toEqual(["pink", "rose", "red", undefined]);
  });

  it("has words of the lower one first, and each word once", () => {
    expect(table.beginningWith("ro", 3)).toEqual([
      { word: "rosa", meaning: "pink" },
      { word: "rose", meaning: "rose" },
      { word: "roh", meaning: "off white" },
      { word: "rot", meaning: "red" },
    ]);
  });
});
