import { describe, expect, it } from "vitest";
import { IDEAS } from "../marks/ideas.ts";
import { type Brief, EMPTY_BRIEF } from "../vocabulary.ts";
import { conceive } from "./concepts.ts";
import { meaningfulWords, meaningOf } from "./meanings.ts";
import { PHRASES } from "./phrases.ts";

const named = (name: string, trade?: string): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: name, source: "stated" },
  trade: trade ? { value: trade, source: "stated" } : null,
});

describe("conceive", () => {
  it("has at least six concepts for any Brief, the empty one included", () => {
    for (const brief of [
      EMPTY_BRIEF,
      named("Nocturne"),
      named("7"),
      named("桜"),
      named("Brightside", "solar energy"),
    ]) {
      const notions = conceive(brief);
      expect(notions.length).toBeGreaterThanOrEqual(6);
      expect(new Set(notions.map(({ id }) => id)).size).toBe(notions.length);
      for (const { idea, because } of notions) {
        expect(idea.length).toBeGreaterThan(3);
        expect(because.length).toBeGreaterThan(0);
      }
    }
  });
  it("reads the meaning of the name, also inside coined words", () => {
    expect(conceive(named("Nocturne")).some(({ ideas }) => ideas.includes("moon"))).toBe(true);
    expect(meaningfulWords("Northwind")).toEqual(expect.arrayContaining(["north", "wind"]));
    expect(meaningfulWords("SeaBird")).toEqual(expect.arrayContaining(["sea", "bird"]));
    expect(meaningfulWords("Start")).not.toContain("art");
  });
  it("shows a name's word itself where it is drawn, and no thing for a word that only describes", () => {
    const thingsOf = (name: string) =>
      conceive(named(name, "cafe"), (word) => ["lion", "fox"].includes(word))
        .filter(({ id }) => id.startsWith("name:"))
        .flatMap(({ things }) => things);
    expect(thingsOf("Lion")).toEqual(["lion"]);
    for (const name of ["The Old Brannock", "Golden Marlow", "Little Tumbalee"])
      expect(thingsOf(name), name).toEqual([]);
  });
  it("puts what was stated before what was guessed", () => {
    const brief: Brief = { ...named("Alto", "fintech"), motifs: { value: ["fox"], source: "stated" } };
    const [first] = conceive(brief);
    expect(first?.things).toEqual(["fox"]);
    expect(first?.weight).toBe(1);
  });
  it("leaves out what is to be avoided", () => {
    const brief: Brief = {
      ...named("Tidal", "surf"),
      avoid: { value: { colors: [], motifs: ["wave"], styles: [] }, source: "stated" },
    };
    for (const { things } of conceive(brief)) expect(things).not.toContain("wave");
  });
  it("has a phrase for every idea, and words for many trades", () => {
    for (const idea of IDEAS) expect(PHRASES[idea]).toBeTruthy();
    for (const trade of ["coffee", "law", "fintech", "yoga", "bakery", "robotics", "florist", "podcast"])
      expect(meaningOf(trade)?.ideas.length, trade).toBeGreaterThan(1);
  });
});
