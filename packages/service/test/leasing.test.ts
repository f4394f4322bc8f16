import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaseDeliveries } from "../src/storage/delivery-leases.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let db: TestDatabase;
let workspaceId: string;

beforeAll(async () => {
  db = await createTestDatabase();
  const [workspace] = await db.query<{ id: string }>(
    "insert into workspaces (name, plan) values ('Leasing', 'agency') returning id",
  );
  workspaceId = workspace!.id;
});
afterAll(() => db.drop());

async function newDeliveries(bodies: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with e as (insert into events (workspace_id, environment, type, body)
                select $1, 'sandbox', 'generation.success', convert_to(t.body, 'UTF8') from unnest($2::text[]) as t(body)
                returning id)
     insert into deliveries (event_id, workspace_id, url, host, status)
     select id, $1, 'https://localhost/', 'localhost', 'pending' from e returning id`,
    [workspaceId, bodies],
  );
  return rows.map(({ id }) => id);
}

const lease = (count = 100) =>
  leaseDeliveries(db.database, {
    count,
    lookAt: 384,
    leaseSeconds: 10,
    bytes: 4 * 1024 * 1024,
    shares: [],
    hosts: [],
    fullPaths: [],
    freeOfOthers: 100,
    workspaces: [],
    freeOfOtherWorkspaces: 128,
    aheadSeconds: 0,
  });

describe("a lease", () => {
  it("brings each event byte for byte, in whatever letters it is written", async () => {
    const bodies = ['{"name":"Plain"}', '{"name":"Café Ærø"}', '{"name":"名前"}', '{"name":"Kite 🪁"}'];
    await newDeliveries(bodies);
    const { rows, wasContended } = await lease();
    expect(rows.map(({ body }) => body.toString("hex")).sort()).toEqual(
      bodies.map((body) => Buffer.from(body).toString("hex")).sort(),
    );
    expect(wasContended).toBe(false);
  });

  it("of nothing is nothing, and nobody was in the way", async () => {
    expect(await lease()).toMatchObject({ rows: [], wasContended: false });
  });

  it("steps over what somebody else holds, and says so", async () => {
    const [held, free] = await newDeliveries(["held", "free"]);
    await db.database.transaction(async (other) => {
      await other.text("select from deliveries where id = $1 for update", [held]);
      const first = await lease();
      expect(first.rows.map(({ id }) => id)).toEqual([free]);
      expect(first.wasContended).toBe(true);
      // Even when that is all there is.
      expect(await lease()).toMatchObject({ rows: [], wasContended: true });
    });
    expect((await lease()).rows.map(({ id }) => id)).toEqual([held]);
  });

  it("is never given twice, with eight asking at a time", async () => {
    const ids = await newDeliveries(Array<string>(300).fill("x"));
    const taken: string[] = [];
    const ask = async () => {
      for (;;) {
        const { rows, wasContended } = await lease(20);
        taken.push(...rows.map(({ id }) => id));
        if (rows.length === 0 && !wasContended) return;
      }
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    expect(taken.sort()).toEqual(ids.sort());
  });
});
