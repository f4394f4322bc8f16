import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Jobs } from "../src/generation/jobs.ts";
import { createLog } from "../src/log.ts";
import { ClockWatch } from "../src/storage/clock-watch.ts";
import { insertJob } from "../src/storage/jobs.ts";
import { Queue } from "../src/storage/queue.ts";
import { insertFinishedWork } from "./rows.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const log = createLog({ level: "silent" });
const LONGEST = {
  jobLeaseSeconds: 12,
  jobWindowSeconds: 60,
  exportLeaseSeconds: 15,
  deliveryLeaseSeconds: 15,
  retryDelays: [60, 300, 1_800],
};

let db: TestDatabase;
let queue: Queue;
let workspaceId: string;
let projectId: string;
/** Seconds by which the database's clock was set ahead; the rows are moved the other way instead. */
let offset: number;
let clock: ClockWatch;

beforeEach(async () => {
  db = await createTestDatabase();
  queue = new Queue(db.database, log, { isWorker: false });
  await queue.start();
  const [workspace] = await db.query<{ id: string }>(
    "insert into workspaces (name, plan) values ('W', 'agency') returning id",
  );
  workspaceId = workspace!.id;
  const [project] = await db.query<{ id: string }>(
    "insert into projects (workspace_id, environment, name) values ($1, 'sandbox', 'P') returning id",
    [workspaceId],
  );
  projectId = project!.id;
  offset = 0;
  const readSeconds = async () => Date.now() / 1000 + offset;
  clock = new ClockWatch({ database: db.database, log, longest: LONGEST, readSeconds });
  await clock.look();
});
afterEach(async () => {
  await queue.stop();
  await db.drop();
});

const jobsOf = (windowSeconds = 60) =>
  new Jobs({
    database: db.database,
    wakeups: queue.wakeups,
    designer: { places: 1, design: () => new Promise(() => {}) },
    log,
    windowSeconds,
    clock,
  });

async function claimed(jobs: Jobs) {
  const job = { projectId, prompt: "A mark", parentMemoryId: null, webhookUrl: null, unit: null };
  await insertJob(db.database, { workspaceId, environment: "sandbox" }, job);
  return (await jobs.claim(1))[0]!;
}

const seconds = async (sql: string) =>
  (await db.query<{ seconds: number }>(`select extract(epoch from (${sql}) - now())::float8 as seconds`))[0]!
    .seconds;

describe("a clock that is set back an hour", () => {
  const back = async (table: string, ...columns: string[]) => {
    offset -= 3_600;
    await db.query(
      `update ${table} set ${columns.map((column) => `${column} = ${column} + interval '1 hour'`).join(", ")}`,
    );
  };

  it("does not hold a dead worker's job: it is taken again when a lease's time has passed", async () => {
    await claimed(jobsOf());
    await back("jobs", "leased_until", "deadline_at");
    await clock.bound();
    expect(await seconds("select leased_until from jobs")).toBeLessThanOrEqual(12);
    expect(await seconds("select deadline_at from jobs")).toBeLessThanOrEqual(60);
    // A live one has its job for as long as ever.
    expect(await seconds("select leased_until from jobs")).toBeGreaterThan(10);
  });

  it("nor when the process that looks was started afterwards", async () => {
    await claimed(jobsOf());
    await back("jobs", "leased_until");
    await new ClockWatch({ database: db.database, log, longest: LONGEST }).look();
    expect(await seconds("select leased_until from jobs")).toBeLessThanOrEqual(12);
  });

  it("nor deliveries that were due, leased, or waiting for their next attempt", async () => {
    await db.query(
      `with e as (insert into events (workspace_id, environment, type, body)
                  select $1, 'sandbox', 'generation.success', '{}' from generate_series(0, 3) returning id),
       numbered as (select id, row_number() over () - 1 as n from e)
       insert into deliveries (event_id, workspace_id, url, host, status, attempts, due_at, leased_until)
       select id, $1, 'https://localhost/' || n, 'localhost', 'pending', n % 3,
         now() + case n when 0 then interval '0' when 1 then interval '50 seconds' when 2 then interval '290 seconds'
                        else interval '-2 hours' end,
         case when n = 3 then now() + interval '14 seconds' end
       from numbered`,
      [workspaceId],
    );
    await back("deliveries", "due_at", "leased_until");
    await clock.look();
    const rows = await db.query<{ due: number; leased: number | null }>(
      `select extract(epoch from due_at - now())::float8 as due, extract(epoch from leased_until - now())::float8 as leased
       from deliveries order by url`,
    );
    const [due, second, third, leased] = rows;
    expect(due!.due).toBeLessThanOrEqual(0);
    expect(second!.due).toBeLessThanOrEqual(60);
    expect(second!.due).toBeGreaterThan(50);
    expect(third!.due).toBeLessThanOrEqual(300);
    expect(leased!.leased).toBeLessThanOrEqual(15);
  });

  it("nor an export", async () => {
    await insertFinishedWork(db, { workspaceId, environment: "sandbox", projectId }, 1);
    await db.query(
      `insert into exports (project_id, workspace_id, brand_id, kind, leased_by, leased_until)
       select project_id, workspace_id, id, 'kit', 'gone', now() + interval '10 seconds' from brands`,
    );
    await back("exports", "leased_until");
    await clock.bound();
    expect(await seconds("select leased_until from exports")).toBeLessThanOrEqual(15);
  });

  it("nor a chore, its heartbeat and the looking after it", async () => {
    await queue.send(db.database, "project-purge", { projectId });
    await db.query("update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()");
    await db.query("update pgboss.queue set monitor_on = now(), maintain_on = now()");
    await db.query("update pgboss.version set cron_on = now()");
    await back("pgboss.job", "heartbeat_on", "started_on", "start_after");
    await back("pgboss.queue", "monitor_on", "maintain_on");
    await back("pgboss.version", "cron_on");
    await clock.look();
    for (const time of [
      "select max(greatest(heartbeat_on, started_on, start_after)) from pgboss.job",
      "select max(greatest(monitor_on, maintain_on)) from pgboss.queue",
      "select cron_on from pgboss.version",
    ])
      expect(await seconds(time), time).toBeLessThanOrEqual(0);
  });
});

describe("a clock that is set ahead an hour", () => {
  it("makes nobody's job abandoned or overdue: whoever draws it has time to renew it", async () => {
    const jobs = jobsOf();
    const job = await claimed(jobs);
    void jobs.run(job, new AbortController().signal, { onRead() {}, onDrawn() {} });
    offset += 3_600;
    await db.query(
      "update jobs set leased_until = leased_until - interval '1 hour', deadline_at = deadline_at - interval '1 hour'",
    );
    expect(await jobs.reap()).toEqual([]);
    expect(await jobsOf().claim(1)).toEqual([]);
    await jobs.renew([job.id]);
    expect(await seconds("select leased_until from jobs")).toBeGreaterThan(10);
    expect(await seconds("select deadline_at from jobs")).toBeGreaterThan(50);
  });

  it("a job past its window ends all the same when the clock has settled", async () => {
    const jobs = jobsOf();
    await claimed(jobs);
    await db.query("update jobs set deadline_at = now() - interval '1 second'");
    expect(await jobs.reap()).toEqual(["generation_timeout"]);
  });
});
