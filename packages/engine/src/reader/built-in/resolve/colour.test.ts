import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../../../test/studio.ts";
import { readPrompt } from "../../../index.ts";
import { oklch } from "../../../palette/colour.ts";
import { coloursOf, wholeName } from "./colour.ts";

const studio = await sharedStudio();

describe("R3: a name of CSS has its value", () => {
  it.each([
    ["slate gray", "pl", "#708090"],
    ["papaya whip", "en", "#ffefd5"],
    ["papayawhip", "tr", "#ffefd5"],
    ["Light-Golden-Rod-Yellow", "nl", "#fafad2"],
  ])("“%s” in a text taken for %s", (words, language, hex) => {
    expect(coloursOf(words, studio.meanings, language)[0]?.hex).toBe(hex);
  });

  it("a word of the language keeps its own meaning, and other texts have none", () => {
    expect(coloursOf("rood", studio.meanings, "nl")[0]?.hex).toBe("#ff0000");
    expect(coloursOf("transparent", studio.meanings, "nl")[0]?.hex).not.toBe("#000000");
  });

  it.each([
    ["make it papaya whip", "papaya", "papaya whip"],
    ["now in medium sea green, please", "green", "medium sea green"],
    ["in blue, with a leaf", "blue", "blue"],
    ["pale, green tea", "green", "green"],
  ])("“%s”: %s is heard as %s", (prompt, heard, whole) => {
    const at = prompt.indexOf(heard);
    expect(prompt.slice(...wholeName(prompt, [at, at + heard.length]))).toBe(whole);
  });
});

describe("R3: a colour told by a thing that gives it its name", () => {
  it.each([
    ["pivoine", "fr", 330, 30],
    ["dill green", "en", 90, 150],
    ["bleached blue", "en", 240, 280],
    ["night purple", "en", 280, 340],
  ])("“%s” (%s) has a hue between %i and %i degrees", (words, language, from, to) => {
    const [colour] = coloursOf(words, studio.meanings, language);
    const { h, c } = oklch(colour!.hex);
    expect(c).toBeGreaterThan(0.03);
    expect((h - from + 360) % 360).toBeLessThan((to - from + 360) % 360);
  });

  it("no shade of white or black comes of it", () => {
    expect(coloursOf("tar black", studio.meanings, "en")[0]?.hex).toBe("#000000");
  });
});

describe("R8: what cannot be seen is no part of a name", () => {
  it.each([
    ["\ufeffname=Bom\u00adbay; color=#FF9800; restaurant", "Bombay"],
    ["Logo voor Zand\u200bloper, alleen de naam", "Zandloper"],
    ["Лого для кафе «Вет\u2060ер»", "Ветер"],
  ])("%j is named %s", async (prompt, name) => {
    expect((await readPrompt(studio, prompt)).name?.value).toBe(name);
  });
});

describe("a shade is still the colour it is a shade of", () => {
  const read = (words: string) => oklch(coloursOf(words, studio.meanings, "en")[0]!.hex);

  it.each([
    ["soft blue", "en", "#6488ea"],
    ["sanftes Blau", "de", "#6488ea"],
    ["dusty green", "en", "#76a973"],
    ["وأزرق سماوي", "ar", "#87ceeb"],
  ])("“%s” (%s) is what people see under it", (words, language, hex) => {
    expect(coloursOf(words, studio.meanings, language).map((each) => each.hex)).toEqual([hex]);
  });

  it("a warm coral is nearer to coral than to orange", () => {
    const [coral, warm, orange] = ["coral", "warm coral", "orange"].map((words) => read(words).h);
    expect(warm! - coral!).toBeGreaterThan(0);
    expect(warm! - coral!).toBeLessThan(orange! - warm!);
  });

  it("a gilded wheat is stronger than wheat", () => {
    const [wheat, gilded] = ["blé", "blé doré"].map((words) =>
      oklch(coloursOf(words, studio.meanings, "fr")[0]!.hex),
    );
    expect(gilded!.c).toBeGreaterThan(wheat!.c + 0.03);
  });

  it.each(["dark brown", "deep brown", "rich brown", "light brown", "pale brown"])(
    "%s is a brown",
    (words) => {
      expect(read(words).h, words).toBeGreaterThan(45);
      expect(read(words).h, words).toBeLessThan(75);
    },
  );

  it.each(["light orange", "light gold", "light pink"])("%s is not white", (words) => {
    expect(read(words).l, words).toBeLessThan(0.94);
  });

  it("a dark pink is stronger than a pink", () => {
    expect(read("dark pink").c).toBeGreaterThan(read("pink").c);
  });

  it("a green that a thing and a grey tell more of is one colour", () => {
    expect(coloursOf("misty grey green", studio.meanings, "en")).toHaveLength(1);
  });
});

describe("R7: a word of another language means what people see under it", () => {
  const read = (words: string, language: string) =>
    oklch(coloursOf(words, studio.meanings, language)[0]!.hex);

  it.each([
    ["hellgrau", "dunkelgrau", "de"],
    ["gris clair", "gris foncé", "fr"],
    ["açık gri", "koyu gri", "tr"],
    ["jasnoszary", "ciemnoszary", "pl"],
    ["浅灰色", "深灰色", "zh"],
    ["رمادي فاتح", "رمادي غامق", "ar"],
  ])("%s is a grey that is lighter than grey, %s a darker one", (light, dark, language) => {
    const grey = oklch("#808080").l;
    expect(read(light, language).l).toBeGreaterThan(grey + 0.1);
    expect(read(dark, language).l).toBeLessThan(grey - 0.1);
    for (const words of [light, dark]) expect(read(words, language).c).toBeLessThan(0.02);
  });

  it.each([
    ["بني", "ar"],
    ["braun", "de"],
    ["коричневый", "ru"],
  ])("%s is a brown and no red", (words, language) => {
    expect(read(words, language).h).toBeGreaterThan(45);
  });

  it.each([
    ["prune", "fr"],
    ["śliwka", "pl"],
  ])("%s is dark, and the plum of CSS is for English texts", (words, language) => {
    expect(read(words, language).l).toBeLessThan(0.4);
    expect(coloursOf("plum", studio.meanings, "en")[0]!.hex).toBe("#dda0dd");
  });

  it.each([
    ["beige", "beige foncé", "fr"],
    ["ocker", "dunkelocker", "de"],
    ["梅", "深梅", "zh"],
  ])("what darkens %s is heard in %s", (plain, dark, language) => {
    expect(read(dark, language).l).toBeLessThan(read(plain, language).l - 0.05);
  });

  it("a light red is no green, and a bordeaux red no bright red", () => {
    expect(read("blassrot", "de").h).toBeLessThan(60);
    expect(read("bordeauxrood", "nl").l).toBeLessThan(0.45);
  });
});

it("R3: a dark grey is no light one, and as programs write it it is the standard's", () => {
  const hex = (words: string) => coloursOf(words, studio.meanings, "en")[0]!.hex;
  expect([hex("dark grey"), hex("Dark gray"), hex("darkgray")]).toEqual(["#363737", "#363737", "#a9a9a9"]);
  expect([hex("slate gray"), hex("dark orange"), hex("plum")]).toEqual(["#708090", "#ff8c00", "#dda0dd"]);
});

describe("colours in words", () => {
  it.each([
    ["밤하늘", "ko"],
    ["the colour of the night sky", "en"],
    ["Nachthimmel", "de"],
    ["nocnego nieba", "pl"],
    ["夜空の色", "ja"],
    ["سماء الليل", "ar"],
    ["ночного неба", "ru"],
  ])("the night sky (%s) is a dark blue, and no day’s", (words, language) => {
    const { l, h } = oklch(coloursOf(words, studio.meanings, language)[0]!.hex);
    expect(l).toBeLessThan(0.3);
    expect(Math.abs(h - 265)).toBeLessThan(20);
  });

  it.each([
    ["짙은 남색", "ko"],
    ["koyu lacivert", "tr"],
    ["tiefes Marineblau", "de"],
    ["كحلي غامق", "ar"],
  ])("a deep navy (%s) is a navy, and no black", (words, language) => {
    const found = oklch(coloursOf(words, studio.meanings, language)[0]!.hex);
    expect(found.l).toBeGreaterThan(0.19);
    expect(found.c).toBeGreaterThan(0.06);
  });

  it("the blue of a cold sea is one colour, and no bright blue", () => {
    const [sea, ...more] = coloursOf("blue of a cold sea", studio.meanings, "en");
    expect(more).toEqual([]);
    expect(oklch(sea!.hex).c).toBeLessThan(0.1);
  });
});
