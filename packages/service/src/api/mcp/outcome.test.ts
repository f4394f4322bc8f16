import type { JobView } from "@marque/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { brandOfJob } from "./outcome.ts";

const JOB: JobView = {
  id: "job_1",
  project_id: "proj_1",
  status: "queued",
  prompt: "p",
  parent_memory_id: null,
  created_at: 1,
  finished_at: null,
  brand_id: null,
  memory_id: null,
  failure: null,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("answers after 50 seconds with the job and what to call, having told progress each 5 seconds", async () => {
  let watching = 0;
  const progress = {
    isClosed: false,
    onClose: () => () => {},
    watch: () => {
      watching += 1;
      return () => {
        watching -= 1;
      };
    },
  };
  const told: string[] = [];
  const answer = brandOfJob(
    {
      caller: {} as never,
      trace: null,
      dependencies: { progress } as never,
      signal: new AbortController().signal,
      tell: async (message) => void told.push(message),
    },
    JOB,
  );
  await vi.advanceTimersByTimeAsync(49_900);
  expect(watching).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  const { isError, structuredContent, content } = await answer;
  expect(isError).toBeUndefined();
  expect(structuredContent).toEqual({ job_id: "job_1", project_id: "proj_1", status: "queued" });
  expect((content[0] as { text: string }).text).toContain("Call wait_for_brand with job_id job_1");
  expect(told.length).toBeGreaterThanOrEqual(10);
  expect(told[1]).toBe("waiting for a worker, 5 s");
  // Nothing is left behind: neither a watch nor a timer.
  expect([watching, vi.getTimerCount()]).toEqual([0, 0]);
});
