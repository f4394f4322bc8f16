import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { design } from "../design.ts";
import { designFromPrompt, fromMemory, toMemory } from "../index.ts";
import { readPrompt } from "../reader/built-in/prompt.ts";
import { type Brief, EMPTY_BRIEF, type Script, type Studio, type TypeWish } from "../vocabulary.ts";
import { chooseFaces } from "./choose.ts";
import { hanScriptIn, hanScriptOf } from "./han.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
});

const wish = (part: Partial<TypeWish>): TypeWish => ({
  ...{ classes: [], family: null, weight: null, case: null, tracking: null },
  ...part,
});
const brief = (name: string, type: Partial<TypeWish> | null = null): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: name, source: "stated" },
  type: type && { value: wish(type), source: "stated" },
});

const NAMES: readonly (readonly [script: Script, name: string])[] = [
  ["latin", "Phở Đặc Biệt"],
  ["latin", "İğdeli Çiftliği"],
  ["latin", "Łódź Żagle"],
  ["greek", "Αρχιπέλαγος"],
  ["cyrillic", "Їжак і Ґава"],
  ["arabic", "مقهى الياسمين"],
  ["hebrew", "בית קפה אלון"],
  ["devanagari", "क्षितिज ज्ञानदीप"],
  ["bengali", "পদ্মা প্রকাশনী"],
  ["tamil", "தமிழ் குறிஞ்சி"],
  ["thai", "ร้านกาแฟดอยคำ"],
  ["japanese", "鬱金香な颯"],
  ["korean", "꽃잎공방 쌀과밀"],
  ["chinese-simplified", "饕餮云海茶馆"],
  ["chinese-traditional", "龍鳳燒臘麵包"],
];

describe("R7: a name is set whole or not at all", () => {
  it.each(NAMES)("%s: %s, in one face, sans and serif", (script, name) => {
    for (const type of [null, { classes: ["sans"] as const }, { classes: ["serif"] as const }]) {
      const { design: made } = design(studio, brief(name, type), 1);
      const { word, face, weight, script: set } = made.type;
      expect(word?.text.replace(/\n/g, " ").toLowerCase()).toBe(name.toLowerCase());
      const { missing, borrowed, glyphs } = studio.set({ text: name, face, weight });
      expect([...missing, ...borrowed]).toEqual([]);
      expect(glyphs.length).toBeGreaterThan(0);
      expect(set).toBe(script);
      if (type) expect(studio.face(face)!.classes).toContain(type.classes[0]);
    }
  });

  it("has all jōyō kanji, those beyond JIS level 1 among them", () => {
    for (const kanji of "鬱彙璽嗣塡剝頰𠮟淫咽怨俺苛牙瓦楷骸顎葛釜鎌韓玩伎臼嗅巾僅惧稽詣隙桁拳") {
      const { missing } = studio.set({ text: kanji, face: "noto-serif-jp", weight: 400 });
      expect(missing, kanji).toEqual([]);
      expect(studio.set({ text: kanji, face: "noto-sans-jp", weight: 400 }).borrowed, kanji).toEqual([]);
    }
  });

  it("a character that no face has leaves the symbol alone, and the Report says which", () => {
    const made = design(studio, brief("Kaveri 𐎀𐎁"), 1);
    expect(made.design.type.word).toBeNull();
    expect(made.design.mark).not.toBeNull();
    const [drawnIn] = made.report.unmet.filter(({ field }) => field === "name");
    expect(drawnIn?.why).toContain("𐎀");
    expect(drawnIn?.did).toBe("the logo is a symbol only");
  });

  const renamed = async (to: string) => {
    const prompt = "Logo for “Harbour”, a café, font Permanent Marker";
    const root = await designFromPrompt(studio, { prompt, watermark: false });
    const parent = fromMemory(toMemory(root));
    return designFromPrompt(studio, { prompt: `rename it to “${to}”`, watermark: false, parent });
  };

  it("renaming takes the nearest face that has the letters", async () => {
    const { design: made } = await renamed("龍鳳餅家");
    expect(made.type.word?.text).toBe("龍鳳餅家");
    const { missing, borrowed } = studio.set({ text: "龍鳳餅家", face: made.type.face, weight: 500 });
    expect([...missing, ...borrowed]).toEqual([]);
  });

  it("renaming to what no face has leaves the symbol alone", async () => {
    const { design: made, report } = await renamed("𐎀𐎁𐎂");
    expect(made.lockup.wordmark).toBeNull();
    expect(made.lockup.mark).not.toBeNull();
    expect(report.unmet.map(({ why }) => why).join()).toContain("𐎀");
  });
});

describe("whose Han characters a name has", () => {
  it.each([
    ["云海茶馆", "chinese-simplified"],
    ["燒臘王", "chinese-traditional"],
    ["桜の森", "japanese"],
    ["한강 書店", "korean"],
    ["沢渡", "japanese"],
  ] as const)("%s by itself: %s", (name, script) => {
    expect(hanScriptOf(name)).toBe(script);
  });

  it.each([
    ["「青山」のロゴを作ってください", "青山", "japanese"],
    ["给青山做一个标志", "青山", "chinese-simplified"],
    ["請為青山設計商標", "青山", "chinese-traditional"],
    ["青山 로고를 만들어 주세요", "青山", "korean"],
    ["Logo for Harbour", "Harbour", null],
  ] as const)("%s", (prompt, name, script) => {
    expect(hanScriptIn(prompt, name)).toBe(script);
  });
});

describe("R5: a stated family is used, or the nearest is and both are named", () => {
  const drawnIn = (family: string, name = "Marque") => {
    const { choices, unmet } = chooseFaces(studio, brief(name, { family }), 1);
    return { face: choices[0]!.face, unmet: unmet.join() };
  };

  it("every shipped family, by its name, written anyhow", () => {
    for (const { family, italic } of studio.faces) {
      if (italic) continue;
      const { face, unmet } = drawnIn(family.toUpperCase().replaceAll(" ", ""));
      expect([face.family, unmet]).toEqual([family, ""]);
    }
  });

  it.each([
    ["Helvetica", "grotesk"],
    ["Bodoni", "didone"],
    ["Courier New", "typewriter"],
    ["Alumni Sans Pinstripe", "condensed"],
    ["Jacquarda Bastarda 9", "blackletter"],
  ] as const)("%s gives way to a %s face", (family, type) => {
    const { face, unmet } = drawnIn(family);
    expect(face.classes).toContain(type);
    expect(unmet).toContain(family);
    expect(unmet).toContain(face.family);
  });

  it("one that has not all letters of the name gives way too, for the whole name", () => {
    const { face, unmet } = drawnIn("Playfair Display", "云海茶馆");
    expect(face.id).toBe("noto-serif-sc");
    expect(unmet).toContain("Playfair Display");
  });

  it("italics are the family's own, or its letters lean", () => {
    const italic = (family: string) =>
      chooseFaces(studio, brief("Marque", { family, italic: true }), 1).choices[0]!;
    expect(italic("Playfair Display").face.id).toBe("playfair-display-italic");
    expect(italic("Bebas Neue").slanted).toBe(true);
    const { type } = design(studio, brief("Marque", { family: "Bebas Neue", italic: true }), 1).design;
    expect(type.adjustment).toEqual({ weight: 0, rounding: 0, slanted: true });
  });
});

describe("families and classes in prompts", () => {
  const read = (prompt: string) => readPrompt(studio, prompt);

  it.each([
    ["Bitcrush bar, Press Start 2P font, pink", "Press Start 2P"],
    ["Brutal records — Archivo Black", "Archivo Black"],
    ["Marlow's diner, lobster typeface, red", "Lobster"],
    ["Halden interiors, Montserrat Light, grey", "Montserrat"],
    ["name: Halden; font: Aboreto", "Aboreto"],
  ])("%s", async (prompt, family) => {
    expect((await read(prompt)).type?.value.family).toBe(family);
    expect((await read(prompt)).name?.value ?? "").not.toContain(family);
  });

  it.each([
    "Sedia vista di lato, noce, per Mobilificio Cadorin",
    "Notary in San Antonio, Texas, deep blue",
    "Potters from Leeds. Thanks, Karla",
    "Distillery Sable + Rye, no icon",
    "Sartoria Aurora Bassi, carattere script elegante",
  ])("no family is meant: %s", async (prompt) => {
    expect((await read(prompt)).type?.value.family ?? null).toBeNull();
  });

  it.each([
    ["Raven & Rye, gothic blackletter lettering", "blackletter"],
    ["Cargo 7, schablonenschrift", "stencil"],
    ["Gumshoe, typewriter letters", "typewriter"],
    ["Level Up, 8-bit letters", "pixel"],
    ["Ashmore rare books, an old-style serif", "old-style"],
    ["Lola Makes, hand-lettered", "handwritten"],
    ["为“云海茶馆”设计标志，宋体", "serif"],
    ["카페 이름은 '달콤카페'. 고딕체 로고.", "sans"],
  ])("%s", async (prompt, type) => {
    expect((await read(prompt)).type?.value.classes).toContain(type);
  });
});
