import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "../src/log.ts";
import { Database } from "../src/storage/database.ts";
import { type EmbeddedServer, startEmbedded } from "../src/storage/embedded/index.ts";
import {
  type Authority,
  answer200,
  createAuthority,
  eventually,
  type Receiver,
  startReceiver,
} from "./receiver.ts";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

const PROCESS = fileURLToPath(new URL("./service-process.ts", import.meta.url));

let authority: Authority;
let receiver: Receiver;
const children: ChildProcess[] = [];

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child, "SIGKILL");
});
afterAll(async () => {
  await receiver.stop();
  await authority.remove();
});

/** A real worker process on the service's database. */
async function startWorker(service: TestService, extra: Record<string, string> = {}): Promise<ChildProcess> {
  const env = { PATH: process.env.PATH ?? "", ...service.env, MARQUE_ROLES: "worker", ...extra };
  const child = spawn(process.execPath, [PROCESS], { env, stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`the worker ended with ${code} before it was ready`);
  });
  ended.catch(() => {});
  await Promise.race([once(child.stdout!, "data"), ended]);
  return child;
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

async function generate(service: TestService, workspace: TestWorkspace, prompt: string, count = 1) {
  const key = workspace.liveKey;
  const project = await service.call("/v1/projects", { key, origin: "live", json: { name: "P" } });
  const json = { project_id: project.body.id, prompt, webhook_url: receiver.url };
  const jobs: string[] = [];
  for (let n = 0; n < count; n++) {
    const reply = await service.call("/v1/brands/generate", { key, origin: "live", json });
    expect(reply.status).toBe(202);
    jobs.push(reply.body.id);
  }
  return jobs;
}

const statusOf = async (service: TestService, job: string) =>
  (
    await service.db.query<{ status: string; tries: number }>(
      "select status, tries from jobs where id = $1",
      [job],
    )
  )[0]!;

/** Exactly one of each, whatever died. */
async function expectOneOfEach(query: TestService["db"]["query"], jobs: readonly string[]): Promise<void> {
  for (const table of ["memory_nodes", "brands", "events", "usage_units"]) {
    const rows = await query<{ job_id: string }>(`select job_id from ${table} where job_id = any($1)`, [
      jobs,
    ]);
    expect(rows.map(({ job_id }) => job_id).sort(), table).toEqual([...jobs].sort());
  }
}

describe("whatever dies in between", () => {
  it("a worker killed in the middle of a job: it runs elsewhere within 30 seconds, with one effect", async () => {
    const service = await startTestService({ MARQUE_ROLES: "api", MARQUE_WEBHOOK_CA_FILE: authority.caFile });
    try {
      const workspace = await service.createWorkspace();
      receiver.behave(answer200);
      const victim = await startWorker(service, { MARQUE_WORKER_THREADS: "1" });
      const [job] = await generate(service, workspace, "sleep 1500");
      await eventually(async () => ((await statusOf(service, job!)).status === "processing" ? true : null));
      await kill(victim, "SIGKILL");
      const killedAt = Date.now();
      expect(await statusOf(service, job!)).toEqual({ status: "processing", tries: 1 });
      await startWorker(service);
      const [received] = await receiver.until(1, ({ event }) => event.data.job_id === job, 30_000);
      expect(received!.at - killedAt).toBeLessThan(30_000);
      expect(await statusOf(service, job!)).toEqual({ status: "succeeded", tries: 2 });
      await expectOneOfEach(service.db.query, [job!]);
    } finally {
      await service.stop();
    }
  }, 60_000);

  it("a worker told to stop hands its job back: another runs it at once, and no try was used up", async () => {
    const service = await startTestService({ MARQUE_ROLES: "api", MARQUE_WEBHOOK_CA_FILE: authority.caFile });
    try {
      const workspace = await service.createWorkspace();
      const first = await startWorker(service, { MARQUE_WORKER_THREADS: "1" });
      const [job] = await generate(service, workspace, "sleep 3000");
      await eventually(async () => ((await statusOf(service, job!)).status === "processing" ? true : null));
      const asked = Date.now();
      await kill(first, "SIGTERM");
      expect(Date.now() - asked).toBeLessThan(4_000);
      expect(await statusOf(service, job!)).toEqual({ status: "queued", tries: 0 });
      await startWorker(service);
      await receiver.until(1, ({ event }) => event.data.job_id === job, 10_000);
      expect(await statusOf(service, job!)).toEqual({ status: "succeeded", tries: 1 });
      await expectOneOfEach(service.db.query, [job!]);
    } finally {
      await service.stop();
    }
  }, 60_000);

  it("the service killed between the commit and the delivery: the event is delivered by the next", async () => {
    const service = await startTestService({
      MARQUE_ROLES: "api",
      MARQUE_WEBHOOK_CA_FILE: authority.caFile,
      MARQUE_WEBHOOK_TIMEOUT: "2",
    });
    try {
      const workspace = await service.createWorkspace();
      // The attempt has begun and is not answered: the receiver has the event, the service does not know.
      receiver.behave(() => {});
      const victim = await startWorker(service);
      const jobs = await generate(service, workspace, "at once", 3);
      const mine = ({ event }: { event: { data: { job_id: string } } }) => jobs.includes(event.data.job_id);
      await receiver.until(3, mine);
      await kill(victim, "SIGKILL");
      await expectOneOfEach(service.db.query, jobs);
      expect((await service.admin.events(workspace.id)).data.map(({ status }) => status)).toEqual(
        Array(3).fill("pending"),
      );
      receiver.behave(answer200);
      await startWorker(service);
      const received = await receiver.until(6, mine, 25_000);
      for (const job of jobs) {
        const [first, second] = received.filter(({ event }) => event.data.job_id === job);
        expect(second!.bytes.equals(first!.bytes)).toBe(true);
      }
      await eventually(async () =>
        (await service.admin.events(workspace.id)).data.every(({ status }) => status === "delivered")
          ? true
          : null,
      );
    } finally {
      await service.stop();
    }
  }, 60_000);
});

describe("PostgreSQL restarted under load", () => {
  let server: EmbeddedServer;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "marque-restart-"));
    server = await startEmbedded({ dataDir, log: createLog({ level: "fatal" }) });
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("every accepted job gets one node, one brand, one unit, one event, and its delivery", async () => {
    const { host, port, user, password, database: name } = server.connection();
    const url = `postgresql://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${name}`;
    const database = new Database({
      connection: () => server.connection(),
      log: createLog({ level: "silent" }),
    });
    const query = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await database.text(sql, values)).rows as Row[];
    const service = await startTestService(
      {
        MARQUE_WEBHOOK_CA_FILE: authority.caFile,
        MARQUE_WORKER_THREADS: "2",
        MARQUE_WEBHOOK_RETRY_DELAYS: "1,1,1",
      },
      undefined,
      { url, database, query, drop: () => database.close() },
    );
    try {
      const workspace = await service.createWorkspace();
      receiver.behave(answer200);
      const key = workspace.liveKey;
      const project = await service.call("/v1/projects", { key, origin: "live", json: { name: "P" } });
      const json = { project_id: project.body.id, prompt: "sleep 20", webhook_url: receiver.url };
      const accepted: string[] = [];
      let refused = 0;
      const load = async (count: number) => {
        for (let n = 0; n < count; ) {
          const reply = await service.call("/v1/brands/generate", { key, origin: "live", json });
          if (reply.status === 202) {
            accepted.push(reply.body.id);
            n += 1;
          } else {
            expect(reply.status).toBe(503);
            refused += 1;
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
        }
      };
      const loading = Promise.all([load(30), load(30)]);
      await receiver.until(5, ({ event }) => accepted.includes(event.data.job_id));
      // The postmaster's immediate shutdown: every connection breaks, as in a crash. Its watcher starts it again.
      process.kill(server.pid, "SIGQUIT");
      await loading;
      expect(refused).toBeGreaterThan(0);
      expect(accepted.length).toBe(60);
      await receiver.until(accepted.length, ({ event }) => accepted.includes(event.data.job_id), 30_000);
      const delivered = new Set(receiver.received.map(({ event }) => event.data.job_id));
      expect(accepted.filter((job) => !delivered.has(job))).toEqual([]);
      await eventually(async () => {
        const rows = await query<{ status: string }>("select status from jobs where id = any($1)", [
          accepted,
        ]);
        return rows.every(({ status }) => status === "succeeded") ? true : null;
      });
      await expectOneOfEach(query, accepted);
      // A commit whose answer was lost was refused to the caller and done all the same: it too has one of each.
      const all = await query<{ id: string; status: string }>("select id, status from jobs");
      await eventually(async () => {
        const [row] = await query<{ n: number }>(
          "select count(*)::int as n from deliveries where status <> 'delivered'",
        );
        return row!.n === 0 ? true : null;
      });
      await expectOneOfEach(
        query,
        all.map(({ id }) => id),
      );
      const [units] = await query<{ units: number }>(
        "select units from quota_months where workspace_id = $1",
        [workspace.id],
      );
      expect(units!.units).toBe(all.length);
    } finally {
      await service.stop();
    }
  }, 90_000);
});
