import { expect, it } from "vitest";
import { slipsOf } from "./slips.ts";

it("are one letter away, the first letter being right", () => {
  for (const [typed, meant] of [
    ["poodel", "poodle"],
    ["baloon", "balloon"],
    ["bubbble", "bubble"],
    ["elephent", "elephant"],
  ] as const)
    expect(slipsOf(typed)).toContain(meant);
  expect(slipsOf("bitter")).not.toContain("litter");
  expect(slipsOf("bold")).toEqual([]);
});
