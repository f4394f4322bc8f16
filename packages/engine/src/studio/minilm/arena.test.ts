import { expect, it } from "vitest";
import { Arena } from "./arena.ts";

it("hands out regions that do not overlap, and leaves them where they are when it grows", () => {
  const arena = new Arena();
  const first = arena.region(10);
  first.floats.fill(1);
  const bytes = arena.bytes(7);
  bytes.fill(2);
  const large = arena.region(1_000_000);
  large.floats.fill(3);
  expect(first.floats.every((value) => value === 1)).toBe(true);
  expect(bytes.every((value) => value === 2)).toBe(true);
  expect(large.at % 4).toBe(0);
  first.floats[0] = 9;
  expect(new Float32Array(arena.memory.buffer)[0]).toBe(9);
});

it("keeps a copy of floats", () => {
  const floats = Float32Array.of(1.5, -2);
  const kept = new Arena().keep(floats);
  floats[0] = 0;
  expect([...kept]).toEqual([1.5, -2]);
});

it("hands its memory out again once it is cleared, without growing", () => {
  const arena = new Arena();
  const first = arena.region(100_000);
  const size = arena.memory.buffer.byteLength;
  arena.clear();
  const second = arena.region(100_000);
  expect(second.at).toBe(first.at);
  expect(arena.memory.buffer.byteLength).toBe(size);
});
