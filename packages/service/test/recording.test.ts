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

describe("what is recorded of attempts", () => {
  it("is what was sent and answered, byte for byte, with nothing where there was nothing", async () => {
    const ids = [await newDelivery(), await newDelivery()];
    const first = await attemptOf(ids[0]!, null);
    await db.query("update deliveries set leased_until = null where id = $1", [ids[1]]);
    const lost = await attemptOf(ids[1]!, 'no answer: "Zeit" \\ überschritten 🕒, {null}');
    const bytes = Buffer.from([0, 255, 92, 34, 123, 125, 44]);
    const responseHeaders = { "x-quoted": 'a "b" \\ {c}', "set-cookie": ["ü=1", "🍪=2"] };
    const requestHeaders = { "webhook-id": ids[0]!, "x-note": 'naïve, "quoted"' };
    await recordAttempts(
      db.database,
      [
        { ...first, requestHeaders, responseHeaders, responseBody: bytes },
        { ...lost, statusCode: null, responseHeaders: null, responseBody: null },
      ],
      [0, 0],
      RETRY_DELAYS,
      0,
    );
    const rows = await db.query(
      `select delivery_id as id, status_code, request_headers, response_headers, response_body, error
       from delivery_attempts where delivery_id = any ($1)`,
      [ids],
    );
    const byId = new Map(rows.map((row) => [(row as { id: string }).id, row]));
    expect(byId.get(ids[0]!)).toEqual({
      id: ids[0],
      status_code: 200,
      request_headers: requestHeaders,
      response_headers: responseHeaders,
      response_body: bytes,
      error: null,
    });
    expect(byId.get(ids[1]!)).toEqual({
      id: ids[1],
      status_code: null,
      request_headers: {},
      response_headers: null,
      response_body: null,
      error: 'no answer: "Zeit" \\ überschritten 🕒, {null}',
    });
  });
});
