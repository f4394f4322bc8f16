import type { Executor, Statement } from "./database.ts";

export type Role = "owner" | "member";

const insert: Statement = {
  name: "users.insert",
  text: `insert into users (email, password_hash, password_is_one_time) values ($1, $2, $3)
         on conflict (lower(email)) do nothing returning id`,
};
const byEmail: Statement = {
  name: "users.byEmail",
  text: "select id from users where lower(email) = lower($1)",
};
const setPassword: Statement = {
  name: "users.setPassword",
  text: "update users set password_hash = $2, password_is_one_time = true where lower(email) = lower($1) returning id",
};
const join: Statement = {
  name: "memberships.insert",
  text: "insert into memberships (workspace_id, user_id, role) values ($1, $2, $3) on conflict do nothing returning user_id",
};

/** The new user's id; undefined when the address is taken. */
export async function insertUser(
  store: Executor,
  email: string,
  passwordHash: string,
  { isOneTime }: { readonly isOneTime: boolean },
): Promise<string | undefined> {
  return (await store.run<{ id: string }>(insert, [email, passwordHash, isOneTime]))[0]?.id;
}

export async function findUserByEmail(store: Executor, email: string): Promise<string | undefined> {
  return (await store.run<{ id: string }>(byEmail, [email]))[0]?.id;
}

export async function setOneTimePassword(
  store: Executor,
  email: string,
  passwordHash: string,
): Promise<string | undefined> {
  return (await store.run<{ id: string }>(setPassword, [email, passwordHash]))[0]?.id;
}

/** False when the user is a member already. */
export async function insertMembership(
  store: Executor,
  workspaceId: string,
  userId: string,
  role: Role,
): Promise<boolean> {
  return (await store.run(join, [workspaceId, userId, role])).length > 0;
}

export interface StoredCredentials {
  readonly id: string;
  readonly password_hash: string;
}

const credentials: Statement = {
  name: "users.credentials",
  text: "select id, password_hash from users where lower(email) = lower($1)",
};

export async function findCredentials(
  store: Executor,
  email: string,
): Promise<StoredCredentials | undefined> {
  return (await store.run<StoredCredentials>(credentials, [email.trim()]))[0];
}

export interface UserRow extends StoredCredentials {
  readonly email: string;
  readonly password_is_one_time: boolean;
}

const lock: Statement = {
  name: "users.lock",
  text: "select id, email, password_hash, password_is_one_time from users where id = $1 for update",
};

/** Holds the account until the transaction ends, so that two changes of a password come one after the other. */
export async function lockUser(transaction: Executor, id: string): Promise<UserRow | undefined> {
  return (await transaction.run<UserRow>(lock, [id]))[0];
}

const choose: Statement = {
  name: "users.choosePassword",
  text: "update users set password_hash = $2, password_is_one_time = false where id = $1",
};

export async function setOwnPassword(store: Executor, id: string, passwordHash: string): Promise<void> {
  await store.run(choose, [id, passwordHash]);
}

const changeEmail: Statement = {
  name: "users.changeEmail",
  text: `update users u set email = $2 where id = $1
         and not exists (select 1 from users o where lower(o.email) = lower($2) and o.id <> u.id) returning id`,
};

/** False when somebody else has the address. */
export async function setEmail(store: Executor, id: string, email: string): Promise<boolean> {
  return (await store.run(changeEmail, [id, email])).length > 0;
}
