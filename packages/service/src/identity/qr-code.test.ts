import { describe, expect, it } from "vitest";
import { qrCode } from "./qr-code.ts";

function rowsOf({ size, path }: ReturnType<typeof qrCode>): string[] {
  const rows = Array.from({ length: size }, () => Array(size).fill("."));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let n = 0; n < Number(run); n++) rows[Number(y)]![Number(x) + n] = "#";
  }
  return rows.map((row) => row.join(""));
}

describe("a QR code", () => {
  it("is the one that other makers draw of the same text", () => {
    // By qrcode-generator 2.0.4, at level M.
    expect(rowsOf(qrCode("hello world"))).toEqual([
      "#######..#.##.#######",
      "#.....#...#...#.....#",
      "#.###.#.####..#.###.#",
      "#.###.#.###.#.#.###.#",
      "#.###.#.#.#.#.#.###.#",
      "#.....#.#..#..#.....#",
      "#######.#.#.#.#######",
      "........#.#..........",
      "#.#####..#.#..#####..",
      ".##.##.#.#.########.#",
      "#.#.####.##.###..###.",
      "#.#..#...#.###..###..",
      "...#.#####..###.....#",
      "........#.#.#...##..#",
      "#######....#..#...##.",
      "#.....#.#....#.#.####",
      "#.###.#.#..#..##....#",
      "#.###.#.##..######...",
      "#.###.#.##..#..#..#..",
      "#.....#..##.##..###..",
      "#######.##.##.#.#..#.",
    ]);
  });

  it("grows with its text, and has its three corners at every size", () => {
    const corner = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
    for (const [length, size] of [
      [14, 21],
      [15, 25],
      [106, 41],
      [213, 57],
      [2331, 177],
    ] as const) {
      const rows = rowsOf(qrCode("a".repeat(length)));
      expect(rows).toHaveLength(size);
      const square = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
      expect(square(0, 0)).toEqual(corner);
      expect(square(size - 7, 0)).toEqual(corner);
      expect(square(0, size - 7)).toEqual(corner);
    }
  });

  it("refuses a text that fits into none", () => {
    expect(() => qrCode("a".repeat(2332))).toThrow("too many");
  });
});
