import { PLANS } from "@marque/contract";
import { ServiceError } from "../errors.ts";
import type { Executor } from "../storage/database.ts";
import {
  type QuotaStanding,
  quotaStanding,
  reserveQuotaUnit,
  returnQuotaUnits,
} from "../storage/quota-months.ts";

const QUOTA_OF_PLAN = Object.fromEntries(Object.entries(PLANS).map(([id, plan]) => [id, plan.monthlyQuota]));

/**
 * Reserves one unit of this month's quota, in the transaction that accepts the job, or refuses. Returns the month,
 * because a unit that is given back goes to the month it came from.
 */
export async function reserveUnit(transaction: Executor, workspaceId: string): Promise<string> {
  const reservation = await reserveQuotaUnit(transaction, workspaceId, QUOTA_OF_PLAN);
  if (reservation.has_overdue_invoice) {
    throw new ServiceError("billing_hard_limit", {
      message: "The workspace has an invoice past its due date. Pay it in the dashboard under Billing.",
    });
  }
  if (reservation.month === null) {
    throw new ServiceError("billing_hard_limit", {
      message: `The monthly quota of ${reservation.quota} live generations is used up. Raise it in the dashboard under Billing, or wait for the next month (UTC).`,
    });
  }
  return reservation.month;
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
