import { expect, it } from "vitest";
import { fromData } from "../geometry/parse.ts";
import { bounds } from "../geometry/path.ts";
import type { Shape } from "../vocabulary.ts";
import { spread } from "./spread.ts";

const letter = (x: number, y: number): Shape => ({ d: `M${x} ${y}h40v70h-40Z`, ink: "ink" });
const placesOf = (shapes: readonly Shape[]) => shapes.map(({ d }) => bounds(fromData(d)).x);

it("parts the letters of lines that begin at one edge, and keeps the edge", () => {
  const lines = [letter(0, 0), letter(50, 0), letter(100, 0), letter(0, 100), letter(50, 100)];
  expect(placesOf(spread(lines, 6))).toEqual([0, 56, 112, 0, 56]);
});

it("keeps centred lines about their middle", () => {
  const lines = [letter(0, 0), letter(50, 0), letter(100, 0), letter(25, 100), letter(75, 100)];
  expect(placesOf(spread(lines, 6))).toEqual([-6, 50, 106, 22, 78]);
});

it("leaves one letter, and letters that need no room, where they are", () => {
  expect(spread([letter(5, 0)], 6)).toEqual([letter(5, 0)]);
  const line = [letter(0, 0), letter(50, 0)];
  expect(spread(line, 0)).toEqual(line);
});
