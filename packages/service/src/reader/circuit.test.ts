import { expect, it } from "vitest";
import { Circuit, FAILURES_TO_REST, FIRST_REST_MILLISECONDS, LONGEST_REST_MILLISECONDS } from "./circuit.ts";

function stage() {
  let now = 0;
  const circuit = new Circuit(() => now);
  const fail = (times: number) => Array.from({ length: times }, () => circuit.failed());
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { circuit, fail, pass };
}

it("rests after failures in a row, and not before", () => {
  const { circuit, fail } = stage();
  expect(fail(FAILURES_TO_REST - 1)).not.toContain(FIRST_REST_MILLISECONDS);
  expect(circuit.enter()).toBe(true);
  expect(circuit.succeeded()).toBe(false);
  fail(FAILURES_TO_REST - 1);
  expect(circuit.enter()).toBe(true);
  expect(circuit.failed()).toBe(FIRST_REST_MILLISECONDS);
  expect(circuit.enter()).toBe(false);
});

it("is tried by one after its rest, which doubles up to five minutes while that fails", () => {
  const { circuit, fail, pass } = stage();
  let [rest] = fail(FAILURES_TO_REST).slice(-1);
  const rests: (number | null | undefined)[] = [];
  for (let turn = 0; turn < 6; turn++) {
    rests.push(rest);
    pass(rest! - 1);
    expect(circuit.enter()).toBe(false);
    pass(1);
    expect(circuit.enter()).toBe(true);
    expect(circuit.enter()).toBe(false);
    rest = circuit.failed();
  }
  expect(rests.slice(0, 5)).toEqual([30_000, 60_000, 120_000, 240_000, LONGEST_REST_MILLISECONDS]);
  expect(rest).toBe(LONGEST_REST_MILLISECONDS);
  pass(LONGEST_REST_MILLISECONDS);
  expect(circuit.enter()).toBe(true);
  expect(circuit.succeeded()).toBe(true);
  expect([circuit.enter(), circuit.enter()]).toEqual([true, true]);
});

it("a trial that was given up leaves the next one free; those still under way prolong no rest", () => {
  const { circuit, fail, pass } = stage();
  fail(FAILURES_TO_REST);
  expect(fail(3)).toEqual([null, null, null]);
  pass(FIRST_REST_MILLISECONDS);
  expect(circuit.enter()).toBe(true);
  circuit.left();
  expect(circuit.enter()).toBe(true);
});
