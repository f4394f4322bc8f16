import type { Executor, Statement } from "./database.ts";
import type { SealedSecret } from "./webhook-secrets.ts";

/** Serialises those who may change the key; held until the transaction ends. */
const lock: Statement = {
  name: "master_key_checks.lock",
  text: "select pg_advisory_xact_lock(hashtext('marque master key'))",
};
const checks: Statement = {
  name: "master_key_checks.all",
  text: "select key_version, ciphertext from master_key_checks order by key_version desc",
};
const insert: Statement = {
  name: "master_key_checks.insert",
  text: "insert into master_key_checks (key_version, ciphertext) values ($1, $2)",
};
/** Locked: a secret that is replaced at this moment waits, or is waited for. */
const stale: Statement = {
  name: "webhook_secrets.stale",
  text: `select workspace_id as owner_id, ciphertext, key_version from webhook_secrets
         where key_version < $1 limit $2 for update`,
};
const reseal: Statement = {
  name: "webhook_secrets.reseal",
  text: `update webhook_secrets s set ciphertext = t.sealed, key_version = $4
         from unnest($1::text[], $2::bytea[], $3::bytea[]) as t(workspace_id, ciphertext, sealed)
         where s.workspace_id = t.workspace_id and s.ciphertext = t.ciphertext`,
};

const staleTwoFactor: Statement = {
  name: "two_factor_secrets.stale",
  text: `select user_id as owner_id, ciphertext, key_version from two_factor_secrets
         where key_version < $1 limit $2 for update`,
};
const resealTwoFactor: Statement = {
  name: "two_factor_secrets.reseal",
  text: `update two_factor_secrets s set ciphertext = t.sealed, key_version = $4
         from unnest($1::text[], $2::bytea[], $3::bytea[]) as t(user_id, ciphertext, sealed)
         where s.user_id = t.user_id and s.ciphertext = t.ciphertext`,
};

export async function lockMasterKey(transaction: Executor): Promise<void> {
  await transaction.run(lock);
}

/** One per version, the newest first. */
export async function masterKeyChecks(store: Executor): Promise<SealedSecret[]> {
  return store.run(checks);
}

export async function insertMasterKeyCheck(store: Executor, sealed: SealedSecret): Promise<void> {
  await store.run(insert, [sealed.key_version, sealed.ciphertext]);
}

export interface StoredSecret extends SealedSecret {
  /** Of the workspace or the account. */
  readonly owner_id: string;
}

/** A table of sealed secrets. */
export interface SealedTable {
  /** Those that are sealed with an earlier key than `version`. */
  before(transaction: Executor, version: number, count: number): Promise<StoredSecret[]>;
  replace(transaction: Executor, resealed: readonly Resealed[], version: number): Promise<void>;
}

export interface Resealed {
  readonly ownerId: string;
  readonly before: Buffer;
  readonly after: Buffer;
}

export const webhookSecretTable: SealedTable = sealedTable(stale, reseal);
export const twoFactorSecretTable: SealedTable = sealedTable(staleTwoFactor, resealTwoFactor);

function sealedTable(before: Statement, replace: Statement): SealedTable {
  return {
    before: (transaction, version, count) => transaction.run(before, [version, count]),
    replace: async (transaction, resealed, version) => {
      await transaction.run(replace, [
        resealed.map(({ ownerId }) => ownerId),
        resealed.map(({ before }) => before),
        resealed.map(({ after }) => after),
        version,
      ]);
    },
  };
}
