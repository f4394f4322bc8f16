// What the groups of the identity provider give: memberships that come, change and go with them.
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import {
  insertProviderMembership,
  lockMembers,
  providerMemberships,
  removeMembership,
  updateProviderRole,
} from "../storage/memberships.ts";
import type { Role } from "../storage/users.ts";

/** One row of the operator's table. */
export interface GroupGrant {
  /** `*` for everybody whom the provider signs in. */
  readonly group: string;
  readonly workspaceId: string;
  readonly role: Role;
}

const EVERYBODY = "*";

/** The role in each workspace; of two for the same one, the higher. */
export function rolesOfGroups(
  grants: readonly GroupGrant[],
  groups: readonly string[],
): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  for (const { group, workspaceId, role } of grants) {
    if (group !== EVERYBODY && !groups.includes(group)) continue;
    if (roles.get(workspaceId) !== "owner") roles.set(workspaceId, role);
  }
  return roles;
}

interface Member {
  readonly id: string;
  readonly email: string;
}

/** Makes the memberships that are the provider's as it says now. The account is locked by the transaction. */
export async function applyRoles(
  transaction: Executor,
  member: Member,
  wanted: ReadonlyMap<string, Role>,
): Promise<void> {
  const held = await providerMemberships(transaction, member.id);
  // In one order, so that two sign-ins do not wait for each other.
  for (const workspaceId of [...new Set([...held.keys(), ...wanted.keys()])].sort()) {
    const before = held.get(workspaceId);
    const role = wanted.get(workspaceId);
    if (before === role) continue;
    if (before === undefined) await join(transaction, workspaceId, member, role!);
    else await change(transaction, workspaceId, member, before, role);
  }
}

async function join(transaction: Executor, workspaceId: string, member: Member, role: Role): Promise<void> {
  // A membership made by hand stays as it is.
  if (await insertProviderMembership(transaction, workspaceId, member.id, role)) {
    await record(transaction, workspaceId, member, "member.joined", { role });
  }
}

async function change(
  transaction: Executor,
  workspaceId: string,
  member: Member,
  from: Role,
  to: Role | undefined,
): Promise<void> {
  const members = await lockMembers(transaction, workspaceId);
  const others = members.filter(({ id, role }) => id !== member.id && role === "owner");
  // A workspace keeps its last owner, whatever the groups say: the next sign-in looks again.
  if (from === "owner" && others.length === 0) return;
  if (to === undefined) {
    await removeMembership(transaction, workspaceId, member.id);
    await record(transaction, workspaceId, member, "member.removed", { role: from });
    return;
  }
  await updateProviderRole(transaction, workspaceId, member.id, to);
  await record(transaction, workspaceId, member, "member.role_changed", { from, to });
}

async function record(
  transaction: Executor,
  workspaceId: string,
  { id, email }: Member,
  action: string,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await recordAudit(transaction, {
    workspaceId,
    actor: "identity provider",
    action,
    subject: id,
    details: { email, ...details },
  });
}
