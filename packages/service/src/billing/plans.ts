import type { PlanId } from "@marque/contract";
import { OperatorError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import { updatePlan, updateQuotaOverride } from "../storage/workspaces.ts";

const LARGEST_QUOTA = 2_147_483_647;

/** Sets a plan; whether the actor may is settled before. It holds from the next request on. */
export async function setPlan(transaction: Executor, actor: string, id: string, plan: PlanId): Promise<void> {
  await updatePlan(transaction, id, plan);
  await recordAudit(transaction, {
    workspaceId: id,
    actor,
    action: "plan.changed",
    subject: id,
    details: { plan },
  });
}

/** Null goes back to the plan's own quota. On a plan whose quota is fixed it waits for another plan. */
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
