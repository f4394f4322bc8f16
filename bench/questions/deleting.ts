// Deleting a project with ten thousand memory nodes: what others feel of it, and whether twice the nodes take twice
// the time.
import { setTimeout as pause } from "node:timers/promises";
import { Agent, request } from "undici";
import { load, requestBytes } from "../stage/load.ts";
import { type Postgres, startPostgres } from "../stage/postgres.ts";
import { median, type Question, quantile, spreadOf } from "../stage/question.ts";
import { startServiceProcess, WITHOUT_ENGINE } from "../stage/service.ts";
import { createTenants, type Tenant } from "../stage/tenants.ts";

const NODES = 10_000;
/** Others' requests per second: enough for a p95, far from what the machine can do. */
const RATE = 100;
const SETTLED_SECONDS = 3;

export const deleting: Question = {
  name: "delete-project",
  asks: "deleting a project with 10,000 nodes: others' p95 meanwhile",
  yardstick: "their p95 before",
  target: "≤ 2 ×; linear in nodes",
  async measure({ quick }) {
    const postgres = await startPostgres();
    const [owner, ...others] = (await createTenants(postgres, 21)) as [Tenant, ...Tenant[]];
    const service = await startServiceProcess(postgres, {
      roles: "api,worker,dashboard",
      program: WITHOUT_ENGINE,
    });
    const target = { port: service.ports.sandbox, ca: service.ca };
    const requests = others.map(({ key, projectId }) =>
      requestBytes("GET", `/v1/projects/${projectId}`, key),
    );
    const next = (n: number) => requests[n % requests.length]!;
    const watch = (seconds: number) => load(target, { connections: 8, seconds, rate: RATE, next });
    const agent = new Agent({ connect: { ca: service.ca } });
    const removeAndWait = async (projectId: string) => {
      const started = performance.now();
      const { statusCode, body } = await request(
        `https://localhost:${target.port}/v1/projects/${projectId}`,
        {
          dispatcher: agent,
          method: "DELETE",
          headers: { authorization: `Bearer ${owner.key}` },
        },
      );
      await body.dump();
      if (statusCode !== 200) throw new Error(`the deletion was answered ${statusCode}`);
      while ((await nodesOf(postgres, projectId)) > 0) await pause(20);
      return performance.now() - started;
    };
    try {
      await watch(2);
      const ratios: number[] = [];
      const growth: number[] = [];
      const befores: number[] = [];
      const meanwhiles: number[] = [];
      for (let round = 0; round < (quick ? 1 : 3); round++) {
        const half = await removeAndWait(await projectWithNodes(postgres, owner, NODES / 2));
        const whole = await projectWithNodes(postgres, owner, NODES);
        await pause(SETTLED_SECONDS * 1000);
        const before = quantile((await watch(SETTLED_SECONDS)).times, 0.95);
        const watching = watch(SETTLED_SECONDS);
        const took = await removeAndWait(whole);
        const meanwhile = quantile((await watching).times, 0.95);
        ratios.push(meanwhile / before);
        growth.push(took / half);
        befores.push(before);
        meanwhiles.push(meanwhile);
      }
      return {
        ours: `p95 ${median(meanwhiles).toFixed(1)} ms`,
        yardstick: `p95 ${median(befores).toFixed(1)} ms`,
        figure: `${median(ratios).toFixed(2)} ×`,
        spread: spreadOf(ratios),
        note: `10,000 nodes took ${median(growth).toFixed(1)} × as long as 5,000`,
        isMet: median(ratios) <= 2 && median(growth) <= 2.6,
      };
    } finally {
      await agent.close();
      await service.stop();
      await postgres.stop();
    }
  },
};

async function nodesOf({ query }: Postgres, projectId: string): Promise<number> {
  const rows = await query<{ count: number }>(
    "select count(*)::int as count from memory_nodes where project_id = $1",
    [projectId],
  );
  return rows[0]!.count;
}

/** Nodes, brands, jobs, events and deliveries as the worker leaves them, with designs of a real size. */
async function projectWithNodes({ query }: Postgres, owner: Tenant, count: number): Promise<string> {
  const [project] = await query<{ id: string }>(
    "insert into projects (workspace_id, environment, name) values ($1, 'sandbox', 'Large') returning id",
    [owner.workspaceId],
  );
  const id = project!.id;
  await query(
    `with n as (select marque_id('job_') as job, marque_id('mem_') as mem, marque_id('evt_') as evt
                from generate_series(1, $3::int)),
     j as (insert into jobs (id, project_id, workspace_id, environment, status, prompt)
           select job, $1, $2, 'sandbox', 'succeeded', 'A calm logo' from n),
     m as (insert into memory_nodes (id, project_id, job_id, prompt, seed, brief, design)
           select mem, $1, job, 'A calm logo', 1, '{}', jsonb_build_object('path', repeat(md5(mem), 200)) from n),
     b as (insert into brands (project_id, workspace_id, environment, job_id, memory_id, assets, report)
           select $1, $2, 'sandbox', job, mem, jsonb_build_object('logo_svg', repeat(md5(job), 100)), '{}' from n),
     e as (insert into events (id, workspace_id, environment, project_id, job_id, type, body)
           select evt, $2, 'sandbox', $1, job, 'generation.success', convert_to(repeat(md5(evt), 300), 'utf8') from n)
     select 1`,
    [id, owner.workspaceId, count],
  );
  return id;
}
