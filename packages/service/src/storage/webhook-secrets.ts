import type { Executor, Statement } from "./database.ts";

export interface SealedSecret {
  readonly ciphertext: Buffer;
  readonly key_version: number;
}

const insert: Statement = {
  name: "webhook_secrets.insert",
  text: "insert into webhook_secrets (workspace_id, ciphertext, key_version) values ($1, $2, $3)",
};

/** The current secret stays valid together with its successor for $2 seconds. */
const retire: Statement = {
  name: "webhook_secrets.retire",
  text: `update webhook_secrets set retires_at = now() + make_interval(secs => $2)
         where workspace_id = $1 and retires_at is null`,
};
const sweepRetired: Statement = {
  name: "webhook_secrets.sweepRetired",
  text: "delete from webhook_secrets where retires_at <= now()",
};

export async function retireWebhookSecret(
  store: Executor,
  workspaceId: string,
  overlapSeconds: number,
): Promise<void> {
  await store.run(retire, [workspaceId, overlapSeconds]);
}

export async function sweepRetiredSecrets(store: Executor): Promise<void> {
  await store.run(sweepRetired);
}

export async function insertWebhookSecret(
  store: Executor,
  workspaceId: string,
  sealed: SealedSecret,
): Promise<void> {
  await store.run(insert, [workspaceId, sealed.ciphertext, sealed.key_version]);
}

/** Two who replace the secret at once do it one after the other. */
const lock: Statement = {
  name: "webhook_secrets.lock",
  text: "select id from workspaces where id = $1 for no key update",
};

export async function lockSecrets(transaction: Executor, workspaceId: string): Promise<void> {
  await transaction.run(lock, [workspaceId]);
}

export interface CurrentSecret extends SealedSecret {
  readonly created_at: number;
  /** Until when an earlier secret signs too; null when none does. */
  readonly previous_retires_at: number | null;
}

const current: Statement = {
  name: "webhook_secrets.current",
  text: `select ciphertext, key_version, floor(extract(epoch from created_at))::int as created_at,
                (select floor(extract(epoch from max(p.retires_at)))::int from webhook_secrets p
                 where p.workspace_id = $1 and p.retires_at > now()) as previous_retires_at
         from webhook_secrets where workspace_id = $1 and retires_at is null`,
};

/** Every workspace has one from its first moment. */
export async function currentSecret(store: Executor, workspaceId: string): Promise<CurrentSecret> {
  return (await store.run<CurrentSecret>(current, [workspaceId]))[0]!;
}

const valid: Statement = {
  name: "webhook_secrets.valid",
  text: `select ciphertext, key_version from webhook_secrets
         where workspace_id = $1 and (retires_at is null or retires_at > now())
         order by retires_at desc nulls first`,
};

/** Those that sign: the current one first, then those in their overlap. */
export async function validSecrets(store: Executor, workspaceId: string): Promise<SealedSecret[]> {
  return store.run(valid, [workspaceId]);
}
