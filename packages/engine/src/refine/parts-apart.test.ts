import { beforeAll, describe, expect, it } from "vitest";
import { designFromPrompt, type Parent, type PromptedBrand } from "../index.ts";
import type { Design, Shape } from "../vocabulary.ts";
import { logoOf, studio } from "./conversation.fixture.ts";

let owl: PromptedBrand;
beforeAll(async () => {
  owl = await logoOf("Logo for Harrow Lane Books, a second-hand bookshop, with an owl. Dark green.");
}, 60_000);

const from = (parent: Parent, prompt: string) =>
  designFromPrompt(studio, { prompt, watermark: false, parent });
const inked = ({ palette }: Design, shapes: readonly Shape[] = [], of?: string) => [
  ...new Set(shapes.filter((shape) => shape.of === of).map(({ ink }) => palette.light[ink])),
];
const dataOf = (shapes: readonly Shape[] = []) => shapes.map(({ d }) => d).join("");

describe("a part that the stored outlines do not name wears its colour (docs/laws.md R3, F2)", () => {
  it("inks the beak alone, as stated, and all else keeps its bytes", async () => {
    const { design, brief, report } = await from(owl, "Make the owl's beak yellow, nothing else.");
    expect(inked(design, design.mark?.shapes, "beak")).toEqual(["#ffff00"]);
    expect(inked(design, design.mark?.shapes)).toEqual([owl.design.palette.primary]);
    expect(dataOf(design.mark?.shapes.filter(({ of }) => of === undefined))).toBe(
      dataOf(owl.design.mark?.shapes),
    );
    expect(design.type).toEqual(owl.design.type);
    expect(design.lockup).toEqual(owl.design.lockup);
    expect(report.unmet.map(({ wish }) => wish)).not.toContain("yellow");
    const back = await from({ brief, design, ancestors: [owl] }, "undo");
    expect(back.assets).toEqual(owl.assets);
  });

  it("tells it where the drawing is not what the Brief and seed give today", async () => {
    const mark = owl.design.mark!;
    const shapes = mark.shapes.map((shape) => ({ ...shape, d: `${shape.d}M0 0L1 0L1 1Z` }));
    const stored: Design = { ...owl.design, mark: { ...mark, shapes } };
    const { design, report } = await from({ ...owl, design: stored }, "make the beak yellow");
    expect(design).toBe(stored);
    expect(report.unmet.map(({ wish }) => wish)).toContain("yellow");
  });

  it("tells it of a part that the drawing does not have", async () => {
    const { design, report } = await from(owl, "make the sail red");
    expect(design).toBe(owl.design);
    expect(report.unmet.length).toBeGreaterThan(0);
  });

  it("steps the colour of what is named, and the letters that share it stay", async () => {
    const { design } = await from(owl, "make the owl a bit lighter");
    expect(inked(design, design.mark?.shapes)).not.toEqual([owl.design.palette.primary]);
    expect(inked(design, design.type.word?.shapes)).toEqual(inked(owl.design, owl.design.type.word?.shapes));
  });
});

describe("each clause reaches its own part (docs/laws.md F6)", () => {
  it.each([
    "Add the slogan “Read slowly”, in capitals",
    "Undo that, and put the slogan “READ SLOWLY” under the name.",
  ])("leaves the name as it is: %s", async (prompt) => {
    const { design } = await from(owl, prompt);
    expect(design.type.word).toEqual(owl.design.type.word);
    expect(design.tagline).toMatch(/^read slowly$/iu);
  });

  it("sets the slogan in capitals, and the name stays", async () => {
    const told = await from(owl, "Add the slogan “Read slowly”");
    const { design } = await from({ ...told, ancestors: [owl] }, "Bitte den Slogan in Großbuchstaben.");
    expect(design.type.tagline?.text).toBe("READ SLOWLY");
    expect(design.type.word).toEqual(told.design.type.word);
  });

  it("goes back and goes on where a message opens with the way back", async () => {
    const yellow = await from(owl, "make the beak yellow");
    const { design } = await from(
      { ...yellow, ancestors: [owl] },
      "Undo that, and put the slogan “Read slowly” under the name.",
    );
    expect(design.mark).toEqual(owl.design.mark);
    expect(design.tagline).toBe("Read slowly");
  });

  it("gives the slogan alone a colour", async () => {
    const told = await from(owl, "Add the slogan “Read slowly”");
    const { design } = await from({ ...told, ancestors: [owl] }, "The slogan in brown please.");
    expect(inked(design, design.type.word?.shapes)).toEqual(
      inked(told.design, told.design.type.word?.shapes),
    );
    expect(inked(design, design.mark?.shapes)).toEqual(inked(told.design, told.design.mark?.shapes));
    expect(inked(design, design.type.tagline?.shapes)).toEqual(["#a52a2a"]);
  });
});
