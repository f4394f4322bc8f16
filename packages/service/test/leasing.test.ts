import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaseDeliveries, recordAttempts } from "../src/storage/delivery-leases.ts";
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
    free: new Map(),
    freeOfOthers: 100,
    fullWorkspaces: [],
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
    expect(await lease()).toEqual({ rows: [], wasContended: false });
  });

  it("steps over what somebody else holds, and says so", async () => {
    const [held, free] = await newDeliveries(["held", "free"]);
    await db.database.transaction(async (other) => {
      await other.text("select from deliveries where id = $1 for update", [held]);
      const first = await lease();
      expect(first.rows.map(({ id }) => id)).toEqual([free]);
      expect(first.wasContended).toBe(true);
      // Even when that is all there is.
      expect(await lease()).toEqual({ rows: [], wasContended: true });
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

describe("recording", () => {
  it("waits for somebody who is changing the row, and then counts", async () => {
    const [id] = await newDeliveries(["x"]);
    const { rows } = await lease();
    const attempt = {
      id: id!,
      lease: rows[0]!.lease,
      durationMs: 1,
      requestHeaders: {},
      statusCode: 200,
      responseHeaders: {},
      responseBody: null,
      error: null,
    };
    let recorded: ReturnType<typeof recordAttempts> | undefined;
    await db.database.transaction(async (other) => {
      await other.text("update deliveries set lease = lease + 1 where id = $1", [id]);
      recorded = recordAttempts(db.database, [attempt], [0], [0, 0, 0], 0);
      await pause(100);
    });
    expect(await recorded).toEqual([{ id, status: "delivered" }]);
    expect(await db.query("select attempts, status from deliveries where id = $1", [id])).toEqual([
      { attempts: 1, status: "delivered" },
    ]);
  });
});
