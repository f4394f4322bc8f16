import type { PlanId } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";
import { ROLE_IN_SESSION } from "./memberships.ts";
import type { Role } from "./users.ts";

export interface NewSession {
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly address: string;
  readonly userAgent: string;
  readonly lifetimeSeconds: number;
}

const insert: Statement = {
  name: "sessions.insert",
  text: `insert into sessions (user_id, token_hash, address, user_agent, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
};

const dropOldest: Statement = {
  name: "sessions.dropOldest",
  text: `delete from sessions where id in (
           select id from sessions where user_id = $1 order by last_seen_at desc, id desc offset $2)`,
};

/** Keeps the `most` sessions of a person that were used last. */
export async function insertSession(store: Executor, session: NewSession, most: number): Promise<void> {
  const { userId, tokenHash, address, userAgent, lifetimeSeconds } = session;
  await store.run(insert, [userId, tokenHash, address, userAgent, lifetimeSeconds]);
  await store.run(dropOldest, [userId, most]);
}

/** A session that counts, its person, and their place in the workspace that was asked about. */
export interface SessionRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly password_is_one_time: boolean;
  readonly workspace_id: string | null;
  readonly workspace_name: string | null;
  readonly plan: PlanId | null;
  readonly role: Role | null;
}

/** Once a minute is enough to tell an idle session from one in use; every request would be a write. */
const recall: Statement = {
  name: "sessions.recall",
  text: `
    with known as (
      select s.id as session_id, s.last_seen_at, s.created_at, u.id as user_id, u.email, u.password_is_one_time
      from sessions s join users u on u.id = s.user_id
      where s.token_hash = $1 and s.expires_at > now() and s.last_seen_at > now() - make_interval(secs => $3)
    ), touched as (
      update sessions set last_seen_at = now()
      where id = (select session_id from known where last_seen_at < now() - interval '1 minute')
    )
    select s.session_id, s.user_id, s.email, s.password_is_one_time,
           w.id as workspace_id, w.name as workspace_name, w.plan, ${ROLE_IN_SESSION} as role
    from known s
    left join memberships m on m.user_id = s.user_id and m.workspace_id = $2
    left join workspaces w on w.id = m.workspace_id`,
};

export async function recallSession(
  store: Executor,
  tokenHash: Buffer,
  workspaceId: string | null,
  idleSeconds: number,
): Promise<SessionRow | undefined> {
  return (await store.run<SessionRow>(recall, [tokenHash, workspaceId, idleSeconds]))[0];
}

/** Which of these pairs of a session and a workspace still go together. */
const stillOpen: Statement = {
  name: "sessions.stillOpen",
  text: `select s.id as session_id, m.workspace_id
         from unnest($1::text[], $2::text[]) as asked(session_id, workspace_id)
         join sessions s on s.id = asked.session_id and s.expires_at > now()
         join memberships m on m.user_id = s.user_id and m.workspace_id = asked.workspace_id`,
};

export interface SessionInWorkspace {
  readonly sessionId: string;
  readonly workspaceId: string;
}

export async function sessionsStillOpen(
  store: Executor,
  asked: readonly SessionInWorkspace[],
): Promise<SessionInWorkspace[]> {
  const rows = await store.run<{ session_id: string; workspace_id: string }>(stillOpen, [
    asked.map(({ sessionId }) => sessionId),
    asked.map(({ workspaceId }) => workspaceId),
  ]);
  return rows.map((row) => ({ sessionId: row.session_id, workspaceId: row.workspace_id }));
}

const closeByToken: Statement = {
  name: "sessions.closeByToken",
  text: "delete from sessions where token_hash = $1",
};

export async function removeSessionByToken(store: Executor, tokenHash: Buffer): Promise<void> {
  await store.run(closeByToken, [tokenHash]);
}

const closeAll: Statement = {
  name: "sessions.closeAll",
  text: "delete from sessions where user_id = $1",
};

export async function removeSessionsOfUser(store: Executor, userId: string): Promise<void> {
  await store.run(closeAll, [userId]);
}

const ofUser: Statement = {
  name: "sessions.ofUser",
  text: `select id, address, user_agent, floor(extract(epoch from last_seen_at))::int as last_seen_at
         from sessions
         where user_id = $1 and expires_at > now() and last_seen_at > now() - make_interval(secs => $2)
         order by sessions.last_seen_at desc, id desc`,
};

export interface OpenSessionRow {
  readonly id: string;
  readonly address: string;
  readonly user_agent: string;
  readonly last_seen_at: number;
}

export async function sessionsOfUser(
  store: Executor,
  userId: string,
  idleSeconds: number,
): Promise<OpenSessionRow[]> {
  return store.run(ofUser, [userId, idleSeconds]);
}

const remove: Statement = {
  name: "sessions.remove",
  text: "delete from sessions where user_id = $1 and id = $2 returning id",
};

/** False when the person has no such session. */
export async function removeSession(store: Executor, userId: string, id: string): Promise<boolean> {
  return (await store.run(remove, [userId, id])).length > 0;
}

const removeOthers: Statement = {
  name: "sessions.removeOthers",
  text: "delete from sessions where user_id = $1 and id <> $2",
};

export async function removeOtherSessions(store: Executor, userId: string, kept: string): Promise<void> {
  await store.run(removeOthers, [userId, kept]);
}

const sweep: Statement = {
  name: "sessions.sweep",
  text: `delete from sessions
         where expires_at <= now() or last_seen_at <= now() - make_interval(secs => $1)`,
};

export async function sweepSessions(store: Executor, idleSeconds: number): Promise<void> {
  await store.run(sweep, [idleSeconds]);
}
