import type { Executor, Statement } from "./database.ts";

const removeAll: Statement = {
  name: "recovery_codes.removeAll",
  text: "delete from recovery_codes where user_id = $1",
};
const insert: Statement = {
  name: "recovery_codes.insert",
  text: "insert into recovery_codes (user_id, code_hash) select $1, hash from unnest($2::bytea[]) as t(hash)",
};
const count: Statement = {
  name: "recovery_codes.count",
  text: "select count(*)::int as count from recovery_codes where user_id = $1",
};
const exists: Statement = {
  name: "recovery_codes.exists",
  text: "select 1 from recovery_codes where user_id = $1 and code_hash = $2",
};
const take: Statement = {
  name: "recovery_codes.take",
  text: "delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id",
};

export async function removeRecoveryCodes(store: Executor, userId: string): Promise<void> {
  await store.run(removeAll, [userId]);
}

/** Replaces the earlier ones. */
export async function replaceRecoveryCodes(
  transaction: Executor,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await transaction.run(removeAll, [userId]);
  await transaction.run(insert, [userId, hashes]);
}

export async function countRecoveryCodes(store: Executor, userId: string): Promise<number> {
  return (await store.run<{ count: number }>(count, [userId]))[0]!.count;
}

export async function hasRecoveryCode(store: Executor, userId: string, hash: Buffer): Promise<boolean> {
  return (await store.run(exists, [userId, hash])).length > 0;
}

/** Uses a code up; of two that try at once, one gets it. */
export async function takeRecoveryCode(
  transaction: Executor,
  userId: string,
  hash: Buffer,
): Promise<boolean> {
  return (await transaction.run(take, [userId, hash])).length > 0;
}
