import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

let service: TestService;
let workspace: TestWorkspace;

beforeAll(async () => {
  service = await startTestService();
  workspace = await service.createWorkspace();
});
afterAll(() => service.stop());

const call = (path: string, send: Parameters<TestService["call"]>[1] = {}) =>
  service.call(path, { key: workspace.testKey, ...send });

describe("a project's life", () => {
  it("is created with 201 and its seven fields", async () => {
    const { status, body } = await call("/v1/projects", { json: { name: " Hearthside " } });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^proj_[0-9a-hjkmnp-tv-z]{26}$/),
      object: "project",
      name: " Hearthside ",
      description: null,
      workspace_id: workspace.id,
      status: "active",
      created_at: expect.any(Number),
    });
    expect(Math.abs(body.created_at - Date.now() / 1000)).toBeLessThan(5);
  });

  it("is read, changed field by field, deleted with 200, and then gone", async () => {
    const created = (await call("/v1/projects", { json: { name: "A", description: "note" } })).body;
    const path = `/v1/projects/${created.id}`;
    expect((await call(path)).body).toEqual(created);
    const renamed = await call(path, { method: "PATCH", json: { name: "B" } });
    expect(renamed.body).toEqual({ ...created, name: "B" });
    const cleared = await call(path, { method: "PATCH", json: { description: null } });
    expect(cleared.body).toEqual({ ...created, name: "B", description: null });
    const deleted = await call(path, { method: "DELETE" });
    expect(deleted.status).toBe(200);
    expect(deleted.body).toEqual({ id: created.id, object: "project", deleted: true });
    expect((await call(path)).body.error.code).toBe("project_not_found");
    expect((await call(path, { method: "DELETE" })).status).toBe(404);
  });
});
