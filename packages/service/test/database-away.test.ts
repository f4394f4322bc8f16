import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createLog } from "../src/log.ts";
import { type EmbeddedServer, startEmbedded } from "../src/storage/embedded/index.ts";
import { type Reply, startTestService, type TestService } from "./test-service.ts";

let folder: string;
let server: EmbeddedServer;
let service: TestService;
let key: string;

/** A server of this test's own, because it is taken away. */
const startServer = () =>
  startEmbedded({ dataDir: folder, log: createLog({ level: "fatal" }), settings: { fsync: "off" } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marque-away-"));
  server = await startServer();
  const { host, port, user, password, database } = server.connection();
  const address = `${encodeURIComponent(host)}:${port}/${database}`;
  service = await startTestService({
    MARQUE_ROLES: "api",
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@${address}`,
  });
  // The first start of a database makes the workspace Demo.
  key = (await readFile(join(service.env.MARQUE_DATA_DIR!, "demo-test-key"), "utf8")).trim();
}, 120_000);
afterAll(async () => {
  await service?.stop();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

function expectUnavailable(reply: Reply): void {
  expect(reply.status).toBe(503);
  expect(reply.body.error).toMatchObject({ type: "api_error", code: "service_unavailable" });
  expect(Number(reply.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  // Nothing was counted, so nothing is claimed.
  expect(Object.keys(reply.headers).filter((name) => name.startsWith("x-ratelimit"))).toEqual([]);
  expect(reply.headers["x-request-id"]).toMatch(/^req_/);
  expect(reply.text).not.toMatch(/postgres|connect|ECONN|socket/i);
}

it("while the database is away everything is 503 without a claim about limits, and it comes back without a restart", async () => {
  const create = () =>
    service.call("/v1/projects", {
      key,
      json: { name: "A" },
      headers: { "idempotency-key": "across the gap" },
    });
  expect((await service.call("/v1/projects", { key })).status).toBe(200);
  expect((await service.call("/readyz")).status).toBe(200);

  // Requests that run at the moment it goes are answered with 200 or 503, never with 500.
  let isStopping = true;
  const statuses = new Set<number>();
  const traffic = Array.from({ length: 8 }, async () => {
    while (isStopping) statuses.add((await service.call("/v1/projects", { key })).status);
  });
  await server.stop();
  await new Promise((resolve) => setTimeout(resolve, 200));
  isStopping = false;
  await Promise.all(traffic);
  expect([...statuses].filter((status) => status !== 200)).toEqual([503]);

  const started = performance.now();
  expectUnavailable(await service.call("/v1/projects", { key }));
  for (const path of ["/openapi.json", "/llms.txt"]) {
    const document = await service.call(path);
    expect([document.status, document.headers["x-ratelimit-limit"]]).toEqual([200, undefined]);
  }
  expectUnavailable(await service.call("/v1/projects"));
  expectUnavailable(await service.call("/v1/nothing", { key }));
  expectUnavailable(await service.call("/nothing"));
  expectUnavailable(
    await service.call("/v1/brands/generate", { key, json: { project_id: "p", prompt: "x" } }),
  );
  expectUnavailable(await create());
  expect(performance.now() - started).toBeLessThan(10_000);
  // Probes are answered from an answer that is at most a second old.
  await vi.waitFor(
    async () => {
      const ready = await service.call("/readyz");
      expect([ready.status, ready.body.status]).toEqual([503, "unavailable"]);
    },
    { timeout: 5_000, interval: 250 },
  );
  expect((await service.call("/healthz")).status).toBe(200);
  expect((await service.call("/docs")).status).toBe(200);

  server = await startServer();
  await vi.waitFor(
    async () => {
      expect((await service.call("/v1/projects", { key })).status).toBe(200);
      expect((await service.call("/readyz")).status).toBe(200);
    },
    { timeout: 20_000, interval: 250 },
  );
  const created = await create();
  expect([created.status, created.headers["idempotent-replayed"]]).toEqual([201, undefined]);
  const log = service.logged.join("");
  expect(log).toContain("the database cannot be used");
  expect(log).not.toContain("internal_error");
}, 120_000);

/** The server's own process and its children: none of them does anything, and their sockets stay open. */
async function signalServer(signal: "SIGSTOP" | "SIGCONT"): Promise<void> {
  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
  for (const pid of [server.pid, ...children.trim().split(" ").map(Number)]) process.kill(pid, signal);
}

it("a database that hangs is told within five seconds, waited for by nobody afterwards, and used again at once", async () => {
  const ask = async () => {
    const asked = performance.now();
    const reply = await service.call("/v1/projects", { key });
    return {
      status: reply.status,
      retryAfter: reply.headers["retry-after"],
      took: performance.now() - asked,
    };
  };
  expect((await ask()).status).toBe(200);
  await signalServer("SIGSTOP");
  try {
    // More at once than there are connections; and the probe that an orchestrator sends.
    const asked = performance.now();
    const [ready, ...replies] = await Promise.all([
      // Probes are answered from an answer that is at most a second old.
      pause(1_100).then(() => service.call("/readyz")),
      ...Array.from({ length: 60 }, ask),
    ]);
    expect(performance.now() - asked).toBeLessThan(5_000);
    expect(ready.status).toBe(503);
    for (const reply of replies) {
      expect([reply.status, reply.retryAfter]).toEqual([503, expect.stringMatching(/^[1-9]\d*$/)]);
    }
    // From now on it is known: nobody waits, and nothing piles up.
    for (let round = 0; round < 5; round++) {
      const { status, took } = await ask();
      expect([status, took < 500]).toEqual([503, true]);
    }
    expect((await service.call("/readyz")).status).toBe(503);
    expect((await service.call("/healthz")).status).toBe(200);
  } finally {
    await signalServer("SIGCONT");
  }
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 3_000, interval: 100 });
  await vi.waitFor(async () => expect((await service.call("/readyz")).status).toBe(200), {
    timeout: 3_000,
    interval: 100,
  });
  const log = service.logged.join("");
  expect(log).toContain("the database does not answer");
  expect(log).toContain("the database answers again");
}, 60_000);
