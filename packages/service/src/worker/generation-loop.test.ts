import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Jobs, LeasedJob, Outcome } from "../generation/jobs.ts";
import { createLog } from "../log.ts";
import { Doorbell } from "../storage/doorbell.ts";
import { GenerationLoop } from "./generation-loop.ts";

/** Two places; jobs are drawn at once, and recorded when told. */
function stage(count: number) {
  const waiting = Array.from({ length: count }, (_, n) => ({ id: `job_${n}` }) as LeasedJob);
  const recording: (() => void)[] = [];
  const bell = new Doorbell();
  const jobs = {
    places: 2,
    bell,
    claim: async (most: number) => waiting.splice(0, most),
    renew: async () => {},
    reap: async () => [],
    run: async (_: LeasedJob, __: AbortSignal, onDrawn: () => void): Promise<Outcome> => {
      onDrawn();
      await new Promise<void>((resolve) => recording.push(resolve));
      return "succeeded";
    },
  } as unknown as Jobs;
  const loop = new GenerationLoop({ jobs, log: createLog({ level: "fatal" }) });
  return { loop, recording, waiting };
}

it("takes the next job while the last is recorded, but no more than twice its places", async () => {
  const { loop, recording, waiting } = stage(6);
  loop.start();
  await pause(50);
  expect(recording).toHaveLength(4);
  expect(waiting).toHaveLength(2);
  recording.shift()!();
  await pause(50);
  expect(waiting).toHaveLength(1);
  const stopped = loop.stop();
  for (const end of recording) end();
  await stopped;
});
