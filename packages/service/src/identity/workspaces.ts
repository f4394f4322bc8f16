import { isId, type PlanId, type WorkspaceMembership } from "@marque/contract/tables";
import { OperatorError, ServiceError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import { membershipsOfUser } from "../storage/memberships.ts";
import { forgetRateWindows } from "../storage/rate-windows.ts";
import { insertMembership, lockUser } from "../storage/users.ts";
import {
  findWorkspace,
  insertWorkspace,
  updateName,
  updateSuspension,
  type WorkspaceRow,
} from "../storage/workspaces.ts";
import { checkName } from "./names.ts";
import type { SignedIn } from "./sessions.ts";

export async function createWorkspace(
  transaction: Executor,
  actor: string,
  name: string,
  plan: PlanId,
): Promise<WorkspaceRow> {
  checkName(name, "A workspace", "name");
  const workspace = await insertWorkspace(transaction, name, plan);
  await recordAudit(transaction, {
    workspaceId: workspace.id,
    actor,
    action: "workspace.created",
    subject: workspace.id,
    details: { name, plan },
  });
  return workspace;
}

/** More than anybody needs; only a program that makes workspaces reaches it. */
const MOST_OWN_WORKSPACES = 20;

/** A workspace on the Free plan, owned by its maker. */
export async function createOwnWorkspace(
  transaction: Executor,
  person: SignedIn,
  name: string,
): Promise<WorkspaceMembership> {
  await lockUser(transaction, person.id);
  const memberships = await membershipsOfUser(transaction, person.id);
  if (memberships.filter(({ role }) => role === "owner").length >= MOST_OWN_WORKSPACES) {
    throw new ServiceError("conflict", {
      message: `You already own ${MOST_OWN_WORKSPACES} workspaces, which is the maximum.`,
    });
  }
  const { id, plan } = await createWorkspace(transaction, person.actor, name, "free");
  await insertMembership(transaction, id, person.id, "owner");
  return { id, name, plan, role: "owner" };
}

export async function renameWorkspace(
  transaction: Executor,
  actor: string,
  id: string,
  name: string,
): Promise<void> {
  const from = await updateName(transaction, id, name);
  await recordAudit(transaction, {
    workspaceId: id,
    actor,
    action: "workspace.renamed",
    subject: id,
    details: { from, to: name },
  });
}

export async function requireWorkspace(store: Executor, id: string): Promise<WorkspaceRow> {
  const workspace = isId("workspace", id) ? await findWorkspace(store, id) : undefined;
  if (!workspace) throw new OperatorError(`There is no workspace ${id}.`);
  return workspace;
}

export async function liftSuspension(transaction: Executor, actor: string, id: string): Promise<void> {
  await updateSuspension(transaction, id, null);
  await forgetRateWindows(transaction, id);
  await recordAudit(transaction, { workspaceId: id, actor, action: "suspension.lifted", subject: id });
}
