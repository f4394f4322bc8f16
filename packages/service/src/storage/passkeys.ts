import type { Executor, Statement } from "./database.ts";

export interface NewPasskey {
  readonly userId: string;
  readonly credentialId: Buffer;
  /** COSE. */
  readonly publicKey: Buffer;
  readonly counter: number;
  /** The host it is for. */
  readonly rpId: string;
  readonly name: string;
}

const insert: Statement = {
  name: "passkeys.insert",
  text: `insert into passkeys (user_id, credential_id, public_key, counter, rp_id, name)
         values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing returning id`,
};

/** Its id; undefined when the device's credential is known already. */
export async function insertPasskey(transaction: Executor, passkey: NewPasskey): Promise<string | undefined> {
  const { userId, credentialId, publicKey, counter, rpId, name } = passkey;
  const values = [userId, credentialId, publicKey, counter, rpId, name];
  return (await transaction.run<{ id: string }>(insert, values))[0]?.id;
}

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly credential_id: Buffer;
  readonly rp_id: string;
  /** Null until somebody signed in with it. */
  readonly last_used_at: number | null;
}

const ofUser: Statement = {
  name: "passkeys.ofUser",
  text: `select id, name, credential_id, rp_id, floor(extract(epoch from last_used_at))::int as last_used_at
         from passkeys where user_id = $1 order by id`,
};

/** Oldest first. */
export async function passkeysOfUser(store: Executor, userId: string): Promise<PasskeyRow[]> {
  return store.run(ofUser, [userId]);
}

/** A passkey, and whose it is. */
export interface OwnedPasskey {
  readonly id: string;
  readonly name: string;
  readonly public_key: Buffer;
  readonly user_id: string;
  readonly email: string;
}

const byCredential: Statement = {
  name: "passkeys.byCredential",
  text: `select p.id, p.name, p.public_key, p.user_id, u.email
         from passkeys p join users u on u.id = p.user_id where p.credential_id = $1`,
};

export async function findPasskey(store: Executor, credentialId: Buffer): Promise<OwnedPasskey | undefined> {
  return (await store.run<OwnedPasskey>(byCredential, [credentialId]))[0];
}

const lockCounter: Statement = {
  name: "passkeys.lockCounter",
  text: "select counter::float8 as counter from passkeys where id = $1 for update",
};

/** Holds the passkey until the transaction ends; undefined when it was removed. */
export async function lockPasskeyCounter(transaction: Executor, id: string): Promise<number | undefined> {
  return (await transaction.run<{ counter: number }>(lockCounter, [id]))[0]?.counter;
}

const note: Statement = {
  name: "passkeys.noteUse",
  text: "update passkeys set counter = $2, last_used_at = now() where id = $1",
};

export async function notePasskeyUse(transaction: Executor, id: string, counter: number): Promise<void> {
  await transaction.run(note, [id, counter]);
}

const rename: Statement = {
  name: "passkeys.rename",
  text: `update passkeys p set name = $3 from passkeys before
         where p.id = $2 and p.user_id = $1 and before.id = p.id returning before.name`,
};

/** The name it had; undefined when the person has no such passkey. */
export async function renamePasskey(
  transaction: Executor,
  userId: string,
  id: string,
  name: string,
): Promise<string | undefined> {
  return (await transaction.run<{ name: string }>(rename, [userId, id, name]))[0]?.name;
}

const remove: Statement = {
  name: "passkeys.remove",
  text: "delete from passkeys where user_id = $1 and id = $2 returning name",
};

/** Its name; undefined when the person has no such passkey. */
export async function removePasskey(
  transaction: Executor,
  userId: string,
  id: string,
): Promise<string | undefined> {
  return (await transaction.run<{ name: string }>(remove, [userId, id]))[0]?.name;
}

const removeAll: Statement = {
  name: "passkeys.removeOfUser",
  text: "delete from passkeys where user_id = $1 returning id",
};

/** How many there were. */
export async function removePasskeysOfUser(transaction: Executor, userId: string): Promise<number> {
  return (await transaction.run(removeAll, [userId])).length;
}

const removedAt: Statement = {
  name: "users.passkeysRemovedAt",
  text: "select floor(extract(epoch from passkeys_removed_at))::int as at from users where id = $1",
};

/** When the operator removed them, until that was read. */
export async function passkeysRemovedAt(store: Executor, userId: string): Promise<number | null> {
  return (await store.run<{ at: number | null }>(removedAt, [userId]))[0]?.at ?? null;
}

const noteRemoval: Statement = {
  name: "users.notePasskeysRemoved",
  text: "update users set passkeys_removed_at = case when $2 then now() end where id = $1",
};

/** What the person is told until they have read it. */
export async function notePasskeysRemoved(store: Executor, userId: string, isTold: boolean): Promise<void> {
  await store.run(noteRemoval, [userId, isTold]);
}
