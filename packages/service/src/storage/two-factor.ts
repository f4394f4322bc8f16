import type { Executor, Statement } from "./database.ts";
import type { SealedSecret } from "./webhook-secrets.ts";

/** Sealed with the secret, so that one moved to another account's row does not open. */
export function twoFactorPurpose(userId: string): string {
  return `two-factor ${userId}`;
}

/** In place of one that was never confirmed. */
const offer: Statement = {
  name: "two_factor_secrets.offer",
  text: `insert into two_factor_secrets as s (user_id, ciphertext, key_version) values ($1, $2, $3)
         on conflict (user_id) do update
           set ciphertext = excluded.ciphertext, key_version = excluded.key_version, made_at = now(), last_step = null
           where s.confirmed_at is null
         returning user_id`,
};

/** False when a confirmed one is there. */
export async function offerSecret(store: Executor, userId: string, sealed: SealedSecret): Promise<boolean> {
  return (await store.run(offer, [userId, sealed.ciphertext, sealed.key_version])).length > 0;
}

export interface TwoFactorSecret extends SealedSecret {
  readonly last_step: number | null;
  /** The database's clock: all processes go by one. */
  readonly now_seconds: number;
}

const COLUMNS = `ciphertext, key_version, last_step::float8 as last_step,
                 extract(epoch from clock_timestamp())::float8 as now_seconds`;

const confirmed: Statement = {
  name: "two_factor_secrets.confirmed",
  text: `select ${COLUMNS} from two_factor_secrets where user_id = $1 and confirmed_at is not null`,
};

/** Undefined while the account has no second factor. */
export async function findSecret(store: Executor, userId: string): Promise<TwoFactorSecret | undefined> {
  return (await store.run<TwoFactorSecret>(confirmed, [userId]))[0];
}

const offered: Statement = {
  name: "two_factor_secrets.offered",
  text: `select ${COLUMNS} from two_factor_secrets
         where user_id = $1 and confirmed_at is null and made_at > now() - make_interval(secs => $2)`,
};

export async function findOfferedSecret(
  store: Executor,
  userId: string,
  lifetimeSeconds: number,
): Promise<TwoFactorSecret | undefined> {
  return (await store.run<TwoFactorSecret>(offered, [userId, lifetimeSeconds]))[0];
}

const confirm: Statement = {
  name: "two_factor_secrets.confirm",
  text: `update two_factor_secrets set confirmed_at = now(), last_step = $3
         where user_id = $1 and ciphertext = $2 and confirmed_at is null returning user_id`,
};

/** False when another one was offered, or this one confirmed, in the meantime. */
export async function confirmSecret(
  store: Executor,
  userId: string,
  ciphertext: Buffer,
  step: number,
): Promise<boolean> {
  return (await store.run(confirm, [userId, ciphertext, step])).length > 0;
}

const takeStep: Statement = {
  name: "two_factor_secrets.takeStep",
  text: `update two_factor_secrets set last_step = $2
         where user_id = $1 and confirmed_at is not null and (last_step is null or last_step < $2)
         returning user_id`,
};

/** Uses up the code of a step, and all before it; of two that try at once, one gets it. */
export async function useStep(store: Executor, userId: string, step: number): Promise<boolean> {
  return (await store.run(takeStep, [userId, step])).length > 0;
}

const removeCodes: Statement = {
  name: "two_factor_codes.removeAll",
  text: "delete from two_factor_codes where user_id = $1",
};
const remove: Statement = {
  name: "two_factor_secrets.remove",
  text: "delete from two_factor_secrets where user_id = $1 returning confirmed_at is not null as was_on",
};

/** With its codes. False when there was nothing to switch off. */
export async function removeTwoFactor(transaction: Executor, userId: string): Promise<boolean> {
  await transaction.run(removeCodes, [userId]);
  return (await transaction.run<{ was_on: boolean }>(remove, [userId]))[0]?.was_on ?? false;
}

const insertCodes: Statement = {
  name: "two_factor_codes.insert",
  text: "insert into two_factor_codes (user_id, code_hash) select $1, hash from unnest($2::bytea[]) as t(hash)",
};

/** Replaces the earlier ones. */
export async function replaceTwoFactorCodes(
  transaction: Executor,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await transaction.run(removeCodes, [userId]);
  await transaction.run(insertCodes, [userId, hashes]);
}

const hasCode: Statement = {
  name: "two_factor_codes.exists",
  text: "select 1 from two_factor_codes where user_id = $1 and code_hash = $2",
};

export async function hasTwoFactorCode(store: Executor, userId: string, hash: Buffer): Promise<boolean> {
  return (await store.run(hasCode, [userId, hash])).length > 0;
}

const takeCode: Statement = {
  name: "two_factor_codes.take",
  text: "delete from two_factor_codes where user_id = $1 and code_hash = $2 returning user_id",
};

/** Of two that try at once, one gets it. */
export async function takeTwoFactorCode(
  transaction: Executor,
  userId: string,
  hash: Buffer,
): Promise<boolean> {
  return (await transaction.run(takeCode, [userId, hash])).length > 0;
}

export interface TwoFactorState {
  /** Null while it is off. */
  readonly since: number | null;
  readonly codes_left: number;
  /** When the operator switched it off, until that was read. */
  readonly reset_at: number | null;
}

const state: Statement = {
  name: "two_factor_secrets.state",
  text: `select floor(extract(epoch from s.confirmed_at))::int as since,
                (select count(*)::int from two_factor_codes c where c.user_id = u.id) as codes_left,
                floor(extract(epoch from u.two_factor_reset_at))::int as reset_at
         from users u left join two_factor_secrets s on s.user_id = u.id where u.id = $1`,
};

export async function twoFactorState(store: Executor, userId: string): Promise<TwoFactorState> {
  const [row] = await store.run<TwoFactorState>(state, [userId]);
  return row ?? { since: null, codes_left: 0, reset_at: null };
}

const noteReset: Statement = {
  name: "users.noteTwoFactorReset",
  text: "update users set two_factor_reset_at = case when $2 then now() end where id = $1",
};

/** The notice that the person sees until they dismiss it. */
export async function noteTwoFactorReset(store: Executor, userId: string, isTold: boolean): Promise<void> {
  await store.run(noteReset, [userId, isTold]);
}

const sweep: Statement = {
  name: "two_factor_secrets.sweep",
  text: "delete from two_factor_secrets where confirmed_at is null and made_at < now() - make_interval(secs => $1)",
};

/** Those that were shown and never confirmed. */
export async function sweepOfferedSecrets(store: Executor, lifetimeSeconds: number): Promise<void> {
  await store.run(sweep, [lifetimeSeconds]);
}
