import { describe, expect, it } from "vitest";
import { hashApiKey, isWellFormedApiKey, newApiKey } from "./api-key.ts";

/** IEEE CRC-32 bit by bit, written here again so that the key's form does not rest on one library's word. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function base62(value: number): string {
  const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  let text = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = digits[rest % 62] + text;
  return text.padStart(6, "0");
}

describe("an API key", () => {
  it("is its prefix, 32 base62 characters, and six of the CRC-32 of all that", () => {
    for (const [environment, prefix] of [
      ["sandbox", "sk_test_"],
      ["live", "sk_live_"],
    ] as const) {
      const key = newApiKey(environment);
      expect(key).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{38}$`));
      expect(key.slice(-6)).toBe(base62(crc32(key.slice(0, -6))));
    }
    expect(crc32("123456789")).toBe(0xcbf43926);
  });

  it("never repeats and uses the whole alphabet", () => {
    const keys = Array.from({ length: 500 }, () => newApiKey("live"));
    expect(new Set(keys).size).toBe(500);
    expect(new Set(keys.map((key) => key.slice(8, 40)).join("")).size).toBe(62);
  });

  it("with any one character changed is known as mistyped without a lookup", () => {
    const key = newApiKey("live");
    expect(isWellFormedApiKey(key)).toBe(true);
    for (let i = 0; i < key.length; i++) {
      const other = key[i] === "a" ? "b" : "a";
      expect(isWellFormedApiKey(key.slice(0, i) + other + key.slice(i + 1))).toBe(false);
    }
    expect(isWellFormedApiKey(`${key}0`)).toBe(false);
    expect(isWellFormedApiKey(key.slice(0, -1))).toBe(false);
    expect(isWellFormedApiKey(`${key}\n`)).toBe(false);
    expect(isWellFormedApiKey(key.replace("sk_live_", "sk_test_"))).toBe(false);
  });

  it("is stored as a SHA-256 of the whole", () => {
    expect(hashApiKey("sk_test_x").toString("hex")).toHaveLength(64);
  });
});
