// Workspaces with an owner who is signed in, put in by SQL: hashing a password for each would take all the time there is.
import { randomUUID } from "node:crypto";
import { newToken } from "../../src/identity/token.ts";
import type { Executor } from "../../src/storage/database.ts";
import { SecretBox } from "../../src/webhooks/secret-box.ts";
import { createWebhookSecret } from "../../src/webhooks/secrets.ts";
import type { WorkspaceIds } from "./route-requests.ts";

export interface SignedInOwner {
  /** Of the session. */
  readonly cookie: string;
  /** One of each thing a workspace has. */
  readonly ids: WorkspaceIds;
}

export interface Tables {
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  readonly database: Executor;
}

/** Of the test service, and of the benchmarks'. */
const MASTER_KEY = Buffer.alloc(32, 7);

/** Nobody's: it fits no password. */
const HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$c29tZWhhc2hzb21laGFzaHNvbWVoYXNoc29tZWhhc2g";

export async function insertSignedInOwner({ query, database }: Tables): Promise<SignedInOwner> {
  const session = newToken();
  const invitation = newToken();
  const clientLink = newToken();
  const assets = JSON.stringify({ logo_svg: "<svg/>", logo_svg_dark: "<svg/>" });
  const [row] = await query<Record<string, string>>(
    `with w as (insert into workspaces (name, plan) values ('Fuzz', 'agency') returning id),
     u as (insert into users (email, password_hash) values ($1, $2) returning id),
     m as (insert into memberships (workspace_id, user_id, role) select w.id, u.id, 'owner' from w, u),
     s as (insert into sessions (user_id, token_hash, address, user_agent, expires_at)
           select id, $3, '127.0.0.1', '', now() + interval '1 day' from u returning id),
     i as (insert into invitations (workspace_id, email, role, token_hash, expires_at)
           select id, $4, 'member', $5, now() + interval '1 day' from w returning id),
     k as (insert into api_keys (workspace_id, environment, label, hash, last_four)
           select id, 'sandbox', 'Fuzz', $5, 'abcd' from w returning id),
     e as (insert into webhook_endpoints (workspace_id, url)
           select id, 'https://example.com/fuzz' from w returning id),
     p as (insert into projects (workspace_id, environment, name) select id, 'sandbox', 'Fuzz' from w returning id),
     j as (insert into jobs (project_id, workspace_id, environment, status, prompt)
           select p.id, w.id, 'sandbox', 'succeeded', 'A calm logo' from p, w returning id),
     n as (insert into memory_nodes (project_id, job_id, prompt, seed, brief, design)
           select p.id, j.id, 'A calm logo', 1, '{}', '{}' from p, j returning id),
     b as (insert into brands (project_id, workspace_id, environment, job_id, memory_id, assets, report)
           select p.id, w.id, 'sandbox', j.id, n.id, $6, '{}' from p, w, j, n returning id),
     x as (insert into exports (project_id, workspace_id, brand_id, kind, status, content)
           select p.id, w.id, b.id, 'kit', 'ready', 'PK' from p, w, b returning id),
     l as (insert into client_links (workspace_id, project_id, token_hash, made_by, expires_at)
           select w.id, p.id, $7, 'operator', now() + interval '1 day' from w, p returning id),
     lb as (insert into client_link_brands (link_id, number, brand_id) select l.id, 1, b.id from l, b)
     select w.id as workspace_id, u.id as member_id, s.id as session_id, i.id as invitation_id, k.id as key_id,
            e.id as endpoint_id, p.id as project_id, j.id as job_id, n.id as memory_id, b.id as brand_id,
            x.id as export_id, l.id as link_id
     from w, u, s, i, k, e, p, j, n, b, x, l`,
    [
      `fuzz-${randomUUID()}@example.com`,
      HASH,
      session.hash,
      `guest-${randomUUID()}@example.com`,
      invitation.hash,
      assets,
      clientLink.hash,
    ],
  );
  await createWebhookSecret(database, new SecretBox(MASTER_KEY), row!.workspace_id!);
  return {
    cookie: `__Host-marque_session=${session.token}`,
    ids: {
      ...row!,
      token: invitation.token,
      client_token: clientLink.token,
      number: "1",
      application: "shop-sign",
      name: "logo.svg",
      family: "Inter",
      weight: "400",
    },
  };
}
