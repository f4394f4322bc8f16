import type { Member } from "@marque/contract";
import { ServiceError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import {
  lockMembers,
  type MemberRow,
  membersOfWorkspace,
  removeMembership,
  updateRole,
} from "../storage/memberships.ts";
import { resettableMembers } from "../storage/password-resets.ts";
import type { Role } from "../storage/users.ts";
import type { MemberWorkspace, SignedIn } from "./sessions.ts";

export async function listMembers(
  store: Executor,
  person: SignedIn,
  workspace: MemberWorkspace,
): Promise<Member[]> {
  const isOwner = workspace.role === "owner";
  const resettable = isOwner ? await resettableMembers(store, person.id, workspace.id) : new Set();
  const rows = await membersOfWorkspace(store, workspace.id);
  return rows.map((row) => ({
    ...row,
    is_you: row.id === person.id,
    can_reset_password: resettable.has(row.id),
    has_two_factor: isOwner ? row.has_two_factor : null,
  }));
}

/** An owner is one in sessions that are opened from now on: what is granted to a person is not for an open session. */
export async function changeRole(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  memberId: string,
  role: Role,
): Promise<void> {
  const { member, isLastOwner } = await lockMember(transaction, workspaceId, memberId);
  if (member.role === role) return;
  if (isLastOwner) throw lastOwner();
  await updateRole(transaction, workspaceId, memberId, role);
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "member.role_changed",
    subject: memberId,
    details: { email: member.email, from: member.role, to: role },
  });
}

/** By an owner, or by the member. What they made stays with the workspace, their API keys as well. */
export async function removeMember(
  transaction: Executor,
  person: SignedIn,
  workspace: MemberWorkspace,
  memberId: string,
): Promise<void> {
  if (workspace.role !== "owner" && memberId !== person.id) throw new ServiceError("owner_required");
  const { member, isLastOwner } = await lockMember(transaction, workspace.id, memberId);
  if (isLastOwner) throw lastOwner();
  await removeMembership(transaction, workspace.id, memberId);
  await recordAudit(transaction, {
    workspaceId: workspace.id,
    actor: person.actor,
    action: memberId === person.id ? "member.left" : "member.removed",
    subject: memberId,
    details: { email: member.email, role: member.role },
  });
}

/** All members are held, so that the last two owners cannot both go at once. */
async function lockMember(
  transaction: Executor,
  workspaceId: string,
  memberId: string,
): Promise<{ readonly member: MemberRow; readonly isLastOwner: boolean }> {
  const members = await lockMembers(transaction, workspaceId);
  const member = members.find(({ id }) => id === memberId);
  if (!member) throw new ServiceError("not_found");
  const owners = members.filter(({ role }) => role === "owner");
  return { member, isLastOwner: member.role === "owner" && owners.length === 1 };
}

function lastOwner(): ServiceError {
  return new ServiceError("conflict", {
    message: "A workspace needs at least one owner. Make someone else an owner first.",
  });
}
