import type { Environment } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

const insert: Statement = {
  name: "api_keys.insert",
  text: `insert into api_keys (workspace_id, environment, label, hash, last_four)
         values ($1, $2, $3, $4, $5) returning id`,
};
/** `$2` is the workspace it must belong to; null for an operator, who has no workspace. */
const revoke: Statement = {
  name: "api_keys.revoke",
  text: `with known as (
           select id, revoked_at from api_keys where id = $1 and workspace_id = coalesce($2, workspace_id) for update
         )
         update api_keys k set revoked_at = coalesce(k.revoked_at, now()) from known where k.id = known.id
         returning k.id, k.workspace_id, k.label, known.revoked_at is null as was_active`,
};

/** Says whose key it was and whether this call revoked it. */
const revokeByHash: Statement = {
  name: "api_keys.revokeByHash",
  text: `with known as (select id, workspace_id, revoked_at from api_keys where hash = $1 for update)
         update api_keys k set revoked_at = coalesce(k.revoked_at, now()), was_leaked = true from known
         where k.id = known.id
         returning k.id, k.workspace_id, k.label, known.revoked_at is null as was_active`,
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

/** Undefined when there is no such key. Revoking twice keeps the first time. */
export async function markKeyRevoked(
  store: Executor,
  id: string,
  workspaceId: string | null,
): Promise<RevokedKey | undefined> {
  return (await store.run<RevokedKey>(revoke, [id, workspaceId]))[0];
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
  readonly label: string;
  /** Whether this call revoked it. */
  readonly was_active: boolean;
}

export async function revokeKeyByHash(store: Executor, hash: Buffer): Promise<RevokedKey | undefined> {
  return (await store.run<RevokedKey>(revokeByHash, [hash]))[0];
}

export interface KeyRow {
  readonly id: string;
  readonly label: string;
  readonly environment: Environment;
  readonly last_four: string;
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
  readonly was_leaked: boolean;
}

const SHOWN = `id, label, environment, last_four, was_leaked,
  floor(extract(epoch from last_used_at))::int as last_used_at,
  floor(extract(epoch from revoked_at))::int as revoked_at`;

const ofWorkspace: Statement = {
  name: "api_keys.ofWorkspace",
  text: `select ${SHOWN} from api_keys where workspace_id = $1 order by revoked_at is not null, id desc limit $2`,
};
const byId: Statement = {
  name: "api_keys.byId",
  text: `select ${SHOWN} from api_keys where workspace_id = $1 and id = $2`,
};
const countActive: Statement = {
  name: "api_keys.countActive",
  text: "select count(*)::int as count from api_keys where workspace_id = $1 and revoked_at is null",
};

/** The ones that work first, each group newest first. */
export async function keysOfWorkspace(store: Executor, workspaceId: string, most: number): Promise<KeyRow[]> {
  return store.run(ofWorkspace, [workspaceId, most]);
}

export async function findKey(store: Executor, workspaceId: string, id: string): Promise<KeyRow | undefined> {
  return (await store.run<KeyRow>(byId, [workspaceId, id]))[0];
}

export async function countActiveKeys(store: Executor, workspaceId: string): Promise<number> {
  return (await store.run<{ count: number }>(countActive, [workspaceId]))[0]!.count;
}
