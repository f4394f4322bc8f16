/** Drawing rules at 32 pixels: an emblem has its own cut there, and parts do not run together. */

import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { design } from "../design.ts";
import { solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { see } from "../judge/seen.ts";
import { type Brief, EMPTY_BRIEF, type Shape } from "../vocabulary.ts";
import { squareAt, standalonePart } from "./pictures.ts";
import { partsSeen, smallCut } from "./small-cut.ts";

const studio = await sharedStudio();
const brief = (name: string, more: Partial<Brief>): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: name, source: "stated" },
  ...more,
});
const shapesAt = (of: Brief, size: number): readonly Shape[] =>
  squareAt(design(studio, of, 3).design, size).parts.flatMap(({ shapes }) => shapes);
const lost32 = (shapes: readonly Shape[]) => see(solid(shapes.flatMap(({ d }) => fromData(d))))!.lost32;

describe("a mark at 32 pixels", () => {
  it.each(["Copper Oak", "Ruderclub Elbe", "Quinta do Vale"])(
    "the emblem of %s is one thick ring and the sign in it, without lettering",
    (name) => {
      const emblem = brief(name, { form: { value: { form: "emblem", lockup: "emblem" }, source: "stated" } });
      const { mark, type } = design(studio, emblem, 3).design;
      const shapes = shapesAt(emblem, 32);
      expect(lost32(mark!.shapes)).toBeGreaterThan(0.1);
      expect(lost32(shapes)).toBeLessThanOrEqual(0.02);
      expect(shapes.length).toBe(mark!.favicon!.length + 1);
      for (const { d } of type.word!.shapes) expect(shapes.map((shape) => shape.d)).not.toContain(d);
      // Smaller still, the sign stands alone; so it does in the file of the mark, where the frame would be empty.
      expect(shapesAt(emblem, 16)).toEqual(mark!.favicon);
      const alone = standalonePart(design(studio, emblem, 3).design, "mark");
      expect(alone!.parts.flatMap((part) => part.shapes)).toEqual(mark!.favicon);
    },
  );

  it("gaps that would close are opened a little, and others are left as they are", () => {
    const { design: plain } = design(studio, brief("Nocturne", {}), 1);
    const bars = (gap: number): Shape[] =>
      [0, 1, 2].map((at) => {
        const x = at * (8 + gap);
        return { d: `M${x} 0H${x + 8}V26H${x}Z`, ink: "primary" };
      });
    const [narrow, wide] = [bars(0.25), bars(3)];
    expect(partsSeen(narrow)).toEqual({ drawn: 3, seen: 1 });
    const cut = smallCut(plain, narrow);
    expect(partsSeen(cut).seen).toBe(3);
    expect(smallCut(plain, wide)).toBe(wide);
  });
});
