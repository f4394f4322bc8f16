import { beforeAll, describe, expect, it, vi } from "vitest";
import { Database } from "../src/storage/database.ts";
import { finishedId, insertFinishedWork } from "./rows.ts";
import type { Send, TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

const service = useService({ MARQUE_ROLES: "api" });
let workspace: TestWorkspace;

const call = (path: string, send: Send = {}) => service.call(path, { key: workspace.testKey, ...send });
const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);

describe("a list read page by page", () => {
  it("shows every row that stays exactly once, while rows are inserted and deleted between pages", async () => {
    workspace = await service.createWorkspace();
    await service.db.query(
      `insert into projects (id, workspace_id, environment, name)
       select 'proj_01kaxm3q5r' || lpad(n::text, 16, '0'), $1, 'sandbox', n::text from generate_series(1, 137) n`,
      [workspace.id],
    );
    const id = (n: number) => `proj_01kaxm3q5r${String(n).padStart(16, "0")}`;
    const seen: string[] = [];
    const removed = new Set<string>();
    for (let cursor = ""; ; ) {
      const { body } = await call(`/v1/projects?limit=7${cursor && `&starting_after=${cursor}`}`);
      seen.push(...idsOf(body));
      expect(body.next_cursor).toBe(body.has_more ? body.data.at(-1).id : null);
      if (!body.has_more) break;
      cursor = body.next_cursor;
      await call("/v1/projects", { json: { name: "new" } });
      // The cursor's own row goes, and one that lies ahead.
      const ahead = id(Math.max(1, Number(cursor.slice(-16)) - 3));
      for (const gone of cursor.endsWith("00001") ? [] : [cursor, ahead]) {
        expect((await call(`/v1/projects/${gone}`, { method: "DELETE" })).status).toBe(200);
      }
      removed.add(ahead);
    }
    const expected = Array.from({ length: 137 }, (_, n) => id(137 - n)).filter((one) => !removed.has(one));
    expect(seen).toEqual(expected);
  });

  it("ends exactly at a full page without a further one", async () => {
    workspace = await service.createWorkspace();
    for (let n = 0; n < 3; n++) await call("/v1/projects", { json: { name: `${n}` } });
    const { body } = await call("/v1/projects?limit=3");
    expect(body).toMatchObject({ has_more: false, next_cursor: null });
    const behind = await call(`/v1/projects?starting_after=${body.data.at(-1).id}`);
    expect(behind.body).toEqual({ object: "list", data: [], has_more: false, next_cursor: null });
  });
});

describe("starting_after", () => {
  it("takes any well-formed id of the list's kind, also of a row that never was or is somebody else's", async () => {
    workspace = await service.createWorkspace();
    const other = await service.createWorkspace();
    const mine = (await call("/v1/projects", { json: { name: "A" } })).body.id;
    const theirs = (await service.call("/v1/projects", { key: other.testKey, json: { name: "B" } })).body.id;
    expect(idsOf((await call(`/v1/projects?starting_after=${theirs}`)).body)).toEqual([mine]);
    const newest = "proj_7zzzzzzzzzzzzzzzzzzzzzzzzz";
    expect(idsOf((await call(`/v1/projects?starting_after=${newest}`)).body)).toEqual([mine]);
    const oldest = "proj_00000000000000000000000000";
    expect(idsOf((await call(`/v1/projects?starting_after=${oldest}`)).body)).toEqual([]);
  });

  it("of another kind is 400 invalid_cursor on every list", async () => {
    workspace = await service.createWorkspace();
    const project = (await call("/v1/projects", { json: { name: "A" } })).body.id;
    for (const [path, right] of [
      ["/v1/projects", "proj_"],
      ["/v1/brands", "brand_"],
      [`/v1/brands?project_id=${project}`, "brand_"],
      [`/v1/projects/${project}/memory`, "mem_"],
    ] as const) {
      for (const prefix of ["proj_", "brand_", "mem_", "job_", "ws_", ""]) {
        const cursor = `${prefix}01kaxm3q5r8v2t6w9y1z4b7d0f`;
        const { status, body } = await call(
          `${path}${path.includes("?") ? "&" : "?"}starting_after=${cursor}`,
        );
        if (prefix === right) expect(status).toBe(200);
        else expect([status, body.error.code]).toEqual([400, "invalid_cursor"]);
      }
    }
  });
});

describe("among a hundred thousand rows", () => {
  const ROWS = 100_000;
  let projectId: string;
  let other: TestWorkspace;

  beforeAll(async () => {
    workspace = await service.createWorkspace();
    other = await service.createWorkspace();
    projectId = (await call("/v1/projects", { json: { name: "Large" } })).body.id;
    const owner = { workspaceId: workspace.id, environment: "sandbox", projectId } as const;
    await insertFinishedWork(service.db, owner, ROWS / 4, { made: "01kaxm4000", jobs: false });
    await service.db.query(
      `insert into projects (id, workspace_id, environment, name)
       select 'proj_01kaxm4000' || lpad(n::text, 16, '0'), $1, 'sandbox', 'x' from generate_series(1, $2::int) n`,
      [workspace.id, ROWS],
    );
    await service.db.query("analyze");
  }, 120_000);

  it("the last page costs what the first does, by the index", async () => {
    const deep = (prefix: "brand_" | "mem_") => finishedId(prefix, 20, "01kaxm4000");
    for (const [path, cursor] of [
      ["/v1/projects?limit=10", "proj_01kaxm40000000000000000020"],
      ["/v1/brands?limit=10", deep("brand_")],
      [`/v1/brands?limit=10&project_id=${projectId}`, deep("brand_")],
      [`/v1/projects/${projectId}/memory?limit=10`, deep("mem_")],
    ] as const) {
      const { status, body } = await call(`${path}&starting_after=${cursor}`);
      expect([status, body.data.length, body.has_more]).toEqual([200, 10, true]);
      expect(body.next_cursor).toMatch(/0000000010$/);
    }
  });

  const literal = (value: unknown): string =>
    Array.isArray(value)
      ? `array[${value.map(literal).join(", ")}]`
      : typeof value === "number"
        ? String(value)
        : `'${value}'`;

  /** The statement of a page as the service sent it, and its plan as PostgreSQL settles on it after some calls. */
  async function planOf(path: string, key: string): Promise<string> {
    const run = vi.spyOn(Database.prototype, "run");
    expect((await service.call(path, { key })).status).toBe(200);
    const [statement, values = []] = run.mock.calls.findLast(([{ name }]) => /page/i.test(name))!;
    run.mockRestore();
    const literals = values.map(literal);
    return service.db.database.transaction(async (transaction) => {
      await transaction.text("set local plan_cache_mode = force_generic_plan");
      await transaction.text(`prepare page as ${statement.text}`);
      const { rows } = await transaction.text(
        `explain (analyze, buffers, costs off, timing off, summary off) execute page(${literals.join(", ")})`,
      );
      await transaction.text("deallocate page");
      return (rows as { "QUERY PLAN": string }[]).map((row) => row["QUERY PLAN"]).join("\n");
    });
  }

  it("neither the one who owns them nor one who owns a few old rows has a table scanned or sorted", async () => {
    const small = { workspaceId: other.id, environment: "sandbox" } as const;
    const older = (await service.call("/v1/projects", { key: other.testKey, json: { name: "Small" } })).body
      .id;
    await insertFinishedWork(service.db, { ...small, projectId: older }, 3, { made: "01kaxm0000" });
    const pages: [TestWorkspace, string, string][] = [
      [workspace, projectId, "01kaxm40000000000000010000"],
      [other, older, "7zzzzzzzzzzzzzzzzzzzzzzzzz"],
    ];
    for (const [owner, project, cursor] of pages) {
      for (const [path, prefix] of [
        ["/v1/projects?limit=10", "proj_"],
        ["/v1/brands?limit=10", "brand_"],
        [`/v1/brands?limit=10&project_id=${project}`, "brand_"],
        [`/v1/projects/${project}/memory?limit=10`, "mem_"],
      ] as const) {
        for (const after of ["", `&starting_after=${prefix}${cursor}`]) {
          const plan = await planOf(path + after, owner.testKey);
          expect(plan).not.toMatch(/Sort|Seq Scan|Rows Removed by Filter: [1-9]/);
          const blocks = Number(plan.match(/shared hit=(\d+)/)?.[1] ?? 0);
          expect(blocks, plan).toBeLessThan(100);
        }
      }
    }
  });
});
