import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readPrompt } from "../../index.ts";
import { jointWords } from "../../lexicon/alternatives.ts";
import { countsOf } from "../../lexicon/counts.ts";
import type { Bond, Brief, Span } from "../../vocabulary.ts";
import { accessoryOf, bondHeard, bondsOf, copiesOf, letterBond, type PlacedThing } from "./bond.ts";

const studio = await sharedStudio();

const isWith = (word: string) => ["with", "mit", "z", "avec"].includes(word);
const saying = (language: string) => ({ isWith, language });

const placed = (prompt: string, ...things: readonly string[]): readonly PlacedThing[] =>
  things.map((thing) => ({ thing, span: [prompt.indexOf(thing), prompt.indexOf(thing) + thing.length] }));

describe("how two things are said to stand to each other", () => {
  it.each([
    ["en", "A heart with a paw print cut out of it", "within"],
    ["en", "A bee inside a light bulb", "within"],
    ["en", "A guitar with a palm growing from it", "grown"],
    ["en", "A rose growing out of a book", "grown"],
    ["en", "A snail with an envelope as its shell", "part"],
    ["en", "A bird whose wing is a bolt", "part"],
    ["en", "A key that is also a tree", "fused"],
    ["en", "A fish and a moon in one mark", "fused"],
    ["en", "A sun rising behind an anchor", "behind"],
    ["en", "A whale with a cloud above it", "above"],
    ["en", "A book with wings", "with"],
    ["en", "A fox next to a lantern", "beside"],
    ["en", "A hammer crossed with a wrench", "crossed"],
    ["en", "A tent in front of a mountain", "behind"],
    ["en", "Combine a fish and a leaf into one symbol", "fused"],
    ["en", "A jar with a pear on it", "atop"],
    ["en", "A book with a star above", "above"],
    ["de", "Ein Elefant mit einem Stern", "with"],
    ["de", "Hammer und Zange gekreuzt", "crossed"],
    ["fr", "Un poisson dans une maison", "within"],
    ["es", "un gato sobre la luna", "atop"],
    ["it", "una chiave incrociata con un martello", "crossed"],
    ["pt", "um livro com uma estrela em cima", "atop"],
    ["nl", "een huis boven een golf", "above"],
    ["pl", "kot na rowerze", "atop"],
    ["tr", "fincanın içinde bir ev", "within"],
    ["uk", "сова на книзі", "atop"],
    ["el", "γάτα πάνω στο φεγγάρι", "atop"],
    ["ar", "بومة على كتاب", "atop"],
    ["hi", "प्याले के अंदर घर", "within"],
    ["ja", "本の上に猫", "atop"],
    ["ja", "猫が本の上に座る", "atop"],
    ["ko", "산 위에 달", "above"],
    ["en", "a bear holding a cup", "held"],
    ["de", "ein Fuchs, der ein Buch hält", "held"],
    ["pl", "niedźwiedź trzymający kubek", "held"],
    ["tr", "fincan tutan ayı", "held"],
    ["ja", "カップを持つ熊", "held"],
    ["ko", "컵을 든 곰", "held"],
    ["zh", "熊抱着蜂蜜罐", "held"],
  ])("%s: %s", async (_, prompt, how) => {
    expect((await readPrompt(studio, prompt)).bond?.value.how).toBe(how);
  });

  it("is silent on a list, and on one thing", async () => {
    for (const prompt of ["fox, house", "A fox"])
      expect((await readPrompt(studio, prompt)).bond).toBeUndefined();
  });
});

describe("a thing that stands there several times", () => {
  const countsIn = (prompt: string, language: string, ...things: readonly string[]) =>
    countsOf(prompt, placed(prompt, ...things), {
      ...saying(language),
      thingIn: (words: string) => (words === "leaf" ? "leaf" : null),
    });

  it.each([
    ["en", "Two crossed swords for a club", "swords", { how: "crossed" }],
    ["es", "dos remos cruzados", "remos", { how: "crossed" }],
    ["en", "three birds in flight", "birds", { how: "copies", count: 3 }],
    ["de", "zwei Boote", "Boote", { how: "copies" }],
    ["it", "quattro foglie", "foglie", { how: "copies", count: 4 }],
    ["pl", "z pięcioma gwiazdami", "gwiazdami", { how: "copies", count: 5 }],
    ["zh", "四棵树", "树", { how: "copies", count: 4 }],
    ["en", "seven stars", "stars", null],
    ["en", "a five-pointed star", "star", null],
    ["en", "a four leaf clover", "clover", null],
    ["en", "a sword for the crossing guards", "sword", null],
    ["en", "one footprint", "footprint", null],
    ["en", "for our two shops: an owl", "owl", null],
  ])("%s: %s", (language, prompt, thing, wish) => {
    const said = copiesOf(countsIn(prompt, language, thing));
    if (wish) expect(said?.wish).toMatchObject({ ...wish, host: thing, guest: thing });
    else expect(said).toBeNull();
  });

  it.each([
    ["en", "a horse with three spruces behind it", "horse", "spruces", { count: 3 }],
    [
      "de",
      "ein Brotlaib mit zwei gekreuzten Ähren dahinter",
      "Brotlaib",
      "Ähren",
      { count: 2, isCrossed: true },
    ],
    ["fr", "un pain avec deux épis croisés", "pain", "épis", { count: 2, isCrossed: true }],
  ])("%s, beside another: %s", (language, prompt, first, second, wish) => {
    const counts = countsIn(prompt, language, first, second);
    expect(counts.map((each) => each.wish)).toEqual([{ thing: second, ...wish }]);
  });

  it("leaves a thing that crosses another as one", () => {
    const prompt = "a crossed hammer and saw";
    expect(countsIn(prompt, "en", "hammer", "saw")).toEqual([]);
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

describe("how a thing was heard to stand", () => {
  const at = (thing: string, from: number, place?: Bond): PlacedThing => ({
    thing,
    span: [from, from + 4],
    ...(place ? { place } : {}),
  });

  it("is to the nearer of two, and what is around is the guest", () => {
    const [star, rope] = [at("star", 50, "above"), at("rope", 20, "around")];
    const heard = (...things: PlacedThing[]) => bondHeard(" ".repeat(80), things, hearing());
    expect(heard(at("fish", 0), at("boat", 40), star)?.wish).toEqual({
      how: "above",
      host: "boat",
      guest: "star",
    });
    expect(heard(at("anchor", 0), rope)?.wish).toEqual({
      how: "around",
      host: "anchor",
      guest: "rope",
    });
    expect(heard(star)).toBeNull();
  });
});

const PARTS: { readonly [word: string]: string } = {
  wheels: "wheel",
  lens: "lens",
  roues: "wheel",
  pip: "seed",
};
const hearing = (language = "en") => ({
  isWith: (word: string) => ["with", "avec", "mit"].includes(word),
  language,
  partNamed: (word: string) => PARTS[word.toLowerCase()] ?? null,
});

const said = (prompt: string, things: readonly PlacedThing[], language?: string) =>
  bondsOf(prompt, things, hearing(language), []).map(({ wish }) => wish);

describe("what a thing is made of", () => {
  it.each([
    ["en", "a dog's head made of gears", "dog", "gears"],
    ["de", "ein Herz aus Blättern", "Herz", "Blättern"],
    ["fr", "un cœur fait de fleurs", "cœur", "fleurs"],
    ["es", "un corazón hecho de flores", "corazón", "flores"],
    ["it", "un cono fatto di nuvole", "cono", "nuvole"],
    ["pt", "um peixe feito de estrelas", "peixe", "estrelas"],
    ["nl", "een vis gemaakt van bladeren", "vis", "bladeren"],
    ["pl", "serce zrobione z gwiazd", "serce", "gwiazd"],
    ["ru", "буква, сложенная из кирпичей", "буква", "кирпичей"],
    ["uk", "серце, зроблене з листя", "серце", "листя"],
    ["el", "μια καρδιά φτιαγμένη από φύλλα", "καρδιά", "φύλλα"],
    ["ar", "قلب مصنوع من أوراق", "قلب", "أوراق"],
    ["tr", "yapraklardan yapılmış kalp", "kalp", "yapraklardan"],
    ["hi", "पत्तियों से बना दिल", "दिल", "पत्तियों"],
    ["ja", "星でできた魚", "魚", "星"],
    ["ko", "별로 만든 물고기", "물고기", "별"],
    ["zh", "叶子组成的心", "心", "叶子"],
  ])("in %s: %s", (language, prompt, host, guest) => {
    expect(said(prompt, placed(prompt, host, guest), language)).toEqual([{ how: "made", host, guest }]);
  });

  it("may be letters", () => {
    const withLetters = (letters: string): Brief["form"] => ({
      value: { form: "monogram", lockup: null, letters },
      source: "stated",
      span: [9, 17],
    });
    const prompt = "Bramble: a letter B made of bees";
    expect(letterBond(prompt, withLetters("B"), placed(prompt, "bees"), hearing())?.wish).toEqual({
      how: "made",
      host: "letters",
      guest: "bees",
    });
    const beside = "a letter B with bees";
    expect(letterBond(beside, withLetters("B"), placed(beside, "bees"), hearing())).toBeNull();
  });
});

describe("in whose place a thing stands", () => {
  it.each([
    ["a bicycle whose wheels are two gears", "bicycle", "gears", "wheel", "en"],
    ["a bicycle with waves for wheels", "bicycle", "waves", "wheel", "en"],
    ["a camera with a heart as the lens", "camera", "heart", "lens", "en"],
    ["un vélo dont les roues sont des fleurs", "vélo", "fleurs", "wheel", "fr"],
  ])("%s", (prompt, host, guest, part, language) => {
    expect(said(prompt, placed(prompt, host, guest), language)).toEqual([{ how: "part", host, guest, part }]);
  });

  it("is no name that the logo is for", () => {
    const prompt = "a leaf on an acorn, for Pip";
    expect(said(prompt, placed(prompt, "leaf", "acorn"))).toEqual([]);
  });
});
