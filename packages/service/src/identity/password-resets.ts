import { type HandedLink, isId } from "@marque/contract";
import { ServiceError } from "../errors.ts";
import { recordAccountAudit, recordAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import { membersOfWorkspace } from "../storage/memberships.ts";
import { findPasswordReset, insertPasswordReset, takePasswordReset } from "../storage/password-resets.ts";
import { lockUser } from "../storage/users.ts";
import { replacePassword } from "./accounts.ts";
import type { Device } from "./devices.ts";
import { type Entry, enter } from "./entering.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";
import type { SignedIn } from "./sessions.ts";
import { hashToken, newToken } from "./token.ts";

/** Handed over at once, unlike an invitation. */
const LIFETIME_SECONDS = 24 * 60 * 60;

/** Makes a link with which a member chooses a new password, if the owner may open the whole account. */
export async function makeResetLink(
  transaction: Executor,
  owner: SignedIn,
  workspaceId: string,
  memberId: string,
  dashboardOrigin: string,
): Promise<HandedLink> {
  const members = isId("user", memberId) ? await membersOfWorkspace(transaction, workspaceId) : [];
  const member = members.find(({ id }) => id === memberId);
  if (!member) throw new ServiceError("not_found");
  if (member.id === owner.id) {
    throw new ServiceError("conflict", { message: "Change your own password in your account instead." });
  }
  const { token, hash } = newToken();
  const expiresAt = await insertPasswordReset(transaction, owner.id, member.id, hash, LIFETIME_SECONDS);
  if (expiresAt === undefined) {
    throw new ServiceError("conflict", {
      message:
        "This member is in a workspace you do not own, which the link would open too, or signs in by the identity provider. Ask the operator.",
    });
  }
  await recordAudit(transaction, {
    workspaceId,
    actor: owner.actor,
    action: "member.password_reset_link_made",
    subject: member.id,
    details: { email: member.email },
  });
  return { url: `${dashboardOrigin}/password-resets/${token}`, expires_at: expiresAt };
}

export async function previewReset(store: Executor, token: string): Promise<{ email: string }> {
  const hash = hashToken(token);
  const person = hash && (await findPasswordReset(store, hash));
  if (!person) throw new ServiceError("link_expired");
  return { email: person.email };
}

/** Gives the account its new password and ends its sessions. A second factor stays on, and is asked for before the new one. */
export async function resetByLink(
  database: Database,
  token: string,
  password: string,
  device: Device,
): Promise<Entry> {
  const hash = hashToken(token);
  const offered = hash && (await findPasswordReset(database, hash));
  if (!offered) throw new ServiceError("link_expired");
  checkNewPassword(password, offered.email, "password");
  const passwordHash = await hashPassword(password);
  return database.transaction(async (transaction) => {
    const person = await takePasswordReset(transaction, hash);
    if (!person) throw new ServiceError("link_expired");
    await lockUser(transaction, person.id);
    // An owner handed the link to somebody: other workspaces have only that owner's word for who it was.
    await replacePassword(transaction, person, passwordHash, { isProven: false });
    await recordAccountAudit(transaction, person.id, {
      actor: `user:${person.id}`,
      action: "member.password_reset",
    });
    return enter(transaction, person.id, device);
  });
}
