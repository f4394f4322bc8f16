import type { Executor, Statement } from "./database.ts";

/** A link for a client, as the workspace sees it. */
export interface ClientLinkRow {
  readonly id: string;
  readonly project_id: string;
  readonly status: "open" | "expired" | "revoked";
  /** Unix seconds. */
  readonly expires_at: number;
  readonly made_by: string;
}

/** A link that is open: its project is there, it was not revoked, and its time is not over. */
export interface OpenLinkRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly project_id: string;
  readonly expires_at: number;
  readonly approvals: number;
}

const EXPIRES = "floor(extract(epoch from l.expires_at))::float8 as expires_at";
const COLUMNS = `l.id, l.project_id, ${EXPIRES}, coalesce(u.email, l.made_by) as made_by,
  case when l.revoked_at is not null then 'revoked' when l.expires_at <= now() then 'expired' else 'open' end as status`;
const FROM = "from client_links l left join users u on l.made_by = 'user:' || u.id";
const IS_OPEN = `l.revoked_at is null and l.expires_at > now()
  and exists (select from projects p where p.id = l.project_id)`;
const OPEN_COLUMNS = `l.id, l.workspace_id, l.project_id, l.approvals, ${EXPIRES}`;

const insert: Statement = {
  name: "client_links.insert",
  text: `insert into client_links (workspace_id, project_id, token_hash, made_by, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(days => $5)) returning id`,
};
/** Numbers are given in the order of the ids. */
const insertBrands: Statement = {
  name: "client_links.insertBrands",
  text: `insert into client_link_brands (link_id, number, brand_id)
         select $1, chosen.n, b.id from unnest($3::text[]) with ordinality as chosen(id, n)
         join brands b on b.id = chosen.id and b.project_id = $2 returning number`,
};
const countOpen: Statement = {
  name: "client_links.countOpen",
  text: `select count(*)::int as count from client_links
         where workspace_id = $1 and revoked_at is null and expires_at > now()`,
};
const ofProject: Statement = {
  name: "client_links.ofProject",
  text: `select ${COLUMNS} ${FROM} where l.project_id = $1 order by l.id desc limit $2`,
};
const byId: Statement = {
  name: "client_links.byId",
  text: `select ${COLUMNS} ${FROM} where l.id = $2 and l.workspace_id = $1
           and exists (select from projects p where p.id = l.project_id)`,
};
const revoke: Statement = {
  name: "client_links.revoke",
  text: `update client_links l set revoked_at = now() where l.id = $2 and l.workspace_id = $1
           and l.revoked_at is null and l.expires_at > now() returning l.id`,
};
const byToken: Statement = {
  name: "client_links.byToken",
  text: `select ${OPEN_COLUMNS} from client_links l where l.token_hash = $1 and ${IS_OPEN}`,
};
/** Held until commit: a transaction that counts in order to add waits for the one before. */
const lockByToken: Statement = {
  name: "client_links.lockByToken",
  text: `select ${OPEN_COLUMNS} from client_links l where l.token_hash = $1 and ${IS_OPEN} for update of l`,
};
const removeBrand: Statement = {
  name: "client_links.removeBrand",
  text: "delete from client_link_brands where brand_id = $1",
};

export interface NewClientLink {
  readonly workspaceId: string;
  readonly projectId: string;
  readonly tokenHash: Buffer;
  readonly madeBy: string;
  readonly days: number;
}

export async function insertClientLink(
  transaction: Executor,
  { workspaceId, projectId, tokenHash, madeBy, days }: NewClientLink,
): Promise<string> {
  const values = [workspaceId, projectId, tokenHash, madeBy, days];
  return (await transaction.run<{ id: string }>(insert, values))[0]!.id;
}

/** How many of them are brands of the project. */
export async function insertLinkBrands(
  transaction: Executor,
  linkId: string,
  projectId: string,
  brandIds: readonly string[],
): Promise<number> {
  return (await transaction.run(insertBrands, [linkId, projectId, brandIds])).length;
}

export async function countOpenLinks(store: Executor, workspaceId: string): Promise<number> {
  return (await store.run<{ count: number }>(countOpen, [workspaceId]))[0]!.count;
}

/** The caller has checked that the project is the workspace's. */
export async function linksOfProject(
  store: Executor,
  projectId: string,
  most: number,
): Promise<ClientLinkRow[]> {
  return store.run(ofProject, [projectId, most]);
}

export async function findClientLink(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<ClientLinkRow | undefined> {
  return (await store.run<ClientLinkRow>(byId, [workspaceId, id]))[0];
}

/** False where it had ended already. */
export async function setRevoked(store: Executor, workspaceId: string, id: string): Promise<boolean> {
  return (await store.run(revoke, [workspaceId, id])).length > 0;
}

export async function findOpenLink(store: Executor, tokenHash: Buffer): Promise<OpenLinkRow | undefined> {
  return (await store.run<OpenLinkRow>(byToken, [tokenHash]))[0];
}

export async function lockOpenLink(
  transaction: Executor,
  tokenHash: Buffer,
): Promise<OpenLinkRow | undefined> {
  return (await transaction.run<OpenLinkRow>(lockByToken, [tokenHash]))[0];
}

/** A brand that is deleted goes from every link, with its approval and the comments on it. */
export async function removeFromLinks(transaction: Executor, brandId: string): Promise<void> {
  await transaction.run(removeBrand, [brandId]);
}
