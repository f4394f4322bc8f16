import { describe, expect, it } from "vitest";
import { piecesOf, vocabularyOf } from "./pieces.ts";
import { readPieces } from "./published.ts";

const vocabulary = vocabularyOf(readPieces());
const written = new Map([...vocabulary].map(([piece, id]) => [id, piece]));
const texts = (prompt: string, most = 384) => piecesOf(prompt, vocabulary, most).map((id) => written.get(id));

describe("the pieces of a prompt", () => {
  it("are lower case, without accents, signs by themselves, unknown words in parts", () => {
    expect(texts("Café Quixel, no teal!")).toEqual([
      "[CLS]",
      "cafe",
      "qui",
      "##x",
      "##el",
      ",",
      "no",
      "tea",
      "##l",
      "!",
      "[SEP]",
    ]);
  });

  it("are the same with and without invisible characters", () => {
    expect(texts("make it na\u200bvy\u202e please")).toEqual(texts("make it navy please"));
  });

  it("end where the model's reading ends", () => {
    expect(texts("one two three four five six", 5)).toEqual(["[CLS]", "one", "two", "three", "[SEP]"]);
  });

  it.each(["", " \n ", "🦊🌊", "\u202e\u200b", "\ud800 x", "x".repeat(400)])("are found in %j", (prompt) => {
    expect(texts(prompt).at(0)).toBe("[CLS]");
    expect(texts(prompt).at(-1)).toBe("[SEP]");
  });
});
