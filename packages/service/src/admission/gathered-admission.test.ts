import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { hashApiKey, newApiKey } from "../identity/api-key.ts";
import { createLog } from "../log.ts";
import { Database } from "../storage/database.ts";
import { Gathering } from "../storage/gathering.ts";
import { type AdmissionQuery, type AdmissionRow, countAndLookUp } from "../storage/rate-windows.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function newKey(revoked = false): Promise<{ hash: Buffer; workspaceId: string; keyId: string }> {
  const [workspace] = await db.query<{ id: string }>(
    "insert into workspaces (name, plan) values ('G', 'pro') returning id",
  );
  const hash = hashApiKey(newApiKey("sandbox"));
  const [key] = await db.query<{ id: string }>(
    `insert into api_keys (workspace_id, environment, label, hash, last_four, revoked_at)
     values ($1, 'sandbox', 'g', $2, 'xxxx', case when $3 then now() end) returning id`,
    [workspace!.id, hash, revoked],
  );
  return { hash, workspaceId: workspace!.id, keyId: key!.id };
}

const query = (keyHash: Buffer | null, more: Partial<AdmissionQuery> = {}): AdmissionQuery => ({
  keyHash,
  environment: "sandbox",
  addressSubject: "address:198.51.100.7",
  category: "standard",
  refusedSince: 0,
  ...more,
});

/** Counts the statements that reach the database. */
function counting(): { gathering: Gathering<AdmissionQuery, AdmissionRow>; statements: () => number } {
  let count = 0;
  const database = Object.create(db.database, {
    run: {
      value: (...parameters: Parameters<Database["run"]>) => {
        count += 1;
        return db.database.run(...parameters);
      },
    },
  }) as Database;
  return {
    gathering: new Gathering({
      ask: (queries: readonly AdmissionQuery[]) => countAndLookUp(database, queries),
    }),
    statements: () => count,
  };
}

describe("requests that come together", () => {
  it("are one statement, and each has its own place in its window", async () => {
    const [a, b] = [await newKey(), await newKey()];
    const { gathering, statements } = counting();
    const rows = await Promise.all([a, b, a, a, b].map(({ hash }) => gathering.ask(query(hash))));
    expect(statements()).toBe(1);
    expect(rows.map(({ workspace_id, used }) => [workspace_id, used])).toEqual([
      [a.workspaceId, 1],
      [b.workspaceId, 1],
      [a.workspaceId, 2],
      [a.workspaceId, 3],
      [b.workspaceId, 2],
    ]);
    const [window] = await db.query("select used, refused from rate_windows where subject = $1", [
      a.workspaceId,
    ]);
    expect(window).toEqual({ used: 3, refused: 0 });
  });

  it("are told apart: good, unknown, revoked, of the other environment, by category, with what was refused", async () => {
    const [good, revoked] = [await newKey(), await newKey(true)];
    const { gathering } = counting();
    const address = { addressSubject: "address:203.0.113.9" };
    const rows = await Promise.all([
      gathering.ask(query(good.hash, { refusedSince: 4 })),
      gathering.ask(query(good.hash, { category: "generation" })),
      gathering.ask(query(null, address)),
      gathering.ask(query(revoked.hash, address)),
      gathering.ask(query(good.hash, { ...address, environment: "live" })),
    ]);
    expect(rows.map(({ key_id, is_revoked, used }) => [key_id, is_revoked, used])).toEqual([
      [good.keyId, false, 1],
      [good.keyId, false, 1],
      [null, null, 1],
      [revoked.keyId, true, 2],
      [good.keyId, false, 3],
    ]);
    const windows = await db.query(
      "select subject, category, used, refused from rate_windows where subject = any($1) order by subject, category",
      [[good.workspaceId, address.addressSubject]],
    );
    expect(windows).toEqual([
      { subject: address.addressSubject, category: "address", used: 3, refused: 0 },
      { subject: good.workspaceId, category: "generation", used: 1, refused: 0 },
      { subject: good.workspaceId, category: "standard", used: 1, refused: 4 },
    ]);
  });

  it("do not wait for a key that somebody is about to revoke", async () => {
    const [held, free] = [await newKey(), await newKey()];
    const { gathering } = counting();
    await db.database.transaction(async (transaction) => {
      await transaction.text("update api_keys set label = 'being revoked' where id = $1", [held.keyId]);
      const rows = await Promise.all([held, free].map(({ hash }) => gathering.ask(query(hash))));
      expect(rows.map(({ used }) => used)).toEqual([1, 1]);
    });
  });

  it("of two nodes with the same callers in other orders never wait for each other in a circle", async () => {
    const keys = await Promise.all(Array.from({ length: 12 }, () => newKey()));
    const nodes = [counting().gathering, counting().gathering];
    const rounds = Array.from({ length: 20 }, (_, round) =>
      nodes.flatMap((node, n) => {
        const order = (round + n) % 2 === 0 ? keys : [...keys].reverse();
        return order.map(({ hash }) => node.ask(query(hash)));
      }),
    );
    await Promise.all(rounds.flat());
    const windows = await db.query<{ used: number }>(
      "select sum(used)::int as used from rate_windows where subject = any($1) group by subject",
      [keys.map(({ workspaceId }) => workspaceId)],
    );
    expect(windows.map(({ used }) => used)).toEqual(keys.map(() => 40));
  });

  it("all learn that the database cannot be used", async () => {
    const away = new Database({
      connection: () => ({ host: "/nowhere", port: 1, user: "x", database: "x" }),
      log: createLog({ level: "silent" }),
    });
    const gathering = new Gathering({
      ask: (queries: readonly AdmissionQuery[]) => countAndLookUp(away, queries),
    });
    const asked = await Promise.allSettled([1, 2, 3].map(() => gathering.ask(query(null))));
    expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    await away.close();
  });
});
