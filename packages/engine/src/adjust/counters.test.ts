import { expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds } from "../geometry/path.ts";
import { ink, rasterise, squareAround } from "../geometry/raster.ts";
import { designFromPrompt } from "../index.ts";
import type { Design, Shape } from "../vocabulary.ts";
import { isLegible } from "./legible.ts";

const SIZE = 192;

/** The ink of each glyph, as a share of its box. */
const inkOf = ({ type }: Design): readonly number[] =>
  type.word!.shapes.map(({ d }) => {
    const path = fromData(d);
    return ink(rasterise(solid(path), SIZE, squareAround(bounds(path))).bits) / SIZE ** 2;
  });

// docs/laws.md F4: rounder letters are these letters. A face may draw a glyph from strokes that cross.
it("glyphs of crossing strokes keep their counters", async () => {
  const studio = await sharedStudio();
  const first = { prompt: "小鹿森林,儿童绘本馆,一只小鹿,橙色和绿色", seed: 1, watermark: false };
  const parent = await designFromPrompt(studio, first);
  const { design } = await designFromPrompt(studio, { ...first, prompt: "字再圆润一点", parent });
  expect(design.type.word!.shapes).not.toEqual(parent.design.type.word!.shapes);
  const before = inkOf(parent.design);
  for (const [at, now] of inkOf(design).entries()) expect(Math.abs(now / before[at]! - 1)).toBeLessThan(0.08);
});

const heavier = async (prompt: string, wish: string) => {
  const studio = await sharedStudio();
  const first = { prompt, seed: 1, watermark: false };
  const parent = await designFromPrompt(studio, first);
  const { design } = await designFromPrompt(studio, { ...first, prompt: wish, parent });
  return [parent.design.type.word!.shapes, design.type.word!.shapes] as const;
};

// docs/laws.md F4: bolder letters are these letters, and can be read.
it.each([
  ["「つばめ製パン」というパン屋のロゴ。丸ゴシック、太字", "文字をもっと太くしてください"],
  ["SALTLICK KAYAKS, heavy poster letters", "make the letters much bolder"],
])("keeps the signs of %s open and apart", async (prompt, wish) => {
  const [before, after] = await heavier(prompt, wish);
  expect(after).toHaveLength(before.length);
  expect(isLegible(before, after)).toBe(true);
});

it("sees a closed counter, a stroke that came off and letters that grew together", () => {
  const bar = (x: number, width: number) => `M${x} 0h${width}v100h-${width}Z`;
  const ring = "M0 0h100v100h-100ZM20 20v60h60v-60Z";
  const shapes = (...all: readonly string[]): readonly Shape[] => all.map((d) => ({ d, ink: "ink" }));
  expect(isLegible(shapes(ring), shapes(ring))).toBe(true);
  expect(isLegible(shapes(ring), shapes("M0 0h100v100h-100Z"))).toBe(false);
  expect(isLegible(shapes(bar(0, 60)), shapes(bar(0, 20) + bar(40, 20)))).toBe(false);
  expect(isLegible(shapes(bar(0, 40), bar(60, 40)), shapes(bar(0, 60), bar(60, 40)))).toBe(false);
});
