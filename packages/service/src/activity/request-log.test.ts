import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { answeredRequest } from "../../test/answered-request.ts";
import { createLog } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { type AnsweredRequest, RequestLog } from "./request-log.ts";

const call = (n: number): AnsweredRequest => answeredRequest(`${n}`);

/** A log on a database that takes its time, and the size of each statement it was given. */
function logged(statementMs: number): { log: RequestLog; sizes: number[] } {
  const sizes: number[] = [];
  const copy = async (_: unknown, rows: string) => {
    sizes.push(rows.trimEnd().split("\n").length);
    await pause(statementMs);
  };
  const database = { run: async () => [{ ms: Date.now() }], copy } as unknown as Database;
  return { log: new RequestLog(database, createLog({ level: "silent" })), sizes };
}

describe("the request log", () => {
  it("calls that come while others are written are gathered, not written one by one", async () => {
    const { log, sizes } = logged(100);
    log.add(call(0));
    const until = performance.now() + 900;
    let added = 1;
    while (performance.now() < until) {
      log.add(call(added++));
      await pause(5);
    }
    expect(sizes.length).toBe(1);
    await log.close();
    expect(sizes.length).toBe(2);
    expect(sizes[0]! + sizes[1]!).toBe(added);
  });

  it("what waits at the end is written, however much it is", async () => {
    const { log, sizes } = logged(1);
    for (let n = 0; n < 2_500; n++) log.add(call(n));
    await log.close();
    expect(sizes).toEqual([1_000, 1_000, 500]);
  });
});
