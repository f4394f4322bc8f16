import { ID_PREFIXES, idMilliseconds, isId } from "@marque/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

describe("ids made by the database", () => {
  it("have the form the contract promises, and the database's time in them", async () => {
    const [row] = await db.query<{ id: string; at: Date; now: Date }>(
      "select id, marque_id_time(id) as at, clock_timestamp() as now from (select marque_id('proj_') as id offset 0) as made",
    );
    expect(isId("project", row!.id)).toBe(true);
    expect(row!.at.getTime()).toBe(idMilliseconds(row!.id));
    expect(Math.abs(row!.now.getTime() - idMilliseconds(row!.id))).toBeLessThan(100);
  });

  it("are in order of time and never repeat", async () => {
    const rows = await db.query<{ id: string; place: number }>(
      "select marque_id('job_') as id, place from generate_series(1, 20000) as place order by place",
    );
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const times = ids.map(idMilliseconds);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it("give each table's created_at, so that order and time cannot disagree", async () => {
    const workspaces = await db.query<{ id: string; created_at: Date }>(
      "insert into workspaces (name, plan) select 'w', 'pro' from generate_series(1, 50) returning id, created_at",
    );
    for (const { id, created_at } of workspaces) expect(created_at.getTime()).toBe(idMilliseconds(id));
  });

  it("are told from other texts", () => {
    for (const kind of Object.keys(ID_PREFIXES) as (keyof typeof ID_PREFIXES)[]) {
      const good = `${ID_PREFIXES[kind]}01m7eekktc193ds6hqtvtwmjvf`;
      expect(isId(kind, good)).toBe(true);
      for (const bad of [
        good.toUpperCase(),
        `${good}0`,
        good.slice(0, -1),
        good.replace("_0", "_8"),
        `${good}\n`,
        `${good.slice(0, -1)}l`,
      ]) {
        expect(isId(kind, bad), JSON.stringify(bad)).toBe(false);
      }
    }
  });
});
