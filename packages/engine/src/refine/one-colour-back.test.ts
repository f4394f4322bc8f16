import { describe, expect, it } from "vitest";
import type { PromptedBrand } from "../index.ts";
import { heldParts } from "../render/held.ts";
import { converse } from "./conversation.fixture.ts";

const line = async (...said: readonly [string, ...string[]]): Promise<readonly PromptedBrand[]> =>
  (await converse(...said)).toReversed();

/** What something is seen in: a part of the mark, the slogan or the word. */
function colourOf({ design }: PromptedBrand, part: string): string | null {
  const shapes = heldParts(design).flatMap(({ name, shapes }) => shapes.map((each) => ({ ...each, name })));
  const shape = shapes.find(({ of, name }) => of === part || name === part);
  return shape ? design.palette.light[shape.ink] : null;
}

const FOX =
  "Logo for Juniper Lane, a bakery. A fox holding a leaf, orange and dark green, name in a warm serif below.";

describe("the colour of one thing is brought back alone (docs/laws.md F3)", () => {
  it.each([
    "the leaf in the colour it had before",
    "das Blatt wieder in der alten Farbe",
    "la hoja en el color de antes",
  ])("%s", async (step) => {
    const [first, recoloured, , back] = await line(
      FOX,
      "the leaf teal, the letters black",
      "bolder mark",
      step,
    );
    expect(colourOf(recoloured!, "leaf")).not.toBe(colourOf(first!, "leaf"));
    expect(colourOf(back!, "leaf")).toBe(colourOf(first!, "leaf"));
    expect(colourOf(back!, "wordmark")).toBe("#000000");
    expect(back!.report.changed).toEqual(["colours"]);
  });

  it("the letters", async () => {
    const [first, , , back] = await line(
      FOX,
      "the letters black",
      "the leaf teal",
      "the letters in the colour they had before",
    );
    expect(colourOf(back!, "wordmark")).toBe(colourOf(first!, "wordmark"));
    expect(colourOf(back!, "leaf")).toBe("#008080");
  });
});

describe("what is added in a colour wears it alone", () => {
  const OWL = "Logo for Kaltmeier, an owl, navy, owl left of the name, slogan “Stay wild”";
  it.each([
    "add a golden star",
    "einen Stern in Gold dazu",
    "ajoute une étoile dorée",
    "dodaj złotą gwiazdę",
    "金色の星を追加して",
  ])("%s", async (step) => {
    const [first, added] = await line(OWL, step);
    const seen = colourOf(added!, "star");
    expect(seen).not.toBeNull();
    expect(seen).not.toBe(first!.design.palette.primary);
    expect(added!.design.mark?.motifs).toEqual(expect.arrayContaining(["owl", "star"]));
    for (const part of ["wordmark", "tagline"]) expect(colourOf(added!, part)).toBe(colourOf(first!, part));
  });

  it("also as the third colour, and on a plate that drew all in one", async () => {
    const [, , grey, moon] = await line(
      OWL,
      "add a golden star",
      "slogan in grey",
      "add a red moon above the owl",
    );
    expect(colourOf(moon!, "moon")).toBe("#ff0000");
    for (const part of ["star", "tagline"]) expect(colourOf(moon!, part)).toBe(colourOf(grey!, part));
  });
});
