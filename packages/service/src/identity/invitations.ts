import { type HandedLink, type Invitation, type InvitationPreview, idSeconds, isId } from "@marque/contract";
import { ServiceError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  findInvitation,
  type InvitationRow,
  insertInvitation,
  invitationsOfWorkspace,
  removeInvitation,
  takeInvitation,
} from "../storage/invitations.ts";
import { isMemberByEmail } from "../storage/memberships.ts";
import { findCredentials, insertMembership, insertUser, type Role } from "../storage/users.ts";
import { readEmail } from "./email.ts";
import { countPasswordAttempt, forgetPasswordAttempts } from "./login.ts";
import { checkNewPassword, hashPassword, isPassword } from "./passwords.ts";
import { type Device, openSession } from "./sessions.ts";
import { hashToken, newToken } from "./token.ts";

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** Makes a link with which the address can join. An earlier link of the address is dead from then on. */
export async function invite(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  { email, role }: { readonly email: string; readonly role: Role },
  dashboardOrigin: string,
): Promise<HandedLink> {
  const address = readEmail(email);
  if (address === null) {
    throw new ServiceError("invalid_param", { message: "email is not an email address.", param: "email" });
  }
  if (await isMemberByEmail(transaction, workspaceId, address)) {
    throw new ServiceError("conflict", { message: `${address} is a member already.`, param: "email" });
  }
  const { token, hash } = newToken();
  const invitation = await insertInvitation(transaction, {
    workspaceId,
    email: address,
    role,
    tokenHash: hash,
    lifetimeSeconds: LIFETIME_SECONDS,
  });
  await record(transaction, actor, "member.invited", invitation);
  return { url: `${dashboardOrigin}/invitations/${token}`, expires_at: invitation.expires_at };
}

export async function listInvitations(store: Executor, workspaceId: string): Promise<Invitation[]> {
  const rows = await invitationsOfWorkspace(store, workspaceId);
  return rows.map(({ id, email, role, expires_at }) => ({
    id,
    email,
    role,
    created_at: idSeconds(id),
    expires_at,
  }));
}

export async function withdrawInvitation(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  id: string,
): Promise<void> {
  const withdrawn = isId("invitation", id) && (await removeInvitation(transaction, workspaceId, id));
  if (!withdrawn) throw new ServiceError("not_found");
  await record(transaction, actor, "member.invitation_withdrawn", withdrawn);
}

export async function previewInvitation(store: Executor, token: string): Promise<InvitationPreview> {
  const hash = hashToken(token);
  const offered = hash && (await findInvitation(store, hash));
  if (!offered) throw new ServiceError("link_expired");
  const { workspace_name, email, role, expires_at, has_account } = offered;
  return { workspace_name, email, role, expires_at, has_account };
}

/**
 * Joins the workspace with the account of the invited address, made now if there is none: the password is the
 * account's own, or the one it gets. Returns what the new session's cookie carries.
 */
export async function acceptInvitation(
  database: Database,
  token: string,
  password: string,
  device: Device,
): Promise<string> {
  const hash = hashToken(token);
  const offered = hash && (await findInvitation(database, hash));
  if (!offered) throw new ServiceError("link_expired");
  if (offered.has_account) await countPasswordAttempt(database, offered.email);
  return database.transaction(async (transaction) => {
    const invitation = await takeInvitation(transaction, hash);
    if (!invitation) throw new ServiceError("link_expired");
    const userId = await accountFor(transaction, invitation.email, password);
    // Somebody who became a member in another way meanwhile keeps the role they have.
    if (await insertMembership(transaction, invitation.workspace_id, userId, invitation.role)) {
      await record(transaction, `user:${userId}`, "member.joined", invitation, userId);
    }
    return openSession(transaction, userId, device);
  });
}

async function accountFor(transaction: Executor, email: string, password: string): Promise<string> {
  const known = await findCredentials(transaction, email);
  if (known) {
    if (!(await isPassword(password, known.password_hash))) {
      throw new ServiceError("wrong_credentials", { message: "The password is wrong.", param: "password" });
    }
    await forgetPasswordAttempts(transaction, email);
    return known.id;
  }
  checkNewPassword(password, email, "password");
  const id = await insertUser(transaction, email, await hashPassword(password), { isOneTime: false });
  // Made by another invitation just now: that one's password counts, and this link can be used again.
  if (!id) throw new ServiceError("conflict", { message: "The account was made just now. Try again." });
  return id;
}

async function record(
  transaction: Executor,
  actor: string,
  action: string,
  { id, workspace_id, email, role }: InvitationRow,
  subject = id,
): Promise<void> {
  await recordAudit(transaction, {
    workspaceId: workspace_id,
    actor,
    action,
    subject,
    details: { email, role },
  });
}
