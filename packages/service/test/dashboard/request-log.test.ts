import { beforeAll, describe, expect, it } from "vitest";
import { sweepRequestLog } from "../../src/activity/request-log.ts";
import { eventually } from "../receiver.ts";
import type { TestWorkspace } from "../test-service.ts";
import { useService } from "../use-service.ts";
import { type DashboardClient, signedInPerson } from "./dashboard-client.ts";

const service = useService({ MARQUE_ROLES: "api,dashboard" });
let workspace: TestWorkspace;
let client: DashboardClient;

beforeAll(async () => {
  workspace = await service.createWorkspace("pro");
  ({ client } = await signedInPerson(service, workspace.id));
});

interface Entry {
  id: string;
  request_id: string;
  status: number;
  route: string;
  path: string;
  error_code: string | null;
  key_label: string;
  environment: string;
  method: string;
}

const read = async (query = "") =>
  (await client.call(`/api/workspaces/${workspace.id}/requests?limit=100${query}`)).body;
const entries = async (query = ""): Promise<Entry[]> => (await read(query)).data;

describe("the request log", () => {
  it("has time, key, route, status, request id and error of each call of the workspace, newest first", async () => {
    const key = workspace.testKey;
    const made = await service.call("/v1/projects", { key, json: { name: "Logged" } });
    const missing = await service.call("/v1/projects/proj_nothing", { key });
    const live = await service.call("/v1/projects", { key: workspace.liveKey, origin: "live" });
    const nowhere = await service.call("/v1/nowhere", { key });
    await eventually(async () => (await entries()).length === 4 || null);
    expect(await entries()).toMatchObject([
      { request_id: nowhere.headers["x-request-id"], status: 404, route: "none", path: "/v1/nowhere" },
      { request_id: live.headers["x-request-id"], status: 200, environment: "live", key_label: "live" },
      {
        request_id: missing.headers["x-request-id"],
        status: 404,
        route: "/v1/projects/{project_id}",
        path: "/v1/projects/proj_nothing",
        error_code: "project_not_found",
      },
      {
        request_id: made.headers["x-request-id"],
        status: 201,
        method: "POST",
        route: "/v1/projects",
        error_code: null,
        key_label: "test",
        environment: "sandbox",
      },
    ]);
  });

  it("can be filtered by each of its fields, and walked page by page", async () => {
    const statuses = async (query: string) => (await entries(query)).map((entry) => entry.status);
    expect(await statuses("&status_class=4")).toEqual([404, 404]);
    expect(await statuses("&error_code=project_not_found")).toEqual([404]);
    expect(await statuses("&environment=live")).toEqual([200]);
    expect(await statuses("&method=POST")).toEqual([201]);
    expect(await statuses(`&route=${encodeURIComponent("/v1/projects/{project_id}")}`)).toEqual([404]);
    const [newest] = await entries();
    expect(await entries(`&request_id=${newest!.request_id}`)).toEqual([newest]);
    const path = `/api/workspaces/${workspace.id}/requests?limit=3`;
    const first = (await client.call(path)).body;
    const second = (await client.call(`${path}&starting_after=${first.next_cursor}`)).body;
    expect([first.data.length, first.has_more, second.data.length, second.has_more]).toEqual([
      3,
      true,
      1,
      false,
    ]);
    expect((await client.call(`${path}&starting_after=x`)).body.error.code).toBe("invalid_cursor");
  });

  it("keeps no secret that somebody put into a path, and no query", async () => {
    await service.call(`/v1/projects/${workspace.liveKey}?api_key=${workspace.liveKey}`, {
      key: workspace.testKey,
    });
    await eventually(async () => (await entries())[0]!.path === "/v1/projects/sk_live_…" || null);
    const encoded = workspace.liveKey.replaceAll("_", "%5F");
    await service.call(`/v1/projects/x/${encoded}`, { key: workspace.testKey });
    await eventually(async () => (await entries())[0]!.path === "/v1/projects/x/sk_live_…" || null);
    const rows = JSON.stringify(await service.db.query("select * from request_log"));
    expect(rows).not.toContain(encoded);
    expect(rows).not.toContain(workspace.liveKey);
  });

  it("shows calls that were refused: a revoked key", async () => {
    const revoked = await service.admin.createKey(workspace.id, "sandbox", "old key");
    await service.admin.revokeKey(revoked.id);
    await service.call("/v1/projects", { key: revoked.secret });
    await eventually(async () => (await entries())[0]!.key_label === "old key" || null);
    expect((await entries())[0]).toMatchObject({ status: 401, error_code: "invalid_api_key" });
  });

  it("shows nobody another workspace's calls", async () => {
    const other = await service.createWorkspace("pro");
    const stranger = await signedInPerson(service, other.id);
    const path = `/api/workspaces/${other.id}/requests`;
    expect((await stranger.client.call(path)).body.data).toEqual([]);
    const foreign = await stranger.client.call(`/api/workspaces/${workspace.id}/requests`);
    expect(foreign.status).toBe(404);
  });

  it("is kept for 7 days", async () => {
    const before = await entries();
    await service.db.query(
      `update request_log set id = 'log_' || marque_base32(
         floor(extract(epoch from now() - interval '7 days 1 minute') * 1000)::bigint, 10) || '0000000000000000'
       where id = $1`,
      [before.at(-1)!.id],
    );
    await sweepRequestLog(service.db.database);
    expect(await entries()).toEqual(before.slice(0, -1));
  });
});

describe("one call of it", () => {
  const detail = (requestId: unknown) => client.call(`/api/workspaces/${workspace.id}/requests/${requestId}`);
  const logged = (requestId: unknown) =>
    eventually(async () =>
      (await detail(requestId)).status === 200 ? (await detail(requestId)).body : null,
    );

  it("has its key's last four, and leads to the project and the job that it made", async () => {
    const key = workspace.testKey;
    const project = await service.call("/v1/projects", { key, json: { name: "Opened" } });
    const json = { project_id: project.body.id, prompt: "A tea house" };
    const job = await service.call("/v1/brands/generate", { key, json });
    expect(await logged(project.headers["x-request-id"])).toMatchObject({
      method: "POST",
      status: 201,
      key_last_four: key.slice(-4),
      project_id: project.body.id,
      job_id: null,
      error: null,
    });
    expect(await logged(job.headers["x-request-id"])).toMatchObject({
      job_id: job.body.id,
      project_id: project.body.id,
      brand_id: null,
    });
  });

  it("that was refused has the registry's words for it", async () => {
    const refused = await service.call("/v1/projects/proj_nothing", { key: workspace.testKey });
    expect(await logged(refused.headers["x-request-id"])).toMatchObject({
      error_code: "project_not_found",
      error: { type: "invalid_request_error", message: expect.any(String), remedy: expect.any(String) },
      project_id: null,
    });
  });

  it("is not there for another workspace", async () => {
    const call = await service.call("/v1/projects", { key: workspace.testKey });
    const requestId = call.headers["x-request-id"];
    await logged(requestId);
    const other = await service.createWorkspace("pro");
    const stranger = await signedInPerson(service, other.id);
    const reply = await stranger.client.call(`/api/workspaces/${other.id}/requests/${requestId}`);
    expect([reply.status, reply.body.error.code]).toEqual([404, "not_found"]);
  });
});
