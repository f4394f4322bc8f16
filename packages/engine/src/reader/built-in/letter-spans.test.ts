import { expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readPrompt } from "../../index.ts";

const studio = await sharedStudio();
const typeOf = async (prompt: string) => (await readPrompt(studio, prompt)).type?.value;

it.each([
  ["name: Halden; typeface: Work Sans; weight: 800; colour: navy", "Work Sans", 800],
  ["Logo voor Fietsfabriek, lettertype Work Sans, halfvet, oranje", "Work Sans", 600],
  ["Logo: Defne kırtasiye, yazı tipi Montserrat yarı kalın, yeşil", "Montserrat", 600],
  ["Логотип для пекарни Колос, шрифт Montserrat, начертание 500, коричневый", "Montserrat", 500],
  ["Logo para la tienda Marola, Urbanist, peso medio, azul", "Urbanist", 500],
])("R5: a weight beside the letters is theirs: “%s”", async (prompt, family, weight) => {
  expect(await typeOf(prompt)).toMatchObject({ family, weight });
});

it.each([
  ["Weald is a countryside magazine; masthead in Merriweather.", "Merriweather"],
  ["Λογότυπο για φούρνο Στάχυ, γραμματοσειρά Commissioner ημίμαυρα, καφέ", "Commissioner"],
  ["이름: 달빛서재; 글꼴: 나눔명조; 남색", "Nanum Myeongjo"],
  ["标志:云海茶馆,思源黑体,墨绿色", "Noto Sans SC"],
])("R5: a family is known by the name it has: “%s”", async (prompt, family) => {
  expect((await typeOf(prompt))?.family).toBe(family);
});

it("R6: adjectives before refused letters are refused with them (docs/laws.md R6)", async () => {
  const wish = await typeOf(
    "Schlosserei Amboss. Schmale, fette Großbuchstaben sind verboten, bitte eine Schreibmaschinenschrift.",
  );
  expect(wish).toMatchObject({ classes: ["typewriter"], weight: null, case: null });
});

it("R1: a brand that is called as a family is called is no family (docs/laws.md R1)", async () => {
  const brief = await readPrompt(studio, "Logo for Lora, a florist, in pink");
  expect(brief.name?.value).toBe("Lora");
  expect(brief.type?.value.family ?? null).toBeNull();
});
