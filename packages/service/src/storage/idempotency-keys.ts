import type { Executor, Statement } from "./database.ts";
import type { Scope } from "./projects.ts";

export interface IdempotencyScope extends Scope {
  /** Method and path. */
  readonly operation: string;
  readonly key: string;
}

export interface StoredAnswer {
  readonly body_hash: Buffer;
  readonly response_status: number;
  readonly response_body: string;
}

/**
 * Takes the key for this transaction. A concurrent holder makes this wait until it commits or rolls back. Returns
 * no row when the key is taken; a key older than 24 hours counts as new.
 */
const take: Statement = {
  name: "idempotency_keys.take",
  text: `insert into idempotency_keys as i (workspace_id, environment, operation, key, body_hash)
         values ($1, $2, $3, $4, $5)
         on conflict (workspace_id, environment, operation, key) do update
           set body_hash = excluded.body_hash, response_status = null, response_body = null, created_at = now()
           where i.created_at <= now() - interval '24 hours'
         returning key`,
};
const find: Statement = {
  name: "idempotency_keys.find",
  text: `select body_hash, response_status, response_body from idempotency_keys
         where workspace_id = $1 and environment = $2 and operation = $3 and key = $4`,
};
const fill: Statement = {
  name: "idempotency_keys.fill",
  text: `update idempotency_keys set response_status = $5, response_body = $6
         where workspace_id = $1 and environment = $2 and operation = $3 and key = $4`,
};
/** In chunks: after a long standstill one statement for all would run into its time-out every time. */
const sweep: Statement = {
  name: "idempotency_keys.sweep",
  text: `delete from idempotency_keys where ctid = any(array(
           select ctid from idempotency_keys where created_at <= now() - interval '24 hours' limit $1))
         returning 1`,
};
const SWEPT_AT_ONCE = 10_000;

const keyOf = (scope: IdempotencyScope) => [scope.workspaceId, scope.environment, scope.operation, scope.key];

export async function takeIdempotencyKey(
  store: Executor,
  scope: IdempotencyScope,
  bodyHash: Buffer,
): Promise<boolean> {
  return (await store.run(take, [...keyOf(scope), bodyHash])).length > 0;
}

export async function findStoredAnswer(
  store: Executor,
  scope: IdempotencyScope,
): Promise<StoredAnswer | undefined> {
  return (await store.run<StoredAnswer>(find, keyOf(scope)))[0];
}

export async function storeAnswer(
  store: Executor,
  scope: IdempotencyScope,
  status: number,
  body: string,
): Promise<void> {
  await store.run(fill, [...keyOf(scope), status, body]);
}

export async function sweepIdempotencyKeys(store: Executor): Promise<void> {
  while ((await store.run(sweep, [SWEPT_AT_ONCE])).length === SWEPT_AT_ONCE);
}
