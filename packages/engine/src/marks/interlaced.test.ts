import { expect, it } from "vitest";
import { extent, join, meet } from "../geometry/form.ts";
import type { Path } from "../geometry/path.ts";
import { rect } from "../geometry/primitives.ts";
import { ink, rasterise, squareAround } from "../geometry/raster.ts";
import { interlaced } from "./interlaced.ts";
import type { Letterform } from "./letterform.ts";
import { PLAIN_TRAITS as TRAITS } from "./traits.fixture.ts";

const letter = (path: Path): Letterform => ({
  path,
  glyphs: [path],
  width: 16,
  height: 24,
  stem: 3,
  sturdy: true,
});
/** Two posts with a bar, and a frame. */
const bars = letter([...rect(0, 0, 3, 24), ...rect(13, 0, 3, 24), ...rect(3, 10.5, 10, 3)]);
const hook = letter([...rect(0, 0, 16, 3), ...rect(0, 3, 3, 18), ...rect(0, 21, 16, 3)]);

it("weaves two letters: each passes over the other, and they have no ink in common", () => {
  const { layers, reads } = interlaced(bars, hook, TRAITS);
  const [first, second] = layers.map(({ form }) => form) as [typeof reads & object, typeof reads & object];
  const frame = squareAround(extent(join(first, second)));
  const inked = (form: typeof first) => ink(rasterise(form, 96, frame).bits);
  expect(inked(meet(first, second))).toBeLessThan(4);
  // Neither is whole: both are parted where the other passes over.
  const whole = inked(reads!);
  expect(inked(first)).toBeLessThan(inked({ op: "path", path: bars.path }));
  expect(inked(join(first, second))).toBeGreaterThan(0.75 * whole);
});
