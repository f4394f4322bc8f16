import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readPrompt } from "../../index.ts";

const studio = await sharedStudio();

// docs/laws.md R1: what a stranger asks is read in whatever language, here in those that nobody wrote lessons in.
describe("a language that is known by lists alone", () => {
  it.each([
    ["Hei, vi trenger logo til Havgløtt, en blå fisk og et anker", "nb", ["fish", "anchor"], 1],
    ["Potřebujeme logo pro kavárnu U Vlka, oranžová liška", "cs", ["fox"], 1],
    ["Salut, vreau un logo pentru brutăria noastră Cuptor, o pâine maro", "ro", ["bread"], 1],
    ["Potrebujemo logotip za čebelarstvo Gaj in Med, rumena čebela", "sl", ["honeybee"], 1],
    ["Sininen kala, nimi Aallokko, ravintola", "fi", ["fish"], 1],
  ])("%s", async (prompt, language, things, colours) => {
    expect(studio.meanings.languageOf(prompt)).toBe(language);
    const brief = await readPrompt(studio, prompt);
    expect(brief.motifs?.value).toEqual(expect.arrayContaining(things));
    expect(brief.colors?.value).toHaveLength(colours);
  });

  it("takes a word for letters for no thing, and one for simple for no form", async () => {
    const lower = await readPrompt(studio, "Hej! Logga till kaféet Blåklinten. En röd räv. Tunna gemener.");
    expect(lower.motifs?.value).toEqual(["fox"]);
    const word = await readPrompt(studio, "Vi vill ha en ordmärke för Svarta Räven, ingen bild, bara text");
    expect(word.form?.value.form).toBe("wordmark");
  });

  it("takes no frequent word and no part of the name for a colour or a thing", async () => {
    const brief = await readPrompt(studio, "Vi är ett bageri som heter Svarta Räven, inga bilder, bara text");
    expect(brief.colors).toBeNull();
    expect(brief.motifs?.source).not.toBe("stated");
  });
});

describe("a language that was taught", () => {
  it.each([
    ["Wir brauchen ein Logo für unsere Bäckerei, ein braunes Brot", "de"],
    ["Necesito un logo para mi panadería, un pan marrón", "es"],
    ["Potrzebuję logo dla piekarni, brązowy chleb", "pl"],
    ["Нужен логотип для пекарни, коричневый хлеб", "ru"],
    ["A brown bread for our bakery, please", "en"],
  ])("stays itself: %s", (prompt, language) => {
    expect(studio.meanings.languageOf(prompt)).toBe(language);
    expect(studio.meanings.isListed(language)).toBe(false);
  });
});
