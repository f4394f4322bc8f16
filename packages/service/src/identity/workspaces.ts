import { isId, PLAN_IDS, type PlanId } from "@marque/contract";
import { OperatorError } from "../errors.ts";
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

export async function setPlan(store: Executor, id: string, plan: string): Promise<void> {
  await updatePlan(store, id, planId(plan));
}

export async function setMonthlyQuota(store: Executor, id: string, quota: number): Promise<void> {
  if (!Number.isInteger(quota) || quota < 0 || quota > LARGEST_QUOTA) {
    throw new OperatorError("The monthly quota is a whole number, 0 or more.");
  }
  await updateQuotaOverride(store, id, quota);
}

export async function liftSuspension(store: Executor, id: string): Promise<void> {
  await updateSuspension(store, id, null);
  await forgetRateWindows(store, id);
}

function planId(text: string): PlanId {
  const plan = PLAN_IDS.find((id) => id === text);
  if (!plan) throw new OperatorError(`The plan is one of ${PLAN_IDS.join(", ")}, not "${text}".`);
  return plan;
}
