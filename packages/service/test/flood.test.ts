import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Database } from "../src/storage/database.ts";
import { sweepRateWindows } from "../src/storage/rate-windows.ts";
import { setUsed, withinOneMinute } from "./rows.ts";
import { type Reply, startTestService, type TestService } from "./test-service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api", MARQUE_TRUST_PROXY: "127.0.0.0/8,::1" });
});
afterAll(() => service.stop());
afterEach(() => vi.restoreAllMocks());

/** Sends without pause from `lanes` connections for `seconds`; returns every answer. */
async function flood(seconds: number, lanes: number, send: () => Promise<Reply>): Promise<Reply[]> {
  const end = performance.now() + seconds * 1_000;
  const replies: Reply[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() < end) replies.push(await send());
    }),
  );
  return replies;
}

/** Statements the guard sends, counted where they leave for the database. */
function countStatements(): () => number {
  const run = vi.spyOn(Database.prototype, "run");
  return () => run.mock.calls.filter(([statement]) => statement.name.startsWith("rate_windows.")).length;
}

const refusedCount = async (subject: string) => {
  const [row] = await service.db.query<{ over: number; refused: number }>(
    `select sum(greatest(used - 5000, 0))::int as over, sum(refused)::int as refused from rate_windows
     where subject = $1 and window_start <= now()`,
    [subject],
  );
  return row!.over + row!.refused;
};

describe("a flood of refused requests", () => {
  it("costs about one question a second, and none of its refusals is lost", async () => {
    const { id, testKey } = await service.createWorkspace();
    await setUsed(service.db, id, "standard", 5_000);
    const statements = countStatements();
    const seconds = 3;
    const replies = await flood(seconds, 25, () => service.call("/v1/projects", { key: testKey }));
    expect(replies.every(({ status }) => status === 429)).toBe(true);
    expect(replies.length).toBeGreaterThan(75);
    // The first burst runs side by side before anybody has learnt; then one question (and its look at the
    // suspension) a second.
    const first = 25;
    expect(statements()).toBeLessThanOrEqual((first + seconds + 1) * 2);
    // What was refused in memory reaches the counters with the next question, or by the timer two seconds later.
    await vi.waitFor(async () => expect(await refusedCount(id)).toBe(replies.length), { timeout: 5_000 });
  });

  it("from one address without a key costs no more, and leaves others their speed", async () => {
    const { testKey } = await service.createWorkspace();
    await setUsed(service.db, "address:203.0.113.9", "address", 100);
    const bystander = () => service.call("/v1/projects", { key: testKey });
    await bystander();
    const statements = countStatements();
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const [replies] = await Promise.all([
      flood(2, 20, () => service.call("/v1/projects", { headers })),
      (async () => {
        for (let n = 0; n < 10; n++) expect((await bystander()).status).toBe(200);
      })(),
    ]);
    expect(replies.every(({ status }) => status === 429)).toBe(true);
    expect(statements()).toBeLessThanOrEqual(20 + 3 + 10);
  });

  it("is remembered for at most a second: a fresh window is noticed", async () => {
    const { id, testKey } = await service.createWorkspace();
    await setUsed(service.db, id, "standard", 5_000);
    expect((await service.call("/v1/projects", { key: testKey })).status).toBe(429);
    await setUsed(service.db, id, "standard", 0);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await service.call("/v1/projects", { key: testKey })).status).toBe(200);
  });
});

describe("a workspace that keeps sending while limited", () => {
  const suspended = async (id: string) =>
    (
      await service.db.query<{ left: number | null }>(
        "select extract(epoch from suspended_until - now())::float8 as left from workspaces where id = $1",
        [id],
      )
    )[0]!.left;

  it("more than ten times its limit within five minutes is suspended for 15 minutes", async () => {
    const { id, testKey, liveKey } = await service.createWorkspace("pro");
    const generate = () =>
      service.call("/v1/brands/generate", { key: testKey, json: { project_id: "proj_0", prompt: "x" } });
    await withinOneMinute(8);
    // 600 refusals are tolerated: 599 spread over five minutes and this one are not more.
    await service.db.query(
      `insert into rate_windows select $1, 'generation', date_trunc('minute', now()) - m * interval '1 minute',
         case m when 0 then 60 else 0 end, case m when 4 then 599 else 0 end from generate_series(0, 4) m`,
      [id],
    );
    expect((await generate()).status).toBe(429);
    expect(await suspended(id)).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await generate()).status).toBe(429);
    expect(await suspended(id)).toBeGreaterThan(14.9 * 60);
    expect(await suspended(id)).toBeLessThanOrEqual(15 * 60);

    // Over the limit it is still 429; within the limit of the other category, and on the other host, it is 403.
    for (const reply of [
      await service.call("/v1/projects", { key: testKey }),
      await service.call("/v1/projects", { key: liveKey, origin: "live" }),
    ]) {
      expect(reply.status).toBe(403);
      expect(reply.body.error).toMatchObject({ type: "authentication_error", code: "workspace_suspended" });
      const wait = Number(reply.headers["retry-after"]);
      expect(wait).toBeGreaterThan(14.9 * 60);
      expect(wait).toBeLessThanOrEqual(15 * 60);
      expect(reply.body.error.message).toContain(`${wait} seconds`);
      expect(reply.headers["x-ratelimit-limit"]).toBe("1000");
    }
    expect(service.logged.some((line) => line.includes(id) && line.includes("suspended"))).toBe(true);

    await service.admin.changeWorkspace(id, { liftSuspension: true });
    expect((await service.call("/v1/projects", { key: testKey })).status).toBe(200);
    // The old refusals do not suspend it again at once.
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await generate()).status).toBe(404);
    expect(await suspended(id)).toBeNull();
  });

  it("is let in again by time, and can be suspended again", async () => {
    const { id, testKey } = await service.createWorkspace();
    const list = () => service.call("/v1/projects", { key: testKey });
    await service.db.query(
      "update workspaces set suspended_until = now() + interval '2 seconds' where id = $1",
      [id],
    );
    expect((await list()).status).toBe(403);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect((await list()).status).toBe(200);
    await setUsed(service.db, id, "standard", 5_000, 50_001);
    expect((await list()).status).toBe(429);
    expect(await suspended(id)).toBeGreaterThan(14 * 60);
  });

  it("five minutes ago, or less than ten times, is not suspended", async () => {
    const { id, testKey } = await service.createWorkspace();
    await setUsed(service.db, id, "standard", 5_000, 24_000);
    await service.db.query(
      `insert into rate_windows values ($1, 'standard', date_trunc('minute', now()) - interval '5 minutes', 0, 99999)`,
      [id],
    );
    expect((await service.call("/v1/projects", { key: testKey })).status).toBe(429);
    expect(await suspended(id)).toBeNull();
  });

  it("is never suspended with MARQUE_SUSPENSION=off", async () => {
    const lenient = await startTestService({ MARQUE_ROLES: "api", MARQUE_SUSPENSION: "off" });
    try {
      const { id, testKey } = await lenient.createWorkspace();
      await setUsed(lenient.db, id, "standard", 5_000, 100_000);
      expect((await lenient.call("/v1/projects", { key: testKey })).status).toBe(429);
      await setUsed(lenient.db, id, "standard", 0, 100_000);
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      expect((await lenient.call("/v1/projects", { key: testKey })).status).toBe(200);
    } finally {
      await lenient.stop();
    }
  });
});

it("the counters of past minutes are swept, those that a suspension looks at are kept", async () => {
  await service.db.query(
    `insert into rate_windows select 'address:sweep', 'address', date_trunc('minute', now()) - m * interval '1 minute',
       1, 0 from generate_series(0, 30) m`,
  );
  await sweepRateWindows(service.db.database);
  const [row] = await service.db.query<{ count: number }>(
    "select count(*)::int as count from rate_windows where subject = 'address:sweep'",
  );
  expect(row!.count).toBeGreaterThanOrEqual(5);
  expect(row!.count).toBeLessThanOrEqual(11);
});
