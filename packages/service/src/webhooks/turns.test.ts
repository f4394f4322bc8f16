import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Turns } from "./turns.ts";

describe("work done by turns", () => {
  it("is done in order, as many in a turn of the event loop as may be", async () => {
    const done: number[] = [];
    const turns = new Turns<number>(2, (work) => void done.push(work));
    for (const work of [1, 2, 3, 4, 5]) turns.add(work);
    expect(done).toEqual([]);
    const afterEach: number[] = [];
    for (let n = 0; n < 3; n++) {
      await turn();
      afterEach.push(done.length);
    }
    expect(afterEach).toEqual([2, 4, 5]);
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  it("goes on with work that is added by work, in a later turn", async () => {
    const done: number[] = [];
    const turns: Turns<number> = new Turns(8, (work) => {
      done.push(work);
      if (work < 3) turns.add(work + 1);
    });
    turns.add(1);
    for (let n = 0; n < 4; n++) await turn();
    expect(done).toEqual([1, 2, 3]);
  });
});
