import { describe, expect, it } from "vitest";
import { waveBand } from "../marks/waves.ts";
import { asForm, cut, join, meet, move, parts, solid } from "./form.ts";
import { fromData } from "./parse.ts";
import { bounds, contourAreas, quantise, rotation, scaling, toData, transform } from "./path.ts";
import { band, bar, disc, discSlice, lens, rect, ring, roundRect, sector } from "./primitives.ts";
import { depths, ink, rasterise, squareAround } from "./raster.ts";
import { resolve } from "./resolve.ts";

const area = (path: ReturnType<typeof disc>) => contourAreas(path).reduce((sum, each) => sum + each, 0);
/** Eight chords a quarter circle lose 0.6 % of its area. */
const near = (ratio: number) => expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
const FRAME = { x: 0, y: 0, width: 24, height: 24 };

describe("primitives", () => {
  it("have the areas geometry says, to 1 % (chords of the flattening)", () => {
    near(area(disc(12, 12, 12)) / (Math.PI * 144));
    near(area(ring(12, 12, 12, 6)) / (Math.PI * 108));
    near(area(sector(0, 0, 12, 0, 90)) / (Math.PI * 36));
    near(area(band(0, 0, 12, 6, 0, 180)) / (Math.PI * 54));
    expect(area(bar([0, 0], [10, 0], 2))).toBeCloseTo(20, 6);
    near(area(discSlice(12, 12, 12, 0, 12)) / (Math.PI * 72));
  });
  it("have tight boxes: extremes of curves, not handles", () => {
    expect(bounds(disc(12, 12, 12)).width).toBeCloseTo(24, 6);
    expect(bounds(lens([0, 0], [10, 0], 0.5)).height).toBeCloseTo(5, 2);
    expect(bounds(roundRect(1, 2, 10, 8, [4, 0, 4, 0]))).toEqual({ x: 1, y: 2, width: 10, height: 8 });
  });
  it("keep holes as holes when mirrored", () => {
    const mirrored = transform(ring(12, 12, 12, 6), scaling(-1, 1, 12, 12));
    near(area(mirrored) / (Math.PI * 108));
  });
});

describe("path data", () => {
  it("is written with at most three decimals and read back the same", () => {
    const path = transform(disc(12, 12, 7.777), rotation(33, 12, 12));
    const data = toData(path);
    expect(data).not.toMatch(/\.\d{4}/);
    expect(toData(fromData(data))).toBe(data);
  });
  it("reads relative commands, smooth curves, arcs and packed flags", () => {
    const circle = fromData("M2 12a10 10 0 1020 0a10 10 0 10-20 0z");
    near(Math.abs(area(circle)) / (Math.PI * 100));
    expect(bounds(fromData("m1 1h4v4h-4z"))).toEqual({ x: 1, y: 1, width: 4, height: 4 });
    expect(fromData("M0 0q5 5 10 0t10 0").length).toBe(1);
  });
  it("has no negative zero and no exponent", () => {
    expect(
      toData([
        {
          from: [-0.0001, 0],
          segments: [
            [1e-9, 5],
            [5, 5],
          ],
        },
      ]),
    ).toBe("M0 0V5H5Z");
    expect(quantise(0.1 + 0.2)).toBe(0.3);
  });
});

describe("booleans", () => {
  const cases = {
    cut: cut(disc(12, 12, 12), rect(0, 10, 24, 4)),
    meet: meet(disc(8, 12, 8), disc(16, 12, 8)),
    join: join(disc(8, 12, 8), disc(16, 12, 8)),
    parts: parts(rect(0, 0, 8, 24), rect(10, 0, 8, 24)),
    nested: cut(join(disc(8, 8, 8), rect(4, 4, 18, 18)), meet(disc(12, 12, 6), rect(0, 0, 12, 24))),
  };
  for (const [name, form] of Object.entries(cases)) {
    it(`${name}: exact outlines cover what the bitmap covers`, () => {
      const bitmap = ink(rasterise(form, 128, FRAME).bits);
      const exact = ink(rasterise(solid(resolve(form)), 128, FRAME).bits);
      expect(Math.abs(bitmap - exact) / bitmap).toBeLessThan(0.01);
    });
  }
  it("is right where paper by itself loses a part (mirrored waves, found by eye)", () => {
    const wave = (y: number, width: number) =>
      waveBand({ from: -4, to: 28, y, period: 16, amplitude: 1.2, width, phase: 0.75 });
    const form = move(meet(disc(12, 12, 12), cut(wave(24, 24), wave(17.6, 2))), scaling(-1, 1, 12, 0));
    const bitmap = ink(rasterise(form, 128, FRAME).bits);
    expect(Math.abs(bitmap - ink(rasterise(solid(resolve(form)), 128, FRAME).bits)) / bitmap).toBeLessThan(
      0.02,
    );
  });
  it("leaves no crumb behind where edges nearly touch", () => {
    const path = resolve(cut(rect(0, 0, 24, 24), rect(-1, -1, 26, 12), rect(-1, 11.0005, 26, 2)));
    expect(path.length).toBe(1);
  });
});

describe("bitmap", () => {
  it("samples at pixel centres: half a square is half the pixels", () => {
    expect(ink(rasterise(asForm(rect(0, 0, 12, 24)), 64, FRAME).bits)).toBe(32 * 64);
  });
  it.each([0.1, 0.5, 0.9, 1])(
    "tells how deep each pixel lies, %d of them inked, wholly or up to a depth",
    (share) => {
      const size = 30;
      const bits = Uint8Array.from({ length: size * size }, (_, at) =>
        Math.abs(Math.sin(at * 78.233)) <= share ? 1 : 0,
      );
      const isGround = (x: number, y: number) =>
        x < 0 || y < 0 || x >= size || y >= size || bits[y * size + x] === 0;
      const [whole, near] = [depths({ bits, size }), depths({ bits, size }, 3)];
      for (let at = 0; at < bits.length; at++) {
        let least = Number.POSITIVE_INFINITY;
        for (let y = -1; y <= size; y++)
          for (let x = -1; x <= size; x++)
            if (isGround(x, y))
              least = Math.min(least, (x - (at % size)) ** 2 + (y - Math.floor(at / size)) ** 2);
        expect(whole[at]).toBe(Math.sqrt(least));
        if (least <= 9) expect(near[at]).toBe(whole[at]);
        else expect(near[at]).toBeGreaterThan(3);
      }
    },
  );
  it("frames a mark in a square", () => {
    expect(squareAround({ x: 0, y: 4, width: 24, height: 16 })).toEqual(FRAME);
  });
});
