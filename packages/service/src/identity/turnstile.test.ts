import { describe, expect, it } from "vitest";
import { Turnstile } from "./turnstile.ts";

describe("a turnstile", () => {
  it("lets so many through at once, the others in their order, and turns away the rest", async () => {
    const turnstile = new Turnstile({ atOnce: 2, mostWaiting: 3 });
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
    const turnstile = new Turnstile({ atOnce: 1, mostWaiting: 0 });
    await expect(turnstile.pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(turnstile.pass(async () => 1)).resolves.toBe(1);
  });
});
