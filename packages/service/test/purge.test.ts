import { hash } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { finishedId, insertFinishedWork } from "./rows.ts";
import type { TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

/** In each of three tables. */
const CHILDREN = 17_000;
/** The largest slow-down of others that counts as "not felt", on a machine that other programs share. */
const FELT = 4;
const NOTICEABLE_MILLISECONDS = 60;
/** To hash it takes a millisecond of the processor. */
const WORK = Buffer.alloc(256 * 1024);

const service = useService({ MARQUE_ROLES: "api,worker" });
let workspace: TestWorkspace;
let bystander: TestWorkspace;

beforeAll(async () => {
  workspace = await service.createWorkspace();
  bystander = await service.createWorkspace();
});

const children = async (projectId: string) =>
  (
    await service.db.query<{ count: number }>(
      `select (select count(*) from brands where project_id = $1) + (select count(*) from memory_nodes where project_id = $1)
            + (select count(*) from jobs where project_id = $1) as count`,
      [projectId],
    )
  ).map(({ count }) => Number(count))[0]!;

interface Pace {
  /** Of a bystander's reads, in milliseconds at the 95th percentile. */
  readonly reads: number;
  /** Of work that asks nothing of the service: how fast the machine is just now. */
  readonly machine: number;
}

async function paceOf(rounds: number): Promise<Pace> {
  const reads: number[] = [];
  const machine: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const started = performance.now();
    const { status } = await service.call("/v1/projects", { key: bystander.testKey });
    const answered = performance.now();
    hash("sha256", WORK);
    reads.push(answered - started);
    machine.push(performance.now() - answered);
    expect(status).toBe(200);
  }
  return { reads: at95(reads), machine: at95(machine) };
}

const at95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe("deleting a project with a great many children", () => {
  it("puts them out of reach at once, purges them in chunks, and is not felt by others", async () => {
    const key = workspace.testKey;
    const projectId = (await service.call("/v1/projects", { key, json: { name: "Large" } })).body.id;
    const small = (await service.call("/v1/projects", { key, json: { name: "Small" } })).body.id;
    const owner = { workspaceId: workspace.id, environment: "sandbox" } as const;
    await insertFinishedWork(service.db, { ...owner, projectId: small }, 3, { made: "01kaxm0000" });
    await insertFinishedWork(service.db, { ...owner, projectId }, CHILDREN, { made: "01kaxm5000" });
    await service.db.query("analyze");
    expect(await children(projectId)).toBe(3 * CHILDREN);
    const before = await paceOf(60);

    const started = performance.now();
    const deleted = await service.call(`/v1/projects/${projectId}`, { key, method: "DELETE" });
    expect(deleted.status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2_000);

    // At once: no list, no page behind a cursor, no memory, no refinement shows anything of it.
    const brands = await service.call("/v1/brands?limit=100", { key });
    expect(brands.body.data.map((brand: { project_id: string }) => brand.project_id)).toEqual([
      small,
      small,
      small,
    ]);
    for (const path of [`/v1/projects/${projectId}/memory`, `/v1/brands?project_id=${projectId}`]) {
      expect((await service.call(path, { key })).body.error.code).toBe("project_not_found");
    }
    const refine = await service.call("/v1/brands/generate", {
      key,
      json: { project_id: projectId, prompt: "x", memory_id: finishedId("mem_", 1, "01kaxm5000") },
    });
    expect(refine.body.error.code).toBe("project_not_found");

    // While the worker purges, the others' 95th percentile stays where it was.
    const during: Pace[] = [];
    const end = performance.now() + 60_000;
    while ((await children(projectId)) > 0 && performance.now() < end) during.push(await paceOf(20));
    expect(await children(projectId)).toBe(0);
    const slower = Math.max(1, median(during.map(({ machine }) => machine)) / before.machine);
    expect(median(during.map(({ reads }) => reads))).toBeLessThan(
      Math.max(before.reads * FELT, NOTICEABLE_MILLISECONDS) * slower,
    );

    await vi.waitFor(async () => {
      expect(
        await service.db.query("select * from project_purges where project_id = $1", [projectId]),
      ).toEqual([]);
    });
    expect(await children(small)).toBe(9);
  }, 120_000);
});

describe("deleting a project with jobs in flight", () => {
  it("drops them in the same transaction: no job, no unit, nothing left to run", async () => {
    const send = { key: workspace.liveKey, origin: "live" } as const;
    const projectId = (await service.call("/v1/projects", { ...send, json: { name: "Busy" } })).body.id;
    // Put in past the queue, so that no worker takes them away before the test looks.
    await service.db.query(
      `insert into jobs (project_id, workspace_id, environment, status, prompt, quota_month)
       select $1, $2, 'live', s, 'x', date_trunc('month', now() at time zone 'utc')::date
       from unnest(array['queued', 'processing', 'processing']) s`,
      [projectId, workspace.id],
    );
    await service.db.query(
      "insert into quota_months values ($1, date_trunc('month', now() at time zone 'utc')::date, 3)",
      [workspace.id],
    );
    expect((await service.call(`/v1/projects/${projectId}`, { ...send, method: "DELETE" })).status).toBe(200);
    const left = await service.db.query(
      "select status from jobs where project_id = $1 and status in ('queued', 'processing')",
      [projectId],
    );
    expect(left).toEqual([]);
    const [month] = await service.db.query<{ units: number }>(
      "select units from quota_months where workspace_id = $1",
      [workspace.id],
    );
    expect(month!.units).toBe(0);
  });

  it("and generating in it at the same moment leave no orphan: each generation is 202 before, or 404", async () => {
    const key = workspace.testKey;
    const projectId = (await service.call("/v1/projects", { key, json: { name: "Race" } })).body.id;
    const generate = () =>
      service.call("/v1/brands/generate", { key, json: { project_id: projectId, prompt: "race" } });
    const [first, ...rest] = await Promise.all([
      service.call(`/v1/projects/${projectId}`, { key, method: "DELETE" }),
      ...Array.from({ length: 20 }, generate),
    ]);
    expect(first!.status).toBe(200);
    for (const { status } of rest) expect([202, 404]).toContain(status);
    await vi.waitFor(async () => expect(await children(projectId)).toBe(0), { timeout: 10_000 });
  });
});
