import { afterEach, describe, expect, it, vi } from "vitest";
import { Turnstile } from "./turnstile.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("a turnstile", () => {
  it("lets so many through at once, the others in their order, and turns away the rest", async () => {
    const turnstile = new Turnstile({ atOnce: 2, mostWaiting: 3, rest: () => 0 });
    const finish: (() => void)[] = [];
    const begun: number[] = [];
    const visits = Array.from({ length: 6 }, (_, n) =>
      turnstile.pass(() => {
        begun.push(n);
        return new Promise<void>((resolve) => finish.push(resolve));
      }),
    );
    await expect(visits[5]).rejects.toMatchObject({ code: "service_unavailable", status: 503 });
    expect(begun).toEqual([0, 1]);
    finish[0]!();
    await visits[0];
    await expect.poll(() => begun).toEqual([0, 1, 2]);
    for (let n = 1; n < 5; n++) {
      await expect.poll(() => finish.length).toBeGreaterThan(n);
      finish[n]!();
    }
    await Promise.all(visits.slice(0, 5));
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    await expect(turnstile.pass(async () => "free again")).resolves.toBe("free again");
  });

  it("gives the place back after a failure", async () => {
    const turnstile = new Turnstile({ atOnce: 1, mostWaiting: 0, rest: () => 0 });
    await expect(turnstile.pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(turnstile.pass(async () => 1)).resolves.toBe(1);
  });

  it("has a place rest after work, as long as that asks, while whoever worked goes on at once", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const turnstile = new Turnstile({ atOnce: 1, mostWaiting: 5, rest: () => 1_000 });
    await expect(turnstile.pass(async () => "done")).resolves.toBe("done");
    const begun: string[] = [];
    const visits = ["first", "second"].map((name) => turnstile.pass(async () => void begun.push(name)));
    await vi.advanceTimersByTimeAsync(999);
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(["first"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toEqual(["first", "second"]);
    await Promise.all(visits);
  });
});
