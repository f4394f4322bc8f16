import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthCents, type PlanPart } from "./charges.ts";
import { linesOfMonth } from "./invoice-lines.ts";

const sum = (lines: readonly { cents: number }[] | undefined) =>
  lines?.reduce((total, { cents }) => total + cents, 0);

describe("the lines of a month's invoice", () => {
  it("name the plan, its part of the month and its generations", () => {
    const parts: PlanPart[] = [
      { plan: "agency", share: 0.5, units: 101 },
      { plan: "free", share: 0.25, units: 0 },
      { plan: "pro", share: 0.25, units: 10 },
    ];
    expect(linesOfMonth("2026-11-01", parts, monthCents(parts))).toEqual([
      { description: "Agency plan, November 2026, 50% of the month", cents: 9_950 },
      { description: "101 live generations on Agency at $0.03 each", cents: 303 },
      { description: "Pro plan, November 2026, 25% of the month", cents: 1_225 },
      { description: "10 live generations on Pro at $0.05 each", cents: 50 },
    ]);
  });

  it("come to the invoice's amount to the cent, however the month was shared", () => {
    const shares = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    const units = fc.tuple(fc.nat(10_000), fc.nat(100_000));
    fc.assert(
      fc.property(shares, units, ([a, b], [pro, agency]) => {
        const [first, second] = [Math.min(a, b), Math.max(a, b)];
        const parts: PlanPart[] = [
          { plan: "agency", share: first, units: agency },
          { plan: "free", share: second - first, units: 0 },
          { plan: "pro", share: 1 - second, units: pro },
        ];
        const amount = monthCents(parts);
        const lines = linesOfMonth("2026-11-01", parts, amount);
        if (amount > 3) expect(sum(lines)).toBe(amount);
        for (const { cents } of lines ?? []) expect(Number.isInteger(cents) && cents > 0).toBe(true);
      }),
    );
  });

  it("are not there when they would not explain the amount", () => {
    expect(linesOfMonth("2026-11-01", [{ plan: "pro", share: 1, units: 0 }], 5_900)).toBeUndefined();
    expect(linesOfMonth("2026-11-01", [], 100)).toBeUndefined();
  });
});
