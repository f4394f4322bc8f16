import { describe, expect, it } from "vitest";
import type { Brief } from "../../vocabulary.ts";
import type { PlacedThing } from "./bond.ts";
import { bondsOf, letterBond } from "./bonds.ts";

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

const placed = (prompt: string, ...things: readonly string[]): readonly PlacedThing[] =>
  things.map((thing) => ({ thing, span: [prompt.indexOf(thing), prompt.indexOf(thing) + thing.length] }));
const said = (prompt: string, things: readonly PlacedThing[], language?: string) =>
  bondsOf(prompt, things, hearing(language), []).map(({ wish }) => wish);

describe("how three things are said to stand", () => {
  it("is said of each with the one before it", () => {
    const prompt = "an owl on books under a moon";
    expect(said(prompt, placed(prompt, "owl", "books", "moon"))).toEqual([
      { how: "atop", host: "books", guest: "owl" },
      { how: "under", host: "moon", guest: "books" },
    ]);
  });

  it("is said of two that are joined by a word for and", () => {
    const prompt = "un perro y un gato dentro de un corazón";
    expect(said(prompt, placed(prompt, "perro", "gato", "corazón"), "es")).toEqual([
      { how: "within", host: "corazón", guest: "gato" },
      { how: "within", host: "corazón", guest: "perro" },
    ]);
  });

  it.each([
    ["a fish between fork and knife", "en"],
    ["a fish on a plate, between fork and knife", "en"],
  ])("is said of both between which a thing stands: %s", (prompt, language) => {
    const things = placed(
      prompt,
      ...["fish", "plate", "fork", "knife"].filter((each) => prompt.includes(each)),
    );
    expect(said(prompt, things, language)).toEqual(
      expect.arrayContaining([
        { how: "between", host: "fork", guest: "fish" },
        { how: "between", host: "knife", guest: "fish" },
      ]),
    );
  });

  it("is what was heard, where no words between them say it", () => {
    const prompt = "a crane on a teapot, sun behind";
    const [crane, teapot, sun] = placed(prompt, "crane", "teapot", "sun");
    expect(said(prompt, [crane!, teapot!, { ...sun!, place: "p.behind" }])).toEqual([
      { how: "atop", host: "teapot", guest: "crane" },
      { how: "behind", host: "teapot", guest: "sun" },
    ]);
  });
});

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
    expect(said(prompt, placed(prompt, "leaf", "acorn"))).toEqual([
      { how: "atop", host: "acorn", guest: "leaf" },
    ]);
  });
});
