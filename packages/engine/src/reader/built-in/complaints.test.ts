import { beforeAll, describe, expect, it } from "vitest";
import { designFromPrompt, loadStudio, type PromptedBrand } from "../../index.ts";
import { readRefinement } from "./refinement.ts";

const studio = await loadStudio();
let root: PromptedBrand;
beforeAll(async () => {
  root = await designFromPrompt(studio, {
    prompt: "Logo for Kaltmeier, an owl, navy, owl left of the name",
    watermark: false,
  });
});

describe("a complaint asks for its opposite, on the part that it is about", () => {
  it.each([
    ["the name drowns", "letters larger"],
    ["the name disappears next to the owl", "letters larger"],
    ["der Name geht unter", "letters larger"],
    ["on lit à peine le nom", "letters larger"],
    ["el nombre se pierde", "letters larger"],
    ["nazwa ginie", "letters larger"],
    ["название теряется", "letters larger"],
    ["店名が埋もれている", "letters larger"],
    ["el nombre casi no se ve", "letters bolder"],
    ["Die Eule schreit zu sehr, sie ist zu dominant", "mark smaller"],
    ["the owl drowns out the name", "mark smaller"],
    ["le hibou crie trop", "mark smaller"],
    ["сова кричит", "mark smaller"],
    ["il gufo urla troppo", "mark smaller"],
    ["the owl shouts, make it grey", "colours set"],
    ["make the name larger, it gets lost", "letters larger"],
  ])("%s: %s", async (prompt, asked) => {
    const { changes } = await readRefinement(studio, prompt, root.design);
    expect(changes.map(({ change: { part, ask } }) => `${part} ${ask}`)).toEqual([asked]);
  });
});
