import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";

const { drawings } = await sharedStudio();

describe("drawings of a thing", () => {
  it("are the better rated first", () => {
    const ratings = drawings.of("windmill").map(({ rating }) => rating ?? 3);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  it("are no weak ones where there is a better one", () => {
    expect(drawings.find("ph:windmill-bold")?.rating).toBe(2);
    expect(drawings.of("windmill").map(({ id }) => id)).not.toContain("ph:windmill-bold");
  });

  it("are weak ones where there is nothing else", () => {
    expect(drawings.of("bee").map(({ rating }) => rating)).toEqual([2]);
  });

  it("are none for a name that every object has", () => {
    expect(drawings.of("constructor")).toEqual([]);
  });
});
