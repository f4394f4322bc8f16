import { expect, it } from "vitest";
import type { Shape } from "../vocabulary.ts";
import { roomBetween } from "./neighbours.ts";

const stem = (x: number): Shape => ({ d: `M${x} 0L${x + 80} 0L${x + 80} 700L${x} 700Z`, ink: "ink" });

it("letters come closer until two of them nearly touch, and no further (docs/laws.md F4)", () => {
  expect(roomBetween([stem(0), stem(180), stem(300)])).toBe(32);
  // Right to left, the same.
  expect(roomBetween([stem(300), stem(180), stem(0)])).toBe(32);
});

it("what is drawn overlapping sets no limit, nor does a letter of another line", () => {
  expect(roomBetween([stem(0), stem(60)])).toBe(Number.POSITIVE_INFINITY);
  expect(roomBetween([stem(0), { ...stem(90), d: "M90 800L170 800L170 1500L90 1500Z" }])).toBe(
    Number.POSITIVE_INFINITY,
  );
});

it("an accent between two letters hides no gap", () => {
  const accent: Shape = { d: "M20 -200L60 -200L60 -100L20 -100Z", ink: "ink" };
  expect(roomBetween([stem(0), accent, stem(130)])).toBe(42);
});
