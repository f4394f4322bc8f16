// Brands a second of a worker process with two drawing threads beside one with one: jobs wait in line, put in by SQL.
import { cpuOf } from "../stage/cpu.ts";
import { drained, queue } from "../stage/jobs.ts";
import { type Postgres, startPostgres } from "../stage/postgres.ts";
import { PROMPTS } from "../stage/prompts.ts";
import { atLeast, interleave, judged, type Question } from "../stage/question.ts";
import { startServiceProcess } from "../stage/service.ts";
import { createTenants } from "../stage/tenants.ts";

/**
 * For each thread: it compiles for itself what becomes hot, 14 ms per brand at first and 10 after a hundred brands; after some
 * five hundred it is down to what collecting costs, 4 to 7.
 */
const WARM_UP_JOBS = 600;
/**
 * For each thread, at the beginning of a round: the worker slept through the other's round, has its connections to open again
 * and its memory to tidy. At the end, when not all threads have work, one a thread is not counted either.
 */
const UNCOUNTED = 40;

export const threads: Question = {
  name: "threads",
  asks: "brands/s with 2 worker threads",
  yardstick: "with 1",
  target: "≥ 1.8 × on two idle cores",
  async measure({ quick }) {
    // Both draw as many a thread, and so for about as long.
    const jobs = quick ? 24 : 120;
    const warmUp = quick ? 24 : WARM_UP_JOBS;
    const two = await startSide(2, jobs, warmUp);
    const one = await startSide(1, jobs, warmUp);
    try {
      const result = await interleave(quick ? 1 : 5, two.run, one.run);
      return {
        ours: `${result.ours.toFixed(2)}/s, ${two.cpu()}`,
        yardstick: `${result.yardstick.toFixed(2)}/s, ${one.cpu()}`,
        figure: `${result.ratio.toFixed(2)} ×`,
        spread: result.spread,
        ...judged(result, atLeast(1.8)),
      };
    } finally {
      await two.stop();
      await one.stop();
    }
  },
};

/** A worker with so many threads on a database of its own, warm; it sleeps while the other one runs. */
async function startSide(count: 1 | 2, jobsAThread: number, warmUp: number) {
  const postgres = await startPostgres();
  const jobs = (UNCOUNTED + jobsAThread) * count;
  const tenants = await createTenants(postgres, Math.max(jobs, warmUp * count));
  const service = await startServiceProcess(postgres, {
    roles: "worker",
    env: { MARQUE_WORKER_THREADS: String(count) },
  });
  await queue(postgres, tenants.slice(0, warmUp * count), PROMPTS);
  await drained(postgres);
  process.kill(service.pid, "SIGSTOP");
  let cpu = 0;
  return {
    cpu: () => `${cpu.toFixed(0)} ms CPU per brand`,
    async run() {
      process.kill(service.pid, "SIGCONT");
      await queue(postgres, tenants.slice(0, jobs), PROMPTS);
      const before = await cpuOf(service.pid);
      await drained(postgres);
      cpu = (((await cpuOf(service.pid)) - before) / jobs) * 1000;
      process.kill(service.pid, "SIGSTOP");
      return rateOf(await lastFinished(postgres, jobs), count);
    },
    async stop() {
      process.kill(service.pid, "SIGCONT");
      await service.stop();
      await postgres.stop();
    },
  };
}

/** Brands a second while each thread had work. */
function rateOf(finished: readonly number[], threads: number): number {
  const counted = finished.slice(UNCOUNTED * threads, -threads);
  return (counted.length - 1) / (counted.at(-1)! - counted[0]!);
}

/** When the last so many ended, in seconds, the earliest first. */
async function lastFinished({ query }: Postgres, count: number): Promise<number[]> {
  const rows = await query<{ at: number }>(
    `select extract(epoch from finished_at)::float8 as at from jobs order by finished_at desc limit $1`,
    [count],
  );
  return rows.map(({ at }) => at).reverse();
}
