import { describe, expect, it } from "vitest";
import type { FaceMeasure } from "../vocabulary.ts";
import { traitsOf } from "./traits.ts";

const FACE = { stem: 140, capHeight: 700, radius: 0 } as FaceMeasure;
const NAMES = "Hush Lumen Vela Atlas Pip Basalt Grove Orbit Tern Cedar Volt Fjord".split(" ");

describe("the traits of a brand's drawings", () => {
  it("tells two brands of one name apart by what else was said of them, and keeps what the name set", () => {
    const [circle, plain] = ["circle, rounded", "no lotus, light"].map((said) =>
      traitsOf(FACE, "Hush", said),
    );
    expect([circle!.variation, circle!.stroke, circle!.gap]).toEqual([
      plain!.variation,
      plain!.stroke,
      plain!.gap,
    ]);
    expect([circle!.construction, circle!.bearing, circle!.build]).not.toEqual([
      plain!.construction,
      plain!.bearing,
      plain!.build,
    ]);
  });

  it("keeps to docs/drawing-rules.md D3 and D13: a stroke of 1.0 to 1.4 stems, a gap of 0.5 to 0.7 strokes, whatever the name", () => {
    // A stem in grid units, as the mark will stand beside the word; a quarter unit is the grid's own step.
    const stem = (24 * FACE.stem) / (FACE.capHeight * 1.5);
    for (const name of NAMES) {
      const { stroke, gap } = traitsOf(FACE, name);
      expect(stroke / stem, name).toBeGreaterThan(1 - 0.125 / stem);
      expect(stroke / stem, name).toBeLessThan(1.4 + 0.125 / stem);
      expect(gap, name).toBeGreaterThanOrEqual(1.5);
      expect(gap / stroke, name).toBeLessThan(0.7 + 0.125 / stroke);
    }
  });
});
