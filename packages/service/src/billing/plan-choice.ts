// What an owner may choose alone: Free, the plan that is there, a lower quota. What costs more needs the operator's yes
// (plan-requests.ts), or a payment method if the payment provider keeps them.
import { PLANS, type PlanId } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import type { Database, Executor } from "../storage/database.ts";
import { removeMetPlanRequest, removePlanRequest } from "../storage/plan-requests.ts";
import { lockWorkspaceTerms, type WorkspaceTerms, workspaceTerms } from "../storage/workspaces.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { setMonthlyQuota, setPlan } from "./plans.ts";

/** Who decides on a paid plan or a higher quota: `approved`, as above, or `open`, owners alone. */
export type PlanChoice = "approved" | "open";

export interface ChoiceRules {
  readonly planChoice: PlanChoice;
  readonly payments: PaymentProvider;
}

export type PaidPlansNeed = "nothing" | "operator" | "payment_method";

/** What an owner still needs for a paid plan or a higher quota. */
export async function paidPlansNeed(
  store: Executor,
  { planChoice, payments }: ChoiceRules,
  workspaceId: string,
): Promise<PaidPlansNeed> {
  if (planChoice === "open") return "nothing";
  // The Demo workspace is nobody's customer.
  if (!(await workspaceTerms(store, workspaceId)).is_invoiced) return "nothing";
  if (payments.paymentMethods === null) return "operator";
  return (await payments.paymentMethods.isKnown(workspaceId)) ? "nothing" : "payment_method";
}

/** The highest quota that an owner may choose alone: what the operator gave, otherwise what the plan includes, otherwise the present one. */
export function ownersQuota({ plan, monthly_quota_override, granted_quota }: WorkspaceTerms): number {
  const { monthlyQuota, quotaIsFixed } = PLANS[plan];
  if (quotaIsFixed) return monthlyQuota;
  return Math.max(granted_quota ?? monthlyQuota, monthly_quota_override ?? 0);
}

export async function choosePlan(
  database: Database,
  rules: ChoiceRules,
  actor: string,
  workspaceId: string,
  plan: PlanId,
): Promise<void> {
  // Asked before the transaction: a payment provider may take its time.
  const need = await paidPlansNeed(database, rules, workspaceId);
  await database.transaction(async (transaction) => {
    const terms = await lockWorkspaceTerms(transaction, workspaceId);
    if (plan === terms.plan) return;
    if (PLANS[plan].monthlyCents > 0) requireNothing(need, rules, workspaceId);
    await setPlan(transaction, actor, workspaceId, plan);
    // Whatever was asked for, the owner has chosen otherwise since.
    await removePlanRequest(transaction, workspaceId);
  });
}

/** Null goes back to the plan's own quota. */
export async function chooseQuota(
  database: Database,
  rules: ChoiceRules,
  actor: string,
  workspaceId: string,
  quota: number | null,
): Promise<void> {
  const need = await paidPlansNeed(database, rules, workspaceId);
  await database.transaction(async (transaction) => {
    const terms = await lockWorkspaceTerms(transaction, workspaceId);
    const { label, monthlyQuota, quotaIsFixed } = PLANS[terms.plan];
    if (quotaIsFixed) {
      throw new ServiceError("conflict", {
        message: `The ${label} plan has no live generations, so a quota cannot be set. Choose another plan first.`,
        param: "monthly_quota",
      });
    }
    if ((quota ?? monthlyQuota) > ownersQuota(terms)) requireNothing(need, rules, workspaceId);
    await setMonthlyQuota(transaction, actor, workspaceId, quota);
    await removeMetPlanRequest(transaction, workspaceId);
  });
}

function requireNothing(need: PaidPlansNeed, rules: ChoiceRules, workspaceId: string): void {
  if (need === "operator") throw new ServiceError("operator_approval_required");
  if (need === "payment_method") throw paymentMethodRequired(rules, workspaceId);
}

export function paymentMethodRequired({ payments }: ChoiceRules, workspaceId: string): ServiceError {
  const message = payments.paymentMethods?.howToAdd(workspaceId);
  return new ServiceError("payment_method_required", message === undefined ? {} : { message });
}

/** What the Billing page says about the choice. */
export async function choiceOf(store: Executor, rules: ChoiceRules, workspaceId: string) {
  return {
    paid_plans_need: await paidPlansNeed(store, rules, workspaceId),
    owners_quota: ownersQuota(await workspaceTerms(store, workspaceId)),
  };
}
