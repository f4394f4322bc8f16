import { expect, it } from "vitest";
import { sharedStudio } from "../../../../test/studio.ts";
import { readPrompt } from "../../../index.ts";

const studio = await sharedStudio();

it.each([
  ["Logo voor Fietsfabriek, lettertype Work Sans, oranje", "Work Sans", []],
  ["为“云海茶馆”设计标志，字体用宋体，墨绿色", null, ["serif"]],
])("R5: “%s” states its letters in whatever language", async (prompt, family, classes) => {
  const type = (await readPrompt(studio, prompt)).type;
  expect(type).toMatchObject({ source: "stated", value: { family } });
  expect(type?.value.classes).toEqual(classes);
});

const typeOf = async (prompt: string) => (await readPrompt(studio, prompt)).type?.value;

it.each([
  ["name: Halden; typeface: Work Sans; weight: 800; colour: navy", "Work Sans", 800],
  ["Logo voor Fietsfabriek, lettertype Work Sans, halfvet, oranje", "Work Sans", 600],
  ["Логотип для пекарни Колос, шрифт Montserrat, начертание 500, коричневый", "Montserrat", 500],
  ["Logo para la tienda Marola, Urbanist, peso medio, azul", "Urbanist", 500],
])("R5: a weight beside the letters is theirs: “%s”", async (prompt, family, weight) => {
  expect(await typeOf(prompt)).toMatchObject({ family, weight });
});

it.each([
  ["Λογότυπο για φούρνο Στάχυ, γραμματοσειρά Commissioner ημίμαυρα, καφέ", "Commissioner"],
  ["이름: 달빛서재; 글꼴: 나눔명조; 남색", "Nanum Myeongjo"],
  ["标志:云海茶馆,思源黑体,墨绿色", "Noto Sans SC"],
])("R5: a family is known by the name it has: “%s”", async (prompt, family) => {
  expect((await typeOf(prompt))?.family).toBe(family);
});

it("R1: a brand that is called as a family is called is no family (docs/laws.md R1)", async () => {
  const brief = await readPrompt(studio, "Logo for Lora, a florist, in pink");
  expect(brief.name?.value).toBe("Lora");
  expect(brief.type?.value.family ?? null).toBeNull();
});

it("a thing that was heard as letters which no table has is the thing", async () => {
  const { motifs, type } = await readPrompt(studio, "Logo Velda, Eule, weinrot");
  expect(motifs?.value).toEqual(["owl"]);
  expect(type).toBeNull();
});

it.each([
  ["orrel joinery, lora", "Lora", "orrel joinery"],
  ["Police : raleway. Nom : Ombrelle", "Raleway", "Ombrelle"],
])(
  "R5: a shipped family that is a statement of its own is one in any case: %s",
  async (prompt, family, name) => {
    const brief = await readPrompt(studio, prompt);
    expect(brief.type?.value.family).toBe(family);
    expect(brief.name?.value).toBe(name);
  },
);

it.each(["Karla's Kitchen, a spoon", "Café Antonio, a cup"])(
  "R5: and no person, place or thing of that name: %s",
  async (prompt) => {
    expect((await readPrompt(studio, prompt)).type).toBeNull();
  },
);
