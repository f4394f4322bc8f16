import type { Executor, Statement } from "./database.ts";

export type Role = "owner" | "member";

const insert: Statement = {
  name: "users.insert",
  text: `insert into users (email, password_hash, password_is_one_time) values ($1, $2, true)
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
): Promise<string | undefined> {
  return (await store.run<{ id: string }>(insert, [email, passwordHash]))[0]?.id;
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
