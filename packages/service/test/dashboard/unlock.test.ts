import type { BrandView } from "@marque/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ENGINE_THREAD } from "../../src/worker/thread-designer.ts";
import { type Authority, createAuthority, eventually, type Receiver, startReceiver } from "../receiver.ts";
import { finishedId, insertFinishedWork, setUsed } from "../rows.ts";
import { startTestService, type TestService, type TestWorkspace } from "../test-service.ts";
import { type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

const WARM_MILLISECONDS = 60_000;

let authority: Authority;
let receiver: Receiver;
let service: TestService;
let workspace: TestWorkspace;
let person: SignedInPerson;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  service = await startTestService(
    { MARQUE_WEBHOOK_CA_FILE: authority.caFile, MARQUE_WORKER_THREADS: "1" },
    ENGINE_THREAD,
  );
  workspace = await service.createWorkspace("pro");
  person = await signedInPerson(service, workspace.id, "member");
  await service.admin.changeWorkspace(workspace.id, { webhookUrl: receiver.url });
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await authority.remove();
});

const at = (path: string, workspaceId = workspace.id) => `/api/workspaces/${workspaceId}${path}`;
const unlock = (brandId: string, json: object = {}, { client } = person, workspaceId = workspace.id) =>
  client.call(at(`/brands/${brandId}/unlock`, workspaceId), { json });
const newProject = async (environment = "sandbox", name = "Nocturne") =>
  (await person.client.call(at("/projects"), { json: { environment, name } })).body.id as string;

async function sandboxBrand(projectId: string, prompt = "Nocturne, a tea house, deep indigo, a moon") {
  const { body: job } = await person.client.call(at(`/projects/${projectId}/generations`), {
    json: { prompt },
  });
  return eventually(async () => {
    const { body } = await person.client.call(at(`/jobs/${job.id}`));
    if (body.brand_id === null) return null;
    return (await person.client.call(at(`/brands/${body.brand_id}`))).body as BrandView;
  }, WARM_MILLISECONDS);
}

/** A brand like another one, without the wait for a drawing. */
async function copied(brandId: string, projectId: string): Promise<string> {
  const rows = await service.db.query<{ id: string }>(
    `with j as (insert into jobs (project_id, workspace_id, environment, status, prompt)
                select project_id, workspace_id, environment, status, prompt from jobs
                where id = (select job_id from brands where id = $1) returning id),
     m as (insert into memory_nodes (project_id, job_id, prompt, seed, brief, design)
           select $2, j.id, n.prompt, n.seed, n.brief, n.design from memory_nodes n, j
           where n.job_id = (select job_id from brands where id = $1) returning id)
     insert into brands (project_id, workspace_id, environment, job_id, memory_id, assets, report)
     select $2, b.workspace_id, b.environment, j.id, m.id, b.assets, b.report from brands b, j, m where b.id = $1
     returning id`,
    [brandId, projectId],
  );
  return rows[0]!.id;
}

const logoOf = async (brandId: string, file = "logo.svg") =>
  (await person.client.call(at(`/brands/${brandId}/${file}`))).text;
const unitsOf = async (workspaceId = workspace.id) =>
  (
    await service.db.query<{ count: number }>(
      "select count(*)::int as count from usage_units where workspace_id = $1",
      [workspaceId],
    )
  )[0]!.count;
const withoutSign = (svg: string) => svg.replace(/<g id="[^"]*-watermark".*<\/g>(?=<\/svg>)/, "");

let project: string;
let brand: BrandView;
beforeAll(async () => {
  project = await newProject();
  brand = await sandboxBrand(project);
}, 120_000);

// The tests share a workspace, and Free has ten generations per minute.
beforeEach(async () => void (await service.db.query("delete from rate_windows")));

describe("unlocking a sandbox brand", () => {
  it("gives the very same drawing without its watermark, in a live project, billed and told as one live generation", async () => {
    const before = await unitsOf();
    const { status, body: live, text } = await unlock(brand.id);
    expect(status, text).toBe(200);
    expect(live).toMatchObject({ environment: "live", prompt: brand.prompt, parent_memory_id: null });
    expect(live.assets).toEqual(brand.assets);
    for (const file of ["logo.svg", "logo-dark.svg"]) {
      const [sandbox, clean] = [await logoOf(brand.id, file), await logoOf(live.id, file)];
      expect(sandbox).toContain("watermark");
      expect(clean).not.toContain("watermark");
      expect(clean).toBe(withoutSign(sandbox));
    }
    const summary = (await person.client.call(at(`/projects/${live.project_id}`))).body;
    expect(summary).toMatchObject({ environment: "live", name: "Nocturne", brand_count: 1 });
    const { body: graph } = await person.client.call(at(`/projects/${live.project_id}/graph`));
    expect(graph.nodes).toMatchObject([{ memory_id: live.memory_id, parent_memory_id: null }]);
    expect(await unitsOf()).toBe(before + 1);
    const [told] = await receiver.until(1, ({ event }) => event.data.job_id === live.job_id);
    expect(told!.event).toMatchObject({
      type: "generation.success",
      data: { project_id: live.project_id, memory_id: live.memory_id },
    });
    expect(told!.event.data.assets.logo_svg).toBe(await logoOf(live.id));
    const again = (await person.client.call(at(`/brands/${brand.id}`))).body;
    expect(again.unlocked).toEqual({ brand_id: live.id, project_id: live.project_id });
  });

  it("happens once: asked again, or by twenty at once, it answers with the same brand and bills one unit", async () => {
    const other = await copied(brand.id, project);
    const before = await unitsOf();
    const replies = await Promise.all(Array.from({ length: 20 }, () => unlock(other)));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await unlock(other)).body.id).toBe(replies[0]!.body.id);
    expect(await unitsOf()).toBe(before + 1);
    const rows = await service.db.query(
      "select 1 from audit_log where action = 'brand.unlocked' and subject = $1 and actor = $2",
      [other, `user:${person.id}`],
    );
    expect(rows).toHaveLength(1);
  });

  it("keeps brands of one sandbox project together, and goes where it is told", async () => {
    const second = (await unlock(await copied(brand.id, project))).body;
    const first = (await person.client.call(at(`/brands/${brand.id}`))).body.unlocked;
    expect(second.project_id).toBe(first.project_id);
    const chosen = await newProject("live", "Elsewhere");
    const third = (await unlock(await copied(brand.id, project), { project_id: chosen })).body;
    expect(third.project_id).toBe(chosen);
  });

  it("can be refined by the API from then on, with a Live key", async () => {
    const { body: live } = await unlock(brand.id);
    const reply = await service.call("/v1/brands/generate", {
      key: workspace.liveKey,
      origin: "live",
      json: { project_id: live.project_id, prompt: "warmer colours", memory_id: live.memory_id },
    });
    expect(reply.status).toBe(202);
    await receiver.until(1, ({ event }) => event.data.job_id === reply.body.id, WARM_MILLISECONDS);
  });

  it("can be done again, and is billed again, once the live project is deleted", async () => {
    const other = await copied(brand.id, project);
    const { body: live } = await unlock(other, { project_id: await newProject("live", "Short-lived") });
    await service.call(`/v1/projects/${live.project_id}`, {
      key: workspace.liveKey,
      origin: "live",
      method: "DELETE",
    });
    const before = await unitsOf();
    const { body: again } = await unlock(other);
    expect(again.id).not.toBe(live.id);
    expect(await unitsOf()).toBe(before + 1);
  });
});

describe("unlocking is refused as any live generation is", () => {
  const unchanged = async (act: () => Promise<unknown>) => {
    const counts = () =>
      service.db.query(
        `select (select count(*) from jobs) as jobs, (select count(*) from brands) as brands,
                (select count(*) from projects) as projects, (select count(*) from usage_units) as units,
                (select count(*) from unlocks) as unlocks, (select count(*) from events) as events,
                (select sum(units) from quota_months) as reserved, (select count(*) from audit_log) as audit`,
      );
    // What a deleted project leaves goes in the background.
    await eventually(async () =>
      (await service.db.query("select 1 from project_purges")).length === 0 ? true : null,
    );
    const before = await counts();
    await act();
    expect(await counts()).toEqual(before);
  };

  it("unlock × quota: with the month's quota used up", async () => {
    const other = await copied(brand.id, project);
    await service.admin.changeWorkspace(workspace.id, { monthlyQuota: 1 });
    try {
      await unchanged(async () => {
        const { status, body } = await unlock(other);
        expect([status, body.error.code]).toEqual([403, "billing_hard_limit"]);
      });
    } finally {
      await service.admin.changeWorkspace(workspace.id, { monthlyQuota: 1_000 });
    }
  });

  it("unlock × plan: on Free, and unlock × invoice: with one overdue", async () => {
    const other = await copied(brand.id, project);
    await service.admin.changeWorkspace(workspace.id, { plan: "free" });
    await unchanged(async () => {
      expect((await unlock(other)).body.error.code).toBe("billing_hard_limit");
    });
    await service.admin.changeWorkspace(workspace.id, { plan: "pro" });
    const { id } = await service.admin.createInvoice(workspace.id, 100, "2020-01-01");
    await unchanged(async () => {
      expect((await unlock(other)).body.error.code).toBe("billing_hard_limit");
    });
    await service.admin.payInvoice(id);
    expect((await unlock(other)).status).toBe(200);
  });

  it("unlock × limit: over the workspace's generations per minute, and while it is suspended", async () => {
    const busy = await service.createWorkspace("pro");
    const someone = await signedInPerson(service, busy.id);
    await setUsed(service.db, busy.id, "generation", 60);
    expect((await unlock(brand.id, {}, someone, busy.id)).body.error.code).toBe("rate_limit_exceeded");
    const closed = await service.createWorkspace("pro");
    const other = await signedInPerson(service, closed.id);
    await service.db.query(
      "update workspaces set suspended_until = now() + interval '1 minute' where id = $1",
      [closed.id],
    );
    expect((await unlock(brand.id, {}, other, closed.id)).body.error.code).toBe("workspace_suspended");
  });

  it("into a project that is not a live one of this workspace", async () => {
    const other = await copied(brand.id, project);
    const theirs = await service.createWorkspace();
    const foreign = await service.call("/v1/projects", {
      key: theirs.liveKey,
      origin: "live",
      json: { name: "Theirs" },
    });
    for (const project_id of [project, foreign.body.id, "proj_1", "' or 1=1"]) {
      await unchanged(async () => {
        const { status, body } = await unlock(other, { project_id });
        expect([status, body.error.code]).toEqual([404, "project_not_found"]);
      });
    }
  });

  it("when it is live already, not there, somebody else's, or cannot be drawn", async () => {
    const { body: live } = await unlock(brand.id);
    expect((await unlock(live.id)).body.error.code).toBe("conflict");
    expect((await unlock("brand_01kaxm3q5r0000000000000009")).body.error.code).toBe("not_found");
    const own = await service.createWorkspace();
    const stranger = await signedInPerson(service, own.id);
    expect((await unlock(brand.id, {}, stranger, own.id)).body.error.code).toBe("not_found");
    await insertFinishedWork(
      service.db,
      { workspaceId: workspace.id, environment: "sandbox", projectId: project },
      1,
    );
    await unchanged(async () => {
      const { status, body } = await unlock(finishedId("brand_", 1));
      expect([status, body.error.code]).toEqual([409, "conflict"]);
    });
  });
});
