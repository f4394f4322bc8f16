import { describe, expect, it } from "vitest";
import { loadStudio, readPrompt } from "../../../index.ts";
import { coloursOf, wholeName } from "./colour.ts";

const studio = await loadStudio();

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

describe("R8: what cannot be seen is no part of a name", () => {
  it.each([
    ["\ufeffname=Bom\u00adbay; color=#FF9800; restaurant", "Bombay"],
    ["Logo voor Zand\u200bloper, alleen de naam", "Zandloper"],
    ["Лого для кафе «Вет\u2060ер»", "Ветер"],
  ])("%j is named %s", async (prompt, name) => {
    expect((await readPrompt(studio, prompt)).name?.value).toBe(name);
  });
});
