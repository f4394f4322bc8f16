import { isId } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import {
  clearDefaultEndpoints,
  countEndpoints,
  findEndpointByUrl,
  insertDefaultEndpoint,
  makeEndpointDefault,
} from "../storage/webhook-endpoints.ts";
import { lockWorkspace } from "../storage/workspaces.ts";
import { type PrivateHosts, receiverUrlProblem } from "./public-url.ts";

const MOST_ENDPOINTS = 10;
const LONGEST_URL = 2_048;

/** Makes a URL the workspace's default in both environments, registering it if it is new. */
export async function setDefaultUrl(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  url: string,
  privateHosts: PrivateHosts,
): Promise<void> {
  requireReceiverUrl(url, privateHosts);
  await lockWorkspace(transaction, workspaceId);
  const known = await findEndpointByUrl(transaction, workspaceId, url);
  if (!known) await requireRoom(transaction, workspaceId);
  await clearDefaultEndpoints(transaction, workspaceId);
  if (known) await makeEndpointDefault(transaction, known);
  else await insertDefaultEndpoint(transaction, workspaceId, url);
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "endpoint.made_default",
    subject: known ?? null,
    details: { url, environments: ["sandbox", "live"] },
  });
}

export function requireReceiverUrl(url: string, privateHosts: PrivateHosts): void {
  const problem = url.length > LONGEST_URL ? "is too long" : receiverUrlProblem(url, privateHosts);
  if (problem) {
    throw new ServiceError("invalid_webhook_url", { message: `The webhook URL ${problem}.`, param: "url" });
  }
}

export async function requireRoom(transaction: Executor, workspaceId: string): Promise<void> {
  if ((await countEndpoints(transaction, workspaceId)) < MOST_ENDPOINTS) return;
  throw new ServiceError("conflict", {
    message: `A workspace can have at most ${MOST_ENDPOINTS} webhook endpoints. Remove one first.`,
  });
}

export function endpointNotFound(id: string): ServiceError {
  const named = isId("endpoint", id) ? `webhook endpoint ${id}` : "such webhook endpoint";
  return new ServiceError("not_found", { message: `There is no ${named} in this workspace.` });
}
