import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EndedAttempt, leaseDeliveries, recordAttempts } from "../src/storage/delivery-leases.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const RETRY_DELAYS = [0, 0, 0];
let db: TestDatabase;
let workspaceId: string;

beforeAll(async () => {
  db = await createTestDatabase();
  const [workspace] = await db.query<{ id: string }>(
    "insert into workspaces (name, plan) values ('Recording', 'agency') returning id",
  );
  workspaceId = workspace!.id;
});
afterAll(() => db.drop());

async function newDelivery(): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `with e as (insert into events (workspace_id, environment, type, body)
                values ($1, 'sandbox', 'generation.success', 'x') returning id)
     insert into deliveries (event_id, workspace_id, url, host, status)
     select id, $1, 'https://localhost/', 'localhost', 'pending' from e returning id`,
    [workspaceId],
  );
  return row!.id;
}

async function attemptOf(id: string, error: string | null): Promise<EndedAttempt> {
  const { rows } = await leaseDeliveries(db.database, {
    count: 10,
    lookAt: 10,
    leaseSeconds: 10,
    bytes: 4 * 1024 * 1024,
    shares: [],
    hosts: [],
    fullPaths: [],
    freeOfOthers: 10,
    workspaces: [],
    freeOfOtherWorkspaces: 128,
    aheadSeconds: 0,
  });
  const { lease } = rows.find((row) => row.id === id)!;
  const answer = { statusCode: error ? 500 : 200, responseHeaders: {}, responseBody: null };
  return { id, lease, durationMs: 1, requestHeaders: {}, error, ...answer };
}

const record = (attempt: EndedAttempt) => recordAttempts(db.database, [attempt], [0], RETRY_DELAYS, 0);
const stateOf = async (id: string) =>
  (
    await db.query<{ status: string; attempts: number; history: number }>(
      `select status, attempts, (select count(*)::int from delivery_attempts where delivery_id = d.id) as history
       from deliveries d where id = $1`,
      [id],
    )
  )[0];

describe("an attempt whose recording is repeated, because its answer was lost,", () => {
  it("is one attempt: three of four are left, whether the next has begun or not", async () => {
    const id = await newDelivery();
    const first = await attemptOf(id, "refused");
    await record(first);
    await record(first);
    expect(await stateOf(id)).toEqual({ status: "pending", attempts: 1, history: 1 });
    const second = await attemptOf(id, "refused");
    await record(first);
    expect(await stateOf(id)).toEqual({ status: "pending", attempts: 1, history: 1 });
    await record(second);
    expect(await stateOf(id)).toEqual({ status: "pending", attempts: 2, history: 2 });
  });

  it("leaves an event undeliverable after four attempts, and delivered after one", async () => {
    const refused = await newDelivery();
    for (let n = 1; n <= 4; n++) {
      const attempt = await attemptOf(refused, "refused");
      await record(attempt);
      await record(attempt);
      const status = n === 4 ? "undeliverable" : "pending";
      expect(await stateOf(refused)).toEqual({ status, attempts: n, history: n });
    }
    const taken = await newDelivery();
    const attempt = await attemptOf(taken, null);
    await record(attempt);
    await record(attempt);
    expect(await stateOf(taken)).toEqual({ status: "delivered", attempts: 1, history: 1 });
  });
});

it("recording waits for somebody who is changing the row, and then counts", async () => {
  const id = await newDelivery();
  const attempt = await attemptOf(id, null);
  let recorded: ReturnType<typeof record> | undefined;
  await db.database.transaction(async (other) => {
    await other.text("update deliveries set lease = lease + 1 where id = $1", [id]);
    recorded = record(attempt);
    await pause(100);
  });
  expect(await recorded).toEqual([{ id, status: "delivered" }]);
  expect(await stateOf(id)).toEqual({ status: "delivered", attempts: 1, history: 1 });
});
