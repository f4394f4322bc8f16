import { createHmac } from "node:crypto";
import { dirname } from "node:path";
import { GenerationFailed, GenerationSuccess } from "@marque/contract";
import { Webhook } from "standardwebhooks";
import { Compile } from "typebox/compile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Authority, createAuthority, eventually, type Receiver, startReceiver } from "./receiver.ts";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

let authority: Authority;
let receiver: Receiver;
let service: TestService;
let workspace: TestWorkspace;

beforeAll(async () => {
  authority = await createAuthority();
  // Before the threads start: they are given a copy of the environment.
  process.env.MARQUE_TEST_TRIES = dirname(authority.caFile);
  receiver = await startReceiver(authority);
  service = await startTestService({
    MARQUE_WEBHOOK_CA_FILE: authority.caFile,
    MARQUE_WORKER_THREADS: "2",
    MARQUE_JOB_WINDOW: "3",
  });
  workspace = await service.createWorkspace();
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await authority.remove();
});

type Origin = "sandbox" | "live";
const keyOf = (origin: Origin) => (origin === "live" ? workspace.liveKey : workspace.testKey);

async function newProject(origin: Origin = "sandbox"): Promise<string> {
  const reply = await service.call("/v1/projects", { key: keyOf(origin), origin, json: { name: "P" } });
  return reply.body.id;
}

async function generate(prompt: string, more: object = {}, origin: Origin = "sandbox") {
  const project_id = (more as { project_id?: string }).project_id ?? (await newProject(origin));
  const json = { project_id, prompt, webhook_url: receiver.url, ...more };
  const reply = await service.call("/v1/brands/generate", { key: keyOf(origin), origin, json });
  expect(reply.status).toBe(202);
  expect(reply.body.status).toBe("queued");
  return reply.body as { id: string; project_id: string };
}

async function eventOf(job: { id: string }) {
  const [received] = await receiver.until(1, ({ event }) => event.data.job_id === job.id);
  return received!;
}

const count = async (table: string, job: { id: string }) =>
  (
    await service.db.query<{ n: number }>(`select count(*)::int n from ${table} where job_id = $1`, [job.id])
  )[0]!.n;

describe("from accepted to delivered", () => {
  it("an accepted job becomes one node, one brand, one event, signed in both ways over the same bytes", async () => {
    const job = await generate("A calm tea house called Nocturne");
    const { headers, bytes, event } = await eventOf(job);
    expect(Compile(GenerationSuccess).Errors(event)).toEqual([]);
    expect(event.data).toMatchObject({ job_id: job.id, project_id: job.project_id });
    expect(headers["content-type"]).toBe("application/json");
    expect(headers["service-signature"]).toBe(
      createHmac("sha256", workspace.webhookSecret).update(bytes).digest("hex"),
    );
    const standard = new Webhook(workspace.webhookSecret);
    expect(standard.verify(bytes, headers as Record<string, string>)).toEqual(event);
    expect(headers["webhook-id"]).toBe(event.event_id);

    const stored = await service.db.query<{ body: Buffer }>("select body from events where job_id = $1", [
      job.id,
    ]);
    expect(stored[0]!.body.equals(bytes)).toBe(true);
    for (const table of ["memory_nodes", "brands", "events"]) expect(await count(table, job)).toBe(1);
    const listed = await service.call(`/v1/projects/${job.project_id}/memory`, { key: workspace.testKey });
    expect(listed.body.data).toEqual([
      expect.objectContaining({
        id: event.data.memory_id,
        prompt: "A calm tea house called Nocturne",
        parent_id: null,
      }),
    ]);
  });

  it("a generation that was accepted while idle is delivered quickly", async () => {
    const project_id = await newProject();
    const times: number[] = [];
    for (let n = 0; n < 20; n++) {
      const asked = Date.now();
      const job = await generate(`speed ${n}`, { project_id });
      times.push((await eventOf(job)).at - asked);
    }
    times.sort((a, b) => a - b);
    expect(times[10]!).toBeLessThan(600);
  });

  it("the same prompt twice gives different seeds, and each node keeps its own", async () => {
    const project_id = await newProject();
    const jobs = [await generate("same words", { project_id }), await generate("same words", { project_id })];
    const seeds = await Promise.all(
      jobs.map(async (job) => {
        await eventOf(job);
        const rows = await service.db.query<{ seed: string; design: { seed: number } }>(
          "select seed, design from memory_nodes where job_id = $1",
          [job.id],
        );
        expect(Number(rows[0]!.seed)).toBe(rows[0]!.design.seed);
        return rows[0]!.seed;
      }),
    );
    expect(new Set(seeds).size).toBe(2);
  });

  it("a refinement is drawn from its parent's design and from the whole line behind it", async () => {
    const project_id = await newProject();
    const first = (await eventOf(await generate("root", { project_id }))).event;
    const second = (await eventOf(await generate("warmer", { project_id, memory_id: first.data.memory_id })))
      .event;
    const third = (await eventOf(await generate("a serif", { project_id, memory_id: second.data.memory_id })))
      .event;
    expect(third.data.report.line).toEqual(["warmer", "root"]);
    expect(third.data.report.parent_design).toMatchObject({ kind: "design", depth: 2 });
    const { body } = await service.call(`/v1/projects/${project_id}/memory`, { key: workspace.testKey });
    expect(body.data.map((node: { parent_id: string | null }) => node.parent_id)).toEqual([
      second.data.memory_id,
      first.data.memory_id,
      null,
    ]);
  });

  it("a refinement has at hand what else was made from its parent and from the parent's parent", async () => {
    const project_id = await newProject();
    const made = async (prompt: string, memory_id?: string) =>
      (await eventOf(await generate(prompt, { project_id, ...(memory_id && { memory_id }) }))).event.data;
    const root = await made("root");
    const first = await made("navy", root.memory_id);
    const others = [];
    for (const prompt of ["teal", "sand", "rust"]) others.push(await made(prompt, root.memory_id));
    for (const prompt of ["a serif", "bolder", "wider"]) await made(prompt, first.memory_id);
    const { report } = await made("redo", first.memory_id);
    expect(report.line).toEqual(["navy", "root"]);
    expect(report.children).toEqual(["wider", "bolder"]);
    expect(report.siblings).toEqual(["rust", "sand"]);
    expect(others[0].report).toMatchObject({ line: ["root"], children: ["navy"], siblings: [] });
    expect(root.report).toMatchObject({ line: [], children: [], siblings: [] });
  });

  it("sandbox output is watermarked and not metered; live output is neither watermarked nor free", async () => {
    const sandbox = await generate("x");
    expect((await eventOf(sandbox)).event.data.report.watermark).toBe(true);
    expect(await count("usage_units", sandbox)).toBe(0);
    const live = await generate("x", {}, "live");
    expect((await eventOf(live)).event.data.report.watermark).toBe(false);
    expect(await count("usage_units", live)).toBe(1);
  });

  it("without a webhook_url the event goes to the environment's default, and without one it is kept", async () => {
    const other = await service.createWorkspace();
    const project = (await service.call("/v1/projects", { key: other.testKey, json: { name: "P" } })).body.id;
    const ask = (prompt: string) =>
      service.call("/v1/brands/generate", { key: other.testKey, json: { project_id: project, prompt } });
    const nowhere = (await ask("nowhere")).body;
    const kept = await eventually(async () => (await service.admin.events(other.id)).data[0]);
    expect(kept).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: "generation.success",
      created_at: expect.any(Number),
      job_id: nowhere.id,
      project_id: project,
      url: null,
      status: "no_endpoint",
      next_attempt_at: null,
      attempts: [],
    });
    await expect(service.admin.resendEvent(other.id, kept.id)).rejects.toThrow("no default webhook URL");
    await service.admin.changeWorkspace(other.id, { webhookUrl: `${receiver.url}/default` });
    const job = (await ask("somewhere")).body;
    expect((await eventOf(job)).path).toBe("/hook/default");
    await service.admin.resendEvent(other.id, kept.id);
    expect((await eventOf(nowhere)).path).toBe("/hook/default");
  });
});

describe("figures", () => {
  it("/metrics counts generations and attempts, and what still waits", async () => {
    const text = async () => (await service.call("/metrics", { origin: "dashboard" })).text;
    const job = await generate("counted");
    await eventOf(job);
    const figures = await eventually(async () => {
      const now = await text();
      return /^marque_deliveries_pending 0$/m.test(now) ? now : null;
    });
    expect(figures).toMatch(/^marque_generations_total\{outcome="succeeded"\} [1-9]/m);
    expect(figures).toMatch(/^marque_delivery_attempts_total\{outcome="delivered",status="2xx"\} [1-9]/m);
    expect(figures).toMatch(/^marque_generation_duration_seconds_count [1-9]/m);
    expect(figures).toMatch(/^marque_delivery_attempt_duration_seconds_count\{outcome="delivered"\} [1-9]/m);
  });
});

describe("failures", () => {
  it("simulated failures end a sandbox job at once with their code; on the live host they are ordinary text", async () => {
    for (const code of ["generation_timeout", "generation_error"]) {
      const { event } = await eventOf(await generate(`simulate: ${code}`));
      expect(Compile(GenerationFailed).Errors(event)).toEqual([]);
      expect(event.data.error.code).toBe(code);
      expect(event.data).not.toHaveProperty("assets");
    }
    for (const [prompt, origin] of [
      ["simulate: generation_error", "live"],
      ["simulate: generation_error ", "sandbox"],
    ] as const) {
      expect((await eventOf(await generate(prompt, {}, origin))).event.type).toBe("generation.success");
    }
  });

  it("a job that fails twice succeeds at its third try, once", async () => {
    const job = await generate("throw 2: third time lucky");
    expect((await eventOf(job)).event.type).toBe("generation.success");
    const rows = await service.db.query("select tries, status from jobs where id = $1", [job.id]);
    expect(rows).toEqual([{ tries: 3, status: "succeeded" }]);
    for (const table of ["memory_nodes", "brands", "events"]) expect(await count(table, job)).toBe(1);
  });

  it("three failed tries are generation_error, and the live unit is given back", async () => {
    const units = async () =>
      (
        await service.db.query<{ units: number }>("select units from quota_months where workspace_id = $1", [
          workspace.id,
        ])
      )[0]!.units;
    await eventOf(await generate("counts", {}, "live"));
    const before = await units();
    const job = await generate("throw: always", {}, "live");
    const { event } = await eventOf(job);
    expect(event.data.error.code).toBe("generation_error");
    expect(await units()).toBe(before);
    expect(await count("usage_units", job)).toBe(0);
    expect(await count("memory_nodes", job)).toBe(0);
  });

  it("a thread that hangs is ended and replaced: its job times out within the window, others go on", async () => {
    const started = Date.now();
    const hung = await Promise.all([generate("spin: one"), generate("spin: two")]);
    for (const job of hung) {
      const { event, at } = await eventOf(job);
      expect(event.data.error.code).toBe("generation_timeout");
      expect(at - started).toBeGreaterThan(2_500);
      expect(at - started).toBeLessThan(8_000);
    }
    const next = await generate("after the hang");
    expect((await eventOf(next)).event.type).toBe("generation.success");
  });

  it("one hung try does not use up the others' time", async () => {
    const job = await generate("spin 1: then well");
    expect((await eventOf(job)).event.type).toBe("generation.success");
    const rows = await service.db.query("select tries, status from jobs where id = $1", [job.id]);
    expect(rows).toEqual([{ tries: 2, status: "succeeded" }]);
  });
});
