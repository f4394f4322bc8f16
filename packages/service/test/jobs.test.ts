import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Designer, DesignResult, DesignTask } from "../src/generation/designer.ts";
import { failJob, succeedJob } from "../src/generation/finish.ts";
import { Jobs } from "../src/generation/jobs.ts";
import { listMemory } from "../src/generation/memory.ts";
import { jsonOf } from "../src/json.ts";
import { createLog } from "../src/log.ts";
import { insertJob } from "../src/storage/jobs.ts";
import { Wakeups } from "../src/storage/wakeups.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const SIZE = 1_000;
const RESULT: DesignResult = {
  brief: "{}",
  design: "{}",
  report: jsonOf({}),
  assets: jsonOf({
    logo_svg: "<svg/>",
    logo_svg_dark: "<svg/>",
    primary_color: "#000000",
    secondary_color: "#000000",
    font_family: "Inter",
    font_weight_heading: "700",
    font_weight_body: "400",
  }),
};

let db: TestDatabase;
let wakeups: Wakeups;
let drawn: DesignTask[];

beforeEach(() => db.query("delete from jobs"));
beforeAll(async () => {
  db = await createTestDatabase();
  wakeups = new Wakeups(db.database);
});
afterAll(() => db.drop());

function jobsOf(windowSeconds = 60): Jobs {
  drawn = [];
  const designer: Designer = {
    places: 1,
    design: async (task) => {
      drawn.push(task);
      return RESULT;
    },
  };
  return new Jobs({
    database: db.database,
    wakeups,
    designer,
    log: createLog({ level: "silent" }),
    windowSeconds,
  });
}

async function newScope() {
  const [workspace] = await db.query<{ id: string }>(
    "insert into workspaces (name, plan) values ('W', 'agency') returning id",
  );
  const workspaceId = workspace!.id;
  const [project] = await db.query<{ id: string }>(
    "insert into projects (workspace_id, environment, name) values ($1, 'sandbox', 'P') returning id",
    [workspaceId],
  );
  return { scope: { workspaceId, environment: "sandbox" as const }, projectId: project!.id };
}

async function queue(
  owner: Awaited<ReturnType<typeof newScope>>,
  prompt: string,
  parentMemoryId: string | null = null,
) {
  const { scope, projectId } = owner;
  const job = { projectId, prompt, parentMemoryId, webhookUrl: null, unit: null };
  return (await insertJob(db.database, scope, job))!.id;
}

const never = new AbortController().signal;
const memoryOf = async (job: string) =>
  (await db.query<{ id: string }>("select id from memory_nodes where job_id = $1", [job]))[0]!.id;

describe("the line of jobs", () => {
  it("one workspace's thousand do not hold up another's first, nor wait for ever behind others", async () => {
    const jobs = jobsOf();
    const [many, few] = [await newScope(), await newScope()];
    for (let n = 0; n < SIZE; n++) await queue(many, `many ${n}`);
    await jobs.claim(10);
    const first = await queue(few, "the other's first");
    expect((await jobs.claim(1))[0]!.id).toBe(first);
    // The other has had one turn and the first ten: it catches up, then the two take turns.
    for (let n = 0; n < 20; n++) await queue(few, `few ${n}`);
    const order = (await Promise.all([await jobs.claim(10), await jobs.claim(10)])).map((claimed) =>
      claimed.map(({ prompt }) => prompt.split(" ")[0]),
    );
    expect(order[0]!.every((who) => who === "few")).toBe(true);
    expect(order[1]!.filter((who) => who === "few")).toHaveLength(5);
    // Half an hour later what still waits goes before whatever comes new.
    await db.query("update jobs set turn_at = turn_at - interval '30 minutes' where status = 'queued'");
    const late = await queue(await newScope(), "late");
    expect((await jobs.claim(5)).map(({ id }) => id)).not.toContain(late);
  });

  it("no two workers take one job", async () => {
    const owner = await newScope();
    for (let n = 0; n < 200; n++) await queue(owner, `job ${n}`);
    const workers = Array.from({ length: 5 }, () => jobsOf());
    const taken: string[] = [];
    await Promise.all(
      workers.map(async (jobs) => {
        for (;;) {
          const claimed = await jobs.claim(7);
          if (claimed.length === 0) return;
          taken.push(...claimed.map(({ id }) => id));
        }
      }),
    );
    expect(taken).toHaveLength(200);
    expect(new Set(taken).size).toBe(200);
  });

  it("a lease that ran out is taken again, at most three times; then the reaper ends the job", async () => {
    const owner = await newScope();
    const id = await queue(owner, "abandoned");
    for (const [n, jobs] of [jobsOf(), jobsOf(), jobsOf()].entries()) {
      const [job] = await jobs.claim(1);
      expect(job).toMatchObject({ id, tries: n + 1 });
      expect(await jobs.claim(1)).toEqual([]);
      await db.query("update jobs set leased_until = now() where id = $1", [id]);
    }
    const last = jobsOf();
    expect(await last.claim(1)).toEqual([]);
    expect(await last.reap()).toEqual(["generation_error"]);
    expect(await last.reap()).toEqual([]);
    expect(await db.query("select type from events where job_id = $1", [id])).toEqual([
      { type: "generation.failed" },
    ]);
  });

  it("a job past its window is ended by the reaper as a time-out, also while a worker that hangs renews it", async () => {
    const owner = await newScope();
    const id = await queue(owner, "overdue");
    const jobs = jobsOf(0.05);
    await jobs.claim(1);
    await jobs.renew([id]);
    expect(await jobs.reap()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await jobs.claim(1)).toEqual([]);
    expect(await jobs.reap()).toEqual(["generation_timeout"]);
    const rows = await db.query("select status, failure_code from jobs where id = $1", [id]);
    expect(rows).toEqual([{ status: "failed", failure_code: "generation_timeout" }]);
  });

  it("a second finish changes nothing, whichever way it would end", async () => {
    const owner = await newScope();
    const id = await queue(owner, "once");
    const jobs = jobsOf();
    const [job] = await jobs.claim(1);
    const finishes = await Promise.all([
      succeedJob(db.database, wakeups, job!, 1, RESULT),
      succeedJob(db.database, wakeups, job!, 2, RESULT),
      failJob(db.database, wakeups, job!, "generation_error"),
    ]);
    expect(finishes.filter(Boolean)).toHaveLength(1);
    expect(await failJob(db.database, wakeups, job!, "generation_timeout")).toBe(false);
    expect(await succeedJob(db.database, wakeups, job!, 3, RESULT)).toBe(false);
    const [counts] = await db.query(
      `select (select count(*)::int from events where job_id = $1) as events,
              (select count(*)::int from deliveries d join events e on e.id = d.event_id where e.job_id = $1) as deliveries,
              (select count(*)::int from memory_nodes where job_id = $1) as nodes,
              (select count(*)::int from brands where job_id = $1) as brands`,
      [id],
    );
    const nodes = finishes[2] ? 0 : 1;
    expect(counts).toEqual({ events: 1, deliveries: 1, nodes, brands: nodes });
  });
});

describe("memory", { timeout: 60_000 }, () => {
  it(`a chain of ${SIZE} refinements and a fan of ${SIZE} children, each drawn from its own line`, async () => {
    const owner = await newScope();
    const jobs = jobsOf();
    const step = async (prompt: string, parent: string | null) => {
      const id = await queue(owner, prompt, parent);
      const [job] = await jobs.claim(1);
      expect(await jobs.run(job!, never, { onRead() {}, onDrawn() {} })).toBe("succeeded");
      return memoryOf(id);
    };
    const root = await step("link 0", null);
    // Most of them as the worker leaves them, put in at once; the first and the last few by the worker itself.
    const id = (n: string) =>
      `'mem_' || marque_base32((extract(epoch from now()) * 1000)::bigint + 1, 10) || lpad(${n}, 16, '0')`;
    await db.query(
      `insert into memory_nodes (id, project_id, job_id, prompt, parent_id, seed, brief, design)
       select ${id("n::text")}, $1, 'job_chain_' || n, 'link ' || n,
              case when n = 1 then $2 else ${id("(n - 1)::text")} end, 1, '{}'::jsonb, '{}'::jsonb
       from generate_series(1, $3::int) n
       union all
       select marque_id('mem_'), $1, 'job_fan_' || n, 'leaf ' || n, $2, 1, '{}'::jsonb, '{}'::jsonb from generate_series(1, $3::int) n`,
      [owner.projectId, root, SIZE - 3],
    );
    const [tip] = await db.query<{ id: string }>("select id from memory_nodes where prompt = $1", [
      `link ${SIZE - 3}`,
    ]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const last = await step(`link ${SIZE - 1}`, await step(`link ${SIZE - 2}`, tip!.id));
    const { line } = drawn.at(-1)!;
    expect(line[0]!.prompt).toBe(`link ${SIZE - 2}`);
    expect(line[1]!.prompt).toBe(`link ${SIZE - 3}`);
    expect(line.at(-1)!.prompt).toBe("link 0");
    expect(line).toHaveLength(33);
    for (const n of [2, 1, 0]) await step(`leaf ${SIZE - n}`, root);
    expect(drawn.at(-1)!.line.map(({ prompt }) => prompt)).toEqual(["link 0"]);

    const seen: { id: string; parent_id: string | null }[] = [];
    for (let after: string | undefined; ; ) {
      const page = await listMemory(db.database, owner.scope, owner.projectId, {
        limit: 100,
        ...(after ? { starting_after: after } : {}),
      });
      seen.push(...page.data);
      if (!page.has_more) break;
      after = page.next_cursor!;
    }
    expect(seen).toHaveLength(2 * SIZE);
    expect(seen.filter(({ parent_id }) => parent_id === root)).toHaveLength(SIZE + 1);
    expect(seen.map(({ id }) => id)).toContain(last);
    // Acyclic: every parent was there before its child.
    for (const { id, parent_id } of seen) expect(parent_id === null || parent_id < id).toBe(true);
  });
});
