// Brands a second of a worker process with two drawing threads beside one with one: jobs wait in line, put in by SQL.
import { setTimeout as pause } from "node:timers/promises";
import { cpuOf } from "../stage/cpu.ts";
import { type Postgres, startPostgres } from "../stage/postgres.ts";
import { PROMPTS } from "../stage/prompts.ts";
import { interleave, type Question } from "../stage/question.ts";
import { startServiceProcess } from "../stage/service.ts";
import { createTenants } from "../stage/tenants.ts";

/** For each thread: it compiles for itself. */
const WARM_UP_JOBS = 60;

export const threads: Question = {
  name: "threads",
  asks: "brands/s with 2 worker threads",
  yardstick: "with 1",
  target: "≥ 1.8 × on two idle cores",
  async measure({ quick }) {
    const jobs = quick ? 24 : 120;
    const postgres = await startPostgres();
    const tenants = await createTenants(postgres, 2 * WARM_UP_JOBS);
    const cpu: Record<number, string> = {};
    const run = async (count: 1 | 2) => {
      const service = await startServiceProcess(postgres, {
        roles: "worker",
        env: { MARQUE_WORKER_THREADS: String(count) },
      });
      try {
        await queue(postgres, tenants.slice(0, WARM_UP_JOBS * count));
        await drained(postgres);
        await queue(postgres, tenants.slice(0, jobs));
        await begun(postgres);
        const [started, before] = [performance.now(), await cpuOf(service.pid)];
        await drained(postgres);
        const seconds = (performance.now() - started) / 1000;
        cpu[count] = `${((((await cpuOf(service.pid)) - before) / jobs) * 1000).toFixed(0)} ms CPU a brand`;
        return jobs / seconds;
      } finally {
        await service.stop();
      }
    };
    try {
      const result = await interleave(
        quick ? 1 : 3,
        () => run(2),
        () => run(1),
      );
      return {
        ours: `${result.ours.toFixed(2)}/s, ${cpu[2]}`,
        yardstick: `${result.yardstick.toFixed(2)}/s, ${cpu[1]}`,
        figure: `${result.ratio.toFixed(2)} ×`,
        spread: result.spread,
        isMet: result.ratio >= 1.8,
      };
    } finally {
      await postgres.stop();
    }
  },
};

async function queue(
  { query }: Postgres,
  tenants: readonly { workspaceId: string; projectId: string }[],
): Promise<void> {
  await query(
    `insert into jobs (workspace_id, environment, project_id, prompt)
     select * from unnest($1::text[], array_fill('sandbox'::text, array[$4::int]), $2::text[], $3::text[])`,
    [
      tenants.map(({ workspaceId }) => workspaceId),
      tenants.map(({ projectId }) => projectId),
      tenants.map((_, n) => PROMPTS[n % PROMPTS.length]!),
      tenants.length,
    ],
  );
}

/** The worker looks each second, or is told; nobody told it of these. */
async function begun({ query }: Postgres): Promise<void> {
  while ((await query("select 1 from jobs where status = 'processing' limit 1")).length === 0) await pause(5);
}

/** From the first on it goes from job to job. */
async function drained({ query }: Postgres): Promise<void> {
  const waiting = "select 1 from jobs where status in ('queued', 'processing') limit 1";
  while ((await query(waiting)).length > 0) await pause(100);
}
