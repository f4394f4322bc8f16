import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { designFromPrompt } from "../prompt.ts";
import type { Direction, Studio } from "../vocabulary.ts";
import { directionIn, withoutDirection } from "./direction.ts";

const DIRECTIONS = ["picture", "letter", "meaning", "emblem", "wordmark", "abstract"] as const;
const inDirection = (prompt: string, direction: Direction) => `${prompt}\nDirection: ${direction}`;
const BAKERY = "A calm logo for Harbour Lantern, a neighbourhood bakery, in terracotta";
let studio: Studio;

beforeAll(async () => {
  studio = await sharedStudio();
}, 60_000);

const drawn = (prompt: string, seed = 1) => designFromPrompt(studio, { prompt, seed, watermark: false });

describe("a direction in words", () => {
  it("is read from the line that the dashboard and the command write, and from the issue's own words", () => {
    for (const direction of DIRECTIONS)
      expect(directionIn(inDirection(BAKERY, direction))?.direction).toBe(direction);
    expect(directionIn("Direction: the name's meaning. For Harbour")?.direction).toBe("meaning");
    expect(directionIn("For Harbour; direction: a picture of the thing")?.direction).toBe("picture");
    expect(directionIn("For Emblem, who give direction to others")).toBeNull();
  });

  it("leaves every other word at its place", () => {
    const prompt = inDirection("Direction Travel, a guide", "emblem");
    const rest = withoutDirection(prompt, directionIn(prompt));
    expect(rest).toHaveLength(prompt.length);
    expect(rest.trimEnd()).toBe("Direction Travel, a guide");
  });

  const FAMILIES: { readonly [direction in Direction]: RegExp } = {
    picture: /^(?:pictorial|scene)$/,
    letter: /^(?:monogram|letter-motif|built-letter)$/,
    meaning: /^(?!monogram|letter-motif|built-letter|none)/,
    emblem: /^emblem$/,
    wordmark: /^none$/,
    abstract: /^(?!pictorial|scene|monogram|letter-motif|built-letter|none)/,
  };
  it.each(DIRECTIONS)("%s is what is drawn, and what the Brief and the Report say", async (direction) => {
    for (const seed of [1, 2]) {
      const { brief, design, report } = await drawn(inDirection(BAKERY, direction), seed);
      expect(brief.direction).toMatchObject({ value: direction, source: "stated" });
      expect(brief.name?.value).toBe("Harbour Lantern");
      expect(design.mark?.family ?? "none").toMatch(FAMILIES[direction]);
      expect(report.understood.find(({ field }) => field === "direction")?.value).toBe(direction);
      expect(report.unmet.filter(({ field }) => field === "direction")).toEqual([]);
    }
  });

  it("meaning rests on words of the name", async () => {
    const { design } = await drawn(inDirection(BAKERY, "meaning"));
    expect(["harbour", "lantern"]).toContain(design.concept.because[0]?.toLowerCase());
  });

  it("gives way to a form that is stated, and the Report says so", async () => {
    const { design, report } = await drawn(inDirection("A wordmark for Harbour Lantern, a bakery", "emblem"));
    expect(design.mark).toBeNull();
    expect(report.unmet.find(({ field }) => field === "direction")?.why).toContain("wordmark");
  });

  it("is kept by another drawing, and left by a thing that is asked for", async () => {
    const parent = await drawn(inDirection(BAKERY, "abstract"));
    const another = await designFromPrompt(studio, {
      prompt: "another symbol",
      seed: 2,
      watermark: false,
      parent,
    });
    expect(another.design.mark?.family).toMatch(FAMILIES.abstract);
    const fox = await designFromPrompt(studio, {
      prompt: "make it a fox",
      seed: 2,
      watermark: false,
      parent,
    });
    expect(fox.brief.direction).toBeUndefined();
    expect(fox.design.mark?.motifs).toContain("fox");
  });
});
