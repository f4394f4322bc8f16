import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CarefulClient } from "./careful-client.ts";
import { type Fleet, type FleetProcess, startFleet } from "./fleet.ts";
import { eventually, type Receiver, startReceiver } from "./receiver.ts";
import { setUsed, withinOneMinute } from "./rows.ts";

// Three API and three worker processes on one database, each as if on a machine of its own.
const PROCESSES = 3;
let fleet: Fleet;
let receiver: Receiver;

beforeAll(async () => {
  fleet = await startFleet(PROCESSES);
  receiver = await startReceiver(fleet.authority);
}, 120_000);
afterAll(async () => {
  await receiver?.stop();
  await fleet?.stop();
}, 60_000);

const everywhere = <T>(work: (api: FleetProcess) => Promise<T>) => Promise.all(fleet.apis.map(work));
/** The n-th request goes to the n-th process, round and round. */
const inTurn = (n: number) => fleet.apis[n % PROCESSES]!;

describe("three API processes are one service", () => {
  it("a minute's limit is one for all of them: of 70 generations 60 pass", async () => {
    const { testKey } = await fleet.createWorkspace("pro");
    await withinOneMinute(15);
    const replies = await Promise.all(
      Array.from({ length: 70 }, (_, n) =>
        inTurn(n).call("/v1/brands/generate", { key: testKey, json: { project_id: "proj_0", prompt: "x" } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(60);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it("one Idempotency-Key at all of them at once makes one job, and each answer is the original's", async () => {
    const { testKey: key } = await fleet.createWorkspace();
    const project = await fleet.apis[0]!.call("/v1/projects", { key, json: { name: "One" } });
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        inTurn(n).call("/v1/brands/generate", {
          key,
          json: { project_id: project.body.id, prompt: "only once" },
          headers: { "idempotency-key": "once for all" },
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers["idempotent-replayed"] === undefined)).toHaveLength(1);
    const jobs = await fleet.db.query("select id from jobs where prompt = 'only once'");
    expect(jobs).toEqual([{ id: replies[0]!.body.id }]);
  });

  it("a revoked key fails at once at each of them", async () => {
    const { id } = await fleet.createWorkspace();
    const { id: keyId, secret: key } = await fleet.admin.createKey(id, "sandbox", "to be revoked");
    const list = () => everywhere(async (api) => (await api.call("/v1/projects", { key })).status);
    expect(await list()).toEqual([200, 200, 200]);
    await fleet.admin.revokeKey(keyId);
    expect(await list()).toEqual([401, 401, 401]);
  });

  it("a workspace suspended for what it did at one is suspended at each, and lifted at each", async () => {
    const { id, testKey: key } = await fleet.createWorkspace();
    const list = () =>
      everywhere(async (api) => {
        const { status, body } = await api.call("/v1/projects", { key });
        return status === 200 ? "served" : body.error.code;
      });
    // Refused 50,001 times, ten times its limit and one more; the next refusal, at one process, suspends.
    await setUsed(fleet.db, id, "standard", 5_000, 50_001);
    expect((await fleet.apis[1]!.call("/v1/projects", { key })).body.error.code).toBe("rate_limit_exceeded");
    await setUsed(fleet.db, id, "standard", 0);
    // What a process remembers of a used-up window is forgotten after a second.
    await pause(1_100);
    expect(await list()).toEqual(Array(PROCESSES).fill("workspace_suspended"));
    await fleet.admin.changeWorkspace(id, { liftSuspension: true });
    expect(await list()).toEqual(Array(PROCESSES).fill("served"));
  });
});

describe("a rolling restart under load", () => {
  it("of every process, one after the other, loses no request and no job, and does nothing twice", async () => {
    const { id, liveKey: key } = await fleet.createWorkspace();
    const client = new CarefulClient(
      fleet.apis.map(({ ports }) => ports.live),
      fleet.ca,
    );
    const project = await client.post("/v1/projects", key, { name: "Rolling" });
    const answered = { projects: [] as string[], jobs: [] as string[] };
    const unexpected: unknown[] = [];
    let isOver = false;
    const send = async (kind: keyof typeof answered, path: string, json: object, wanted: number) => {
      const { status, body } = await client.post(path, key, json);
      if (status === wanted) answered[kind].push(body.id);
      else unexpected.push({ status, body });
    };
    // No Idempotency-Key: what was done and not answered, or done twice, would show in the rows.
    // A path of this try's own: what a try before it left to be delivered is not this one's.
    const hook = `${receiver.url}/${id}`;
    const generation = { project_id: project.body.id, prompt: "sleep 30", webhook_url: hook };
    const lane = async (...what: Parameters<typeof send>) => {
      while (!isOver) {
        await send(...what);
        // Below the minute's limits, which are not what this is about: 200 of 300 and 2,500 of 5,000.
        await pause(what[0] === "jobs" ? 300 : 120);
      }
    };
    const lanes = [
      lane("jobs", "/v1/brands/generate", generation, 202),
      ...Array.from({ length: 5 }, () => lane("projects", "/v1/projects", { name: "while restarting" }, 201)),
    ];
    try {
      for (const each of [...fleet.apis, ...fleet.workers]) {
        await pause(200);
        expect(await each.stop()).toBe(0);
        await each.start();
      }
    } finally {
      isOver = true;
      await Promise.all(lanes);
      client.close();
    }
    expect(unexpected).toEqual([]);
    const ids = async (sql: string) =>
      (await fleet.db.query<{ id: string }>(sql, [id])).map((row) => row.id).sort();
    const made = await ids("select id from projects where workspace_id = $1 and name = 'while restarting'");
    expect(made).toEqual([...answered.projects].sort());
    expect(await ids("select id from jobs where workspace_id = $1")).toEqual([...answered.jobs].sort());
    expect(answered.jobs.length).toBeGreaterThan(10);
    // Each address refused somebody while its process was away: the restart was felt, and mended by asking elsewhere.
    expect(client.again.refused).toBeGreaterThan(0);

    await receiver.until(1, ({ event }) => event.data.job_id === answered.jobs.at(-1), 60_000);
    await eventually(async () => {
      const left = await ids("select id from deliveries where workspace_id = $1 and status <> 'delivered'");
      const jobs = await ids("select id from jobs where workspace_id = $1 and status <> 'succeeded'");
      return left.length + jobs.length === 0 ? true : null;
    }, 60_000);
    for (const table of ["memory_nodes", "brands", "events", "usage_units"]) {
      const sql = `select job_id as id from ${table} where job_id in (select id from jobs where workspace_id = $1)`;
      expect(await ids(sql), table).toEqual([...answered.jobs].sort());
    }
    const received = receiver.received
      .filter(({ path }) => hook.endsWith(path))
      .map(({ event }) => event.data.job_id as string);
    expect(new Set(received)).toEqual(new Set(answered.jobs));
  }, 240_000);
});

describe("a newer version's migration while this one runs", () => {
  it("a column more on every table disturbs no process: nothing is read by position or as 'all columns'", async () => {
    const { testKey: key } = await fleet.createWorkspace();
    const journey = async (api: FleetProcess) => {
      const project = await api.call("/v1/projects", { key, json: { name: "Before and after" } });
      const job = await api.call("/v1/brands/generate", {
        key,
        json: { project_id: project.body.id, prompt: "at once", webhook_url: receiver.url },
      });
      await receiver.until(1, ({ event }) => event.data.job_id === job.body.id, 20_000);
      const brands = await api.call(`/v1/brands?project_id=${project.body.id}`, { key });
      const memory = await api.call(`/v1/projects/${project.body.id}/memory`, { key });
      const removed = await api.call(`/v1/projects/${project.body.id}`, { key, method: "DELETE" });
      return [project, job, brands, memory, removed].map(({ status }) => status);
    };
    // Before it, so that each connection has its statements prepared against the old tables.
    for (const api of fleet.apis) expect(await journey(api)).toEqual([201, 202, 200, 200, 200]);
    const tables = await fleet.db.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      await fleet.db.query(`alter table ${name} add column from_a_newer_version text not null default 'new'`);
    }
    for (const api of fleet.apis) expect(await journey(api)).toEqual([201, 202, 200, 200, 200]);
  }, 90_000);
});
