import { describe, expect, it } from "vitest";
import { designFromPrompt } from "../index.ts";
import { logoOf as made, studio } from "./conversation.fixture.ts";

describe("F2: a step that names a colour changes that one alone", () => {
  it.each([
    ["Logo for Kettlewren, a tea shop. Colours lime and black.", "Make the lime a bit lighter", "primary"],
    ["Логотип для кафе «Волна», бирюзовый и оранжевый", "Сделай бирюзовый светлее", "primary"],
    ["Logo für Bergwerk, eine Bäckerei: Dunkelblau und Gold", "Das Gold bitte wärmer", "secondary"],
  ] as const)("%s – %s", async (prompt, step, named) => {
    const parent = await made(prompt);
    const { design } = await designFromPrompt(studio, { prompt: step, watermark: false, parent });
    const other = named === "primary" ? "secondary" : "primary";
    expect(design.palette[named]).not.toBe(parent.design.palette[named]);
    expect(design.palette[other]).toBe(parent.design.palette[other]);
  });

  it("a colour that is nearly white stays, and the Report says so", async () => {
    const parent = await made("A logo for Nordlys, a bakery. Navy and cream.");
    const step = { prompt: "Make the cream lighter", watermark: false, parent };
    const { design, report } = await designFromPrompt(studio, step);
    expect(design.palette).toEqual(parent.design.palette);
    expect(report.unmet).not.toEqual([]);
  });
});

describe("F2: a wish about colours reaches those it names, and all of them", () => {
  const refined = async (first: string, prompt: string) => {
    const parent = await made(first);
    return { parent, ...(await designFromPrompt(studio, { prompt, watermark: false, parent })) };
  };

  it.each([
    [
      "Logo for Quiet Owl, a bookshop. An owl, dark violet and gold.",
      "Make the owl larger, the gold a bit lighter",
    ],
    [
      "Buchhandlung „Stille Eule“: eine Eule, Dunkelviolett und Gold",
      "Die Eule größer, das Gold etwas heller",
    ],
  ])("a colour behind a pause is not the thing’s before it: %s – %s", async (first, prompt) => {
    const { parent, design } = await refined(first, prompt);
    expect(design.palette.primary).toBe(parent.design.palette.primary);
    expect(design.palette.secondary).not.toBe(parent.design.palette.secondary);
  });

  it.each([
    [
      "A logo for Pawprint, a pet shop. A paw, orange and navy.",
      "Everything in one colour: dark green",
      "#006400",
    ],
    ["Logo für Pfotenglück: eine Pfote, Orange und Türkis", "alles einfarbig, in Dunkelblau", "#00008b"],
  ])("one colour for all is the one that is named: %s – %s", async (first, prompt, hex) => {
    const { design } = await refined(first, prompt);
    const { primary, secondary, ink } = design.palette;
    expect([primary, secondary, ink]).toEqual([hex, hex, hex]);
  });

  it("and black where none is", async () => {
    const { design } = await refined(
      "A logo for Pawprint, a pet shop. A paw, orange and navy.",
      "one colour only",
    );
    expect(design.palette.primary).toBe("#111111");
  });

  it("a colour that is taken away leaves the letters, too, on either ground", async () => {
    const first = "Gelateria Nonna Rosa, un cono gelato, colori rosa pesca e verde menta";
    const { parent, design } = await refined(first, "togli il rosa e metti un giallo limone al suo posto");
    const was = [parent.design.palette.primary, parent.design.palette.dark.primary];
    for (const { ink } of design.type.word!.shapes) expect(was).not.toContain(design.palette.dark[ink]);
  });

  it("a colour for the name that can nearly be read is darkened and told, and brings no plate", async () => {
    const first = "Logo for Puddle Otters, a swim school: an otter, teal";
    const { parent, design, report } = await refined(first, "coral only for the name");
    expect(design.palette.hold?.kind).toBe(parent.design.palette.hold?.kind);
    expect(design.mark?.shapes).toEqual(parent.design.mark?.shapes);
    expect(report.unmet.map(({ wish }) => wish).join()).toContain("coral");
  });
});
