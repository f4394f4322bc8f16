import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query("create table steps (place int primary key, seen int)");
});
afterAll(() => db.drop());

const put = "insert into steps select $1::int, count(*) from steps";

describe("a transaction", () => {
  it("runs statements in the order they were asked for, when their answers are not waited for one by one", async () => {
    await db.database.transaction((transaction) =>
      Promise.all([1, 2, 3, 4, 5].map((place) => transaction.text(put, [place]))),
    );
    const rows = await db.query<{ place: number; seen: number }>(
      "select place, seen from steps order by place",
    );
    expect(rows.map(({ seen }) => seen)).toEqual([0, 1, 2, 3, 4]);
  });

  it("tells which of them failed, leaves nothing of the others, and its connection is good for the next", async () => {
    const [before] = await db.query("select count(*) from steps");
    for (let round = 0; round < 3; round++) {
      const failed = db.database.transaction((transaction) =>
        Promise.all([
          transaction.text(put, [100]),
          transaction.text(put, [1]),
          transaction.text(put, [101]),
          transaction.text(put, [102]),
        ]),
      );
      await expect(failed).rejects.toMatchObject({ code: "23505", constraint: "steps_pkey" });
    }
    expect(await db.query("select count(*) from steps")).toEqual([before]);
    expect(db.database.poolUse).toMatchObject({ total: 1, idle: 1 });
  });

  it("fails as a whole when what it did not wait for fails, and then tells nobody of a commit", async () => {
    const [before] = await db.query("select count(*) from steps");
    let committed = 0;
    const write = (places: readonly number[]) =>
      db.database.transaction(async (transaction) => {
        transaction.afterCommit(() => {
          committed += 1;
        });
        await transaction.last(Promise.all(places.map((place) => transaction.text(put, [place]))));
        return "done";
      });
    await expect(write([200, 1, 201])).rejects.toMatchObject({ code: "23505" });
    expect(committed).toBe(0);
    expect(await db.query("select count(*) from steps")).toEqual([before]);
    expect(await write([200, 201])).toBe("done");
    expect(committed).toBe(1);
    expect(await db.query("select place from steps where place >= 200 order by place")).toHaveLength(2);
  });
});
