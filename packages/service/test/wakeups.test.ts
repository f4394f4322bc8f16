import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "../src/log.ts";
import { Database } from "../src/storage/database.ts";
import { Wakeups } from "../src/storage/wakeups.ts";
import { eventually } from "./receiver.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const log = createLog({ level: "silent" });
const LONG = 20_000;

let db: TestDatabase;
let other: Database;
let here: Wakeups;
let there: Wakeups;

beforeAll(async () => {
  db = await createTestDatabase();
  other = new Database({ connection: () => ({ connectionString: db.url }), log });
  here = new Wakeups(db.database);
  there = new Wakeups(other);
  await there.listen(log);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await other.close();
  await db.drop();
});

/** Milliseconds until the bell rang, LONG if it did not. */
async function rings(bell: { wait(milliseconds: number): Promise<void> }, longest = LONG): Promise<number> {
  const started = Date.now();
  await bell.wait(longest);
  return Date.now() - started;
}

describe("wake-ups", () => {
  it("reach this process at once and others soon, each its own topic", async () => {
    const [mine, theirs, unasked] = [
      here.bellFor("jobs"),
      there.bellFor("jobs"),
      there.bellFor("deliveries"),
    ];
    here.announce(db.database, "jobs");
    expect(await rings(mine)).toBeLessThan(20);
    expect(await rings(theirs)).toBeLessThan(2_000);
    expect(await rings(unasked, 200)).toBeGreaterThanOrEqual(195);
  });

  it("do not come back to the process that sent them", async () => {
    const both = new Wakeups(db.database);
    await both.listen(log);
    const [mine, theirs] = [both.bellFor("outcomes"), there.bellFor("outcomes")];
    both.announce(db.database, "outcomes");
    expect(await rings(mine)).toBeLessThan(20);
    expect(await rings(theirs)).toBeLessThan(2_000);
    expect(await rings(mine, 300)).toBeGreaterThanOrEqual(295);
    await both.close();
  });

  it("come after the commit, and not at all after a rollback", async () => {
    const bell = there.bellFor("deliveries");
    let committed = false;
    const rung = rings(bell).then(() => committed);
    await db.database.transaction(async (transaction) => {
      here.announce(transaction, "deliveries");
      await new Promise((resolve) => setTimeout(resolve, 150));
      committed = true;
    });
    expect(await rung).toBe(true);
    const undone = db.database.transaction(async (transaction) => {
      here.announce(transaction, "deliveries");
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await rings(bell, 300)).toBeGreaterThanOrEqual(295);
  });

  it("are heard again after the connection was lost", async () => {
    const listening = "from pg_stat_activity where datname = current_database() and query like 'listen%'";
    const [before] = await db.query<{ pid: number }>(`select pid ${listening}`);
    await db.query("select pg_terminate_backend($1)", [before!.pid]);
    await eventually(async () => {
      const [now] = await db.query<{ pid: number }>(`select pid ${listening}`);
      return now && now.pid !== before!.pid ? true : null;
    });
    const bell = there.bellFor("jobs");
    here.announce(db.database, "jobs");
    expect(await rings(bell)).toBeLessThan(2_000);
  });
});
