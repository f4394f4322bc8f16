import { beforeAll, describe, expect, it } from "vitest";
import { finishedId, insertFinishedWork } from "./rows.ts";
import type { Send, TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

const service = useService({ MARQUE_ROLES: "api" });
let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await service.createWorkspace();
});

const call = (path: string, send: Send = {}) => service.call(path, { key: workspace.testKey, ...send });
const createProject = async (body: object = { name: "Hearthside" }) =>
  (await call("/v1/projects", { json: body })).body;
const isRecent = (seconds: number) => Math.abs(seconds - Date.now() / 1000) < 5;

describe("POST /v1/projects", () => {
  it("answers 201 with the five fields of the specification and the two additive ones", async () => {
    const { status, body, headers } = await call("/v1/projects", { json: { name: " Hearthside " } });
    expect(status).toBe(201);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(body).toEqual({
      id: expect.stringMatching(/^proj_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
      object: "project",
      name: " Hearthside ",
      description: null,
      workspace_id: workspace.id,
      status: "active",
      created_at: expect.any(Number),
    });
    expect(isRecent(body.created_at)).toBe(true);
  });

  it("takes 1 to 200 characters after trimming, counted in code points, and stores them as given", async () => {
    const padded = `  ${"🌱".repeat(200)}\n`;
    expect((await call("/v1/projects", { json: { name: padded } })).body.name).toBe(padded);
    const long = await call("/v1/projects", { json: { name: "🌱".repeat(201) } });
    expect(long.status).toBe(400);
    expect(long.body.error).toMatchObject({ code: "param_too_long", param: "name" });
    expect(long.body.error.message).toContain("200");
  });

  it("takes a description of 500 characters, null or none, and refuses 501", async () => {
    expect((await createProject({ name: "A", description: "é".repeat(500) })).description).toHaveLength(500);
    expect((await createProject({ name: "A", description: null })).description).toBeNull();
    expect((await createProject({ name: "A", description: "" })).description).toBe("");
    const long = await call("/v1/projects", { json: { name: "A", description: "é".repeat(501) } });
    expect(long.body.error).toMatchObject({ code: "param_too_long", param: "description" });
  });

  it.each([
    ["no name", {}, "missing_required_param", "name"],
    ["a null name", { name: null }, "missing_required_param", "name"],
    ["a blank name", { name: " \n\t " }, "invalid_param", "name"],
    ["an empty name", { name: "" }, "invalid_param", "name"],
    ["an unknown field", { name: "A", colour: "red" }, "unknown_param", "colour"],
  ])("refuses %s with 400", async (_, json, code, param) => {
    const { status, body } = await call("/v1/projects", { json });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: "invalid_request_error", code, param });
  });
});

describe("GET /v1/projects/{project_id}", () => {
  it("returns the project as it was created, and 404 when there is none", async () => {
    const project = await createProject({ name: "A", description: "note" });
    const { status, body } = await call(`/v1/projects/${project.id}`);
    expect(status).toBe(200);
    expect(body).toEqual(project);
    const missing = await call("/v1/projects/proj_00000000000000000000000000");
    expect(missing.status).toBe(404);
    expect(missing.body.error).toMatchObject({ type: "invalid_request_error", code: "project_not_found" });
  });
});

describe("GET /v1/projects", () => {
  it("returns the list envelope, newest first, ten a page", async () => {
    const own = await service.createWorkspace();
    const key = own.testKey;
    const empty = await call("/v1/projects", { key });
    expect(empty.body).toEqual({ object: "list", data: [], has_more: false, next_cursor: null });
    const made: string[] = [];
    for (let n = 0; n < 12; n++)
      made.unshift((await call("/v1/projects", { key, json: { name: `${n}` } })).body.id);
    const first = (await call("/v1/projects", { key })).body;
    expect(first.data.map(({ id }: { id: string }) => id)).toEqual(made.slice(0, 10));
    expect(first).toMatchObject({ object: "list", has_more: true, next_cursor: made[9] });
    expect(Object.keys(first.data[0]).sort()).toEqual(Object.keys(await createProject()).sort());
    const second = (await call(`/v1/projects?starting_after=${first.next_cursor}`, { key })).body;
    expect(second.data.map(({ id }: { id: string }) => id)).toEqual(made.slice(10));
    expect(second).toMatchObject({ has_more: false, next_cursor: null });
  });
});

describe("PATCH /v1/projects/{project_id}", () => {
  it("changes the fields that are sent and leaves the rest", async () => {
    const project = await createProject({ name: "A", description: "note" });
    const path = `/v1/projects/${project.id}`;
    const renamed = await call(path, { method: "PATCH", json: { name: "B" } });
    expect(renamed.status).toBe(200);
    expect(renamed.body).toEqual({ ...project, name: "B" });
    const cleared = await call(path, { method: "PATCH", json: { description: null } });
    expect(cleared.body).toEqual({ ...project, name: "B", description: null });
    expect((await call(path)).body).toEqual(cleared.body);
  });

  it("takes a null name for absent, and refuses a body that changes nothing", async () => {
    const project = await createProject({ name: "A" });
    const path = `/v1/projects/${project.id}`;
    const described = await call(path, { method: "PATCH", json: { name: null, description: "note" } });
    expect(described.status).toBe(200);
    expect(described.body).toEqual({ ...project, description: "note" });
    for (const json of [{}, { name: null }]) {
      const { status, body } = await call(path, { method: "PATCH", json });
      expect([status, body.error.code]).toEqual([400, "invalid_param"]);
    }
  });

  it("refuses what creation refuses, and unknown projects", async () => {
    const { id } = await createProject();
    const code = async (json: object, project = id) =>
      (await call(`/v1/projects/${project}`, { method: "PATCH", json })).body.error.code;
    expect(await code({ name: " " })).toBe("invalid_param");
    expect(await code({ name: "x".repeat(201) })).toBe("param_too_long");
    expect(await code({ description: "x".repeat(501) })).toBe("param_too_long");
    expect(await code({ status: "archived" })).toBe("unknown_param");
    expect(await code({ name: "A" }, "proj_00000000000000000000000000")).toBe("project_not_found");
  });
});

describe("DELETE /v1/projects/{project_id}", () => {
  it("answers 200 with id, object and deleted; then the project is gone", async () => {
    const { id } = await createProject();
    const deleted = await call(`/v1/projects/${id}`, { method: "DELETE" });
    expect(deleted.status).toBe(200);
    expect(deleted.body).toEqual({ id, object: "project", deleted: true });
    expect((await call(`/v1/projects/${id}`)).status).toBe(404);
    const again = await call(`/v1/projects/${id}`, { method: "DELETE" });
    expect([again.status, again.body.error.code]).toEqual([404, "project_not_found"]);
  });
});

describe("POST /v1/brands/generate", () => {
  it("answers 202 with the queued job and nothing else", async () => {
    const project = await createProject();
    const { status, body } = await call("/v1/brands/generate", {
      json: { project_id: project.id, prompt: "A calm logo", webhook_url: null, memory_id: null },
    });
    expect(status).toBe(202);
    expect(body).toEqual({
      object: "job",
      id: expect.stringMatching(/^job_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
      project_id: project.id,
      status: "queued",
      created_at: expect.any(Number),
    });
    expect(isRecent(body.created_at)).toBe(true);
  });

  it("refines a memory node of the same project, and answers 404 memory_not_found for any other", async () => {
    const project = await createProject();
    const owner = { workspaceId: workspace.id, environment: "sandbox", projectId: project.id } as const;
    await insertFinishedWork(service.db, owner, 1);
    const generate = (memory_id: string, project_id = project.id) =>
      call("/v1/brands/generate", { json: { project_id, prompt: "warmer", memory_id } });
    const node = finishedId("mem_", 1);
    expect((await generate(node)).status).toBe(202);
    const other = await createProject();
    for (const reply of [
      await generate(node, other.id),
      await generate(finishedId("mem_", 2)),
      await generate("nonsense"),
      await generate(""),
    ]) {
      expect(reply.status).toBe(404);
      expect(reply.body.error).toMatchObject({ code: "memory_not_found", param: "memory_id" });
    }
  });

  it.each([
    ["no project", { prompt: "x" }, 400, "missing_required_param", "project_id"],
    ["no prompt", { project_id: "proj_00000000000000000000000000" }, 400, "missing_required_param", "prompt"],
    ["a blank prompt", { project_id: "p", prompt: "  " }, 400, "invalid_param", "prompt"],
    ["an unknown project", { project_id: "p", prompt: "x" }, 404, "project_not_found", "project_id"],
    [
      "a misspelt memory_id",
      { project_id: "p", prompt: "x", memoryId: "mem_1" },
      400,
      "unknown_param",
      "memoryId",
    ],
  ])("refuses %s", async (_, json, status, code, param) => {
    const reply = await call("/v1/brands/generate", { json });
    expect(reply.status).toBe(status);
    expect(reply.body.error).toMatchObject({ code, param });
  });
});

describe("GET /v1/brands and GET /v1/projects/{project_id}/memory", () => {
  it("list what a project has, newest first, with exactly the decided fields", async () => {
    const own = await service.createWorkspace();
    const key = own.testKey;
    const project = (await call("/v1/projects", { key, json: { name: "A" } })).body;
    const owner = { workspaceId: own.id, environment: "sandbox", projectId: project.id } as const;
    await insertFinishedWork(service.db, owner, 3, { made: "01kaxm3q60" });
    const id = (prefix: "job_" | "mem_" | "brand_", n: number) => finishedId(prefix, n, "01kaxm3q60");
    const created_at = expect.any(Number);
    const brands = await call("/v1/brands?limit=2", { key });
    expect(brands.status).toBe(200);
    expect(brands.body).toEqual({
      object: "list",
      data: [3, 2].map((n) => ({
        id: id("brand_", n),
        object: "brand",
        project_id: project.id,
        job_id: id("job_", n),
        memory_id: id("mem_", n),
        created_at,
      })),
      has_more: true,
      next_cursor: id("brand_", 2),
    });
    const memory = await call(`/v1/projects/${project.id}/memory?starting_after=${id("mem_", 2)}`, { key });
    expect(memory.body).toEqual({
      object: "list",
      data: [
        { id: id("mem_", 1), object: "memory_node", prompt: "A calm logo", parent_id: null, created_at },
      ],
      has_more: false,
      next_cursor: null,
    });
    const ofProject = await call(`/v1/brands?project_id=${project.id}&limit=1`, { key });
    expect(ofProject.body).toMatchObject({ has_more: true, next_cursor: id("brand_", 3) });
    for (const path of ["/v1/brands?project_id=proj_0", "/v1/projects/proj_0/memory"]) {
      const missing = await call(path, { key });
      expect([missing.status, missing.body.error.code]).toEqual([404, "project_not_found"]);
    }
  });
});

describe("ids", () => {
  it("are ordered by the database's clock, and created_at is read from them", async () => {
    const [row] = await service.db.query<{ id: string; seconds: number }>(
      `select id, floor(extract(epoch from created_at))::int as seconds from projects
       where workspace_id = $1 order by id desc limit 1`,
      [workspace.id],
    );
    expect((await call(`/v1/projects/${row!.id}`)).body.created_at).toBe(row!.seconds);
  });
});
