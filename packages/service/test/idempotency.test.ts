import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepIdempotencyKeys } from "../src/storage/idempotency-keys.ts";
import { type SecondProcess, startSecondProcess } from "./second-process.ts";
import {
  type Reply,
  type Send,
  startTestService,
  type TestService,
  type TestWorkspace,
} from "./test-service.ts";

let service: TestService;
let second: SecondProcess;
let workspace: TestWorkspace;
let projectId: string;
let count = 0;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api" });
  second = await startSecondProcess(service);
  workspace = await service.createWorkspace();
  projectId = (await call("/v1/projects", { json: { name: "A" } })).body.id;
});
afterAll(async () => {
  await second.stop();
  await service.stop();
});

const call = (path: string, send: Send = {}) => service.call(path, { key: workspace.testKey, ...send });
const newKey = () => `key ${++count}`;
const create = (key: string, json: object = { name: "A" }, more: Send = {}) =>
  call("/v1/projects", { json, ...more, headers: { "idempotency-key": key } });
const generateSend = (key: string): Send => ({
  key: workspace.testKey,
  json: { project_id: projectId, prompt: key },
  headers: { "idempotency-key": key },
});
const jobsOf = async (prompt: string) =>
  (await service.db.query<{ id: string }>("select id from jobs where prompt = $1", [prompt])).map(
    ({ id }) => id,
  );

function expectFiftyEqual(replies: readonly Reply[]): void {
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  const originals = replies.filter(({ headers }) => headers["idempotent-replayed"] === undefined);
  expect(originals).toHaveLength(1);
}

/** Keeps the key taken, as another node's running request would, until `release`. */
async function holdKey(key: string, operation = "POST /v1/brands/generate"): Promise<() => Promise<void>> {
  let release = () => {};
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  let taken = () => {};
  const isTaken = new Promise<void>((resolve) => {
    taken = resolve;
  });
  const held = service.db.database
    .transaction(async (transaction) => {
      await transaction.text(
        `insert into idempotency_keys (workspace_id, environment, operation, key, body_hash)
         values ($1, 'sandbox', $2, $3, '')`,
        [workspace.id, operation, key],
      );
      taken();
      await isOver;
      throw new Error("rolled back");
    })
    .catch(() => {});
  await isTaken;
  return async () => {
    release();
    await held;
  };
}

describe("a replay", () => {
  it("returns the original status and body, byte for byte, and says so", async () => {
    const key = newKey();
    const first = await create(key);
    expect(first.status).toBe(201);
    expect(first.headers["idempotent-replayed"]).toBeUndefined();
    const again = await create(key);
    expect(again.status).toBe(201);
    expect(again.text).toBe(first.text);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(again.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    const elsewhere = await second.call("/v1/projects", {
      key: workspace.testKey,
      json: { name: "A" },
      headers: { "idempotency-key": key },
    });
    expect(elsewhere.text).toBe(first.text);
  });

  it("is recognised in another order and spacing, with null for absent, quoted or bare", async () => {
    const key = newKey();
    const first = await create(key, { name: "A", description: "é" });
    for (const raw of [
      '{"description":"é","name":"A"}',
      ' {\n "name" : "\\u0041", "description":"\\u00e9" } ',
    ]) {
      const headers = { "content-type": "application/json", "idempotency-key": `"${key}"` };
      expect((await call("/v1/projects", { raw, method: "POST", headers })).text).toBe(first.text);
    }
    const bare = newKey();
    const plain = await create(bare, { name: "A" });
    expect((await create(bare, { name: "A", description: null })).text).toBe(plain.text);
  });

  it("with another body is 422 idempotency_key_reused", async () => {
    const key = newKey();
    await create(key);
    const { status, body } = await create(key, { name: "B" });
    expect([status, body.error.code]).toEqual([422, "idempotency_key_reused"]);
  });

  it("still answers after the project was deleted and at the quota limit", async () => {
    const own = await service.createWorkspace();
    const live = (path: string, send: Send) =>
      service.call(path, { key: own.liveKey, origin: "live", ...send });
    const project = (await live("/v1/projects", { json: { name: "A" } })).body.id;
    const send = { json: { project_id: project, prompt: "x" }, headers: { "idempotency-key": newKey() } };
    const first = await live("/v1/brands/generate", send);
    expect(first.status).toBe(202);
    await service.admin.changeWorkspace(own.id, { monthlyQuota: 0 });
    const fresh = await live("/v1/brands/generate", { ...send, headers: {} });
    expect(fresh.body.error.code).toBe("billing_hard_limit");
    expect((await live("/v1/brands/generate", send)).text).toBe(first.text);
    await live(`/v1/projects/${project}`, { method: "DELETE" });
    const replayed = await live("/v1/brands/generate", send);
    expect([replayed.status, replayed.text]).toEqual([202, first.text]);
    const units = await service.db.query("select units from quota_months where workspace_id = $1", [own.id]);
    expect(units).toEqual([{ units: 0 }]);
  });

  it("after 24 hours counts as new, and the row is swept", async () => {
    const key = newKey();
    const first = await create(key);
    const age = (interval: string) =>
      service.db.query("update idempotency_keys set created_at = now() - $2::interval where key = $1", [
        key,
        interval,
      ]);
    const rows = () => service.db.query("select key from idempotency_keys where key = $1", [key]);
    await age("23:59:50");
    expect((await create(key)).text).toBe(first.text);
    await sweepIdempotencyKeys(service.db.database);
    expect(await rows()).toHaveLength(1);
    await age("24:00:00");
    const anew = await create(key, { name: "B" });
    expect(anew.status).toBe(201);
    expect(anew.body.id).not.toBe(first.body.id);
    expect((await create(key, { name: "B" })).text).toBe(anew.text);
    await age("24:00:00");
    await sweepIdempotencyKeys(service.db.database);
    expect(await rows()).toHaveLength(0);
  });
});

describe("a key", () => {
  it("belongs to one workspace, environment, method and path", async () => {
    const key = newKey();
    const headers = { "idempotency-key": key };
    const mine = await create(key);
    const other = await service.createWorkspace();
    for (const reply of [
      await service.call("/v1/projects", { key: other.testKey, json: { name: "B" }, headers }),
      await service.call("/v1/projects", {
        key: workspace.liveKey,
        origin: "live",
        json: { name: "B" },
        headers,
      }),
      await call("/v1/brands/generate", { json: { project_id: projectId, prompt: "x" }, headers }),
    ]) {
      expect(reply.headers["idempotent-replayed"]).toBeUndefined();
      expect(reply.status).toBeLessThan(300);
      expect(reply.text).not.toBe(mine.text);
    }
    const another = (await service.admin.createKey(workspace.id, "sandbox", "another")).secret;
    const same = await service.call("/v1/projects", { key: another, json: { name: "A" }, headers });
    expect(same.text).toBe(mine.text);
  });

  it.each(["", '""', "é", "x".repeat(256), '"open'])(
    "that is %j is 400 invalid_idempotency_key",
    async (key) => {
      const reply = await create(key);
      expect([reply.status, reply.body.error.code]).toEqual([400, "invalid_idempotency_key"]);
    },
  );

  it("is ignored on other methods", async () => {
    const headers = { "idempotency-key": "é" };
    expect((await call("/v1/projects", { headers })).status).toBe(200);
    const patched = await call(`/v1/projects/${projectId}`, {
      method: "PATCH",
      json: { name: "A" },
      headers,
    });
    expect(patched.status).toBe(200);
    expect((await call("/v1/projects/proj_0", { method: "DELETE", headers })).status).toBe(404);
  });

  it("stays unused when the checks refuse the request", async () => {
    const key = newKey();
    const headers = { "idempotency-key": key };
    expect((await create(key, { name: "" })).status).toBe(400);
    const missing = { json: { project_id: "proj_0", prompt: "x" }, headers };
    expect((await call("/v1/brands/generate", missing)).status).toBe(404);
    expect((await call("/v1/projects", { json: { name: "A" }, headers, key: null })).status).toBe(401);
    await service.admin.changeWorkspace(workspace.id, { monthlyQuota: 0 });
    const project = (
      await service.call("/v1/projects", { key: workspace.liveKey, origin: "live", json: { name: "A" } })
    ).body.id;
    const live = {
      key: workspace.liveKey,
      origin: "live",
      json: { project_id: project, prompt: "x" },
      headers,
    } as const;
    expect((await call("/v1/brands/generate", live)).status).toBe(403);
    await service.admin.changeWorkspace(workspace.id, { monthlyQuota: 100 });
    expect((await call("/v1/brands/generate", live)).status).toBe(202);
    expect((await create(key, { name: "B" })).status).toBe(201);
  });
});

describe("fifty requests at once with one key", () => {
  it("make one job and fifty equal answers on one process", async () => {
    const key = newKey();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => service.call("/v1/brands/generate", generateSend(key))),
    );
    expectFiftyEqual(replies);
    expect(await jobsOf(key)).toEqual([replies[0]!.body.id]);
  });

  it("make one job and fifty equal answers on two processes", async () => {
    const key = newKey();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? service : second).call("/v1/brands/generate", generateSend(key)),
      ),
    );
    expectFiftyEqual(replies);
    expect(await jobsOf(key)).toEqual([replies[0]!.body.id]);
  });

  it("wait for the original without draining the pool: others are served meanwhile", async () => {
    const key = newKey();
    const release = await holdKey(key);
    const waiting = Array.from({ length: 50 }, (_, n) =>
      (n % 2 ? service : second).call("/v1/brands/generate", generateSend(key)),
    );
    await pause(700);
    const [row] = await service.db.query<{ blocked: number }>(
      "select count(*)::int as blocked from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(row!.blocked).toBeLessThanOrEqual(2);
    for (const process of [service, second]) {
      const started = performance.now();
      const others = await Promise.all(
        Array.from({ length: 10 }, () => process.call("/v1/projects", { key: workspace.testKey })),
      );
      expect(others.every(({ status }) => status === 200)).toBe(true);
      expect(performance.now() - started).toBeLessThan(2_000);
    }
    await release();
    expectFiftyEqual(await Promise.all(waiting));
    expect(await jobsOf(key)).toHaveLength(1);
  });

  it("with different bodies make one project; the others are 422", async () => {
    const key = newKey();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => create(key, { name: n % 2 ? "A" : "B" })),
    );
    const made = replies.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    expect(made).toHaveLength(10);
    expect(replies.filter(({ body }) => body.error?.code === "idempotency_key_reused")).toHaveLength(10);
  });

  it("that all fail leave the key unused", async () => {
    const key = newKey();
    const headers = { "idempotency-key": key };
    const replies = await Promise.all(
      Array.from({ length: 30 }, () =>
        call("/v1/brands/generate", { json: { project_id: "proj_0", prompt: "x" }, headers }),
      ),
    );
    expect(replies.every(({ body }) => body.error.code === "project_not_found")).toBe(true);
    expect((await call("/v1/brands/generate", generateSend(key))).status).toBe(202);
  });
});

describe("an original that runs longer than five seconds", () => {
  it("gives the others 409 with Retry-After, on both processes, and nobody two jobs", async () => {
    const key = newKey();
    const release = await holdKey(key);
    const started = performance.now();
    const replies = await Promise.all(
      [service, service, second].map((process) => process.call("/v1/brands/generate", generateSend(key))),
    );
    const waited = performance.now() - started;
    expect(waited).toBeGreaterThan(4_900);
    expect(waited).toBeLessThan(8_000);
    for (const { status, body, headers } of replies) {
      expect([status, body.error.code]).toEqual([409, "idempotency_key_in_use"]);
      expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(1);
    }
    await release();
    expect((await call("/v1/brands/generate", generateSend(key))).status).toBe(202);
    expect(await jobsOf(key)).toHaveLength(1);
  });
});
