import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { designFromPrompt, type PromptedBrand } from "../../index.ts";

const studio = await sharedStudio();
const made = (prompt: string) => designFromPrompt(studio, { prompt, watermark: false, seed: 3 });
const refined = (prompt: string, { brief, design }: PromptedBrand) =>
  designFromPrompt(studio, { prompt, watermark: false, parent: { brief, design } });

let english: PromptedBrand;
let spanish: PromptedBrand;
let korean: PromptedBrand;
beforeAll(async () => {
  english = await made(
    "Alder & Finch Bakery, a bakery. Slogan: 'Baked since 1987'. A wheat ear, brown and cream.",
  );
  spanish = await made("Logo para Panadería Las Olas, eslogan «desde 1976». Una espiga, naranja.");
  korean = await made("'바다 책방' 로고. 슬로건은 '1998년부터'. 책, 파란색.");
});

describe("a text is edited by part, whatever the verbs (docs/laws.md F5, F6)", () => {
  it.each([
    ["we should like the word Bakery dropped from the name", "Alder & Finch", "Baked since 1987"],
    ["it's not 1987, it's 1978, please correct it", "Alder & Finch Bakery", "Baked since 1978"],
    ["You've misspelt it, it should be Fynch", "Alder & Fynch Bakery", "Baked since 1987"],
    ['in the slogan, say "Fresh" instead of "Baked"', "Alder & Finch Bakery", "Fresh since 1987"],
  ])("%s", async (prompt, name, tagline) => {
    const { design, report } = await refined(prompt, english);
    expect([design.name, design.tagline]).toEqual([name, tagline]);
    expect(design.mark?.shapes).toEqual(english.design.mark?.shapes);
    expect(report.unmet).toEqual([]);
  });

  it.each([
    ["no es 1976, es 1967, cámbialo", "Panadería Las Olas", "desde 1967"],
    ["quita la palabra Panadería del nombre", "Las Olas", "desde 1976"],
    ["que se llame «Sal Marina»", "Sal Marina", "desde 1976"],
  ])("%s", async (prompt, name, tagline) => {
    const { design } = await refined(prompt, spanish);
    expect([design.name, design.tagline]).toEqual([name, tagline]);
  });

  it.each([
    ["1998이 아니라 1989예요", "바다 책방", "1989년부터"],
    ["이름에서 '책방'을 빼 주세요", "바다", "1998년부터"],
  ])("%s", async (prompt, name, tagline) => {
    const { design } = await refined(prompt, korean);
    expect([design.name, design.tagline]).toEqual([name, tagline]);
  });
});

describe("history words", () => {
  it("undo nothing where a text is to be set (docs/laws.md F3)", async () => {
    const { design, report } = await refined(
      "can we have 'learn to love the dough' in small letters underneath again?",
      english,
    );
    expect(design.tagline).toBe("learn to love the dough");
    expect(report.changes?.map(({ ask }) => ask)).toEqual(["set"]);
  });
});
