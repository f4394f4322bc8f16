import type { Executor, Statement } from "./database.ts";

const insert: Statement = {
  name: "pending_sign_ins.insert",
  text: `with kept as (
           delete from pending_sign_ins where user_id = $1 and token_hash not in (
             select token_hash from pending_sign_ins where user_id = $1 order by expires_at desc limit $4 - 1))
         insert into pending_sign_ins (user_id, token_hash, expires_at) values ($1, $2, now() + make_interval(secs => $3))
         returning floor(extract(epoch from expires_at))::int as expires_at`,
};

/** Returns when it expires; the oldest of too many go. */
export async function insertPendingSignIn(
  store: Executor,
  userId: string,
  tokenHash: Buffer,
  lifetimeSeconds: number,
  most: number,
): Promise<number> {
  const values = [userId, tokenHash, lifetimeSeconds, most];
  return (await store.run<{ expires_at: number }>(insert, values))[0]!.expires_at;
}

export interface PendingPerson {
  readonly id: string;
  readonly email: string;
}

const byToken: Statement = {
  name: "pending_sign_ins.byToken",
  text: `select u.id, u.email from pending_sign_ins p join users u on u.id = p.user_id
         where p.token_hash = $1 and p.expires_at > now()`,
};

export async function findPendingSignIn(
  store: Executor,
  tokenHash: Buffer,
): Promise<PendingPerson | undefined> {
  return (await store.run<PendingPerson>(byToken, [tokenHash]))[0];
}

const take: Statement = {
  name: "pending_sign_ins.take",
  text: "delete from pending_sign_ins where token_hash = $1 and expires_at > now() returning user_id",
};

/** Uses it up; of two that try at once, one gets it. */
export async function takePendingSignIn(transaction: Executor, tokenHash: Buffer): Promise<boolean> {
  return (await transaction.run(take, [tokenHash])).length > 0;
}

const removeOfUser: Statement = {
  name: "pending_sign_ins.removeOfUser",
  text: "delete from pending_sign_ins where user_id = $1",
};

export async function removePendingSignIns(store: Executor, userId: string): Promise<void> {
  await store.run(removeOfUser, [userId]);
}

const sweep: Statement = {
  name: "pending_sign_ins.sweep",
  text: "delete from pending_sign_ins where expires_at <= now()",
};

export async function sweepPendingSignIns(store: Executor): Promise<void> {
  await store.run(sweep);
}
