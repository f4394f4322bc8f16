import { describe, expect, it } from "vitest";
import data from "../../data/styles.json" with { type: "json" };
import { commas } from "./lists.ts";
import { AXES, isDescribing, moodOf, opposite, readStyles } from "./styles.ts";

describe("words for a character", () => {
  it("stand once each, with a value or a dot for every axis", () => {
    const words = data.flatMap(({ words, ofBrands = "" }) => [...commas(words), ...commas(ofBrands)]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    for (const { lean } of data) expect(lean).toMatch(/^(?:(?:-?[1-9]|\.)(?: |$)){6}$/);
  });

  it.each(["classier", "gentler", "grander", "cosiest", "sadder"])("'%s' is a step of one", (word) => {
    expect(readStyles(word)).toHaveLength(1);
  });

  it("of which some may be part of a thing's name, and then say nothing of it", () => {
    expect([isDescribing("rustic"), isDescribing("hard")]).toEqual([true, false]);
    expect(readStyles("hard")).toHaveLength(1);
  });

  it("have opposites: what is too childish shall be graver", () => {
    const mood = moodOf(readStyles("childish").map(opposite), [], null);
    expect(mood.grave).toBeGreaterThan(0.5);
    for (const axis of AXES) expect(Math.abs(mood[axis])).toBeLessThanOrEqual(1);
  });
});
