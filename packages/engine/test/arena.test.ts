import { describe, expect, it } from "vitest";
import { type Key, readAnswers, scoreOf, tellScore } from "../scripts/arena/score.ts";

const KEY: Key = [
  { number: 1, source: "stated", prompt: "a fox", right: ["fox"] },
  { number: 2, source: "stated", prompt: "a fire engine", right: ["fire engine", "truck"] },
  { number: 3, source: "real logo", prompt: "acme", right: [] },
];

describe("the arena's score", () => {
  it("counts what was named and how it was rated, by where the marks are from", () => {
    const answers = readAnswers(
      "number,thing,quality,originality\n1,A fox,4,3\n2,flame,2,\n3,letter a,5,5\n",
    );
    const [stated, real] = scoreOf(KEY, answers);
    expect(stated).toEqual({ source: "stated", marks: 2, named: 0.5, quality: 3, good: 0.5, originality: 3 });
    expect(real).toMatchObject({ source: "real logo", named: null, quality: 5 });
    expect(tellScore([stated!])).toContain("| stated | 2 | 50 % | 3.0 | 50 % | 3.0 |");
  });

  it("takes part of a label for right, and nothing shorter than three letters", () => {
    const row = (thing: string) => scoreOf(KEY.slice(1, 2), readAnswers(`2,${thing},3,3`))[0]!.named;
    expect(row("red truck")).toBe(1);
    expect(row("an engine")).toBe(1);
    expect(row("a")).toBe(0);
  });

  it.each([
    ["x,fox,3,3", /Line 1 does not begin with a mark's number/],
    ["1,fox,9,3", /ratings are 1 to 5/],
    ["1,fox,3,3\n1,cat,3,3", /Line 2 answers mark 1 a second time/],
  ])("refuses answers that cannot be read: %s", (csv, message) => {
    expect(() => readAnswers(csv)).toThrow(message);
  });

  it("says which marks have no answer", () => {
    expect(() => scoreOf(KEY, readAnswers("1,fox,3,3"))).toThrow("No answer for 2, 3.");
  });
});
