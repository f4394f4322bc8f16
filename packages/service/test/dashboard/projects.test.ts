import { beforeAll, describe, expect, it } from "vitest";
import { finishedId, insertFinishedWork } from "../rows.ts";
import type { Send, TestWorkspace } from "../test-service.ts";
import { useService } from "../use-service.ts";
import { type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

const service = useService({ MARQUE_ROLES: "api,dashboard" });
let workspace: TestWorkspace;
let person: SignedInPerson;

beforeAll(async () => {
  workspace = await service.createWorkspace();
  person = await signedInPerson(service, workspace.id);
});

const at = (path: string) => `/api/workspaces/${workspace.id}${path}`;
const call = (path: string, send: Send = {}) => person.client.call(at(path), send);
const newProject = async (json: object = {}) =>
  (await call("/projects", { json: { environment: "sandbox", name: "Hearthside", ...json } })).body;

const SCRIPT = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;

describe("projects in the dashboard", () => {
  it("are made in either environment, and seen by the keys of that one alone", async () => {
    const live = await newProject({ environment: "live", description: "Spring" });
    expect(live).toEqual({
      id: expect.stringMatching(/^proj_/),
      environment: "live",
      name: "Hearthside",
      description: "Spring",
      created_at: expect.any(Number),
      brand_count: 0,
      newest_brand_id: null,
    });
    const path = `/v1/projects/${live.id}`;
    expect((await service.call(path, { key: workspace.liveKey, origin: "live" })).status).toBe(200);
    expect((await service.call(path, { key: workspace.testKey })).status).toBe(404);
  });

  it("come in pages, of both environments or of one, with their brands counted", async () => {
    const other = await service.createWorkspace();
    const { client } = await signedInPerson(service, other.id);
    const mine = `/api/workspaces/${other.id}/projects`;
    for (const n of [1, 2, 3, 4, 5]) {
      const environment = n % 2 ? "sandbox" : "live";
      await client.call(mine, { json: { environment, name: `P${n}` } });
    }
    const first = (await client.call(`${mine}?limit=3`)).body;
    expect(first.data.map(({ name }: { name: string }) => name)).toEqual(["P5", "P4", "P3"]);
    const rest = (await client.call(`${mine}?limit=3&starting_after=${first.next_cursor}`)).body;
    expect(rest).toMatchObject({ has_more: false, data: [{ name: "P2" }, { name: "P1" }] });
    const live = (await client.call(`${mine}?environment=live`)).body;
    expect(live.data.map(({ name }: { name: string }) => name)).toEqual(["P4", "P2"]);

    const [newest] = first.data;
    const owner = { workspaceId: other.id, environment: "sandbox" as const, projectId: newest.id };
    await insertFinishedWork(service.db, owner, 3);
    expect((await client.call(`${mine}/${newest.id}`)).body).toMatchObject({
      brand_count: 3,
      newest_brand_id: finishedId("brand_", 3),
    });
  });

  it("are renamed, described and deleted, with everything in them", async () => {
    const { id } = await newProject();
    const owner = { workspaceId: workspace.id, environment: "sandbox" as const, projectId: id };
    await insertFinishedWork(service.db, owner, 1, { made: "01kaxm3q5s" });
    const renamed = await call(`/projects/${id}`, {
      method: "PATCH",
      json: { name: "New", description: null },
    });
    expect(renamed.body).toMatchObject({ id, name: "New", description: null, brand_count: 1 });
    const gone = await call(`/projects/${id}`, { method: "DELETE" });
    expect(gone.status).toBe(204);
    const brand = finishedId("brand_", 1, "01kaxm3q5s");
    const job = finishedId("job_", 1, "01kaxm3q5s");
    for (const path of [
      `/projects/${id}`,
      `/projects/${id}/brands`,
      `/projects/${id}/graph`,
      `/projects/${id}/jobs`,
      `/projects/${id}/exports`,
      `/brands/${brand}`,
      `/brands/${brand}/logo.svg`,
      `/brands/${brand}/files/logo.svg`,
      `/jobs/${job}`,
      `/jobs/${job}/progress`,
    ]) {
      expect((await call(path)).status, path).toBe(404);
    }
  });

  it.each([
    ["no environment", { name: "A" }, "missing_required_param", "environment"],
    ["an unknown environment", { name: "A", environment: "test" }, "invalid_param", "environment"],
    ["a blank name", { name: " ", environment: "live" }, "invalid_param", "name"],
    ["a name too long", { name: "a".repeat(201), environment: "live" }, "param_too_long", "name"],
    ["a field that is not there", { name: "A", environment: "live", plan: "x" }, "unknown_param", "plan"],
  ])("are refused with %s", async (_, json, code, param) => {
    const { status, body } = await call("/projects", { json });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code, param });
  });

  it("refuse a change of nothing, a wrong cursor and a wrong limit", async () => {
    const { id } = await newProject();
    expect((await call(`/projects/${id}`, { method: "PATCH", json: {} })).body.error.code).toBe(
      "invalid_param",
    );
    expect((await call("/projects?starting_after=proj_x")).body.error.code).toBe("invalid_cursor");
    expect((await call("/projects?limit=0")).body.error).toMatchObject({
      code: "invalid_param",
      param: "limit",
    });
  });

  it("give scripts in names and prompts back as JSON text and nothing else", async () => {
    const { id } = await newProject({ name: SCRIPT, description: SCRIPT });
    await call(`/projects/${id}/generations`, { json: { prompt: SCRIPT } });
    for (const path of [`/projects/${id}`, "/projects", `/projects/${id}/jobs`]) {
      const reply = await call(path);
      expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(reply.headers["x-content-type-options"]).toBe("nosniff");
      expect(JSON.stringify(reply.body)).toContain(JSON.stringify(SCRIPT).slice(1, -1));
    }
  });
});

describe("the graph", () => {
  it("shows chains and branches, oldest first, and the newest two thousand of more", async () => {
    const { id } = await newProject();
    const owner = { workspaceId: workspace.id, environment: "sandbox" as const, projectId: id };
    await insertFinishedWork(service.db, owner, 4, { made: "01kaxm3q5t" });
    const mem = (n: number) => finishedId("mem_", n, "01kaxm3q5t");
    await service.db.query("update memory_nodes set parent_id = $2 where id = any($1)", [
      [mem(2), mem(3)],
      mem(1),
    ]);
    const { nodes, left_out } = (await call(`/projects/${id}/graph`)).body;
    expect(left_out).toBe(0);
    expect(nodes.map((node: Record<string, unknown>) => [node.memory_id, node.parent_memory_id])).toEqual([
      [mem(1), null],
      [mem(2), mem(1)],
      [mem(3), mem(1)],
      [mem(4), null],
    ]);
    expect(nodes[0]).toMatchObject({
      brand_id: finishedId("brand_", 1, "01kaxm3q5t"),
      prompt: "A calm logo",
    });

    await insertFinishedWork(service.db, owner, 2_000, { made: "01kaxm3q5v", jobs: false });
    const large = (await call(`/projects/${id}/graph`)).body;
    expect(large.nodes).toHaveLength(2_000);
    expect(large.left_out).toBe(4);
    expect(large.nodes.at(-1).memory_id).toBe(finishedId("mem_", 2_000, "01kaxm3q5v"));
  });
});

describe("another workspace's ids", () => {
  it("are not found on any route of projects, brands, jobs and exports", async () => {
    const stranger = await service.createWorkspace();
    const theirs = await signedInPerson(service, stranger.id);
    const elsewhere = `/api/workspaces/${stranger.id}`;
    const project = (
      await theirs.client.call(`${elsewhere}/projects`, { json: { environment: "sandbox", name: "Theirs" } })
    ).body.id;
    const owner = { workspaceId: stranger.id, environment: "sandbox" as const, projectId: project };
    await insertFinishedWork(service.db, owner, 1, { made: "01kaxm3q5w" });
    const [brand, job] = [finishedId("brand_", 1, "01kaxm3q5w"), finishedId("job_", 1, "01kaxm3q5w")];
    const made = await theirs.client.call(`${elsewhere}/brands/${brand}/exports`, { json: { kind: "kit" } });
    expect(made.status).toBe(200);
    expect((await theirs.client.call(`${elsewhere}/brands/${brand}`)).status).toBe(200);
    const tries: [string, Send?][] = [
      [`/projects/${project}`],
      [`/projects/${project}`, { method: "PATCH", json: { name: "Mine" } }],
      [`/projects/${project}`, { method: "DELETE" }],
      [`/projects/${project}/brands`],
      [`/projects/${project}/graph`],
      [`/projects/${project}/jobs`],
      [`/projects/${project}/exports`],
      [`/projects/${project}/generations`, { json: { prompt: "A calm logo" } }],
      [`/jobs/${job}`],
      [`/jobs/${job}/progress`],
      [`/brands/${brand}`],
      [`/brands/${brand}/logo.svg`],
      [`/brands/${brand}/logo-dark.svg`],
      [`/brands/${brand}/files/logo.svg`],
      [`/brands/${brand}/exports`, { json: { kind: "kit" } }],
      [`/exports/${made.body.id}`],
      [`/exports/${made.body.id}/content`],
    ];
    for (const [path, send] of tries) {
      const { status, body } = await call(path, send);
      expect(status, path).toBe(404);
      expect(JSON.stringify(body)).not.toContain("Theirs");
    }
    expect((await theirs.client.call(`${elsewhere}/projects/${project}`)).body.name).toBe("Theirs");
  });
});
