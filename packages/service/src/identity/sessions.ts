import { createHash, randomBytes } from "node:crypto";
import { isId, type PlanId } from "@marque/contract";
import type { Executor } from "../storage/database.ts";
import { insertSession, recallSession, removeSessionByToken } from "../storage/sessions.ts";
import type { Role } from "../storage/users.ts";

const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;
const DAY_SECONDS = 24 * 60 * 60;
/** A session nobody uses ends after two weeks, and any session after thirty days. */
const IDLE_SECONDS = 14 * DAY_SECONDS;
export const SESSION_SECONDS = 30 * DAY_SECONDS;
const LONGEST_USER_AGENT = 400;

/** Where a person signs in from, to tell their sessions apart. */
export interface Device {
  readonly address: string;
  readonly userAgent: string;
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

/** Signs a person in, and returns what their cookie carries. */
export async function openSession(store: Executor, userId: string, device: Device): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await insertSession(store, {
    userId,
    tokenHash: hashOf(token),
    address: device.address,
    userAgent: device.userAgent.slice(0, LONGEST_USER_AGENT).toWellFormed(),
    lifetimeSeconds: SESSION_SECONDS,
  });
  return token;
}

/** Whose session this is, and their place in a workspace; undefined when the session is none or has ended. */
export async function findVisit(
  store: Executor,
  token: string | undefined,
  workspaceId: string | undefined,
): Promise<Visit | undefined> {
  if (token === undefined || !TOKEN_FORM.test(token)) return undefined;
  const wanted = isId("workspace", workspaceId) ? workspaceId : null;
  const row = await recallSession(store, hashOf(token), wanted, IDLE_SECONDS);
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
  if (token !== undefined) await removeSessionByToken(store, hashOf(token));
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
