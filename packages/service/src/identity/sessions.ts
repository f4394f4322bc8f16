import { idSeconds, isId, type OpenSession, type PlanId } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import type { Executor } from "../storage/database.ts";
import {
  insertSession,
  recallSession,
  removeOtherSessions,
  removeSession,
  removeSessionByToken,
  sessionsOfUser,
  sweepSessions,
} from "../storage/sessions.ts";
import type { Role } from "../storage/users.ts";
import { type Device, rememberDevice } from "./devices.ts";
import { hashToken, newToken } from "./token.ts";

const DAY_SECONDS = 24 * 60 * 60;
/** A session nobody uses ends after two weeks, and any session after thirty days. */
const IDLE_SECONDS = 14 * DAY_SECONDS;
export const SESSION_SECONDS = 30 * DAY_SECONDS;
const LONGEST_USER_AGENT = 400;
/** Of one person; beyond it the one that was unused the longest ends. */
const MOST_SESSIONS = 50;

/** What the cookies of a browser carry once its person is signed in. */
export interface Entrance {
  readonly sessionToken: string;
  readonly deviceToken: string;
}

/** Who is signed in. */
export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  readonly mustChoosePassword: boolean;
  /** As the audit log names them. */
  readonly actor: string;
}

/** A workspace as one of its members has it. */
export interface MemberWorkspace {
  readonly id: string;
  readonly name: string;
  readonly plan: PlanId;
  readonly role: Role;
}

export interface Visit {
  readonly person: SignedIn;
  /** Null when none was asked for, or it is not theirs. */
  readonly workspace: MemberWorkspace | null;
}

/** Signs a person in. The account is locked by the transaction, or new in it. */
export async function openSession(
  transaction: Executor,
  userId: string,
  device: Device,
  lifetimeSeconds = SESSION_SECONDS,
): Promise<Entrance> {
  const { token, hash } = newToken();
  const session = {
    userId,
    tokenHash: hash,
    address: device.address,
    userAgent: device.userAgent.slice(0, LONGEST_USER_AGENT).toWellFormed(),
    lifetimeSeconds: Math.min(lifetimeSeconds, SESSION_SECONDS),
  };
  await insertSession(transaction, session, MOST_SESSIONS);
  return { sessionToken: token, deviceToken: await rememberDevice(transaction, userId, device) };
}

/** Whose session this is, and their place in a workspace; undefined when the session is none or has ended. */
export async function findVisit(
  store: Executor,
  token: string | undefined,
  workspaceId: string | undefined,
): Promise<Visit | undefined> {
  const hash = hashToken(token);
  if (hash === null) return undefined;
  const wanted = isId("workspace", workspaceId) ? workspaceId : null;
  const row = await recallSession(store, hash, wanted, IDLE_SECONDS);
  if (!row) return undefined;
  return {
    person: {
      id: row.user_id,
      email: row.email,
      sessionId: row.session_id,
      mustChoosePassword: row.password_is_one_time,
      actor: `user:${row.user_id}`,
    },
    workspace: row.workspace_id
      ? { id: row.workspace_id, name: row.workspace_name!, plan: row.plan!, role: row.role! }
      : null,
  };
}

/** Ends the session of a cookie; a cookie that is none ends nothing. */
export async function closeSession(store: Executor, token: string | undefined): Promise<void> {
  const hash = hashToken(token);
  if (hash !== null) await removeSessionByToken(store, hash);
}

/** The open sessions of a person, the one in use last first. */
export async function listSessions(store: Executor, person: SignedIn): Promise<OpenSession[]> {
  const rows = await sessionsOfUser(store, person.id, IDLE_SECONDS);
  return rows.map((row) => ({
    ...row,
    created_at: idSeconds(row.id),
    is_current: row.id === person.sessionId,
  }));
}

/** Ends one of a person's sessions. */
export async function endSession(store: Executor, person: SignedIn, id: string): Promise<void> {
  const ended = isId("session", id) && (await removeSession(store, person.id, id));
  if (!ended) throw new ServiceError("not_found");
}

export async function endOtherSessions(store: Executor, person: SignedIn): Promise<void> {
  await removeOtherSessions(store, person.id, person.sessionId);
}

export async function sweepEndedSessions(store: Executor): Promise<void> {
  await sweepSessions(store, IDLE_SECONDS);
}
