import { describe, expect, it } from "vitest";
import { jointWords } from "../../lexicon/alternatives.ts";
import { bondSpans, withoutBonds } from "../../lexicon/bond-words.ts";
import { countsOf } from "../../lexicon/counts.ts";
import type { Span } from "../../vocabulary.ts";
import { accessoryOf, bondOf, copiesOf, eachOnce, type PlacedThing } from "./bond.ts";

const isWith = (word: string) => ["with", "holding", "mit", "z", "쓴", "com", "met"].includes(word);
const saying = (language: string) => ({ isWith, language });

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
    ["A fox next to a lantern", "fox", "lantern", "beside", "fox"],
    ["A hammer crossed with a wrench", "hammer", "wrench", "crossed", "hammer"],
    ["A tent in front of a mountain", "tent", "mountain", "behind", "tent"],
    ["Combine a fish and a leaf into one symbol", "fish", "leaf", "fused", "fish"],
    ["A jar with a pear on it", "jar", "pear", "atop", "jar"],
    ["A book with a star above", "book", "star", "above", "book"],
  ])("%s", (prompt, first, second, how, host) => {
    expect(bondOf(prompt, placed(prompt, first, second), saying("en"))?.wish).toMatchObject({ how, host });
  });

  it("is silent on things in two sentences, on a list, and on one thing", () => {
    const [apart, list] = ["A fox. Also in the mark: a house", "fox, house"];
    expect(bondOf(apart, placed(apart, "fox", "house"), saying("en"))).toBeNull();
    expect(bondOf(list, placed(list, "fox", "house"), saying("en"))).toBeNull();
    expect(bondOf("A fox", placed("A fox", "fox"), saying("en"))).toBeNull();
  });
});

describe("the same in every language", () => {
  it.each([
    ["de", "Ein Elefant mit einem Stern", "Elefant", "Stern", "with", "Elefant"],
    ["de", "ein Glas mit einer Birne darauf", "Glas", "Birne", "atop", "Glas"],
    ["de", "Hammer und Zange gekreuzt", "Hammer", "Zange", "crossed", "Hammer"],
    ["fr", "Un poisson dans une maison", "poisson", "maison", "within", "maison"],
    ["es", "un gato sobre la luna", "gato", "luna", "atop", "luna"],
    ["it", "una chiave incrociata con un martello", "chiave", "martello", "crossed", "chiave"],
    ["pt", "um livro com uma estrela em cima", "livro", "estrela", "atop", "livro"],
    ["nl", "een huis boven een golf", "huis", "golf", "above", "golf"],
    ["pl", "kot na rowerze", "kot", "rowerze", "atop", "rowerze"],
    ["tr", "fincanın içinde bir ev", "fincan", "ev", "within", "fincan"],
    ["ru", "лиса под деревом", "лиса", "деревом", "under", "деревом"],
    ["uk", "сова на книзі", "сова", "книзі", "atop", "книзі"],
    ["el", "γάτα πάνω στο φεγγάρι", "γάτα", "φεγγάρι", "atop", "φεγγάρι"],
    ["ar", "بومة على كتاب", "بومة", "كتاب", "atop", "كتاب"],
    ["hi", "प्याले के अंदर घर", "प्याले", "घर", "within", "प्याले"],
    ["ja", "本の上に猫", "本", "猫", "atop", "本"],
    ["ja", "猫が本の上に座る", "猫", "本", "atop", "本"],
    ["ko", "산 위에 달", "산", "달", "atop", "산"],
    ["zh", "月亮上的猫", "月亮", "猫", "atop", "月亮"],
  ])("%s: %s", (language, prompt, first, second, how, host) => {
    const said = bondOf(prompt, placed(prompt, first, second), saying(language));
    expect(said?.wish).toMatchObject({ how, host });
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
    ["en", "a horse with three spruces behind it", "horse", "spruces", { count: 3 }, "behind"],
    [
      "de",
      "ein Brotlaib mit zwei gekreuzten Ähren dahinter",
      "Brotlaib",
      "Ähren",
      { count: 2, isCrossed: true },
      "behind",
    ],
    ["en", "a lion above crossed keys", "lion", "keys", { count: 2, isCrossed: true }, "above"],
    ["fr", "un pain avec deux épis croisés", "pain", "épis", { count: 2, isCrossed: true }, undefined],
  ])("%s, beside another: %s", (language, prompt, first, second, wish, how) => {
    const counts = countsIn(prompt, language, first, second);
    expect(counts.map((each) => each.wish)).toEqual([{ thing: second, ...wish }]);
    expect(bondOf(prompt, placed(prompt, first, second), saying(language), counts)?.wish.how).toBe(how);
  });

  it("leaves a thing that crosses another as one", () => {
    const prompt = "a crossed hammer and saw";
    const counts = countsIn(prompt, "en", "hammer", "saw");
    expect(counts).toEqual([]);
    expect(bondOf(prompt, placed(prompt, "hammer", "saw"), saying("en"), counts)?.wish.how).toBe("crossed");
  });
});

describe("what somebody holds", () => {
  it.each([
    ["en", "a bear holding a cup", "bear", "cup", "bear"],
    ["de", "ein Fuchs, der ein Buch hält", "Fuchs", "Buch", "Fuchs"],
    ["fr", "un ours tenant une tasse", "ours", "tasse", "ours"],
    ["pl", "niedźwiedź trzymający kubek", "niedźwiedź", "kubek", "niedźwiedź"],
    ["tr", "fincan tutan ayı", "fincan", "ayı", "ayı"],
    ["ja", "カップを持つ熊", "カップ", "熊", "熊"],
    ["ko", "컵을 든 곰", "컵", "곰", "곰"],
    ["zh", "熊抱着蜂蜜罐", "熊", "蜂蜜罐", "熊"],
  ])("%s: %s", (language, prompt, first, second, host) => {
    const said = bondOf(prompt, placed(prompt, first, second), saying(language));
    expect(said?.wish).toMatchObject({ how: "held", host });
  });
});

describe("a second thing that was not found, by the words between", () => {
  const THINGS: { readonly [word: string]: string } = {
    tree: "tree",
    "a tree": "tree",
    "loaf of bread": "bread",
    "a loaf": "bread",
    livre: "book",
    "einem Buch": "book",
    山: "mountain",
    书: "book",
    fincan: "cup",
    árbol: "tree",
  };
  const known = (words: string) => THINGS[words.trim()] ?? null;

  it.each([
    ["en", "A key that is also a tree.", "key", ["key", "tree"]],
    ["en", "A key which looks like a tree", "key", ["key", "tree"]],
    ["de", "Ein Baum, der aus einem Buch wächst", "Baum", ["Baum", "book"]],
    ["ja", "山の上に月", "月", ["mountain", "月"]],
    ["tr", "fincan içinde bir tilki", "tilki", ["cup", "tilki"]],
    ["zh", "猫坐在书上", "猫", ["猫", "book"]],
    ["es", "un árbol que crece de un libro", "libro", ["tree", "libro"]],
  ])("%s: %s", (language, prompt, first, things) => {
    const joints = [...bondSpans(prompt, language), ...jointWords(prompt, language)];
    const found = accessoryOf(prompt, placed(prompt, first)[0]!, known, joints, language);
    expect(found?.map(({ thing }) => thing)).toEqual(things);
  });

  it("is none that nobody knows, and no description", () => {
    for (const prompt of ["A key that is also a promise", "A key that is bold", "A key for doors"])
      expect(accessoryOf(prompt, placed(prompt, "key")[0]!, known, bondSpans(prompt, "en"), "en")).toBeNull();
  });
});

describe("a thing that was found with words for where it stands", () => {
  it.each([
    ["ru", "растение, растущее из книги", "растущее из книги", "книги"],
    ["zh", "星星下面的小船", "星星下面的", "星星"],
    ["en", "a moon over a wave", "wave", "wave"],
  ])("%s: %s", (language, prompt, found, bare) => {
    const [{ span }] = placed(prompt, found) as [PlacedThing];
    expect(prompt.slice(...withoutBonds(prompt, span, language))).toBe(bare);
  });
});

describe("things of which one is part of another", () => {
  const both = (first: string, second: string) => [
    { thing: first, span: [0, 6] as const },
    { thing: second, span: [12, 16] as const },
  ];

  it("are the whole alone: a hammer's head is no head", () => {
    expect(eachOnce("hammer mit  head", both("hammer", "head"), { isWith, language: "de" })).toHaveLength(1);
    expect(
      eachOnce("summit of a peak", both("mountain", "mountain peak"), { isWith, language: "de" }),
    ).toHaveLength(1);
  });

  it("are two where they are listed: a fish and a fish hook", () => {
    const hearing = { isWith, language: "de" };
    expect(eachOnce("hammer und  hook", both("fish", "fish hook"), hearing)).toHaveLength(2);
    expect(eachOnce("hammer, ein hook", both("fish", "fish hook"), hearing)).toHaveLength(2);
  });

  it("are two where the part is a living being's, or is not told to be of it", () => {
    expect(eachOnce("falcon mit  head", both("falcon", "head"), { isWith, language: "de" })).toHaveLength(2);
    expect(eachOnce("hammer, ein head", both("hammer", "head"), { isWith, language: "de" })).toHaveLength(2);
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
    const [host, guest] = accessoryOf(prompt, { ...one!, thing: "goat" }, known, jointsIn(prompt), "pl")!;
    expect([host!.thing, guest!.thing]).toEqual(["goat", "umbrella"]);
    expect(known(prompt.slice(...guest!.span))).toBe("umbrella");
    expect(bondOf(prompt, [host!, guest!], saying("pl"))?.wish?.host).toBe("goat");
  });

  it("is none across a comma, nor of what nobody knows", () => {
    for (const prompt of ["Koza, z parasolem", "Koza z humorem"])
      expect(accessoryOf(prompt, placed(prompt, "Koza")[0]!, known, jointsIn(prompt), "pl")).toBeNull();
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
      language,
    );
    expect(both?.map(({ thing }) => thing)).toEqual(Object.values(words));
  });
});

describe("how a thing was heard to stand", () => {
  const at = (thing: string, from: number, place?: string): PlacedThing => ({
    thing,
    span: [from, from + 4],
    ...(place ? { place } : {}),
  });

  it("is to the nearer of two, and what is around is the guest", () => {
    const [star, rope] = [at("star", 50, "p.above"), at("rope", 20, "p.around")];
    expect(bondOf("", [at("fish", 0), at("boat", 40), star], saying("en"))?.wish).toEqual({
      how: "above",
      host: "boat",
      guest: "star",
    });
    expect(bondOf("", [at("anchor", 0), rope], saying("en"))?.wish).toEqual({
      how: "around",
      host: "anchor",
      guest: "rope",
    });
    expect(bondOf("", [star], saying("en"))).toBeNull();
  });
});
