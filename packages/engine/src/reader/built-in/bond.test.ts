import { describe, expect, it } from "vitest";
import { accessoryOf, bondOf, type PlacedThing, secondThing } from "./bond.ts";

const isWith = (word: string) => ["mit", "z", "쓴"].includes(word);

const placed = (prompt: string, ...things: readonly string[]): readonly PlacedThing[] =>
  things.map((thing) => ({ thing, span: [prompt.indexOf(thing), prompt.indexOf(thing) + thing.length] }));

describe("how two things are said to stand to each other", () => {
  it.each([
    ["A whale that carries a house", "whale", "house", "atop", "whale"],
    ["A heart with a paw print cut out of it", "heart", "paw", "within", "heart"],
    ["A bee inside a light bulb", "bee", "bulb", "within", "bulb"],
    ["A cup with a skyline in its steam", "cup", "skyline", "steam", "cup"],
    ["A guitar with a palm growing from it", "guitar", "palm", "grown", "guitar"],
    ["A rose growing out of a book", "rose", "book", "grown", "book"],
    ["A snail with an envelope as its shell", "snail", "envelope", "part", "snail"],
    ["A bird whose wing is a bolt", "bird", "bolt", "part", "bird"],
    ["A key that is also a tree", "key", "tree", "fused", "key"],
    ["A fish and a moon in one mark", "fish", "moon", "fused", "fish"],
    ["A sun rising behind an anchor", "sun", "anchor", "behind", "anchor"],
    ["A lion wearing a crown", "lion", "crown", "atop", "lion"],
    ["A cat under an umbrella", "cat", "umbrella", "under", "umbrella"],
    ["A whale with a cloud above it", "whale", "cloud", "above", "whale"],
    ["A book with wings", "book", "wings", "with", "book"],
    ["Un poisson dans une maison", "poisson", "maison", "within", "maison"],
    ["Ein Elefant mit einem Stern", "Elefant", "Stern", "with", "Elefant"],
  ])("%s", (prompt, first, second, how, host) => {
    expect(bondOf(prompt, placed(prompt, first, second), isWith)?.wish).toMatchObject({ how, host });
  });

  it("is silent on things in two sentences, on a list, and on one thing", () => {
    const [apart, list] = ["A fox. Also in the mark: a house", "fox, house"];
    expect(bondOf(apart, placed(apart, "fox", "house"), isWith)).toBeNull();
    expect(bondOf(list, placed(list, "fox", "house"), isWith)).toBeNull();
    expect(bondOf("A fox", placed("A fox", "fox"), isWith)).toBeNull();
  });
});

describe("a second thing in the clause behind the first", () => {
  const known = (words: string) => (words === "tree" || words === "loaf of bread" ? words : null);

  it.each([
    ["A key that is also a tree.", "key", "tree"],
    ["A key which turns into a tree", "key", "tree"],
    ["A house with a loaf of bread in it", "house", "loaf of bread"],
  ])("%s", (prompt, first, second) => {
    const found = secondThing(prompt, placed(prompt, first)[0]!, known);
    expect(found?.thing).toBe(second);
    expect(prompt.slice(...found!.span)).toBe(second);
  });

  it("is none that nobody knows, and no description", () => {
    for (const prompt of ["A key that is also a promise", "A key that is bold", "A key for doors"])
      expect(secondThing(prompt, placed(prompt, "key")[0]!, known)).toBeNull();
  });
});

describe("what a thing has or holds", () => {
  const known = (words: string) =>
    ({ Koza: "goat", parasolem: "umbrella", Ziege: "goat", "einem Schirm": "umbrella" })[words] ?? null;

  it.each([
    ["Koza z parasolem, zielona", "Koza z parasolem"],
    ["Koza z parasolem, zielona", "Koza"],
    ["eine Ziege mit einem Schirm drauf", "Ziege"],
  ])("is a thing of its own: %s, of which %s was read", (prompt, read) => {
    const [one] = placed(prompt, read);
    const [host, guest] = accessoryOf(prompt, { ...one!, thing: "goat" }, known, isWith)!;
    expect([host!.thing, guest!.thing]).toEqual(["goat", "umbrella"]);
    expect(known(prompt.slice(...guest!.span))).toBe("umbrella");
    expect(bondOf(prompt, [host!, guest!], isWith)?.wish).toMatchObject({ how: "with", host: "goat" });
  });

  it("is none across a comma, nor of what nobody knows", () => {
    for (const prompt of ["Koza, z parasolem", "Koza z humorem"])
      expect(accessoryOf(prompt, placed(prompt, "Koza")[0]!, known, isWith)).toBeNull();
  });
});
