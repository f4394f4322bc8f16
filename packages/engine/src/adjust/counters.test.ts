import { expect, it } from "vitest";
import { solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds } from "../geometry/path.ts";
import { ink, rasterise, squareAround } from "../geometry/raster.ts";
import { designFromPrompt, loadStudio } from "../index.ts";
import type { Design } from "../vocabulary.ts";

const SIZE = 192;

/** The ink of each glyph, as a share of its box. */
const inkOf = ({ type }: Design): readonly number[] =>
  type.word!.shapes.map(({ d }) => {
    const path = fromData(d);
    return ink(rasterise(solid(path), SIZE, squareAround(bounds(path))).bits) / SIZE ** 2;
  });

// docs/laws.md F4: rounder letters are these letters. A face may draw a glyph from strokes that cross.
it("glyphs of crossing strokes keep their counters", async () => {
  const studio = await loadStudio();
  const first = { prompt: "小鹿森林,儿童绘本馆,一只小鹿,橙色和绿色", seed: 1, watermark: false };
  const parent = await designFromPrompt(studio, first);
  const { design } = await designFromPrompt(studio, { ...first, prompt: "字体换成圆润一点的", parent });
  expect(design.type.word!.shapes).not.toEqual(parent.design.type.word!.shapes);
  const before = inkOf(parent.design);
  for (const [at, now] of inkOf(design).entries()) expect(Math.abs(now / before[at]! - 1)).toBeLessThan(0.08);
});
