import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { twoWorkspaces } from "../../test/two-workspaces.ts";
import { findProject, insertProject, pageOfProjects, type Scope } from "./projects.ts";
import { SharedReads } from "./shared-reads.ts";

let db: TestDatabase;
let scopes: readonly [Scope, Scope];
beforeAll(async () => {
  db = await createTestDatabase();
  scopes = await twoWorkspaces(db);
});
afterAll(() => db.drop());

/** The pool's shared reads, and how many statements they came to. */
function counting() {
  let statements = 0;
  const reads = new SharedReads((statement, values) => {
    statements += 1;
    return db.database.run(statement, values);
  });
  const store = Object.create(db.database, { read: { value: reads.ask.bind(reads) } });
  return { store, statements: () => statements };
}

describe("reads that come together", () => {
  it("are one statement, and each asker has its own rows alone", async () => {
    const [a, b] = scopes;
    const ours = await insertProject(db.database, a, "Ours", null);
    const theirs = await insertProject(db.database, b, "Theirs", "kept apart");
    const { store, statements } = counting();
    const asked = await Promise.all([
      findProject(store, a, ours.id),
      findProject(store, a, theirs.id),
      findProject(store, b, theirs.id),
      findProject(store, { ...a, environment: "live" }, ours.id),
      findProject(store, a, ours.id),
    ]);
    expect(statements()).toBe(1);
    expect(asked.map((row) => row?.name)).toEqual(["Ours", undefined, "Theirs", undefined, "Ours"]);
  });

  it("keep each page's own size, order and cursor", async () => {
    const [a, b] = scopes;
    for (const scope of [a, b, a, b, a]) await insertProject(db.database, scope, "Page", null);
    const { store, statements } = counting();
    const [all, two, others] = await Promise.all([
      pageOfProjects(store, a, 100, undefined),
      pageOfProjects(store, a, 2, undefined),
      pageOfProjects(store, b, 100, undefined),
    ]);
    expect(statements()).toBe(1);
    expect(all.map(({ id }) => id)).toEqual(
      all
        .map(({ id }) => id)
        .toSorted()
        .reverse(),
    );
    expect(two).toEqual(all.slice(0, 2).map((row) => expect.objectContaining({ id: row.id })));
    expect(new Set([...all, ...others].map(({ workspace_id }) => workspace_id))).toEqual(
      new Set([a.workspaceId, b.workspaceId]),
    );
    const after = await pageOfProjects(store, a, 100, two[1]!.id);
    expect(after.map(({ id }) => id)).toEqual(all.slice(2).map(({ id }) => id));
  });

  it("see, inside a transaction, what it wrote", async () => {
    const name = await db.database.transaction(async (transaction) => {
      const { id } = await insertProject(transaction, scopes[0], "Uncommitted", null);
      expect(await findProject(db.database, scopes[0], id)).toBeUndefined();
      return (await findProject(transaction, scopes[0], id))?.name;
    });
    expect(name).toBe("Uncommitted");
  });

  it("fail together, and leave the next ones alone", async () => {
    let fails = true;
    const reads = new SharedReads((statement, values) =>
      fails ? Promise.reject(new Error("away")) : db.database.run(statement, values),
    );
    const store = Object.create(db.database, { read: { value: reads.ask.bind(reads) } });
    const both = [1, 2].map(() => findProject(store, scopes[0], "proj_none"));
    await expect(Promise.allSettled(both)).resolves.toEqual([
      expect.objectContaining({ status: "rejected" }),
      expect.objectContaining({ status: "rejected" }),
    ]);
    fails = false;
    await expect(findProject(store, scopes[0], "proj_none")).resolves.toBeUndefined();
  });
});
