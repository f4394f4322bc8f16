import type { Executor, Statement } from "./database.ts";

/**
 * The owner `$1` owns every workspace the person `$2` is in: no other workspace is opened with the account. An account of
 * the identity provider may be let into another one at any sign-in, so its password is the operator's matter.
 */
const MAY_RESET = (owner: string, person: string) =>
  `not exists (select 1 from provider_identities p where p.user_id = ${person}) and not exists (select 1 from memberships theirs where theirs.user_id = ${person} and not exists (
     select 1 from memberships own
     where own.workspace_id = theirs.workspace_id and own.user_id = ${owner} and own.role = 'owner'))`;

const insert: Statement = {
  name: "password_resets.insert",
  text: `insert into password_resets (user_id, made_by, token_hash, expires_at)
         select $2, $1, $3, now() + make_interval(secs => $4) where ${MAY_RESET("$1", "$2")}
         on conflict (user_id) do update
           set made_by = excluded.made_by, token_hash = excluded.token_hash, expires_at = excluded.expires_at
         returning floor(extract(epoch from expires_at))::int as expires_at`,
};
const byToken: Statement = {
  name: "password_resets.byToken",
  text: `select u.id, u.email from password_resets r join users u on u.id = r.user_id
         where r.token_hash = $1 and r.expires_at > now() and ${MAY_RESET("r.made_by", "r.user_id")}`,
};
const take: Statement = {
  name: "password_resets.take",
  text: `delete from password_resets r using users u
         where u.id = r.user_id and r.token_hash = $1 and r.expires_at > now()
           and ${MAY_RESET("r.made_by", "r.user_id")}
         returning u.id, u.email`,
};
const remove: Statement = {
  name: "password_resets.remove",
  text: "delete from password_resets where user_id = $1",
};
const resettable: Statement = {
  name: "password_resets.resettable",
  text: `select m.user_id from memberships m
         where m.workspace_id = $2 and m.user_id <> $1 and ${MAY_RESET("$1", "m.user_id")}`,
};
const sweep: Statement = {
  name: "password_resets.sweep",
  text: "delete from password_resets where expires_at <= now()",
};

export interface ResetPerson {
  readonly id: string;
  readonly email: string;
}

/** When the link expires; undefined when the owner may not open this account. An earlier link is dead from now on. */
export async function insertPasswordReset(
  store: Executor,
  ownerId: string,
  userId: string,
  tokenHash: Buffer,
  lifetimeSeconds: number,
): Promise<number | undefined> {
  const values = [ownerId, userId, tokenHash, lifetimeSeconds];
  return (await store.run<{ expires_at: number }>(insert, values))[0]?.expires_at;
}

export async function findPasswordReset(
  store: Executor,
  tokenHash: Buffer,
): Promise<ResetPerson | undefined> {
  return (await store.run<ResetPerson>(byToken, [tokenHash]))[0];
}

/** Uses a link up; of two that try at once, one gets it. */
export async function takePasswordReset(
  transaction: Executor,
  tokenHash: Buffer,
): Promise<ResetPerson | undefined> {
  return (await transaction.run<ResetPerson>(take, [tokenHash]))[0];
}

export async function removePasswordReset(store: Executor, userId: string): Promise<void> {
  await store.run(remove, [userId]);
}

/** Of the members of a workspace, those to whom this owner may hand a link. */
export async function resettableMembers(
  store: Executor,
  ownerId: string,
  workspaceId: string,
): Promise<ReadonlySet<string>> {
  const rows = await store.run<{ user_id: string }>(resettable, [ownerId, workspaceId]);
  return new Set(rows.map((row) => row.user_id));
}

export async function sweepPasswordResets(store: Executor): Promise<void> {
  await store.run(sweep);
}
