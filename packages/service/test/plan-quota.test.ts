// Plan and quota meet in the reservation, plan and price in the ledger.
import { describe, expect, it } from "vitest";
import { reserveUnit } from "../src/billing/quota.ts";
import { insertJob } from "../src/storage/jobs.ts";
import { type DashboardClient, signedInPerson } from "./dashboard/dashboard-client.ts";
import type { TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

const service = useService();

interface Studio {
  readonly workspace: TestWorkspace;
  readonly client: DashboardClient;
  readonly path: string;
  readonly project: string;
}

async function studio(plan: string): Promise<Studio> {
  const workspace = await service.createWorkspace(plan);
  const { client } = await signedInPerson(service, workspace.id);
  const path = `/api/workspaces/${workspace.id}`;
  const made = await client.call(`${path}/projects`, { json: { environment: "live", name: "P" } });
  return { workspace, client, path, project: made.body.id };
}

const play = ({ client, path, project }: Studio, json: object) =>
  client.call(`${path}/projects/${project}/generations`, { json });

async function finished(jobs: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const rows = await service.db.query("select 1 from usage_units where job_id = any($1)", [jobs]);
        return rows.length;
      },
      { timeout: 20_000 },
    )
    .toBe(jobs.length);
}

describe("Free and a quota of one's own", () => {
  it("an override set on Pro waits on Free, for the playground and for a refinement", async () => {
    const who = await studio("pro");
    const first = await play(who, { prompt: "A calm logo" });
    await finished([first.body.id]);
    const memory = await service.db.query<{ id: string }>("select id from memory_nodes where job_id = $1", [
      first.body.id,
    ]);
    await service.admin.changeWorkspace(who.workspace.id, { monthlyQuota: 50, plan: "free" });
    for (const json of [{ prompt: "Another" }, { prompt: "greener", memory_id: memory[0]!.id }]) {
      const refused = await play(who, json);
      expect([refused.status, refused.body.error.code]).toEqual([403, "billing_hard_limit"]);
      expect(refused.body.error.message).toMatch(/^The Free plan has no live generations\./);
    }
    const page = await who.client.call(`${who.path}/billing`);
    expect(page.body).toMatchObject({ plan: "free", quota: 0, quota_is_own: false });
    await service.admin.changeWorkspace(who.workspace.id, { plan: "pro" });
    expect((await who.client.call(`${who.path}/billing`)).body).toMatchObject({
      quota: 50,
      quota_is_own: true,
    });
    expect((await play(who, { prompt: "Another" })).status).toBe(200);
  });

  it("an override given on Free waits too, and the gate is the reservation itself", async () => {
    const { id } = await service.admin.createWorkspace("Free", "free");
    await service.admin.changeWorkspace(id, { monthlyQuota: 50 });
    const reserved = service.db.database.transaction((transaction) => reserveUnit(transaction, id));
    await expect(reserved).rejects.toMatchObject({ code: "billing_hard_limit" });
    expect(await service.db.query("select 1 from quota_months where workspace_id = $1", [id])).toEqual([]);
  });

  it("no live job is made past the reservation", async () => {
    const who = await studio("pro");
    const scope = { workspaceId: who.workspace.id, environment: "live" as const };
    const job = { projectId: who.project, prompt: "x", parentMemoryId: null, webhookUrl: null, unit: null };
    await expect(insertJob(service.db.database, scope, job)).rejects.toThrow(/unit of quota/);
  });
});

describe("a unit is priced by the plan at acceptance", () => {
  it("four accepted on Pro and ended on Free are billed as Pro's, on the page and in the ledger", async () => {
    const who = await studio("pro");
    const { id } = who.workspace;
    const jobs = await Promise.all(
      [1, 2, 3, 4].map(async (n) => (await play(who, { prompt: `sleep 400 ${n}` })).body.id as string),
    );
    expect((await who.client.call(`${who.path}/billing/plan`, { json: { plan: "free" } })).status).toBe(200);
    await finished(jobs);
    const ledger = await service.db.query("select distinct plan from usage_units where workspace_id = $1", [
      id,
    ]);
    expect(ledger).toEqual([{ plan: "pro" }]);
    const page = (await who.client.call(`${who.path}/billing`)).body;
    // Pro was held for seconds: what its share of the month costs rounds to nothing.
    expect(page).toMatchObject({ plan: "free", used: 4, cents_so_far: 4 * 5 });
  });
});
