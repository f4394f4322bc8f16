import { describe, expect, it } from "vitest";
import { readWords } from "../../understand/text.ts";
import type { Span } from "../../vocabulary.ts";
import { piecesOf, vocabularyOf } from "./pieces.ts";
import { readPieces } from "./published.ts";

const vocabulary = vocabularyOf(readPieces());
const written = new Map([...vocabulary].map(([piece, id]) => [id, piece]));
const read = (prompt: string, most = 384) => {
  const words = readWords(prompt).map(({ start, end }): Span => [start, end]);
  return piecesOf(prompt, words, vocabulary, most);
};
const texts = (prompt: string) => read(prompt).ids.map((id) => written.get(id));

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

  it("say of each word where it begins", () => {
    const { ids, first } = read("Café Quixel, no teal!");
    expect(first.map((at) => written.get(ids[at]!))).toEqual(["cafe", "qui", "no", "tea"]);
  });

  it("keep how a word is written, and that a line begins", () => {
    const { shapes, first } = read("Name: VOLT 24h\nno iPod, Rust please");
    expect(first.map((at) => shapes[at])).toEqual([5, 4, 2, 10, 6, 5, 3]);
  });

  it("end where the model's reading ends; words beyond have none", () => {
    const { ids, first } = read("one two three four five six", 5);
    expect(ids).toHaveLength(5);
    expect(first).toEqual([1, 2, 3, -1, -1, -1]);
  });

  it.each(["", " \n ", "🦊🌊", "‮​", "\ud800 x", "x".repeat(400)])("are found in %j", (prompt) => {
    const { ids, shapes } = read(prompt);
    expect(ids.at(0)).toBe(101);
    expect(ids.at(-1)).toBe(102);
    expect(shapes).toHaveLength(ids.length);
  });
});
