import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";

const { meanings } = await sharedStudio();

describe("which language", () => {
  it.each([
    ["en", "a logo for our bakery, please"],
    ["de", "ein Logo für unsere Bäckerei, bitte nicht zu verspielt"],
    ["fr", "un logo pour notre boulangerie, avec un épi"],
    ["es", "un logo para nuestra panadería con una espiga"],
    ["it", "un logo per il nostro forno, con una spiga"],
    ["pt", "um logo para a nossa padaria, com uma espiga"],
    ["nl", "een logo voor onze bakkerij, niet te druk"],
    ["pl", "logo dla naszej piekarni, proszę bez serc"],
    ["tr", "fırınımız için bir logo istiyorum"],
    ["ru", "логотип для нашей пекарни, пожалуйста"],
    ["uk", "логотип для нашої пекарні, будь ласка"],
    ["el", "ένα λογότυπο για τον φούρνο μας"],
    ["ar", "شعار لمخبزنا من فضلك"],
    ["hi", "हमारी बेकरी के लिए एक लोगो"],
    ["ja", "私たちのパン屋のロゴをお願いします"],
    ["ko", "우리 빵집 로고를 부탁해요"],
    ["zh", "请为我们的面包店设计一个标志"],
  ])("%s: %s", (language, text) => {
    expect(meanings.languageOf(text)).toBe(language);
  });

  it.each([
    ["de", "die Kerze im Apfel, Lichtgarten"],
    ["tr", "Kahveci Nuri, koyu kahve"],
    ["pl", "piekarnia Okruszek, żółty"],
  ])("%s, by its spelling where its words are few: %s", (language, text) => {
    expect(meanings.languageOf(text)).toBe(language);
  });

  it("of a name in another script, that of the sentence around it", () => {
    expect(meanings.languageOf("a logo for 雪, a small shop that sells ice cream")).toBe("en");
  });

  it("is English where nothing tells", () => {
    expect(meanings.languageOf("")).toBe("en");
    expect(meanings.languageOf("???")).toBe("en");
  });
});

describe("what words mean", () => {
  it.each([
    ["Fuchs", "de", "fox"],
    ["лиса", "ru", "fox"],
    ["レモン", "ja", "lemon"],
    ["ثعلب", "ar", "fox"],
  ])("%s (%s) is a %s", (word, language, meaning) => {
    expect(meanings.thing(word, language)).toBe(meaning);
  });

  it.each([
    ["caminhãozinho", "pt", "truck"],
    ["maletita", "es", "suitcase"],
    ["kedicik", "tr", "cat"],
    ["φαναράκι", "el", "lantern"],
  ])("a small one is what it is a small one of: %s (%s)", (word, language, meaning) => {
    expect(meanings.thing(word, language)).toBe(meaning);
  });

  it.each([
    ["Kirchen", "de", "church"],
    ["cucina", "it", "kitchen"],
    ["Zwxqchen", "de", null],
  ])("what only ends so is no small one: %s (%s)", (word, language, meaning) => {
    expect(meanings.thing(word, language)).toBe(meaning);
  });

  it("finds no word right behind one sign of katakana", () => {
    expect(meanings.mood("ゴシック体", "ja")).toBeNull();
    expect(meanings.mood("シック", "ja")).toBe("chic");
  });

  it("finds bent words by their stem", () => {
    expect(meanings.thing("лису", "ru")).toBe("fox");
  });

  it("takes endings for each other that the language swaps, and no others", () => {
    expect(meanings.thing("Berges", "de")).toBe("mountain");
    expect(meanings.thing("lechuga", "es")).not.toBe("owl");
  });

  it("tells a colour by a thing that has it", () => {
    expect(meanings.colours("空の青", "ja").flat().join(" ")).toBe("sky blue");
    expect(meanings.colours("морковка", "ru").flat().join(" ")).toContain("carrot");
  });

  it("knows nothing of nonsense", () => {
    expect(meanings.thing("qwxz", "de")).toBeNull();
  });

  it("says what most languages mean by a word, and knows none that every object has", () => {
    expect(meanings.inAnyLanguage("things", "Fuchs")).toBe("fox");
    expect(meanings.inAnyLanguage("things", "狐")).toBe("fox");
    expect(meanings.inAnyLanguage("things", "constructor")).toBeNull();
    expect(meanings.inAnyLanguage("moods", "qwxz")).toBeNull();
  });

  it("knows nothing in a language that it does not have", () => {
    expect(meanings.thing("Fuchs", "xx")).toBeNull();
    expect(meanings.colours("rot", "xx")).toEqual([]);
  });
});
