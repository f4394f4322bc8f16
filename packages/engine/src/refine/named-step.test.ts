import { describe, expect, it } from "vitest";
import { designFromPrompt, loadStudio } from "../index.ts";

const studio = await loadStudio();
const made = (prompt: string) => designFromPrompt(studio, { prompt, watermark: false });

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
