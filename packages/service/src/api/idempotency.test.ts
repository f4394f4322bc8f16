import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { bodyHash, idempotencyKeyOf } from "./idempotency.ts";

const request = (...sent: string[]) =>
  ({ raw: { headersDistinct: sent.length ? { "idempotency-key": sent } : {} } }) as unknown as FastifyRequest;

describe("an Idempotency-Key", () => {
  it.each([
    ["abc", "abc"],
    ['"abc"', "abc"],
    ['"a\\"b\\\\c"', 'a"b\\c'],
    ['a"b', 'a"b'],
    ["a b", "a b"],
    ["~".repeat(255), "~".repeat(255)],
    [`"${"~".repeat(255)}"`, "~".repeat(255)],
  ])("sent as %j is the key %j: a quoted and a bare form are one", (text, key) => {
    expect(idempotencyKeyOf(request(text))).toBe(key);
  });

  it("is null when none was sent", () => {
    expect(idempotencyKeyOf(request())).toBeNull();
  });

  it.each(["", '""', '"', '"abc', '"a"b"', "x".repeat(256), `"${"x".repeat(256)}"`, "é", "a\tb", "a\u007f"])(
    "sent as %j is refused",
    (text) => {
      expect(() => idempotencyKeyOf(request(text))).toThrow("Idempotency-Key must be");
    },
  );

  it("sent twice is refused", () => {
    expect(() => idempotencyKeyOf(request("a", "a"))).toThrow("Idempotency-Key must be");
  });
});

describe("the same body", () => {
  const hash = (body: object) => bodyHash(body).toString("hex");
  it("is the same JSON value: order does not matter, and null means absent", () => {
    expect(hash({ a: "1", b: "2" })).toBe(hash({ b: "2", a: "1" }));
    expect(hash({ a: "1", b: null })).toBe(hash({ a: "1" }));
    expect(hash({ a: "1" })).not.toBe(hash({ a: "2" }));
    expect(hash({ a: "" })).not.toBe(hash({}));
    expect(hash({ a: '1","b":"2' })).not.toBe(hash({ a: "1", b: "2" }));
  });
});
