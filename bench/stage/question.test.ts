import { describe, expect, it } from "vitest";
import { atLeast, atMost, interleave, judged, spreadOfMiddle } from "./question.ts";

/** Rounds of ours as given, the last one again and again, beside a yardstick of 100. */
function rounds(least: number, ...ours: number[]) {
  let n = 0;
  const next = async () => ours[Math.min(n++, ours.length - 1)]!;
  return interleave(least, next, async () => 100);
}

describe("rounds of a question", () => {
  it("are as many as asked for when they agree, and their ratio is the median", async () => {
    const { ratios, ratio, spread } = await rounds(5, 50, 51, 52, 51, 50);
    expect(ratios).toHaveLength(5);
    expect([ratio, spread]).toEqual([0.51, "0.50–0.52"]);
  });

  it("go on until the middle half of them lies within a tenth, one outlier or not", async () => {
    const { ratios } = await rounds(3, 30, 70, 50);
    expect(ratios.length).toBeGreaterThan(3);
    expect(spreadOfMiddle(ratios)).toBeLessThanOrEqual(0.1);
  });

  it("end at three times as many when they never agree, and the row says so", async () => {
    const noisy = await rounds(3, 30, 70, 35, 80, 30, 75, 40, 90, 30);
    expect(noisy.ratios).toHaveLength(9);
    expect(judged(noisy, atLeast(0.65)).note).toMatch(
      /^9 rounds, not steady: the middle half spreads over \d+ %, reached in 4 of them$/,
    );
  });
});

describe("a mark", () => {
  it("that no round reached is not missed by noise", async () => {
    expect(judged(await rounds(5, 40, 41, 42, 41, 40), atLeast(0.65))).toEqual({
      isMet: false,
      note: "5 rounds, missed in every round, so not by noise",
    });
  });

  it("is the most where less is better", async () => {
    const result = await rounds(3, 120, 121, 122);
    expect(judged(result, atMost(1.5))).toEqual({ isMet: true, note: "3 rounds" });
    expect(judged(result, atMost(1.1)).isMet).toBe(false);
  });
});
