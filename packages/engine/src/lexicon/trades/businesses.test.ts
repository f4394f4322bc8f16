import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { isPictured } from "../../explore/context.ts";
import { BUSINESSES, knownBy, nearestKnownBy } from "./businesses.ts";

const studio = await sharedStudio();
const language = studio.language();

describe("what a business is known by", () => {
  it("is found by its name, in the plural and with an apostrophe too", () => {
    expect(knownBy("a candle maker in Leeds")[0]).toBe("candle");
    expect(knownBy("Candle makers")[0]).toBe("candle");
    expect(knownBy("Butcher's, family run")).toContain("cleaver");
  });

  it("is that of the longest name: a riding school is no school", () => {
    expect(knownBy("riding school for children")).toContain("horse");
    expect(knownBy("lessons for the under-fives", "Tiddlecombe Swimming School")).not.toContain("owl");
  });

  it("is that of the first text where names are equally long", () => {
    expect(knownBy("florist", "The Bakery")).toEqual(knownBy("florist"));
  });

  it("is nothing where no business is named", () => {
    expect(knownBy("something quiet and blue")).toEqual([]);
    expect(knownBy("")).toEqual([]);
  });

  it("is that of the nearest where the table has no name for it", async () => {
    const vector = await language.embed("we fix broken phones");
    expect(nearestKnownBy(vector, language.businesses)).toContain("smartphone");
    expect(nearestKnownBy(await language.embed("xylq"), language.businesses)).toEqual([]);
  });

  it("has a vector for each, so the file and the vectors belong together", () => {
    expect(language.businesses.length).toBe(BUSINESSES.length * 384);
  });

  it("can be drawn, and no name stands twice", () => {
    const undrawn = BUSINESSES.filter(({ things }) => !things.some((thing) => isPictured(studio, [thing])));
    expect(undrawn.map(({ names }) => names[0])).toEqual([]);
    const names = BUSINESSES.flatMap((each) => each.names);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
