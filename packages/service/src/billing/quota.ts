import { PLANS, type PlanId } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import type { Executor } from "../storage/database.ts";
import {
  type QuotaOfPlan,
  type QuotaStanding,
  quotaStanding,
  reserveQuotaUnit,
  returnQuotaUnits,
} from "../storage/quota-months.ts";

const QUOTA_OF_PLAN: QuotaOfPlan = Object.fromEntries(
  Object.entries(PLANS).map(([id, { monthlyQuota, quotaIsFixed }]) => [
    id,
    { quota: monthlyQuota, is_fixed: quotaIsFixed },
  ]),
);

/** A unit of quota that a job holds. */
export interface ReservedUnit {
  /** First day of the month it came from, and goes back to. */
  readonly month: string;
  /** Prices it, whatever the plan is when the job ends. */
  readonly plan: PlanId;
}

/**
 * Reserves one unit of this month's quota, in the transaction that accepts the job, or refuses. Every live generation
 * passes here, whichever way it came in: a plan without live generations gets none.
 */
export async function reserveUnit(transaction: Executor, workspaceId: string): Promise<ReservedUnit> {
  const reservation = await reserveQuotaUnit(transaction, workspaceId, QUOTA_OF_PLAN);
  if (reservation.has_overdue_invoice) {
    throw new ServiceError("billing_hard_limit", {
      message:
        "The workspace has an invoice past its due date. The dashboard shows under Billing how to pay it.",
    });
  }
  const { month, plan } = reservation;
  if (month === null && PLANS[plan].quotaIsFixed) {
    throw new ServiceError("billing_hard_limit", {
      message: `The ${PLANS[plan].label} plan has no live generations. An owner can choose another plan under Billing in the dashboard.`,
    });
  }
  if (month === null) {
    throw new ServiceError("billing_hard_limit", {
      message: `The monthly quota of ${reservation.quota} live generations is used up. An owner can raise it under Billing in the dashboard. Otherwise it resets next month (UTC).`,
    });
  }
  return { month, plan };
}

/** How much of this month's quota is used. */
export function quotaOf(store: Executor, workspaceId: string): Promise<QuotaStanding> {
  return quotaStanding(store, workspaceId, QUOTA_OF_PLAN);
}

export interface MeteredJob {
  readonly workspace_id: string;
  readonly quota_month: string | null;
}

/** Gives back the units of jobs that failed or were dropped, each to its own month. */
export async function giveBackUnits(transaction: Executor, jobs: readonly MeteredJob[]): Promise<void> {
  const units = new Map<string, { workspaceId: string; month: string; count: number }>();
  for (const { workspace_id: workspaceId, quota_month: month } of jobs) {
    if (month === null) continue;
    const entry = units.get(`${workspaceId} ${month}`) ?? { workspaceId, month, count: 0 };
    entry.count += 1;
    units.set(`${workspaceId} ${month}`, entry);
  }
  for (const { workspaceId, month, count } of units.values()) {
    await returnQuotaUnits(transaction, workspaceId, month, count);
  }
}
