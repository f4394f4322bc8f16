import type { Executor, Statement } from "./database.ts";

export type Role = "owner" | "member";

const insert: Statement = {
  name: "users.insert",
  text: `insert into users (email, password_hash, password_is_one_time, address_proven_at)
         values ($1, $2, $3, case when $4 then now() end)
         on conflict (lower(email)) do nothing returning id`,
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
  { isOneTime = false, isProven = false }: { readonly isOneTime?: boolean; readonly isProven?: boolean },
): Promise<string | undefined> {
  return (await store.run<{ id: string }>(insert, [email, passwordHash, isOneTime, isProven]))[0]?.id;
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

/** Of an account without a password: a hash like all others, and of no password that anybody knows. */
export const NO_PASSWORD =
  "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5c3Bhc3N3b3JkIQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  /** Without one its person signs in by the operator's identity provider alone. */
  readonly has_password: boolean;
  readonly password_is_one_time: boolean;
  /** The operator handed this account to its address. */
  readonly is_proven: boolean;
}

const COLUMNS = `id, email, password_hash, password_hash <> '${NO_PASSWORD}' as has_password, password_is_one_time,
  address_proven_at is not null as is_proven`;

const accountOf: Statement = {
  name: "users.accountOf",
  text: `select ${COLUMNS} from users where lower(email) = lower($1)`,
};

/** The account of an address. */
export async function findAccount(store: Executor, email: string): Promise<UserRow | undefined> {
  return (await store.run<UserRow>(accountOf, [email.trim()]))[0];
}

const byId: Statement = { name: "users.byId", text: `select ${COLUMNS} from users where id = $1` };

export async function findUser(store: Executor, id: string): Promise<UserRow | undefined> {
  return (await store.run<UserRow>(byId, [id]))[0];
}

const lock: Statement = {
  name: "users.lock",
  text: `select ${COLUMNS} from users where id = $1 for update`,
};

/** Holds the account until the transaction ends, so that two changes of a password come one after the other. */
export async function lockUser(transaction: Executor, id: string): Promise<UserRow | undefined> {
  return (await transaction.run<UserRow>(lock, [id]))[0];
}

const choose: Statement = {
  name: "users.choosePassword",
  text: `update users set password_hash = $2, password_is_one_time = false,
                address_proven_at = case when $3 then coalesce(address_proven_at, now()) end
         where id = $1`,
};

/** `isProven`: whether the address is the account's by the operator's word from now on. */
export async function setOwnPassword(
  store: Executor,
  id: string,
  passwordHash: string,
  { isProven }: { readonly isProven: boolean },
): Promise<void> {
  await store.run(choose, [id, passwordHash, isProven]);
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
