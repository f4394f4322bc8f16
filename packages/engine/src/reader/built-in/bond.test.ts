import { describe, expect, it } from "vitest";
import { jointWords } from "../../lexicon/alternatives.ts";
import type { Span } from "../../vocabulary.ts";
import { accessoryOf, bondOf, eachOnce, type PlacedThing, secondThing } from "./bond.ts";

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

describe("things of which one is part of another", () => {
  const both = (first: string, second: string) => [
    { thing: first, span: [0, 6] as const },
    { thing: second, span: [12, 16] as const },
  ];

  it("are the whole alone: a hammer's head is no head", () => {
    expect(eachOnce("hammer mit  head", both("hammer", "head"), isWith)).toHaveLength(1);
    expect(eachOnce("summit of a peak", both("mountain", "mountain peak"), isWith)).toHaveLength(1);
  });

  it("are two where the part is a living being's, or is not told to be of it", () => {
    expect(eachOnce("falcon mit  head", both("falcon", "head"), isWith)).toHaveLength(2);
    expect(eachOnce("hammer, ein head", both("hammer", "head"), isWith)).toHaveLength(2);
  });
});

describe("what a thing has or holds", () => {
  const jointsIn = (prompt: string): readonly Span[] =>
    [...prompt.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }): readonly Span[] =>
      isWith(word) ? [[index, index + word.length]] : [],
    );
  const known = (words: string) =>
    ({ Koza: "goat", parasolem: "umbrella", Ziege: "goat", "einem Schirm": "umbrella" })[words] ?? null;

  it.each([
    ["Koza z parasolem, zielona", "Koza z parasolem"],
    ["Koza z parasolem, zielona", "Koza"],
    ["eine Ziege mit einem Schirm drauf", "Ziege"],
  ])("is a thing of its own: %s, of which %s was read", (prompt, read) => {
    const [one] = placed(prompt, read);
    const [host, guest] = accessoryOf(prompt, { ...one!, thing: "goat" }, known, jointsIn(prompt))!;
    expect([host!.thing, guest!.thing]).toEqual(["goat", "umbrella"]);
    expect(known(prompt.slice(...guest!.span))).toBe("umbrella");
    expect(bondOf(prompt, [host!, guest!], isWith)?.wish).toMatchObject({ how: "with", host: "goat" });
  });

  it("is none across a comma, nor of what nobody knows", () => {
    for (const prompt of ["Koza, z parasolem", "Koza z humorem"])
      expect(accessoryOf(prompt, placed(prompt, "Koza")[0]!, known, jointsIn(prompt))).toBeNull();
  });

  it.each([
    ["猫と本の組み合わせで", "猫", "ja", { 猫: "cat", 本: "book" }],
    ["قمح وهلال", "قمح", "ar", { قمح: "wheat", هلال: "crescent" }],
    ["망치와 톱", "망치", "ko", { 망치: "hammer", 톱: "saw" }],
  ])("is found after a joint that is written together with it: %s", (prompt, read, language, words) => {
    const [one] = placed(prompt, read);
    const both = accessoryOf(
      prompt,
      one!,
      (said) => new Map(Object.entries(words)).get(said) ?? null,
      jointWords(prompt, language),
    );
    expect(both?.map(({ thing }) => thing)).toEqual(Object.values(words));
  });
});
