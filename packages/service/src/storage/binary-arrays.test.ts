import { describe, expect, it } from "vitest";
import { byteaArray, jsonbArray, numberArray, textArray } from "./binary-arrays.ts";

// What PostgreSQL makes of them is in test/recording.test.ts; here are the shapes that no attempt has.
describe("arrays in PostgreSQL's binary form", () => {
  it("have no dimension when they are empty", () => {
    expect([...textArray([])]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25]);
  });

  it("count bytes, not characters", () => {
    const array = textArray(["ü🍪"]);
    expect(array.readInt32BE(12)).toBe(1);
    expect(array.readInt32BE(20)).toBe(6);
    expect(array.subarray(24).toString()).toBe("ü🍪");
  });

  it("say that there are nulls, and tell a null from what is empty", () => {
    const array = byteaArray([null, Buffer.alloc(0)]);
    expect(array.readInt32BE(4)).toBe(1);
    expect([array.readInt32BE(20), array.readInt32BE(24)]).toEqual([-1, 0]);
    expect(byteaArray([Buffer.alloc(0)]).readInt32BE(4)).toBe(0);
  });

  it("have the version of JSON before each element", () => {
    expect([...jsonbArray(["{}"]).subarray(20)]).toEqual([0, 0, 0, 3, 1, 123, 125]);
  });

  it("of numbers are texts, with NULL where there is none", () => {
    expect(numberArray([1, null, 2.5, -3])).toBe("{1,NULL,2.5,-3}");
    expect(numberArray([])).toBe("{}");
  });
});
