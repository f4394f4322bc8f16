import type { WorkspaceMembership } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";
import type { Role } from "./users.ts";

const ofUser: Statement = {
  name: "memberships.ofUser",
  text: `select w.id, w.name, w.plan, m.role from memberships m join workspaces w on w.id = m.workspace_id
         where m.user_id = $1 order by lower(w.name), w.id`,
};

/** The workspaces of a person. */
export async function membershipsOfUser(store: Executor, userId: string): Promise<WorkspaceMembership[]> {
  return store.run(ofUser, [userId]);
}

/** The role of a membership `m` in a session `s`: a person made an owner later is still a member there. */
export const ROLE_IN_SESSION = "case when m.raised_at > s.created_at then 'member' else m.role end";

const ofSession: Statement = {
  name: "memberships.ofSession",
  text: `select w.id, w.name, w.plan, ${ROLE_IN_SESSION} as role
         from sessions s join memberships m on m.user_id = s.user_id join workspaces w on w.id = m.workspace_id
         where s.id = $1 order by lower(w.name), w.id`,
};

/** The workspaces of the person of a session, with the roles they have in it. */
export async function membershipsOfSession(
  store: Executor,
  sessionId: string,
): Promise<WorkspaceMembership[]> {
  return store.run(ofSession, [sessionId]);
}

export interface MemberRow {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly joined_at: number;
  readonly has_two_factor: boolean;
}

const COLUMNS = `u.id, u.email, m.role, floor(extract(epoch from m.created_at))::int as joined_at,
  exists (select 1 from two_factor_secrets f where f.user_id = u.id and f.confirmed_at is not null) as has_two_factor`;

const ofWorkspace: Statement = {
  name: "memberships.ofWorkspace",
  text: `select ${COLUMNS} from memberships m join users u on u.id = m.user_id
         where m.workspace_id = $1 order by m.role desc, lower(u.email)`,
};

export async function membersOfWorkspace(store: Executor, workspaceId: string): Promise<MemberRow[]> {
  return store.run(ofWorkspace, [workspaceId]);
}

const byEmail: Statement = {
  name: "memberships.byEmail",
  text: `select 1 from memberships m join users u on u.id = m.user_id
         where m.workspace_id = $1 and lower(u.email) = lower($2)`,
};

export async function isMemberByEmail(store: Executor, workspaceId: string, email: string): Promise<boolean> {
  return (await store.run(byEmail, [workspaceId, email])).length > 0;
}

/** Owners are locked in one order, so that two of them cannot take away each other's role at once. */
const lockAll: Statement = {
  name: "memberships.lockAll",
  text: `select ${COLUMNS} from memberships m join users u on u.id = m.user_id
         where m.workspace_id = $1 order by m.user_id for update of m`,
};

export async function lockMembers(transaction: Executor, workspaceId: string): Promise<MemberRow[]> {
  return transaction.run(lockAll, [workspaceId]);
}

const setRole: Statement = {
  name: "memberships.setRole",
  text: `update memberships set role = $3, raised_at = case when $3 = 'owner' then now() end
         where workspace_id = $1 and user_id = $2`,
};

export async function updateRole(
  store: Executor,
  workspaceId: string,
  userId: string,
  role: Role,
): Promise<void> {
  await store.run(setRole, [workspaceId, userId, role]);
}

const remove: Statement = {
  name: "memberships.remove",
  text: "delete from memberships where workspace_id = $1 and user_id = $2",
};

export async function removeMembership(store: Executor, workspaceId: string, userId: string): Promise<void> {
  await store.run(remove, [workspaceId, userId]);
}

const byProvider: Statement = {
  name: "memberships.byProvider",
  text: "select workspace_id, role from memberships where user_id = $1 and by_provider",
};

/** Those that the provider's groups made: the role in each workspace. */
export async function providerMemberships(
  store: Executor,
  userId: string,
): Promise<ReadonlyMap<string, Role>> {
  const rows = await store.run<{ workspace_id: string; role: Role }>(byProvider, [userId]);
  return new Map(rows.map(({ workspace_id, role }) => [workspace_id, role]));
}

const joinByProvider: Statement = {
  name: "memberships.joinByProvider",
  text: `insert into memberships (workspace_id, user_id, role, by_provider) select id, $2, $3, true from workspaces where id = $1
         on conflict do nothing returning user_id`,
};

/** False when they are a member already, or there is no such workspace. */
export async function insertProviderMembership(
  store: Executor,
  workspaceId: string,
  userId: string,
  role: Role,
): Promise<boolean> {
  return (await store.run(joinByProvider, [workspaceId, userId, role])).length > 0;
}

/** In whole milliseconds, as the time of a session is: the one that this sign-in opens is not older than the role. */
const setProviderRole: Statement = {
  name: "memberships.setProviderRole",
  text: `update memberships set role = $3, raised_at = case when $3 = 'owner' then date_trunc('milliseconds', now()) end
         where workspace_id = $1 and user_id = $2 and by_provider`,
};

export async function updateProviderRole(
  store: Executor,
  workspaceId: string,
  userId: string,
  role: Role,
): Promise<void> {
  await store.run(setProviderRole, [workspaceId, userId, role]);
}
