import { beforeAll, describe, expect, it } from "vitest";
import { boxOf } from "../draw/mark.ts";
import { fromData } from "../geometry/parse.ts";
import { contourAreas, type Path, toData } from "../geometry/path.ts";
import { disc, rect, ring } from "../geometry/primitives.ts";
import { designFromPrompt, loadStudio, type Studio } from "../index.ts";
import type { MarkDesign, Shape } from "../vocabulary.ts";
import { thinned } from "./thinned.ts";

function markOf(...paths: readonly Path[]): MarkDesign {
  const shapes = paths.map((path): Shape => ({ d: toData(path), ink: "primary" }));
  return { shapes, box: boxOf(shapes), motifs: [], favicon: null } as unknown as MarkDesign;
}

const areaOf = ({ d }: Shape): number =>
  Math.abs(contourAreas(fromData(d)).reduce((sum, each) => sum + each, 0));

describe("a mark in finer lines", () => {
  it("has the same outlines in the same box, and less ink", () => {
    const mark = markOf(ring(50, 50, 50, 34), disc(50, 50, 12));
    const fine = thinned(mark)!;
    expect(fine.shapes.map(({ d }) => fromData(d).length)).toEqual([2, 1]);
    expect(fine.box.width).toBeCloseTo(mark.box.width, 1);
    expect(fine.box.x).toBeCloseTo(mark.box.x, 1);
    expect(areaOf(fine.shapes[0]!)).toBeLessThan(areaOf(mark.shapes[0]!) * 0.85);
  });

  it("is none of a disc, which would be the same disc", () => {
    expect(thinned(markOf(disc(50, 50, 40)))).toBeNull();
  });

  it("is none where shapes share an edge, which would part", () => {
    expect(thinned(markOf(rect(0, 0, 10, 100), rect(10, 0, 10, 100)))).toBeNull();
    expect(thinned(markOf(rect(0, 0, 10, 100), rect(30, 0, 10, 100)))).not.toBeNull();
  });
});

describe('"make it thinner"', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await loadStudio();
  }, 60_000);

  it("keeps the drawing: as many shapes of the same things, in less ink, at the same size", async () => {
    const prompt = "Harrow, a bakery, terracotta, a wheat symbol";
    const parent = await designFromPrompt(studio, { prompt, seed: 7, watermark: false });
    const finer = await designFromPrompt(studio, {
      prompt: "make the symbol thinner",
      seed: 8,
      watermark: false,
      parent,
    });
    const [before, after] = [parent.design.mark!, finer.design.mark!];
    expect(after.family).toBe(before.family);
    expect(after.parameters).toEqual(before.parameters);
    expect(after.shapes.map(({ ink, d }) => [ink, fromData(d).length])).toEqual(
      before.shapes.map(({ ink, d }) => [ink, fromData(d).length]),
    );
    const all = (mark: MarkDesign) => mark.shapes.reduce((sum, shape) => sum + areaOf(shape), 0);
    expect(all(after)).toBeLessThan(all(before) * 0.95);
    expect(after.box.height).toBeCloseTo(before.box.height, 0);
  });
});
