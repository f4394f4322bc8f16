import type { Executor, Statement } from "./database.ts";

const remember: Statement = {
  name: "known_devices.remember",
  text: `insert into known_devices (user_id, token_hash) values ($1, $2)
         on conflict (user_id, token_hash) do update set last_seen_at = now()`,
};
const dropOldest: Statement = {
  name: "known_devices.dropOldest",
  text: `delete from known_devices where user_id = $1 and token_hash in (
           select token_hash from known_devices where user_id = $1 order by last_seen_at desc offset $2)`,
};

/** Keeps the `most` devices of a person that were used last. */
export async function insertKnownDevice(
  transaction: Executor,
  userId: string,
  tokenHash: Buffer,
  most: number,
): Promise<void> {
  await transaction.run(remember, [userId, tokenHash]);
  await transaction.run(dropOldest, [userId, most]);
}

const known: Statement = {
  name: "known_devices.isKnown",
  text: `select 1 from known_devices d join users u on u.id = d.user_id
         where lower(u.email) = lower($1) and d.token_hash = $2
           and d.last_seen_at > now() - make_interval(secs => $3)`,
};

/** Whether the account of this address was signed in to from the device. */
export async function isDeviceOf(
  store: Executor,
  email: string,
  tokenHash: Buffer,
  lifetimeSeconds: number,
): Promise<boolean> {
  return (await store.run(known, [email.trim(), tokenHash, lifetimeSeconds])).length > 0;
}

const isOurs: Statement = {
  name: "known_devices.isOurs",
  text: "select 1 from known_devices where token_hash = $1 limit 1",
};

/** Whether we made this token, for whichever account. */
export async function isKnownToken(store: Executor, tokenHash: Buffer): Promise<boolean> {
  return (await store.run(isOurs, [tokenHash])).length > 0;
}

const removeAll: Statement = {
  name: "known_devices.removeOfUser",
  text: "delete from known_devices where user_id = $1",
};

export async function removeKnownDevices(store: Executor, userId: string): Promise<void> {
  await store.run(removeAll, [userId]);
}

const sweep: Statement = {
  name: "known_devices.sweep",
  text: "delete from known_devices where last_seen_at <= now() - make_interval(secs => $1)",
};

export async function sweepKnownDevices(store: Executor, lifetimeSeconds: number): Promise<void> {
  await store.run(sweep, [lifetimeSeconds]);
}
