import { beforeAll, describe, expect, it } from "vitest";
import type { Reply, Send, TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

const service = useService({ MARQUE_ROLES: "api" });
let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await service.createWorkspace();
});

const call = (path: string, send: Send = {}) => service.call(path, { key: workspace.testKey, ...send });
const logOf = (requestId: string) =>
  service.logged.map((line) => JSON.parse(line)).filter((line) => line.request_id === requestId);

describe("X-Request-Id", () => {
  it("is new for every request, never the caller's, and stands in the log with the key and workspace", async () => {
    const reply = await call("/v1/projects", { headers: { "x-request-id": "mine" } });
    const id = reply.headers["x-request-id"]!;
    expect(id).not.toBe("mine");
    expect((await call("/v1/projects")).headers["x-request-id"]).not.toBe(id);
    expect(logOf(id)).toEqual([
      expect.objectContaining({
        msg: "request",
        origin: "sandbox",
        method: "GET",
        path: "/v1/projects",
        status: 200,
        ms: expect.any(Number),
        workspace_id: workspace.id,
        key_id: expect.stringMatching(/^key_/),
      }),
    ]);
    const failed = await call("/v1/nothing", { key: null });
    expect(logOf(failed.headers["x-request-id"]!)).toMatchObject([{ status: 401, path: "/v1/nothing" }]);
  });
});

describe("a fault of the service", () => {
  /** Makes the listing of projects fail inside PostgreSQL until it is undone. */
  async function whileBroken(act: () => Promise<Reply>): Promise<Reply> {
    await service.db.query("alter table projects rename to projects_away");
    try {
      return await act();
    } finally {
      await service.db.query("alter table projects_away rename to projects");
    }
  }

  it("is 500 internal_error with all headers; its cause is in the log alone", async () => {
    const reply = await whileBroken(() => call("/v1/projects"));
    expect(reply.status).toBe(500);
    expect(reply.body.error).toEqual({
      type: "api_error",
      code: "internal_error",
      message: expect.stringContaining("X-Request-Id"),
    });
    expect(reply.headers["x-ratelimit-limit"]).toBe("5000");
    expect(reply.text).not.toMatch(/relation|select|projects|postgres|stack|at .*:\d+/i);
    const lines = logOf(reply.headers["x-request-id"]!);
    expect(JSON.stringify(lines)).toContain("does not exist");
    expect(lines.some(({ level, code }) => level === 50 && code === "internal_error")).toBe(true);
    expect((await call("/v1/projects")).status).toBe(200);
  });

  it("leaves an Idempotency-Key unused", async () => {
    const send = { json: { name: "A" }, headers: { "idempotency-key": "after a fault" } };
    expect((await whileBroken(() => call("/v1/projects", send))).status).toBe(500);
    const again = await call("/v1/projects", send);
    expect([again.status, again.headers["idempotent-replayed"]]).toEqual([201, undefined]);
  });
});

describe("no message of an error", () => {
  it("shows a stack, an SQL word or a library's name", async () => {
    const replies = await Promise.all([
      call("/v1/projects", { json: { name: "'; select 1" } }),
      call("/v1/projects", {
        raw: '{"name":',
        method: "POST",
        headers: { "content-type": "application/json" },
      }),
      call("/v1/projects/%27%20or%201=1"),
      call("/v1/projects?starting_after=%27"),
      call("/v1/projects?limit=NaN"),
      call("/v1/projects", { json: [] }),
      call("/v1/projects", { json: { name: "A".repeat(300_000) } }),
      call("/v1/brands/generate", { json: { project_id: "x'", prompt: "y", memory_id: "'" } }),
      call("/v1/projects", { method: "PATCH", json: {} }),
      call("/%ff%fe"),
    ]);
    for (const { status, text } of replies) {
      if (status < 400) continue;
      expect(text).not.toMatch(
        /\bselect\b|\binsert\b|syntax|relation|postgres|fastify|ajv|FST_|ERR_|node:|\.ts\b|stack/i,
      );
      expect(JSON.parse(text)).toEqual({
        error: expect.objectContaining({
          type: expect.any(String),
          message: expect.any(String),
          code: expect.any(String),
        }),
      });
    }
  });
});

describe("secrets", () => {
  it("never stand in the log, wherever a caller puts them", async () => {
    const { testKey, liveKey, webhookSecret } = workspace;
    await call("/v1/projects");
    await call(`/v1/projects/${testKey}`);
    await call(`/v1/projects?key=${testKey}`);
    await call(`/${liveKey}`, { key: liveKey });
    await call("/v1/projects", { json: { name: testKey, description: webhookSecret } });
    await call("/v1/projects", { headers: { "idempotency-key": liveKey }, json: { [testKey]: 1 } });
    await call("/v1/projects", {
      key: null,
      headers: { authorization: `Basic ${testKey}`, cookie: `a=${liveKey}` },
    });
    const log = service.logged.join("");
    expect(log.length).toBeGreaterThan(1_000);
    for (const secret of [testKey, liveKey, webhookSecret]) {
      expect(log).not.toContain(secret);
      expect(log).not.toContain(secret.slice(8, 30));
    }
    expect(log).not.toContain(service.env.MARQUE_MASTER_KEY);
    expect(log).not.toContain(new URL(service.env.DATABASE_URL!).password);
  });
});
