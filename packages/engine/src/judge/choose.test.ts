import { describe, expect, it } from "vitest";
import { type Contender, LETTER, ofOneIdea } from "./choose.ts";

type Idea = Contender & { readonly idea: string };
const contender = (idea: string, total: number): Idea => ({
  id: `${idea}-${total}`,
  family: "scene",
  total,
  seen: null,
  idea,
});
const ideasOf = (contenders: readonly Idea[], seeds = 10): readonly string[] =>
  Array.from({ length: seeds }, (_, seed) => {
    const [first] = ofOneIdea(
      contenders,
      ({ idea }) => idea,
      ({ total }) => total,
      seed,
      "Marlow",
    );
    return first!.idea;
  });

describe("ideas in turn", () => {
  it("five seeds bring all of three ideas, however far the best is ahead of the others", () => {
    const three = [contender("bread", 0.8), contender("wheat", 0.7), contender("oven", 0.6)];
    expect(new Set(ideasOf(three, 5)).size).toBe(3);
  });

  it("the two best of five come most often, and any five seeds in a row bring three ideas", () => {
    const five = ["bread", "wheat", "oven", "whisk", "apron"].map((idea, at) =>
      contender(idea, 0.8 - at / 100),
    );
    const ideas = ideasOf(five, 30);
    const share = (idea: string) => ideas.filter((each) => each === idea).length / ideas.length;
    for (const best of ["bread", "wheat"]) expect(share(best)).toBeCloseTo(1 / 3, 1);
    expect(new Set(ideas).size).toBe(5);
    for (let from = 0; from + 5 <= ideas.length; from++)
      expect(new Set(ideas.slice(from, from + 5)).size).toBeGreaterThanOrEqual(3);
  });

  it("an idea whose best drawing is far behind is not brought", () => {
    expect(ideasOf([contender("bread", 0.8), contender("oven", 0.3)])).not.toContain("oven");
  });

  it("all drawings of the idea are left to choose from, and no others", () => {
    const drawn = [contender("bread", 0.8), contender("bread", 0.4), contender("wheat", 0.8)];
    for (const seed of [0, 1, 2, 3]) {
      const left = ofOneIdea(
        drawn,
        ({ idea }) => idea,
        ({ total }) => total,
        seed,
        "Marlow",
      );
      expect(left).toEqual(drawn.filter(({ idea }) => idea === left[0]!.idea));
    }
  });

  it("the letter is one more where there are fewer than three things, and the rarest", () => {
    const letter = contender(LETTER, 0.4);
    const two = ideasOf([contender("bread", 0.8), contender("wheat", 0.7), letter], 50);
    expect(two.filter((idea) => idea === LETTER).length).toBeGreaterThan(0);
    expect(two.filter((idea) => idea === LETTER).length).toBeLessThan(
      two.filter((idea) => idea === "bread").length,
    );
    const three = [contender("bread", 0.8), contender("wheat", 0.7), contender("oven", 0.7), letter];
    expect(ideasOf(three, 50)).not.toContain(LETTER);
  });
});
