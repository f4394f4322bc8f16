import { expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readPrompt } from "../../index.ts";

const studio = await sharedStudio();

const avoided = async (prompt: string) => (await readPrompt(studio, prompt)).avoid?.value ?? null;

// docs/laws.md R6: a refused thing is no style, and what nobody refuses is not refused.
it.each([
  ["Mossy Oak Camp: a tent. Not a tree, everybody has one. Green", ["tree"]],
  [
    "For my law firm, Okafor Whitlock LLP. A monogram. No scales, no gavels, no columns please",
    ["scale", "gavel", "column"],
  ],
])("%s refuses things", async (prompt, things) => {
  const avoid = await avoided(prompt);
  expect(avoid?.motifs).toEqual(things);
  expect(avoid?.styles).toEqual([]);
});

it.each([
  "ok so i need a logo for my food truck its called holy guacamole we do tacos and burritos mostly and i want like an avocado",
  "Brass band Silver Hill, a trumpet. The year 1911 should appear somewhere. Maroon",
  "A simple mark of a lighthouse for Pharos Books, no name in the logo",
])("%s refuses nothing", async (prompt) => {
  expect(await avoided(prompt)).toBeNull();
});

it("plain letters after a refusal of others are no refusal", async () => {
  const avoid = await avoided(
    "A pottery called Thumb & Wheel. We really don't want anything swirly or handwritten looking, plain letters are more us.",
  );
  expect(avoid?.styles).toEqual(["handwritten looking"]);
});

it("colours that are refused as a mood are colours", async () => {
  const avoid = await avoided(
    "Preciso de um logo pra minha clínica infantil, o nome é Falatório. Cores alegres, mas nem rosa nem azul.",
  );
  expect(avoid).toMatchObject({ colors: expect.arrayContaining(["#ffc0cb", "#0000ff"]), styles: [] });
});

it("a refusal at the end of a dictated text reaches no farther than the words beside it", async () => {
  const { avoid } = await readPrompt(
    studio,
    "okay so um the company is called Bluewick and we make soy candles and what I'd like is a candle flame um inside a drop shape maybe navy blue and please no yellow thank you",
  );
  expect(avoid?.value.motifs).toEqual([]);
});

it("what is said of a thing that is refused refuses the thing", async () => {
  const { avoid } = await readPrompt(studio, "Teahouse Minno: no silly foxes, a teapot");
  expect(avoid?.value.motifs).toEqual(["fox"]);
});

// docs/laws.md R6: where the verb comes last, it refuses what stands before it.
it.each([
  ["パン屋「こむぎ堂」のロゴ。麦の穂、茶色。丸で囲まないで。", undefined],
  ["Логотип для пекарни «Колос», колос, без круга вокруг", undefined],
  ["ラーメン店「風」、どんぶりを丸で囲んで、文字は入れないでください", "circle"],
  ["Fırın Başak için logo, başak daire içinde, gradyan istemiyoruz", "circle"],
  ["Not a modern logo but a loaf in a circle for Amber", "circle"],
])("%s: a frame is %s", async (prompt, frame) => {
  expect((await readPrompt(studio, prompt)).form?.value.frame).toBe(frame);
});
