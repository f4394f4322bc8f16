import type { Environment } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

const insert: Statement = {
  name: "api_keys.insert",
  text: `insert into api_keys (workspace_id, environment, label, hash, last_four)
         values ($1, $2, $3, $4, $5) returning id`,
};
const revoke: Statement = {
  name: "api_keys.revoke",
  text: "update api_keys set revoked_at = coalesce(revoked_at, now()) where id = $1 returning id",
};

/** Says whose key it was and whether this call revoked it. */
const revokeByHash: Statement = {
  name: "api_keys.revokeByHash",
  text: `with known as (select id, workspace_id, revoked_at from api_keys where hash = $1 for update)
         update api_keys k set revoked_at = coalesce(k.revoked_at, now()) from known where k.id = known.id
         returning k.id, k.workspace_id, known.revoked_at is null as was_active`,
};
const secretOfKey: Statement = {
  name: "api_keys.webhookSecret",
  text: `select s.workspace_id, s.ciphertext, s.key_version
         from api_keys k join webhook_secrets s on s.workspace_id = k.workspace_id and s.retires_at is null
         where k.hash = $1 and k.revoked_at is null`,
};

export interface NewApiKey {
  readonly workspaceId: string;
  readonly environment: Environment;
  readonly label: string;
  readonly hash: Buffer;
  readonly lastFour: string;
}

export async function insertApiKey(store: Executor, key: NewApiKey): Promise<string> {
  const values = [key.workspaceId, key.environment, key.label, key.hash, key.lastFour];
  return (await store.run<{ id: string }>(insert, values))[0]!.id;
}

/** False when there is no such key. Revoking twice keeps the first time. */
export async function markKeyRevoked(store: Executor, id: string): Promise<boolean> {
  return (await store.run(revoke, [id])).length > 0;
}

export interface SecretOfKey {
  readonly workspace_id: string;
  readonly ciphertext: Buffer;
  readonly key_version: number;
}

/** The current webhook secret, sealed, of the workspace a key belongs to. */
export async function findSecretOfKey(store: Executor, hash: Buffer): Promise<SecretOfKey | undefined> {
  return (await store.run<SecretOfKey>(secretOfKey, [hash]))[0];
}

export interface RevokedKey {
  readonly id: string;
  readonly workspace_id: string;
  readonly was_active: boolean;
}

export async function revokeKeyByHash(store: Executor, hash: Buffer): Promise<RevokedKey | undefined> {
  return (await store.run<RevokedKey>(revokeByHash, [hash]))[0];
}
