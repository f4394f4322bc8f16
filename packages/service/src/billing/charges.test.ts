import { describe, expect, it } from "vitest";
import { monthCents } from "./charges.ts";

describe("what a month costs", () => {
  it("is the plan's price and each unit's for a whole month on one plan", () => {
    expect(monthCents([{ plan: "pro", share: 1, units: 120 }])).toBe(4_900 + 120 * 5);
    expect(monthCents([{ plan: "agency", share: 1, units: 0 }])).toBe(19_900);
  });

  it("is nothing on Free", () => {
    expect(monthCents([{ plan: "free", share: 1, units: 0 }])).toBe(0);
  });

  it("is shared between the plans of the month by the time each was held", () => {
    const half = monthCents([
      { plan: "pro", share: 0.5, units: 10 },
      { plan: "agency", share: 0.5, units: 100 },
    ]);
    expect(half).toBe(2_450 + 50 + 9_950 + 300);
  });

  it("comes out in whole cents", () => {
    expect(monthCents([{ plan: "pro", share: 1 / 3, units: 0 }])).toBe(1_633);
  });
});
