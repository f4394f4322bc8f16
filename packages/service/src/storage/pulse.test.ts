import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { afterEach, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { Pulse } from "./pulse.ts";

let pulse: Pulse;
afterEach(() => pulse.close());

/** A pulse over a connection that answers as `query` does. */
function startPulse(query: () => Promise<unknown>): { isSilent: () => boolean; asked: () => number } {
  let asked = 0;
  const client = {
    connect: async () => {},
    query: () => {
      asked += 1;
      return query();
    },
    connection: { stream: { destroy: () => {} } },
  };
  let isSilent = false;
  pulse = new Pulse({
    newClient: () => client as unknown as pg.Client,
    onSilent: () => {
      isSilent = true;
    },
    log: createLog({ level: "fatal" }),
  });
  pulse.begin();
  return { isSilent: () => isSilent, asked: () => asked };
}

/** Keeps the event loop from turning, as a long computation does. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it("a server that answers neither a statement nor the question is silent", async () => {
  const { isSilent } = startPulse(() => new Promise(() => {}));
  await expect.poll(isSilent, { timeout: 15_000 }).toBe(true);
});

it("a server that answers others meanwhile is not", async () => {
  const { isSilent, asked } = startPulse(() => new Promise(() => {}));
  await expect.poll(asked, { timeout: 15_000 }).toBe(1);
  for (let turn = 0; turn < 10; turn++) {
    await pause(250);
    pulse.answered();
  }
  expect(isSilent()).toBe(false);
});

it("a process that is too busy to read the answer takes nobody for silent", async () => {
  const { isSilent, asked } = startPulse(() => readFile(import.meta.filename));
  await expect.poll(asked, { timeout: 15_000, interval: 5 }).toBe(1);
  block(2_500);
  await pause(500);
  expect(isSilent()).toBe(false);
});
