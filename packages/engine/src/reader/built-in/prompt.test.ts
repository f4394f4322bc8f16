import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readPrompt } from "../../index.ts";
import { readWhole } from "./prompt.ts";

const studio = await sharedStudio();

describe("a prompt in any language", () => {
  it.each([
    ["카페 '달빛'의 로고를 만들어 주세요. 남색 배경에 초승달 그림", "달빛", "남색", "crescent moon"],
    ["Kedi kafesi Pati için logo: mor renkte bir kedi, yuvarlak harfler", "Pati", "mor", "cat"],
    [
      "Logo voor fietsenmaker De Ketting, een ketting, donkerblauw, geen wielen",
      "De Ketting",
      "donkerblauw",
      "chain",
    ],
    ["किताबों की दुकान पन्ना के लिए लोगो, गहरा लाल रंग, एक उल्लू", "पन्ना", "गहरा लाल", "owl"],
  ])("%s", async (prompt, name, colour, thing) => {
    const brief = await readPrompt(studio, prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.colors?.value.map(({ word }) => word)).toEqual([expect.stringContaining(colour)]);
    expect(brief.motifs).toMatchObject({ source: "stated" });
    expect(brief.motifs?.value).toContain(thing);
  });

  it.each([
    ["喫茶店「月灯」のロゴ。月を見上げる猫、紺色で。", ["moon", "cat"]],
    ["서점 느린책방 로고. 책을 읽는 곰, 초록색.", ["book", "bear"]],
    ["面包店“麦田”,抱着面包的兔子,棕色。", ["bread", "rabbit"]],
    ["Księgarnia Powoli, niedźwiedź czytający książkę, zielony.", ["bear", "book"]],
    ["مكتبة مهل، دب يقرأ كتابا، أخضر.", ["bear", "book"]],
  ])("has both where one does something with the other: %s", async (prompt, things) => {
    const motifs = (await readPrompt(studio, prompt)).motifs?.value;
    expect(motifs?.filter((thing) => things.includes(thing))).toEqual(things);
  });

  it("refuses what is refused", async () => {
    const dutch = await readPrompt(
      studio,
      "Logo voor fietsenmaker De Ketting, een ketting, donkerblauw, geen wielen",
    );
    expect(dutch.avoid?.value.motifs).toContain("wheel");
    const chinese = await readPrompt(studio, "给我们的茶馆“云起”设计一个标志，墨绿色，要有一片茶叶，不要龙");
    expect(chinese.avoid?.value.motifs).toContain("dragon");
    expect(chinese.name?.value).toBe("云起");
  });

  it("has its trade by its English", async () => {
    expect((await readPrompt(studio, "パン屋「こむぎ」のロゴを作ってください。茶色で")).trade?.value).toBe(
      "bakery",
    );
  });
});

describe("a prompt in English", () => {
  it("has its name, its thing and what it refuses", async () => {
    const brief = await readPrompt(
      studio,
      "A logo for Nocturne, a tea house. Deep indigo, a crescent moon, no leaves",
    );
    expect(brief.name?.value).toBe("Nocturne");
    expect(brief.motifs?.value).toContain("crescent moon");
    expect(brief.avoid?.value.motifs).toContain("leaf");
  });
});

describe("a name that the reader hesitates about", () => {
  it("is taken where there is no other", async () => {
    const brief = await readPrompt(studio, "Stonegate brewery. Rockwell typeface.");
    expect(brief.name?.value).toContain("Stonegate");
  });

  it.each([
    "a logo for a bakery with a wheat ear",
    "we sell shoes in Leeds",
    "ein Logo für einen Friseur, mit einem Kamm",
  ])("is not made of what is none: %s", async (prompt) => {
    expect((await readPrompt(studio, prompt)).name).toBeNull();
  });
});

describe("a text all in capitals", () => {
  it.each([
    ["LOGO DLA SIŁOWNI GROMOŁAM!!! PIORUN!!! CZERWONY I CZARNY!!!", "GROMOŁAM"],
    ["KAHVE DÜKKANI FISILDAK İÇİN LOGO, KAHVERENGİ", "FISILDAK"],
    ["LOGO FOR A BARBERSHOP CALLED CLIPPERONE, SCISSORS", "CLIPPERONE"],
  ])("has its name without the words beside it, as typed: %s", async (prompt, name) => {
    expect((await readPrompt(studio, prompt)).name?.value).toBe(name);
  });
});

describe("capitals for the first letter alone", () => {
  it.each([
    "HONEYDEW: capitalise only the first letter, a salon",
    "FROSTWICK, Friseur, nur der erste Buchstabe groß",
    "ÇINARIM kafe, sadece ilk harf büyük",
    "Логотип ЗЕРНОВ, первая буква заглавная",
  ])("are read: %s", async (prompt) => {
    expect((await readPrompt(studio, prompt)).type?.value.case).toBe("title");
  });

  it("are not read from a name", async () => {
    expect((await readPrompt(studio, "Logo for Title Case Books")).type).toBeNull();
  });
});

it.each([
  ["Piekarnia Żytnia 7, kłos żyta w kole", ["wheat"]],
  ["Proszę o kłos pszenicy w okręgu, Młyn Górski", ["wheat"]],
])("what says the form is no second thing: %s", async (prompt, things) => {
  const { motifs, form } = await readPrompt(studio, prompt);
  expect(motifs?.value).toEqual(things);
  expect(form?.value.frame).toBe("circle");
});

it("letters without serif are without serifs", async () => {
  const { type } = await readPrompt(studio, "KlaarPilt, window cleaning. Letters without serif, light blue.");
  expect(type?.value.classes).toEqual(["sans"]);
});

describe("what a thing is", () => {
  it.each([
    ["Logo for Marlow, a bookshop. A crane (the bird), navy blue.", "crane (bird)"],
    ["Logo for a hotel called Marlow. A seal (the animal) in grey.", "seal (animal)"],
    ["Logo für die Werkstatt Hobel & Sohn: ein Hahn (das Tier), rot.", "rooster"],
    ["Table tennis club in Hull, the Hull Spinners. Need a bat and ball, royal blue.", "table tennis bat"],
    ["Cricket club Oakham: a bat and a ball, green.", "cricket bat"],
  ])("is told by a remark or by the trade: %s", async (prompt, thing) => {
    expect((await readPrompt(studio, prompt)).motifs?.value[0]).toBe(thing);
  });

  it("is no part of what a sentence tells of the business", async () => {
    const prompt =
      "The Lamplighter Press publishes ghost stories. Please draw either a street lamp or a lantern, " +
      "whichever draws better. Midnight blue with a touch of pale yellow for the light. Old-style serif.";
    const things = (await readPrompt(studio, prompt)).motifs?.value ?? [];
    expect(things.slice(0, 3)).toEqual(["street lamp", "lamp", "lantern"]);
    expect(things).not.toContain("ghost");
  });

  it.each([
    ["Logo for Foo with a fox. Under it a small tree. Green.", ["fox", "tree"]],
    ["An owl. Name: Strix. Also a book. Blue.", ["owl", "book"]],
  ])("stays where it is asked for: %s", async (prompt, things) => {
    expect((await readPrompt(studio, prompt)).motifs).toMatchObject({ value: things, source: "stated" });
  });
});

it.each([
  "会社名:Yuzu Lab、メインカラー #F4E04D、文字は黒",
  "Name: Yuzu Lab. Hauptfarbe #F4E04D, Schrift schwarz",
])("R3: a colour beside a word that is no thing of the mark is the brand's: %s", async (prompt) => {
  const [first] = (await readPrompt(studio, prompt)).colors?.value ?? [];
  expect(first).toMatchObject({ hex: "#f4e04d" });
  expect(first).not.toHaveProperty("of");
});

it.each([
  ["A cup for cafe Offbeat, brown or dark purple, you decide", ["brown"]],
  ["Logo für Haus Nimm, ein Boot in Rot oder Blau", ["rot"]],
  ["Eagle Yard, black and gold", ["black", "gold"]],
])("of colours of which a prompt leaves the choice the first is taken: %s", async (prompt, wanted) => {
  const { colors } = await readPrompt(studio, prompt);
  expect(colors?.value.map(({ word }) => word)).toEqual(wanted);
});

it("a colour that nobody knows is told as not met (docs/laws.md G2)", async () => {
  const { unmet } = await readWhole(studio, "Logo for Glöd Sauna, a flame, colour: vintergrynig");
  expect(unmet.filter(({ field }) => field === "colors").map(({ wish }) => wish)).toEqual(["vintergrynig"]);
});
