import { describe, expect, it } from "vitest";
import { createDictionary, type Grammar } from "./dictionary.ts";
import { laidOver, linesOf, type Words, wordTable } from "./word-table.ts";

const GRAMMAR: Grammar = { head: "last", compounds: "none", endings: new Set(), links: new Set() };
const tableOf = (words: Words) => wordTable(linesOf(words));
const dictionary = (words: Words, grammar: Partial<Grammar> = {}) =>
  createDictionary(tableOf(words), { ...GRAMMAR, ...grammar });

describe("a dictionary", () => {
  it("takes the longest phrase that it has", () => {
    const { english } = dictionary({ ice: "ice", "ice cream": "ice cream", "ice cream cone": "cone" });
    expect(english("ice cream cone")).toEqual(["cone"]);
    expect(english("ice cream")).toEqual(["ice cream"]);
    expect(english("Ice floe")).toEqual(["ice"]);
  });

  it("finds a phrase that the table writes with a hyphen", () => {
    const { english } = dictionary({ "chauve-souris": "bat", chauve: "bald", souris: "mouse" });
    expect(english("une chauve-souris")).toEqual(["bat"]);
    expect(english("chauve souris")).toEqual(["bat"]);
  });

  it("keeps all senses of a word, and says the likeliest where one is asked for", () => {
    const { english, senses } = dictionary({ schloss: "castle|lock", alt: "old" });
    expect(english("alt Schloss")).toEqual(["old", "castle"]);
    expect(senses("Schloss")).toEqual(["castle", "lock"]);
    expect(senses("alt Schloss")).toEqual(["old castle", "old lock"]);
    expect(senses("Burg")).toEqual([]);
  });

  it("finds a bent word by endings that the language swaps before one that is only near", () => {
    const words = { лисица: "vixen", лиса: "fox" };
    expect(dictionary(words, { endings: new Set(["а/у"]) }).english("лису")).toEqual(["fox"]);
    expect(dictionary(words).english("лису")).toEqual([]);
  });

  it("takes the nearer of two words, and the first in the table of two equally near", () => {
    const words = { blumes: "second", blumen: "first", blumenen: "far" };
    expect(dictionary(words).english("blume")).toEqual(["first"]);
  });

  it("parts compounds only where the language makes them", () => {
    const words = { blei: "lead", grau: "grey" };
    expect(dictionary(words, { compounds: "any" }).english("Bleigrau")).toEqual(["lead", "grey"]);
    expect(dictionary(words).english("Bleigrau")).toEqual([]);
  });

  it("finds words inside a script that writes them together", () => {
    const { english } = dictionary({ 空: "sky", 青: "blue", 青空: "blue sky" });
    expect(english("空の青")).toEqual(["sky", "blue"]);
    expect(english("青空色")).toEqual(["blue sky"]);
  });

  it("parts a phrase where a word only links, unless the word is in the table", () => {
    const words = { sol: "sun", mar: "sea", de: "thimble" };
    const links = new Set(["y", "de"]);
    expect(dictionary(words, { links }).segments("sol y mar")).toEqual([["sun"], ["sea"]]);
    expect(dictionary(words, { links }).segments("sol de mar")).toEqual([["sun", "thimble", "sea"]]);
  });

  it("parts an elision, and no word that is written with an apostrophe", () => {
    expect(dictionary({ étoile: "star" }).english("L’étoile")).toEqual(["star"]);
    expect(dictionary({ "м'яч": "ball", м: "metre" }).english("м’яч")).toEqual(["ball"]);
  });

  it("answers from two tables as it would from one that was filled with both", () => {
    const [things, colours] = [
      { mohn: "poppy", rosen: "roses", himmel: "sky" },
      { rosen: "pink", blau: "blue" },
    ];
    const grammar: Grammar = { ...GRAMMAR, compounds: "any" };
    const two = createDictionary(laidOver(tableOf(colours), tableOf(things)), grammar);
    const one = createDictionary(tableOf({ ...things, ...colours }), grammar);
    const phrases = ["Himmelblau", "Rosen", "rosenes", "Mohnblau", "Mohne und Rosene", "nichts"];
    for (const phrase of phrases) expect(two.segments(phrase)).toEqual(one.segments(phrase));
    expect(two.english("Himmelblau")).toEqual(["sky", "blue"]);
    expect(two.english("Rosen")).toEqual(["pink"]);
  });
});
