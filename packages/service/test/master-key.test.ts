import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSecretBox } from "../src/webhooks/master-key-change.ts";
import { createWebhookSecret } from "../src/webhooks/secrets.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];

let db: TestDatabase;
let workspaceId: string;
let secret: string;

beforeEach(async () => {
  db = await createTestDatabase();
  const [row] = await db.query<{ id: string }>(
    "insert into workspaces (name, plan) values ('W', 'pro') returning id",
  );
  workspaceId = row!.id;
  secret = await createWebhookSecret(db.database, await open(first), workspaceId);
});
afterEach(() => db.drop());

const open = (current: Buffer, other: Buffer | null = null) => openSecretBox(db.database, { current, other });
const stored = () =>
  db.query<{ ciphertext: Buffer; key_version: number; workspace_id: string }>(
    "select ciphertext, key_version, workspace_id from webhook_secrets order by created_at",
  );
async function secretsBy(current: Buffer, other: Buffer | null = null): Promise<string[]> {
  const box = await open(current, other);
  return (await stored()).map((row) => box.open(row, row.workspace_id));
}

describe("the master key", () => {
  it("is changed by one start with both keys; then the new one is enough and the old one is refused", async () => {
    expect(await secretsBy(second, first)).toEqual([secret]);
    expect((await stored()).map((row) => row.key_version)).toEqual([2]);
    expect(await secretsBy(second)).toEqual([secret]);
    await expect(open(first)).rejects.toThrow("is not the key this database was set up with");
  });

  it("is changed again and again", async () => {
    await open(second, first);
    expect(await secretsBy(third, second)).toEqual([secret]);
    expect((await stored()).map((row) => row.key_version)).toEqual([3]);
    await expect(open(second)).rejects.toThrow("MARQUE_MASTER_KEY");
    await expect(open(second, first)).rejects.toThrow("MARQUE_MASTER_KEY");
  });

  it("is not taken over by a key that comes alone, or with a wrong one", async () => {
    await expect(open(second)).rejects.toThrow("MARQUE_MASTER_KEY");
    await expect(open(second, third)).rejects.toThrow("MARQUE_MASTER_KEY");
    expect(await secretsBy(first)).toEqual([secret]);
    expect((await stored()).map((row) => row.key_version)).toEqual([1]);
  });

  it("can be changed while processes are restarted one by one", async () => {
    // Prepared: still on the old key, and able to read the new one.
    const waiting = await open(first, second);
    expect(waiting.version).toBe(1);
    const changed = await open(second, first);
    expect(changed.version).toBe(2);
    const [row] = await stored();
    expect(waiting.open(row!, workspaceId)).toBe(secret);
    // One that is restarted before it got its new settings seals with the newer key as well.
    const late = await open(first, second);
    expect(late.version).toBe(2);
    expect((await open(second)).open(late.seal("text", "purpose"), "purpose")).toBe("text");
  });

  it("seals anew what a process with the old key left meanwhile, or says that it has to", async () => {
    const old = await open(first, second);
    await open(second, first);
    await db.query("update webhook_secrets set retires_at = now() + interval '1 day'");
    const straggler = await createWebhookSecret(db.database, old, workspaceId);
    await expect(open(second)).rejects.toThrow("MARQUE_MASTER_KEY_PREVIOUS");
    expect(await secretsBy(second, first)).toEqual([secret, straggler]);
    expect(await secretsBy(second)).toEqual([secret, straggler]);
  });

  it("is changed once when several processes start with it together", async () => {
    const boxes = await Promise.all([1, 2, 3].map(() => open(second, first)));
    expect(boxes.map((box) => box.version)).toEqual([2, 2, 2]);
    expect((await db.query("select 1 from master_key_checks")).length).toBe(2);
    expect(await secretsBy(second)).toEqual([secret]);
  });

  it("seals the secrets of two-factor sign-in anew too, each for its own account", async () => {
    const [user] = await db.query<{ id: string }>(
      "insert into users (email, password_hash) values ('ada@example.com', 'x') returning id",
    );
    const sealed = (await open(first)).seal("JBSWY3DPEHPK3PXP", `two-factor ${user!.id}`);
    await db.query("insert into two_factor_secrets (user_id, ciphertext, key_version) values ($1, $2, 1)", [
      user!.id,
      sealed.ciphertext,
    ]);
    const box = await open(second, first);
    const [row] = await db.query<{ ciphertext: Buffer; key_version: number }>(
      "select ciphertext, key_version from two_factor_secrets",
    );
    expect(row!.key_version).toBe(2);
    expect(box.open(row!, `two-factor ${user!.id}`)).toBe("JBSWY3DPEHPK3PXP");
    expect(() => box.open(row!, "two-factor usr_other")).toThrow();
    expect((await open(second)).open(row!, `two-factor ${user!.id}`)).toBe("JBSWY3DPEHPK3PXP");
  });

  it("moves thousands of secrets in one start", async () => {
    await db.query("insert into workspaces (name, plan) select 'W', 'free' from generate_series(1, 1200)");
    const box = await open(first);
    const rows = await db.query<{ id: string }>("select id from workspaces where id <> $1", [workspaceId]);
    const sealed = rows.map(({ id }) => box.seal(`whsec_${id}`, id).ciphertext);
    await db.query(
      "insert into webhook_secrets (workspace_id, ciphertext, key_version) select *, 1 from unnest($1::text[], $2::bytea[])",
      [rows.map(({ id }) => id), sealed],
    );
    const opened = await secretsBy(second, first);
    expect(new Set(opened)).toEqual(new Set([secret, ...rows.map(({ id }) => `whsec_${id}`)]));
    expect(new Set((await stored()).map((row) => row.key_version))).toEqual(new Set([2]));
  });
});
