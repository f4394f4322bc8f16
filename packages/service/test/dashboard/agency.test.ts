import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { purgeOldDeleted } from "../../src/generation/deleted-projects.ts";
import type { Queue } from "../../src/storage/queue.ts";
import { finishedId, insertFinishedWork } from "../rows.ts";
import { startTestService, type TestService, type TestWorkspace } from "../test-service.ts";
import { type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

let service: TestService;
let workspace: TestWorkspace;
let owner: SignedInPerson;
let member: SignedInPerson;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api,dashboard" });
  workspace = await service.createWorkspace("pro");
  owner = await signedInPerson(service, workspace.id);
  member = await signedInPerson(service, workspace.id, "member");
});
afterAll(() => service.stop());

const at = (path: string) => `/api/workspaces/${workspace.id}${path}`;
const newProject = async (name: string, description: string | null = null) =>
  (await owner.client.call(at("/projects"), { json: { environment: "sandbox", name, description } })).body
    .id as string;
/** Finished brands with ids of their own. */
let made = 0;
async function withBrands(projectId: string, count: number): Promise<string[]> {
  const start = made;
  made += count;
  const own = { workspaceId: workspace.id, environment: "sandbox", projectId } as const;
  await insertFinishedWork(service.db, own, count, { start });
  return Array.from({ length: count }, (_, n) => finishedId("brand_", start + n + 1));
}
const byKey = (path: string, method = "GET") => service.call(path, { key: workspace.testKey, method });
const auditOf = (subject: string) =>
  service.db.query<{ action: string; actor: string }>(
    "select action, actor from audit_log where subject = $1 order by id",
    [subject],
  );

describe("deleting a project in the dashboard", () => {
  it("is for owners alone, takes it out of reach for the API too, and can be taken back", async () => {
    const project = await newProject("Tidewater");
    const [brand] = await withBrands(project, 1);
    const refused = await member.client.call(at(`/projects/${project}`), { method: "DELETE" });
    expect([refused.status, refused.body.error.code]).toEqual([403, "owner_required"]);
    expect((await owner.client.call(at(`/projects/${project}`), { method: "DELETE" })).status).toBe(204);
    expect((await byKey(`/v1/projects/${project}`)).status).toBe(404);
    expect((await owner.client.call(at(`/brands/${brand}`))).status).toBe(404);
    const { data } = (await owner.client.call(at("/deleted-projects"))).body;
    expect(data).toMatchObject([{ id: project, name: "Tidewater", brand_count: 1, deleted_by: owner.email }]);
    expect(data[0].restorable_until - data[0].deleted_at).toBe(30 * 24 * 60 * 60);
    const back = await owner.client.call(at(`/deleted-projects/${project}/restore`), { json: {} });
    expect([back.status, back.body.brand_count]).toEqual([200, 1]);
    expect((await byKey(`/v1/projects/${project}`)).status).toBe(200);
    expect((await owner.client.call(at("/deleted-projects"))).body.data).toEqual([]);
    expect(await auditOf(project)).toEqual([
      { action: "project.deleted", actor: `user:${owner.id}` },
      { action: "project.restored", actor: `user:${owner.id}` },
    ]);
  });

  it("drops work in progress and gives its units back", async () => {
    const { id } = (
      await owner.client.call(at("/projects"), { json: { environment: "live", name: "In flight" } })
    ).body;
    await owner.client.call(at(`/projects/${id}/generations`), { json: { prompt: "never drawn" } });
    const used = async () => (await owner.client.call(at("/billing"))).body.used;
    expect(await used()).toBe(1);
    await owner.client.call(at(`/projects/${id}`), { method: "DELETE" });
    expect(await used()).toBe(0);
    await owner.client.call(at(`/deleted-projects/${id}/restore`), { json: {} });
    expect((await owner.client.call(at(`/projects/${id}/jobs`))).body.data).toEqual([]);
  });

  it("deletion × API: what the API deleted cannot be restored, what the dashboard deleted is not the API's", async () => {
    const final = await newProject("Final");
    expect((await byKey(`/v1/projects/${final}`, "DELETE")).status).toBe(200);
    const never = await owner.client.call(at(`/deleted-projects/${final}/restore`), { json: {} });
    expect([never.status, never.body.error.code]).toEqual([404, "project_not_found"]);
    const trashed = await newProject("Trashed");
    await owner.client.call(at(`/projects/${trashed}`), { method: "DELETE" });
    expect((await byKey(`/v1/projects/${trashed}`, "DELETE")).status).toBe(404);
  });

  it("is final after 30 days: it is not offered any more, and goes to the purge", async () => {
    const project = await newProject("Old");
    await owner.client.call(at(`/projects/${project}`), { method: "DELETE" });
    await service.db.query(
      "update deleted_projects set deleted_at = now() - interval '30 days' where id = $1",
      [project],
    );
    const late = await owner.client.call(at(`/deleted-projects/${project}/restore`), { json: {} });
    expect(late.status).toBe(404);
    const sent: unknown[] = [];
    const queue = { send: async (...args: unknown[]) => void sent.push(args[2]) } as unknown as Queue;
    await purgeOldDeleted(service.db.database as Parameters<typeof purgeOldDeleted>[0], queue);
    expect(sent).toEqual([{ projectId: project }]);
    expect(
      await service.db.query("select 1 from project_purges where project_id = $1", [project]),
    ).toHaveLength(1);
  });
});

describe("one brand", () => {
  it("is renamed for its people alone, and gets its logo's name back", async () => {
    const [brand] = await withBrands(await newProject("Rename"), 1);
    const rename = (label: string | null) =>
      member.client.call(at(`/brands/${brand}`), { method: "PATCH", json: { label } });
    expect((await rename("  Round two  ")).body.label).toBe("Round two");
    expect((await rename(null)).body.label).toBeNull();
    expect((await rename(" ")).body.error).toMatchObject({ code: "invalid_param", param: "label" });
    expect((await rename("x".repeat(201))).body.error).toMatchObject({
      code: "param_too_long",
      param: "label",
    });
  });

  it("is deleted with its exports, and audited; the others stay", async () => {
    const project = await newProject("Delete");
    const [first, second] = await withBrands(project, 2);
    await service.db.query(
      `insert into exports (project_id, workspace_id, brand_id, kind, status, content)
       values ($1, $2, $3, 'kit', 'ready', 'PK')`,
      [project, workspace.id, first],
    );
    expect((await member.client.call(at(`/brands/${first}`), { method: "DELETE" })).status).toBe(204);
    expect((await member.client.call(at(`/brands/${first}`))).status).toBe(404);
    expect((await member.client.call(at(`/brands/${first}`), { method: "DELETE" })).status).toBe(404);
    const { data } = (await byKey(`/v1/brands?project_id=${project}`)).body;
    expect(data.map(({ id }: { id: string }) => id)).toEqual([second]);
    expect((await byKey(`/v1/projects/${project}/memory`)).body.data).toHaveLength(1);
    expect(await service.db.query("select 1 from exports where brand_id = $1", [first])).toEqual([]);
    expect(await auditOf(first!)).toEqual([{ action: "brand.deleted", actor: `user:${member.id}` }]);
  });

  it("deletion × refinement: the Memory Node stays while others came from it, or are about to", async () => {
    const project = await newProject("Lineage");
    const [root, child, other] = await withBrands(project, 3);
    const memory = (brand: string) => brand.replace("brand_", "mem_");
    await service.db.query("update memory_nodes set parent_id = $2 where id = $1", [
      memory(child!),
      memory(root!),
    ]);
    await member.client.call(at(`/projects/${project}/generations`), {
      json: { prompt: "bolder", memory_id: memory(other!) },
    });
    for (const brand of [root, other]) {
      await member.client.call(at(`/brands/${brand}`), { method: "DELETE" });
    }
    const rows = await service.db.query<{ id: string }>(
      "select id from memory_nodes where project_id = $1 order by id",
      [project],
    );
    expect(rows.map(({ id }) => id)).toEqual([root, child, other].map((brand) => memory(brand!)));
    const { nodes } = (await member.client.call(at(`/projects/${project}/graph`))).body;
    expect(nodes).toHaveLength(1);
  });
});

describe("searching", () => {
  const search = async (q: string, { client } = member) =>
    (await client.call(at(`/search?q=${encodeURIComponent(q)}`))).body;

  it("finds projects by name and note, brands by what they are called and by prompt, of this workspace alone", async () => {
    const project = await newProject("Quay & Co", "Spring relaunch");
    const [brand] = await withBrands(project, 1);
    await member.client.call(at(`/brands/${brand}`), {
      method: "PATCH",
      json: { label: "Harbour 100% blue" },
    });
    expect((await search("quay")).projects).toMatchObject([{ id: project }]);
    expect((await search("RELAUNCH")).projects).toMatchObject([{ id: project }]);
    expect((await search("100% b")).brands).toMatchObject([{ id: brand, project_name: "Quay & Co" }]);
    expect((await search("calm logo")).brands.length).toBeGreaterThan(0);
    const stranger = await service.createWorkspace();
    const { client } = await signedInPerson(service, stranger.id);
    const there = await client.call(`/api/workspaces/${stranger.id}/search?q=quay`);
    expect(there.body).toEqual({ projects: [], brands: [] });
  });

  it.each(["%", "_", "\\", "%%", "' or 1=1 --"])("takes %s for what it is", async (text) => {
    const { projects } = await search(text);
    expect(projects).toEqual([]);
  });

  it("does not find what was deleted, and wants a word", async () => {
    const project = await newProject("Vanishing");
    await owner.client.call(at(`/projects/${project}`), { method: "DELETE" });
    expect((await search("Vanishing")).projects).toEqual([]);
    expect((await member.client.call(at("/search"))).body.error.code).toBe("missing_required_param");
    expect((await member.client.call(at("/search?q=%20"))).body.error.code).toBe("invalid_param");
  });
});

describe("Home and Billing", () => {
  it("Home has the newest brands of both environments", async () => {
    const project = await newProject("Newest");
    const brands = await withBrands(project, 8);
    const { recent_brands } = (await member.client.call(at("/home"))).body;
    expect(recent_brands.map(({ id }: { id: string }) => id)).toEqual(brands.slice(2).reverse());
    expect(recent_brands[0]).toMatchObject({ project_id: project, project_name: "Newest" });
  });

  it("Billing says what the month is made of, and what each plan would make of it", async () => {
    const other = await service.createWorkspace("pro");
    const { client } = await signedInPerson(service, other.id);
    await service.db.query(
      `insert into usage_units (job_id, workspace_id, month, project_id, plan)
       select marque_id('job_'), $1, date_trunc('month', now() at time zone 'utc')::date, 'proj_x', 'pro'
       from generate_series(1, 12)`,
      [other.id],
    );
    const { body } = await client.call(`/api/workspaces/${other.id}/billing`);
    expect(body.breakdown).toEqual([
      { plan: "pro", days: expect.any(Number), base_cents: expect.any(Number), units: 12, units_cents: 60 },
    ]);
    const [{ base_cents, units_cents }] = body.breakdown;
    expect(Math.abs(base_cents + units_cents - body.cents_so_far)).toBeLessThanOrEqual(1);
    // The workspace began just now: what is left of the month is what it pays for.
    const now = new Date();
    const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
    const left = (end - now.getTime()) / (end - begin);
    for (const [plan, cents] of Object.entries({ free: 0, pro: 4_900, agency: 19_900 })) {
      expect(Math.abs(body.month_end_cents[plan] - (60 + cents * left))).toBeLessThan(5);
    }
  });
});
