import { type Environment, isId, PLANS } from "@marque/contract";
import { OperatorError } from "../errors.ts";
import { insertApiKey, markKeyRevoked } from "../storage/api-keys.ts";
import type { Executor } from "../storage/database.ts";
import { findWorkspace } from "../storage/workspaces.ts";
import { hashApiKey, newApiKey } from "./api-key.ts";

export interface CreatedKey {
  readonly id: string;
  /** The whole key. It is not stored and cannot be shown again. */
  readonly secret: string;
}

/** Creates a key for a workspace whose plan has API access. */
export async function createKey(
  store: Executor,
  workspaceId: string,
  environment: Environment,
  label: string,
): Promise<CreatedKey> {
  const workspace = isId("workspace", workspaceId) ? await findWorkspace(store, workspaceId) : undefined;
  if (!workspace) throw new OperatorError(`There is no workspace ${workspaceId}.`);
  if (!PLANS[workspace.plan].apiAccess) {
    throw new OperatorError("The Free plan has no API access; move the workspace to Pro or Agency first.");
  }
  if (label.trim() === "") throw new OperatorError("A key needs a label.");
  const secret = newApiKey(environment);
  const lastFour = secret.slice(-4);
  const id = await insertApiKey(store, {
    workspaceId,
    environment,
    label,
    hash: hashApiKey(secret),
    lastFour,
  });
  return { id, secret };
}

/** From the next request on, the key fails on every node: nobody keeps a copy of it. */
export async function revokeKey(store: Executor, keyId: string): Promise<void> {
  const isKnown = isId("key", keyId) && (await markKeyRevoked(store, keyId));
  if (!isKnown) throw new OperatorError(`There is no key ${keyId}.`);
}
