import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { twoWorkspaces } from "../../test/two-workspaces.ts";
import { insertJob, type JobRow } from "./jobs.ts";
import { insertProject, type Scope } from "./projects.ts";

let db: TestDatabase;
let scopes: readonly [Scope, Scope];
let projects: readonly [string, string];
beforeAll(async () => {
  db = await createTestDatabase();
  scopes = await twoWorkspaces(db);
  projects = [
    (await insertProject(db.database, scopes[0], "Ours", null)).id,
    (await insertProject(db.database, scopes[1], "Theirs", null)).id,
  ];
});
afterAll(() => db.drop());

function insert(scope: Scope, projectId: string, prompt: string): Promise<JobRow | undefined> {
  return insertJob(db.database, scope, {
    projectId,
    prompt,
    parentMemoryId: null,
    webhookUrl: null,
    unit: null,
  });
}

describe("jobs that come together", () => {
  it("each get their own row, and none where the project is not the caller's", async () => {
    const [a, b] = scopes;
    const [ours, theirs] = projects;
    const made = await Promise.all([
      insert(a, ours, "one"),
      insert(b, theirs, "two"),
      insert(a, theirs, "not ours"),
      insert(a, "proj_none", "nowhere"),
      insert(a, ours, "three"),
    ]);
    expect(made.map((row) => row?.project_id)).toEqual([ours, theirs, undefined, undefined, ours]);
    const kept = await db.query<{ id: string; prompt: string }>(
      "select id, prompt from jobs order by prompt",
    );
    expect(kept.map(({ prompt }) => prompt)).toEqual(["one", "three", "two"]);
    expect(kept.map(({ id }) => id)).toEqual([made[0]!.id, made[4]!.id, made[1]!.id]);
  });

  it("stand a minute apart when they are of one workspace, in the order they came", async () => {
    const [a] = scopes;
    await db.query("delete from jobs");
    await Promise.all(["1", "2", "3", "4"].map((prompt) => insert(a, projects[0], prompt)));
    const rows = await db.query<{ prompt: string; after: number }>(
      `select prompt, extract(epoch from turn_at - lag(turn_at) over (order by turn_at))::float8 as after
       from jobs order by turn_at`,
    );
    expect(rows.map(({ prompt }) => prompt)).toEqual(["1", "2", "3", "4"]);
    for (const { after } of rows.slice(1)) expect(after).toBeGreaterThan(59);
  });

  it("do not wait for a project that is being deleted, whose own job finds it gone", async () => {
    const [a, b] = scopes;
    const doomed = (await insertProject(db.database, b, "Doomed", null)).id;
    let late: Promise<JobRow | undefined> | undefined;
    await db.database.transaction(async (transaction) => {
      await transaction.text("delete from projects where id = $1", [doomed]);
      late = insert(b, doomed, "too late");
      expect(await insert(a, projects[0], "at once")).toBeDefined();
      expect(await Promise.all([insert(a, projects[0], "together")])).toHaveLength(1);
    });
    expect(await late).toBeUndefined();
  });

  it("are not refused for another's values", async () => {
    const [a, b] = scopes;
    const [good, bad] = await Promise.allSettled([
      insert(a, projects[0], "fine"),
      insert(b, projects[1], "not\0text"),
    ]);
    expect(good).toMatchObject({ status: "fulfilled", value: { project_id: projects[0] } });
    expect(bad.status).toBe("rejected");
    expect(await db.query("select 1 from jobs where prompt = 'fine'")).toHaveLength(1);
  });
});
