import type { Executor, Statement } from "./database.ts";

const clearDefaults: Statement = {
  name: "webhook_endpoints.clearDefaults",
  text: `update webhook_endpoints set is_sandbox_default = false, is_live_default = false
         where workspace_id = $1 and (is_sandbox_default or is_live_default)`,
};
const findByUrl: Statement = {
  name: "webhook_endpoints.findByUrl",
  text: "select id from webhook_endpoints where workspace_id = $1 and url = $2 order by id limit 1",
};
const makeDefault: Statement = {
  name: "webhook_endpoints.makeDefault",
  text: "update webhook_endpoints set is_sandbox_default = true, is_live_default = true where id = $1",
};
const insertDefault: Statement = {
  name: "webhook_endpoints.insertDefault",
  text: `insert into webhook_endpoints (workspace_id, url, is_sandbox_default, is_live_default)
         values ($1, $2, true, true)`,
};
const count: Statement = {
  name: "webhook_endpoints.count",
  text: "select count(*)::int as count from webhook_endpoints where workspace_id = $1",
};
const defaultUrl: Statement = {
  name: "webhook_endpoints.defaultUrl",
  text: `select url from webhook_endpoints where workspace_id = $1
         and case $2 when 'live' then is_live_default else is_sandbox_default end`,
};

const urlById: Statement = {
  name: "webhook_endpoints.urlById",
  text: "select url from webhook_endpoints where workspace_id = $1 and id = $2",
};

export async function findEndpointUrl(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<string | undefined> {
  return (await store.run<{ url: string }>(urlById, [workspaceId, id]))[0]?.url;
}

export async function clearDefaultEndpoints(store: Executor, workspaceId: string): Promise<void> {
  await store.run(clearDefaults, [workspaceId]);
}

export async function findEndpointByUrl(
  store: Executor,
  workspaceId: string,
  url: string,
): Promise<string | undefined> {
  return (await store.run<{ id: string }>(findByUrl, [workspaceId, url]))[0]?.id;
}

export async function makeEndpointDefault(store: Executor, id: string): Promise<void> {
  await store.run(makeDefault, [id]);
}

export async function insertDefaultEndpoint(
  store: Executor,
  workspaceId: string,
  url: string,
): Promise<void> {
  await store.run(insertDefault, [workspaceId, url]);
}

export async function countEndpoints(store: Executor, workspaceId: string): Promise<number> {
  return (await store.run<{ count: number }>(count, [workspaceId]))[0]!.count;
}

export async function findDefaultUrl(
  store: Executor,
  workspaceId: string,
  environment: string,
): Promise<string | undefined> {
  return (await store.run<{ url: string }>(defaultUrl, [workspaceId, environment]))[0]?.url;
}

const insertOne: Statement = {
  name: "webhook_endpoints.insert",
  text: `insert into webhook_endpoints (workspace_id, url, is_sandbox_default, is_live_default)
         values ($1, $2, $3, $3) returning id`,
};

export async function insertEndpoint(
  store: Executor,
  workspaceId: string,
  url: string,
  isDefault: boolean,
): Promise<string> {
  return (await store.run<{ id: string }>(insertOne, [workspaceId, url, isDefault]))[0]!.id;
}

/** A null leaves the default of that environment as it is. The others give it up first: there is one of each. */
const releaseDefaults: Statement = {
  name: "webhook_endpoints.releaseDefaults",
  text: `update webhook_endpoints set
           is_sandbox_default = is_sandbox_default and not coalesce($3, false),
           is_live_default = is_live_default and not coalesce($4, false)
         where workspace_id = $1 and id <> $2 and (is_sandbox_default or is_live_default)`,
};
const setDefaults: Statement = {
  name: "webhook_endpoints.setDefaults",
  text: `update webhook_endpoints set
           is_sandbox_default = coalesce($3, is_sandbox_default), is_live_default = coalesce($4, is_live_default)
         where workspace_id = $1 and id = $2`,
};

export async function setEndpointDefaults(
  transaction: Executor,
  workspaceId: string,
  id: string,
  { sandbox, live }: { readonly sandbox: boolean | undefined; readonly live: boolean | undefined },
): Promise<void> {
  const values = [workspaceId, id, sandbox ?? null, live ?? null];
  await transaction.run(releaseDefaults, values);
  await transaction.run(setDefaults, values);
}

const removeOne: Statement = {
  name: "webhook_endpoints.removeOne",
  text: "delete from webhook_endpoints where workspace_id = $1 and id = $2 returning url",
};

/** The URL it had; undefined when there was none. */
export async function removeEndpointRow(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<string | undefined> {
  return (await store.run<{ url: string }>(removeOne, [workspaceId, id]))[0]?.url;
}

const ofWorkspace: Statement = {
  name: "webhook_endpoints.ofWorkspace",
  text: `select id, url, is_sandbox_default, is_live_default from webhook_endpoints
         where workspace_id = $1 order by id`,
};

export interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly is_sandbox_default: boolean;
  readonly is_live_default: boolean;
}

export async function endpointsOfWorkspace(store: Executor, workspaceId: string): Promise<EndpointRow[]> {
  return store.run(ofWorkspace, [workspaceId]);
}
