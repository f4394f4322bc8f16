import { describe, expect, it } from "vitest";
import { restAfter } from "./processor-share.ts";

describe("work with a share of the processors rests for as long as the share asks", () => {
  it("an eighth of two processors is a quarter of one: three times as long as the work", () => {
    expect(restAfter(700, 1 / 8, 2)).toBe(2_100);
    expect(restAfter(700, 1 / 8, 4)).toBe(700);
  });

  it("with a processor for the share, and more, there is no rest", () => {
    expect(restAfter(700, 1 / 8, 8)).toBe(0);
    expect(restAfter(700, 1 / 8, 64)).toBe(0);
  });

  it("after the longest work the next in line waits for ten seconds", () => {
    expect(restAfter(60_000, 1 / 8, 1)).toBe(10_000);
  });
});
