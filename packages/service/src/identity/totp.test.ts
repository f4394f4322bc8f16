import { describe, expect, it } from "vitest";
import { codeOfStep, newTotpSecret, stepAt, stepOfCode, totpUrl } from "./totp.ts";

/** "12345678901234567890", the secret of RFC 6238's appendix B. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("codes of an authenticator app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("are those of RFC 6238 at second %i", (seconds, code) => {
    expect(codeOfStep(SECRET, stepAt(seconds))).toBe(code);
  });

  it("are good for their own step, the one before and the one after", () => {
    const now = 1_234_567_890;
    const present = stepAt(now);
    for (const step of [present - 1, present, present + 1]) {
      expect(stepOfCode(SECRET, codeOfStep(SECRET, step), now, null)).toBe(step);
    }
    for (const step of [present - 2, present + 2]) {
      expect(stepOfCode(SECRET, codeOfStep(SECRET, step), now, null)).toBeUndefined();
    }
  });

  it("are not good again, nor is one of an earlier step once a later one was used", () => {
    const now = 1_234_567_890;
    const present = stepAt(now);
    expect(stepOfCode(SECRET, codeOfStep(SECRET, present), now, present)).toBeUndefined();
    expect(stepOfCode(SECRET, codeOfStep(SECRET, present - 1), now, present)).toBeUndefined();
    expect(stepOfCode(SECRET, codeOfStep(SECRET, present + 1), now, present)).toBe(present + 1);
  });

  it("come from 160 random bits, which differ each time", () => {
    const secrets = Array.from({ length: 50 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it("are named for the app by address and issuer, whatever letters these have", () => {
    const url = new URL(totpUrl(SECRET, "anna+b@exämple.com", "Marque"));
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      "otpauth:",
      "totp",
      "/Marque:anna+b@exämple.com",
    ]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      secret: SECRET,
      issuer: "Marque",
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
  });
});
