import { type HandedLink, type Invitation, idSeconds, isId } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import {
  countOpenInvitations,
  type InvitationRow,
  insertInvitation,
  invitationsOfWorkspace,
  removeInvitation,
} from "../storage/invitations.ts";
import { isMemberByEmail } from "../storage/memberships.ts";
import type { Role } from "../storage/users.ts";
import { lockWorkspace } from "../storage/workspaces.ts";
import { readEmail } from "./email.ts";
import { newToken } from "./token.ts";

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;
/** More than anybody waits for at once; only a program that invites reaches it. */
const MOST_OPEN_INVITATIONS = 200;

export interface Offer {
  readonly workspaceId: string;
  readonly email: string;
  readonly role: Role;
  /** Made by the operator rather than by an owner. */
  readonly isOperators: boolean;
}

export interface MadeLink {
  readonly token: string;
  readonly expires_at: number;
}

/** Makes a link with which the address can join. An earlier link of the address is void from then on. */
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
  const offer = { workspaceId, email: address, role, isOperators: false };
  const link = await offerMembership(transaction, actor, offer);
  return { url: invitationUrl(dashboardOrigin, link), expires_at: link.expires_at };
}

export function invitationUrl(dashboardOrigin: string, { token }: MadeLink): string {
  return `${dashboardOrigin}/invitations/${token}`;
}

export async function offerMembership(transaction: Executor, actor: string, offer: Offer): Promise<MadeLink> {
  await lockWorkspace(transaction, offer.workspaceId);
  if ((await countOpenInvitations(transaction, offer.workspaceId)) >= MOST_OPEN_INVITATIONS) {
    throw new ServiceError("conflict", {
      message: `A workspace can have at most ${MOST_OPEN_INVITATIONS} pending invitations. Revoke one first.`,
    });
  }
  const { token, hash } = newToken();
  const invitation = await insertInvitation(transaction, {
    ...offer,
    tokenHash: hash,
    lifetimeSeconds: LIFETIME_SECONDS,
  });
  await recordInvitation(transaction, actor, "member.invited", invitation);
  return { token, expires_at: invitation.expires_at };
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
  await recordInvitation(transaction, actor, "member.invitation_withdrawn", withdrawn);
}

async function recordInvitation(
  transaction: Executor,
  actor: string,
  action: string,
  { id, workspace_id, email, role }: InvitationRow,
): Promise<void> {
  await recordAudit(transaction, {
    workspaceId: workspace_id,
    actor,
    action,
    subject: id,
    details: { email, role },
  });
}
