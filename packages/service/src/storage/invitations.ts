import type { Executor, Statement } from "./database.ts";
import type { Role } from "./users.ts";

export interface NewInvitation {
  readonly workspaceId: string;
  readonly email: string;
  readonly role: Role;
  readonly tokenHash: Buffer;
  readonly lifetimeSeconds: number;
  readonly isOperators: boolean;
}

export interface InvitationRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly email: string;
  readonly role: Role;
  readonly expires_at: number;
  /** Made by the operator, whose word is good for an address. */
  readonly is_operators: boolean;
}

const COLUMNS = `i.id, i.workspace_id, i.email, i.role, i.is_operators, floor(extract(epoch from i.expires_at))::int as expires_at`;

const insert: Statement = {
  name: "invitations.insert",
  text: `insert into invitations as i (workspace_id, email, role, token_hash, expires_at, is_operators)
         values ($1, $2, $3, $4, now() + make_interval(secs => $5), $6) returning ${COLUMNS}`,
};
const removeOfAddress: Statement = {
  name: "invitations.removeOfAddress",
  text: "delete from invitations where workspace_id = $1 and lower(email) = lower($2)",
};
const ofWorkspace: Statement = {
  name: "invitations.ofWorkspace",
  text: `select ${COLUMNS} from invitations i where i.workspace_id = $1 and i.expires_at > now() order by i.id desc`,
};
const byToken: Statement = {
  name: "invitations.byToken",
  text: `select ${COLUMNS}, w.name as workspace_name
         from invitations i join workspaces w on w.id = i.workspace_id
         where i.token_hash = $1 and i.expires_at > now()`,
};
const take: Statement = {
  name: "invitations.take",
  text: `delete from invitations i where i.token_hash = $1 and i.expires_at > now() returning ${COLUMNS}`,
};
const remove: Statement = {
  name: "invitations.remove",
  text: `delete from invitations i where i.workspace_id = $1 and i.id = $2 returning ${COLUMNS}`,
};
const sweep: Statement = {
  name: "invitations.sweep",
  text: "delete from invitations where expires_at <= now()",
};

/** Takes the place of an earlier invitation of the same address. */
export async function insertInvitation(
  transaction: Executor,
  { workspaceId, email, role, tokenHash, lifetimeSeconds, isOperators }: NewInvitation,
): Promise<InvitationRow> {
  await transaction.run(removeOfAddress, [workspaceId, email]);
  const values = [workspaceId, email, role, tokenHash, lifetimeSeconds, isOperators];
  return (await transaction.run<InvitationRow>(insert, values))[0]!;
}

const countOpen: Statement = {
  name: "invitations.countOpen",
  text: "select count(*)::int as count from invitations where workspace_id = $1 and expires_at > now()",
};

export async function countOpenInvitations(store: Executor, workspaceId: string): Promise<number> {
  return (await store.run<{ count: number }>(countOpen, [workspaceId]))[0]!.count;
}

export async function invitationsOfWorkspace(store: Executor, workspaceId: string): Promise<InvitationRow[]> {
  return store.run(ofWorkspace, [workspaceId]);
}

export interface OfferedInvitation extends InvitationRow {
  readonly workspace_name: string;
}

export async function findInvitation(
  store: Executor,
  tokenHash: Buffer,
): Promise<OfferedInvitation | undefined> {
  return (await store.run<OfferedInvitation>(byToken, [tokenHash]))[0];
}

/** Uses an invitation up; of two that try at once, one gets it. */
export async function takeInvitation(
  transaction: Executor,
  tokenHash: Buffer,
): Promise<InvitationRow | undefined> {
  return (await transaction.run<InvitationRow>(take, [tokenHash]))[0];
}

export async function removeInvitation(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<InvitationRow | undefined> {
  return (await store.run<InvitationRow>(remove, [workspaceId, id]))[0];
}

export async function sweepInvitations(store: Executor): Promise<void> {
  await store.run(sweep);
}
