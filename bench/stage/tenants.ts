// Workspaces with a key and a project each, put in by SQL. Limits count by workspace, so a question that asks for
// thousands of requests per second spreads them over many.
import { hashApiKey, newApiKey } from "../../packages/service/src/identity/api-key.ts";
import { SecretBox } from "../../packages/service/src/webhooks/secret-box.ts";
import { createWebhookSecret } from "../../packages/service/src/webhooks/secrets.ts";
import type { Postgres } from "./postgres.ts";
import { MASTER_KEY } from "./service.ts";

export interface Tenant {
  readonly workspaceId: string;
  readonly projectId: string;
  /** A Test key. */
  readonly key: string;
}

/** More than a page. */
const PROJECTS_EACH = 20;

export async function createTenants(
  { query }: Postgres,
  count: number,
  projectsEach = PROJECTS_EACH,
): Promise<readonly Tenant[]> {
  const workspaces = await query<{ id: string }>(
    "insert into workspaces (name, plan) select 'Bench ' || n, 'agency' from generate_series(1, $1::int) n returning id",
    [count],
  );
  const ids = workspaces.map(({ id }) => id);
  const keys = ids.map(() => newApiKey("sandbox"));
  await query(
    `insert into api_keys (workspace_id, environment, label, hash, last_four)
     select t.id, 'sandbox', 'bench', t.hash, 'xxxx' from unnest($1::text[], $2::bytea[]) as t(id, hash)`,
    [ids, keys.map(hashApiKey)],
  );
  const projects = await query<{ id: string; workspace_id: string }>(
    `insert into projects (workspace_id, environment, name, description)
     select w, 'sandbox', 'Project ' || n, 'A bakery in a small town, open since 1904'
     from unnest($1::text[]) w, generate_series(1, $2::int) n returning id, workspace_id`,
    [ids, projectsEach],
  );
  await query("vacuum analyze workspaces, api_keys, projects");
  const projectOf = new Map(projects.map(({ id, workspace_id }) => [workspace_id, id]));
  return ids.map((workspaceId, n) => ({
    workspaceId,
    projectId: projectOf.get(workspaceId)!,
    key: keys[n]!,
  }));
}

/** A Webhook Secret, for tenants whose events are to be delivered. */
export async function giveSecret({ database }: Postgres, workspaceId: string): Promise<void> {
  await createWebhookSecret(database, new SecretBox(MASTER_KEY), workspaceId);
}
