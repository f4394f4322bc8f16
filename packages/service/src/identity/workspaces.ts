import { isId, PLAN_IDS, type PlanId } from "@marque/contract";
import { OperatorError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import { forgetRateWindows } from "../storage/rate-windows.ts";
import {
  findWorkspace,
  insertWorkspace,
  updatePlan,
  updateQuotaOverride,
  updateSuspension,
  type WorkspaceRow,
} from "../storage/workspaces.ts";

const LARGEST_QUOTA = 2_147_483_647;

export async function createWorkspace(store: Executor, name: string, plan: string): Promise<WorkspaceRow> {
  if (name.trim() === "") throw new OperatorError("A workspace needs a name.");
  return insertWorkspace(store, name, planId(plan));
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
