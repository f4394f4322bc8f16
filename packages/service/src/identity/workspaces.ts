import { isId, PLAN_IDS, type PlanId, type WorkspaceMembership } from "@marque/contract/tables";
import { OperatorError, ServiceError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import { membershipsOfUser } from "../storage/memberships.ts";
import { forgetRateWindows } from "../storage/rate-windows.ts";
import { insertMembership } from "../storage/users.ts";
import {
  findWorkspace,
  insertWorkspace,
  updateName,
  updatePlan,
  updateQuotaOverride,
  updateSuspension,
  type WorkspaceRow,
} from "../storage/workspaces.ts";
import type { SignedIn } from "./sessions.ts";

const LARGEST_QUOTA = 2_147_483_647;

export async function createWorkspace(
  transaction: Executor,
  actor: string,
  name: string,
  plan: string,
): Promise<WorkspaceRow> {
  if (name.trim() === "") throw new OperatorError("A workspace needs a name.");
  const workspace = await insertWorkspace(transaction, name, planId(plan));
  await recordAudit(transaction, {
    workspaceId: workspace.id,
    actor,
    action: "workspace.created",
    subject: workspace.id,
    details: { name, plan },
  });
  return workspace;
}

/** More than anybody needs; who reaches it has a program that makes workspaces. */
const MOST_OWN_WORKSPACES = 20;

/** A workspace on the Free plan, owned by whoever makes it. */
export async function createOwnWorkspace(
  transaction: Executor,
  person: SignedIn,
  name: string,
): Promise<WorkspaceMembership> {
  const memberships = await membershipsOfUser(transaction, person.id);
  if (memberships.filter(({ role }) => role === "owner").length >= MOST_OWN_WORKSPACES) {
    throw new ServiceError("conflict", {
      message: `You own ${MOST_OWN_WORKSPACES} workspaces already, which is the most.`,
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

export async function setPlan(transaction: Executor, actor: string, id: string, plan: string): Promise<void> {
  await updatePlan(transaction, id, planId(plan));
  await recordAudit(transaction, {
    workspaceId: id,
    actor,
    action: "plan.changed",
    subject: id,
    details: { plan },
  });
}

/** Null goes back to the plan's own quota. */
export async function setMonthlyQuota(
  transaction: Executor,
  actor: string,
  id: string,
  quota: number | null,
): Promise<void> {
  if (quota !== null && (!Number.isInteger(quota) || quota < 0 || quota > LARGEST_QUOTA)) {
    throw new OperatorError("The monthly quota is a whole number, 0 or more.");
  }
  await updateQuotaOverride(transaction, id, quota);
  await recordAudit(transaction, {
    workspaceId: id,
    actor,
    action: "quota.changed",
    subject: id,
    details: { monthly_quota: quota },
  });
}

export async function liftSuspension(transaction: Executor, actor: string, id: string): Promise<void> {
  await updateSuspension(transaction, id, null);
  await forgetRateWindows(transaction, id);
  await recordAudit(transaction, { workspaceId: id, actor, action: "suspension.lifted", subject: id });
}

function planId(text: string): PlanId {
  const plan = PLAN_IDS.find((id) => id === text);
  if (!plan) throw new OperatorError(`The plan is one of ${PLAN_IDS.join(", ")}, not "${text}".`);
  return plan;
}
