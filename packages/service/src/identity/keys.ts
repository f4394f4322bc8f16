import { type Environment, idSeconds, isId, type KeyView, PLANS } from "@marque/contract/tables";
import { OperatorError, ServiceError } from "../errors.ts";
import {
  countActiveKeys,
  findKey,
  insertApiKey,
  type KeyRow,
  keysOfWorkspace,
  markKeyRevoked,
} from "../storage/api-keys.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import { findWorkspace, lockWorkspace } from "../storage/workspaces.ts";
import { hashApiKey, newApiKey } from "./api-key.ts";
import { checkName } from "./names.ts";

export interface CreatedKey {
  readonly id: string;
  /** The whole key. It is not stored and cannot be shown again. */
  readonly secret: string;
}

/** More than anybody can keep apart; only a program that makes keys reaches it. */
const MOST_ACTIVE_KEYS = 100;
const MOST_SHOWN_KEYS = 500;
/** After half a year in use a key should be replaced. */
const ROTATION_SECONDS = 180 * 24 * 60 * 60;

/** Creates a key for a workspace whose plan has API access. */
export async function createKey(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  environment: Environment,
  label: string,
): Promise<CreatedKey> {
  const workspace = isId("workspace", workspaceId)
    ? await findWorkspace(transaction, workspaceId)
    : undefined;
  if (!workspace) throw new OperatorError(`There is no workspace ${workspaceId}.`);
  if (!PLANS[workspace.plan].apiAccess) {
    throw new ServiceError("plan_has_no_api_access", {
      message: "The Free plan has no API access; move the workspace to Pro or Agency first.",
    });
  }
  checkName(label, "A key", "label");
  await lockWorkspace(transaction, workspaceId);
  if ((await countActiveKeys(transaction, workspaceId)) >= MOST_ACTIVE_KEYS) {
    throw new ServiceError("conflict", {
      message: `A workspace can have at most ${MOST_ACTIVE_KEYS} active keys. Revoke one first.`,
    });
  }
  const secret = newApiKey(environment);
  const lastFour = secret.slice(-4);
  const id = await insertApiKey(transaction, {
    workspaceId,
    environment,
    label,
    hash: hashApiKey(secret),
    lastFour,
  });
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "key.created",
    subject: id,
    details: { label, environment, last_four: lastFour },
  });
  return { id, secret };
}

/**
 * From the next request on, the key fails on every node: nobody keeps a copy of it. `workspaceId` is the one it must
 * belong to; null for an operator.
 */
export async function revokeKey(
  transaction: Executor,
  actor: string,
  keyId: string,
  workspaceId: string | null = null,
): Promise<void> {
  const key = isId("key", keyId) ? await markKeyRevoked(transaction, keyId, workspaceId) : undefined;
  if (!key) {
    throw workspaceId === null
      ? new OperatorError(`There is no key ${keyId}.`)
      : new ServiceError("not_found", { message: "There is no such key in this workspace." });
  }
  if (!key.was_active) return;
  await recordAudit(transaction, {
    workspaceId: key.workspace_id,
    actor,
    action: "key.revoked",
    subject: key.id,
    details: { label: key.label },
  });
}

export async function listKeys(store: Executor, workspaceId: string): Promise<KeyView[]> {
  return (await keysOfWorkspace(store, workspaceId, MOST_SHOWN_KEYS)).map(shown);
}

export async function getKey(store: Executor, workspaceId: string, id: string): Promise<KeyView> {
  const row = await findKey(store, workspaceId, id);
  if (!row) throw new ServiceError("not_found");
  return shown(row);
}

function shown(row: KeyRow): KeyView {
  const createdAt = idSeconds(row.id);
  return {
    ...row,
    created_at: createdAt,
    should_rotate: row.revoked_at === null && Date.now() / 1000 - createdAt > ROTATION_SECONDS,
  };
}
