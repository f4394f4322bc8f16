import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Database } from "../src/storage/database.ts";
import { lineageOfMemoryNode } from "../src/storage/memory-nodes.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const PROJECT = "proj_01kaxm3q5r0000000000000001";
const BOUNDS = { ancestors: 32, relatives: 2, bytes: 1024 * 1024 };

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const idOf = (group: string, n: number) => `mem_01kaxm3q5r${group}${String(n).padStart(12, "0")}`;

/** Nodes 1 to `count` of a group: each the child of the one before it, or all children of `parent`. */
async function insertNodes(group: string, count: number, parent: string | null = null, bytes = 10) {
  await db.query(
    `insert into memory_nodes (id, project_id, job_id, prompt, parent_id, seed, brief, design)
     select 'mem_01kaxm3q5r' || $2 || lpad(n::text, 12, '0'), $1, 'job_' || $2 || n, $2 || n,
       coalesce($4, case when n > 1 then 'mem_01kaxm3q5r' || $2 || lpad((n - 1)::text, 12, '0') end),
       1, '{}', jsonb_build_object('drawn', repeat('x', $5))
     from generate_series(1, $3::int) n`,
    [PROJECT, group, count, parent, bytes],
  );
}

const around = async (id: string, bounds = BOUNDS) => {
  const { line, children, siblings } = await lineageOfMemoryNode(db.database, PROJECT, id, bounds);
  const prompts = (nodes: typeof line) => nodes.map(({ prompt }) => prompt);
  return { line: prompts(line), children: prompts(children), siblings: prompts(siblings) };
};

describe("what stands around a Memory Node", { timeout: 60_000 }, () => {
  it("of a chain of thousands: the nearest, and the root", async () => {
    await insertNodes("aaaa", 3_000);
    const { line, children, siblings } = await around(idOf("aaaa", 2_900));
    expect(line).toHaveLength(33);
    expect([line[0], line[31], line[32]]).toEqual(["aaaa2900", "aaaa2869", "aaaa1"]);
    expect(children).toEqual(["aaaa2901"]);
    expect(siblings).toEqual([]);
  });

  it("of thousands of children and siblings: the newest two, by an index", async () => {
    await insertNodes("bbbb", 2);
    await insertNodes("cccc", 5_000, idOf("bbbb", 1));
    await insertNodes("dddd", 5_000, idOf("bbbb", 2));
    await db.query("analyze memory_nodes");
    expect(await around(idOf("bbbb", 2))).toEqual({
      line: ["bbbb2", "bbbb1"],
      children: ["dddd5000", "dddd4999"],
      siblings: ["cccc5000", "cccc4999"],
    });
    // The newest of them is left out of its own siblings.
    expect((await around(idOf("cccc", 5_000))).siblings).toEqual(["cccc4999", "cccc4998"]);
    for (const [group, n] of [
      ["bbbb", 2],
      ["bbbb", 1],
      ["cccc", 5_000],
    ] as const) {
      const plan = await planOf(idOf(group, n));
      expect(plan).toContain("memory_nodes_children");
      expect(plan).not.toMatch(/Seq Scan/);
      expect(plan).not.toMatch(/Rows Removed by Filter: \d{4,}/);
      // Blocks read do not grow with the children: each probe of an index is a handful.
      const blocks = Math.max(...[...plan.matchAll(/shared hit=(\d+)/g)].map(([, hit]) => Number(hit)));
      expect(blocks).toBeLessThan(200);
    }
  });

  it("node × size: a line of the largest designs is cut at the far end, and keeps its node and its root", async () => {
    await insertNodes("eeee", 20, null, 100_000);
    const { line, children } = await around(idOf("eeee", 19));
    expect(line.length).toBeLessThan(12);
    expect([...line.slice(0, 3), line.at(-1)]).toEqual(["eeee19", "eeee18", "eeee17", "eeee1"]);
    expect(children).toEqual(["eeee20"]);
  });

  it("node × project: another project's node has no lineage", async () => {
    const { line, children, siblings } = await lineageOfMemoryNode(
      db.database,
      "proj_01kaxm3q5r0000000000000002",
      idOf("bbbb", 2),
      BOUNDS,
    );
    expect([line, children, siblings]).toEqual([[], [], []]);
  });
});

/** As it is planned once for all values, which is the worst case. */
async function planOf(id: string): Promise<string> {
  const run = vi.spyOn(Database.prototype, "run");
  await around(id);
  const [{ text }] = run.mock.calls.at(-1)!;
  run.mockRestore();
  return db.database.transaction(async (transaction) => {
    await transaction.text("set local plan_cache_mode = force_generic_plan");
    await transaction.text(`prepare lineage as ${text}`);
    const { rows } = await transaction.text(
      `explain (analyze, buffers, costs off, timing off, summary off)
       execute lineage('${PROJECT}', '${id}', ${BOUNDS.ancestors}, ${BOUNDS.relatives}, ${BOUNDS.bytes})`,
    );
    await transaction.text("deallocate lineage");
    return (rows as { "QUERY PLAN": string }[]).map((row) => row["QUERY PLAN"]).join("\n");
  });
}
