// What a worker process with one drawing thread holds after a thousand brands, each of another prompt: names in many
// scripts open many fonts, and that is what grows. The resident size counts every page, those of Node's own binary included;
// PostgreSQL is another process and is not counted.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loadPrompts } from "../../packages/engine/scripts/evaluate/labelled.ts";
import { drained, queue } from "../stage/jobs.ts";
import { removedWithUs } from "../stage/leftovers.ts";
import { startPostgres } from "../stage/postgres.ts";
import type { Question } from "../stage/question.ts";
import { startServiceProcess } from "../stage/service.ts";
import { createTenants } from "../stage/tenants.ts";

/** What docs/sizing.md promises, in megabytes. */
const MOST = 550;
const BRANDS = 1_000;
const QUICK_BRANDS = 150;
/** So that what can be given back is. */
const REST_MILLISECONDS = 15_000;

export const workerMemory: Question = {
  name: "worker-memory",
  asks: "memory of a worker with one thread after 1,000 brands",
  yardstick: "what is promised",
  target: `≤ ${MOST} MB`,
  async measure({ quick }) {
    const count = quick ? QUICK_BRANDS : BRANDS;
    const prompts = [
      ...new Set([...loadPrompts("development"), ...loadPrompts("held-out")].map(({ prompt }) => prompt)),
    ].slice(0, count);
    if (prompts.length < count) throw new Error(`only ${prompts.length} different prompts`);
    const postgres = await startPostgres();
    const tenants = await createTenants(postgres, count);
    const compiled = await mkdtemp(join(tmpdir(), "marque-bench-compiled-"));
    removedWithUs(compiled);
    const env = { MARQUE_WORKER_THREADS: "1", NODE_COMPILE_CACHE: compiled };
    // As `npm start` does at any start but the first: what was compiled is kept.
    await (await startServiceProcess(postgres, { roles: "worker,dashboard", env })).stop();
    const service = await startServiceProcess(postgres, { roles: "worker", env });
    try {
      await queue(postgres, tenants, prompts);
      await drained(postgres);
      const [row] = await postgres.query<{ count: number }>("select count(*)::int as count from brands");
      if (row!.count < count) throw new Error(`only ${row!.count} of ${count} jobs became brands`);
      await pause(REST_MILLISECONDS);
      const held = await service.memoryMb();
      const most = await service.highestMb();
      return {
        ours: `${held.toFixed(0)} MB after ${count} brands`,
        yardstick: `${MOST} MB`,
        figure: `${(held / MOST).toFixed(2)} ×`,
        spread: `one run; ${most.toFixed(0)} MB at most`,
        isMet: held <= MOST,
      };
    } finally {
      await service.stop();
      await postgres.stop();
    }
  },
};
