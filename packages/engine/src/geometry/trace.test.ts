import { describe, expect, it } from "vitest";
import { cut, solid } from "./form.ts";
import type { Point } from "./path.ts";
import { disc, rect } from "./primitives.ts";
import { rasterise } from "./raster.ts";
import { ringsOf } from "./trace.ts";

const FRAME = { x: 0, y: 0, width: 200, height: 200 };

/** Positive where the ink lies on the right of the way. */
const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

describe("the edges of a bitmap", () => {
  it("have the corners of a square, and lie where it lies", () => {
    const [ring, ...others] = ringsOf(rasterise(solid(rect(40, 50, 100, 80)), 200, FRAME));
    expect(others).toEqual([]);
    expect(ring!.corners).toHaveLength(4);
    for (const corner of ring!.corners) {
      const [x, y] = ring!.points[corner]!;
      expect(Math.min(Math.abs(x - 40), Math.abs(x - 140))).toBeLessThan(1);
      expect(Math.min(Math.abs(y - 50), Math.abs(y - 130))).toBeLessThan(1);
    }
    expect(areaOf(ring!.points) / 8_000).toBeCloseTo(1, 1);
  });

  it("go around a hole the other way, and a round is cut at its outermost points", () => {
    const form = cut(solid(disc(100, 100, 80)), solid(disc(100, 100, 40)));
    const rings = ringsOf(rasterise(form, 200, FRAME));
    const [outer, hole] = rings.map(({ points }) => areaOf(points)).sort((a, b) => b - a);
    expect(outer! / (Math.PI * 6_400)).toBeCloseTo(1, 1);
    expect(hole! / (Math.PI * 1_600)).toBeCloseTo(-1, 1);
    for (const { corners } of rings) expect(corners).toHaveLength(4);
  });

  it("keep two pixels apart that touch at a corner only", () => {
    const bits = new Uint8Array(16);
    bits[5] = 1;
    bits[10] = 1;
    expect(ringsOf({ bits, size: 4 })).toHaveLength(2);
  });
});
