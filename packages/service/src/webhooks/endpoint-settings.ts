import { type EndpointView, idSeconds, isId } from "@marque/contract";
import { ServiceError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import { type CountedEndpointRow, countedEndpoints } from "../storage/endpoint-counts.ts";
import {
  countEndpoints,
  findEndpointByUrl,
  findEndpointUrl,
  insertEndpoint,
  removeEndpointRow,
  setEndpointDefaults,
} from "../storage/webhook-endpoints.ts";
import { lockWorkspace } from "../storage/workspaces.ts";
import { endpointNotFound, requireReceiverUrl, requireRoom } from "./endpoints.ts";
import type { PrivateHosts } from "./public-url.ts";

const COUNTED_DAYS = 7;

export async function listEndpoints(store: Executor, workspaceId: string): Promise<EndpointView[]> {
  return (await countedEndpoints(store, workspaceId, COUNTED_DAYS)).map(shown);
}

/** Registers a URL. The first one of a workspace becomes the default of both environments: that is what it is for. */
export async function addEndpoint(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  url: string,
  privateHosts: PrivateHosts,
): Promise<EndpointView> {
  requireReceiverUrl(url, privateHosts);
  await lockWorkspace(transaction, workspaceId);
  if (await findEndpointByUrl(transaction, workspaceId, url)) {
    throw new ServiceError("conflict", { message: "This URL is already registered.", param: "url" });
  }
  await requireRoom(transaction, workspaceId);
  const isFirst = (await countEndpoints(transaction, workspaceId)) === 0;
  const id = await insertEndpoint(transaction, workspaceId, url, isFirst);
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "endpoint.added",
    subject: id,
    details: { url },
  });
  return endpointView(transaction, workspaceId, id);
}

export interface DefaultsChange {
  readonly is_sandbox_default?: boolean;
  readonly is_live_default?: boolean;
}

/** Makes an endpoint the default of an environment, instead of the previous one, or removes that role. */
export async function changeEndpoint(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  id: string,
  change: DefaultsChange,
): Promise<EndpointView> {
  await lockWorkspace(transaction, workspaceId);
  const url = isId("endpoint", id) ? await findEndpointUrl(transaction, workspaceId, id) : undefined;
  if (!url) throw endpointNotFound(id);
  await setEndpointDefaults(transaction, workspaceId, id, {
    sandbox: change.is_sandbox_default,
    live: change.is_live_default,
  });
  const details = { url, ...change };
  await recordAudit(transaction, { workspaceId, actor, action: "endpoint.changed", subject: id, details });
  return endpointView(transaction, workspaceId, id);
}

/** What is on its way to the URL still goes there; later events do not. */
export async function removeEndpoint(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  id: string,
): Promise<void> {
  const url = isId("endpoint", id) ? await removeEndpointRow(transaction, workspaceId, id) : undefined;
  if (!url) throw endpointNotFound(id);
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "endpoint.removed",
    subject: id,
    details: { url },
  });
}

async function endpointView(store: Executor, workspaceId: string, id: string): Promise<EndpointView> {
  const rows = await countedEndpoints(store, workspaceId, COUNTED_DAYS);
  return shown(rows.find((row) => row.id === id)!);
}

function shown(row: CountedEndpointRow): EndpointView {
  return {
    id: row.id,
    url: row.url,
    is_sandbox_default: row.is_sandbox_default,
    is_live_default: row.is_live_default,
    created_at: idSeconds(row.id),
    delivered: row.delivered,
    undeliverable: row.undeliverable,
  };
}
