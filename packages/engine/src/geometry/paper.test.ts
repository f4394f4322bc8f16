import { createRequire } from "node:module";
import type paper from "paper";
import { describe, expect, it } from "vitest";
import { library } from "./paper.ts";

/** A second paper, as it was published. */
const require = createRequire(import.meta.url);
const file = require.resolve("paper/dist/paper-core.js");
delete require.cache[file];
const published = require(file) as typeof paper;

interface Curves {
  isStraight(values: readonly number[]): boolean;
  getTimeOf(values: readonly number[], point: paper.Point): number | null;
}
const curvesOf = (own: typeof paper) => own.Curve as unknown as Curves;

/** Numbers between 0 and 24 that come again with each run. */
let state = 7;
const next = (): number => {
  state = (state * 16_807) % 2_147_483_647;
  return Math.round((state / 2_147_483_647) * 24_000) / 1000;
};

/** Curves of all kinds: bent, straight, with handles on their line, without length. */
const curves = Array.from({ length: 400 }, (_, at) => {
  const [x0, y0, x3, y3] = [next(), next(), next(), next()];
  const along = (t: number) => [x0 + (x3 - x0) * t, y0 + (y3 - y0) * t];
  if (at % 8 === 0) return [x0, y0, x0, y0, x3, y3, x3, y3];
  if (at % 8 === 1) return [x0, y0, ...along(0.3), ...along(0.7), x3, y3];
  if (at % 8 === 2) return [x0, y0, ...along(-0.3), ...along(1.7), x3, y3];
  if (at % 8 === 3) return [x0, y0, x0, y0, x0, y0, x0, y0];
  return [x0, y0, next(), next(), next(), next(), x3, y3];
});

describe("paper without reading arguments", () => {
  it("is not the published one", () => {
    expect(published.Point).not.toBe(library.Point);
  });

  it("knows lines from curves as the published one does", () => {
    for (const values of curves)
      expect(curvesOf(library).isStraight(values)).toBe(curvesOf(published).isStraight(values));
  });

  it("finds a point on a curve, near it and beside it as the published one does", () => {
    for (const values of curves) {
      const [x0, y0, x1, y1, x2, y2, x3, y3] = values as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const middle = [(x0 + 3 * x1 + 3 * x2 + x3) / 8, (y0 + 3 * y1 + 3 * y2 + y3) / 8] as const;
      const asked = [
        [x0, y0],
        [x3, y3],
        middle,
        [middle[0] + 5e-8, middle[1]],
        [x0 - 5e-8, y0 + 5e-8],
        [x0 + 1e-5, y0],
        [next(), next()],
      ] as const;
      for (const [x, y] of asked)
        expect(curvesOf(library).getTimeOf(values, new library.Point(x, y))).toBe(
          curvesOf(published).getTimeOf(values, new published.Point(x, y)),
        );
    }
  });

  it("sums points, numbers and whatever else it is given as the published one does", () => {
    const made = (own: typeof paper) => {
      const point = new own.Point(3.7, -1.2);
      const others = [new own.Point(0.1, 7), 4, [2, 9], { x: 5, y: 6 }] as const;
      return others.flatMap((other) => {
        const given = other as paper.Point;
        const [added, less, times] = [point.add(given), point.subtract(given), point.multiply(given)];
        return [added, less, times].flatMap(({ x, y }) => [x, y]).concat(point.dot(given));
      });
    };
    expect(made(library)).toEqual(made(published));
    for (const tolerance of [0.1, 0.2])
      expect(new library.Point(1, 1).isClose(new library.Point(1.1, 1.1), tolerance)).toBe(
        new published.Point(1, 1).isClose(new published.Point(1.1, 1.1), tolerance),
      );
  });
});
