import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Jobs, LeasedJob, Outcome, Stages } from "../generation/jobs.ts";
import { createLog } from "../log.ts";
import { Doorbell } from "../storage/doorbell.ts";
import { GenerationLoop } from "./generation-loop.ts";

/** Two places; jobs are read when told or at once, drawn at once, and recorded when told. */
function stage(count: number, readingPlaces = 0) {
  const waiting = Array.from({ length: count }, (_, n) => ({ id: `job_${n}` }) as LeasedJob);
  const recording: (() => void)[] = [];
  const reading: (() => void)[] = [];
  const bell = new Doorbell();
  const jobs = {
    places: 2,
    readingPlaces,
    bell,
    claim: async (most: number) => waiting.splice(0, most),
    renew: async () => {},
    reap: async () => [],
    run: async (_: LeasedJob, __: AbortSignal, { onRead, onDrawn }: Stages): Promise<Outcome> => {
      if (readingPlaces > 0) await new Promise<void>((resolve) => reading.push(resolve));
      onRead();
      onDrawn();
      await new Promise<void>((resolve) => recording.push(resolve));
      return "succeeded";
    },
  } as unknown as Jobs;
  const loop = new GenerationLoop({ jobs, log: createLog({ level: "fatal" }) });
  return { loop, reading, recording, waiting };
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

it("takes as many jobs as the reader reads at a time, beside those that are drawn", async () => {
  const { loop, reading, recording, waiting } = stage(20, 5);
  loop.start();
  await pause(50);
  expect(reading).toHaveLength(5);
  expect(waiting).toHaveLength(15);
  // Three are read: two more places' worth may be drawn or recorded, and the reader is full again.
  for (const end of reading.splice(0, 3)) end();
  await pause(50);
  expect(reading).toHaveLength(5);
  expect(recording).toHaveLength(3);
  const stopped = loop.stop();
  const ending = setInterval(() => {
    for (const end of [...reading.splice(0), ...recording.splice(0)]) end();
  }, 5);
  await stopped;
  clearInterval(ending);
});
