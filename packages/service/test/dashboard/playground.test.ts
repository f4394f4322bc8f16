import { request } from "node:https";
import type { JobView } from "@marque/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../receiver.ts";
import { setUsed } from "../rows.ts";
import { type Send, startTestService, type TestService, type TestWorkspace } from "../test-service.ts";
import { type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

let service: TestService;
let workspace: TestWorkspace;
let person: SignedInPerson;

beforeAll(async () => {
  service = await startTestService({ MARQUE_WORKER_THREADS: "1" });
  workspace = await service.createWorkspace("pro");
  person = await signedInPerson(service, workspace.id);
});
afterAll(() => service.stop());

const call = (path: string, send: Send = {}) =>
  person.client.call(`/api/workspaces/${workspace.id}${path}`, send);
const newProject = async (environment = "sandbox") =>
  (await call("/projects", { json: { environment, name: "P" } })).body.id as string;
const generate = (project: string, json: object) => call(`/projects/${project}/generations`, { json });

/** Reads server-sent events as they come. */
function follow(path: string, by = { service, workspaceId: workspace.id, client: person.client }) {
  const jobs: JobView[] = [];
  let raw = "";
  let isEnded = false;
  const sent = request(
    {
      host: "localhost",
      port: by.service.ports.dashboard,
      path: `/api/workspaces/${by.workspaceId}${path}`,
      ca: by.service.ca,
      headers: { cookie: by.client.cookie!, "sec-fetch-site": "same-origin" },
    },
    (response) => {
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        raw += text;
        jobs.splice(
          0,
          jobs.length,
          ...[...raw.matchAll(/^event: job\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data!)),
        );
      });
      response.on("end", () => {
        isEnded = true;
      });
      response.on("error", () => {});
    },
  );
  sent.on("error", () => {});
  sent.end();
  return {
    jobs,
    ended: () => eventually(() => (isEnded ? true : null)),
    leave: () => sent.destroy(),
  };
}

describe("the playground", () => {
  it("shows a job from queued to its brand as it happens, then ends", async () => {
    const project = await newProject();
    const { status, body: job } = await generate(project, { prompt: "sleep 1500" });
    expect(status).toBe(200);
    expect(job).toEqual({
      id: expect.stringMatching(/^job_/),
      project_id: project,
      status: "queued",
      prompt: "sleep 1500",
      parent_memory_id: null,
      created_at: expect.any(Number),
      finished_at: null,
      brand_id: null,
      memory_id: null,
      failure: null,
    });
    const stream = follow(`/jobs/${job.id}/progress`);
    await stream.ended();
    const statuses = stream.jobs.map(({ status }) => status);
    expect(statuses).toContain("processing");
    const last = stream.jobs.at(-1)!;
    expect(last).toMatchObject({ status: "succeeded", brand_id: expect.stringMatching(/^brand_/) });
    expect((await call(`/jobs/${job.id}`)).body).toEqual(last);
    expect((await call(`/projects/${project}/brands`)).body.data[0].id).toBe(last.brand_id);

    const refined = (await generate(project, { prompt: "warmer", memory_id: last.memory_id })).body;
    expect(refined.parent_memory_id).toBe(last.memory_id);
    await follow(`/jobs/${refined.id}/progress`).ended();
    const { nodes } = (await call(`/projects/${project}/graph`)).body;
    expect(nodes.map((node: { parent_memory_id: string }) => node.parent_memory_id)).toEqual([
      null,
      last.memory_id,
    ]);
    const { data } = (await call(`/projects/${project}/jobs?limit=1`)).body;
    expect(data).toMatchObject([{ id: refined.id, status: "succeeded" }]);
  });

  it("hears of a success at once, without waiting for the look of every second", async () => {
    const project = await newProject();
    const started = Date.now();
    const waits: number[] = [];
    for (const n of [1, 2, 3, 4]) {
      const { body: job } = await generate(project, { prompt: `quick ${n}` });
      await follow(`/jobs/${job.id}/progress`).ended();
      waits.push(Date.now() - started - waits.reduce((sum, each) => sum + each, 0));
    }
    expect(Math.min(...waits)).toBeLessThan(900);
  });

  it("is followed from a process that draws nothing itself", async () => {
    const db = { ...service.db, drop: async () => {} };
    const front = await startTestService({ MARQUE_ROLES: "dashboard" }, undefined, db);
    const { body: job } = await generate(await newProject(), { prompt: "sleep 300" });
    const stream = follow(`/jobs/${job.id}/progress`, {
      service: front,
      workspaceId: workspace.id,
      client: person.client,
    });
    await stream.ended();
    expect(stream.jobs.at(-1)!.status).toBe("succeeded");
    await front.stop();
  });

  it("tells a failure in words, and a finished job at once", async () => {
    const project = await newProject();
    const { body: job } = await generate(project, { prompt: "simulate: generation_error" });
    await follow(`/jobs/${job.id}/progress`).ended();
    const again = follow(`/jobs/${job.id}/progress`);
    await again.ended();
    expect(again.jobs).toHaveLength(1);
    expect(again.jobs[0]).toMatchObject({
      status: "failed",
      brand_id: null,
      failure: { code: "generation_error", message: expect.stringContaining("You were not charged") },
    });
  });

  it("ends when the project is deleted under it, and forgets who leaves", async () => {
    const project = await newProject();
    const { body: blocker } = await generate(project, { prompt: "sleep 2000" });
    const { body: job } = await generate(project, { prompt: "waits in line" });
    const [left, stays] = [follow(`/jobs/${job.id}/progress`), follow(`/jobs/${job.id}/progress`)];
    await eventually(() => (left.jobs.length > 0 && stays.jobs.length > 0 ? true : null));
    left.leave();
    await call(`/projects/${project}`, { method: "DELETE" });
    await stays.ended();
    expect((await call(`/jobs/${blocker.id}`)).status).toBe(404);
  });

  it.each(["signing out", "being removed from the workspace"])(
    "ends with %s, and tells nothing more",
    async (how) => {
      const project = await newProject();
      const watcher = await signedInPerson(service, workspace.id, "member");
      const { body: job } = await generate(project, { prompt: "sleep 2500" });
      const { body: next } = await generate(project, { prompt: "after that" });
      const stream = follow(`/jobs/${next.id}/progress`, {
        service,
        workspaceId: workspace.id,
        client: watcher.client,
      });
      await eventually(() => stream.jobs[0]);
      if (how === "signing out") await watcher.client.call("/api/logout", { json: {} });
      else
        await watcher.client.call(`/api/workspaces/${workspace.id}/members/${watcher.id}`, {
          method: "DELETE",
        });
      const since = Date.now();
      await stream.ended();
      expect(Date.now() - since).toBeLessThan(2_200);
      expect(stream.jobs.map(({ status }) => status)).toEqual(["queued"]);
      await follow(`/jobs/${job.id}/progress`).ended();
      await follow(`/jobs/${next.id}/progress`).ended();
    },
  );

  it("counts in the workspace's own window, with its keys", async () => {
    const busy = await service.createWorkspace("pro");
    const { client } = await signedInPerson(service, busy.id);
    const path = `/api/workspaces/${busy.id}/projects`;
    const { id } = (await client.call(path, { json: { environment: "sandbox", name: "P" } })).body;
    await setUsed(service.db, busy.id, "generation", 60);
    const over = await client.call(`${path}/${id}/generations`, { json: { prompt: "one too many" } });
    expect([over.status, over.body.error.code]).toEqual([429, "rate_limit_exceeded"]);
    expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
    const json = { project_id: id, prompt: "by key" };
    expect((await service.call("/v1/brands/generate", { key: busy.testKey, json })).status).toBe(429);
  });

  it("is closed while the workspace is suspended", async () => {
    const suspended = await service.createWorkspace();
    const { client } = await signedInPerson(service, suspended.id);
    const path = `/api/workspaces/${suspended.id}/projects`;
    const { id } = (await client.call(path, { json: { environment: "sandbox", name: "P" } })).body;
    await service.db.query(
      "update workspaces set suspended_until = now() + interval '1 minute' where id = $1",
      [suspended.id],
    );
    const reply = await client.call(`${path}/${id}/generations`, { json: { prompt: "A calm logo" } });
    expect(reply.status).toBe(403);
    expect(reply.body.error.code).toBe("workspace_suspended");
  });

  it("is open on the Free plan for the sandbox, and not for live work", async () => {
    const free = await service.admin.createWorkspace("Free", "free");
    const { client } = await signedInPerson(service, free.id);
    const path = `/api/workspaces/${free.id}/projects`;
    const made = async (environment: string) =>
      (await client.call(path, { json: { environment, name: "P" } })).body.id;
    const sandbox = await client.call(`${path}/${await made("sandbox")}/generations`, {
      json: { prompt: "Moss" },
    });
    expect(sandbox.status).toBe(200);
    const live = await client.call(`${path}/${await made("live")}/generations`, { json: { prompt: "Moss" } });
    expect(live.body.error.code).toBe("billing_hard_limit");
  });

  it("meters live work as the API does", async () => {
    const project = await newProject("live");
    const { body: job } = await generate(project, { prompt: "a live one" });
    await follow(`/jobs/${job.id}/progress`).ended();
    const units = await service.db.query("select 1 from usage_units where job_id = $1", [job.id]);
    expect(units).toHaveLength(1);
  });

  it.each([
    ["no prompt", {}, "missing_required_param", "prompt"],
    ["a blank prompt", { prompt: " " }, "invalid_param", "prompt"],
    ["a prompt too long", { prompt: "a".repeat(2001) }, "param_too_long", "prompt"],
    ["a webhook_url", { prompt: "a", webhook_url: "https://example.com" }, "unknown_param", "webhook_url"],
  ])("refuses %s", async (_, json, code, param) => {
    const { status, body } = await generate(await newProject(), json);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code, param });
  });

  it("refuses a Memory Node of another project", async () => {
    const { status, body } = await generate(await newProject(), {
      prompt: "warmer",
      memory_id: "mem_01kaxm3q5r0000000000000001",
    });
    expect([status, body.error.code]).toEqual([404, "memory_not_found"]);
  });
});

describe("a service that stops", () => {
  it("ends the streams at once, so that it can", async () => {
    const other = await startTestService({ MARQUE_WORKER_THREADS: "1", MARQUE_ROLES: "api,dashboard" });
    const { id } = await other.createWorkspace();
    const { client } = await signedInPerson(other, id);
    const project = (
      await client.call(`/api/workspaces/${id}/projects`, { json: { environment: "sandbox", name: "P" } })
    ).body.id;
    const job = (
      await client.call(`/api/workspaces/${id}/projects/${project}/generations`, {
        json: { prompt: "never drawn" },
      })
    ).body;
    const stream = follow(`/jobs/${job.id}/progress`, { service: other, workspaceId: id, client });
    await eventually(() => stream.jobs[0]);
    const started = Date.now();
    const stopped = other.stop();
    await stream.ended();
    expect(Date.now() - started).toBeLessThan(1_500);
    await stopped;
  });
});
