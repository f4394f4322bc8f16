import { type BillingView, type InvoiceView, idSeconds, PLANS, type PlanId } from "@marque/contract";
import { plansOfMonth } from "../storage/billing-closes.ts";
import type { Executor } from "../storage/database.ts";
import { type InvoiceRow, invoicesOfWorkspace } from "../storage/invoices.ts";
import { unitsByDay, unitsByMonth } from "../storage/usage-units.ts";
import { monthCents } from "./charges.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { type ChoiceRules, choiceOf } from "./plan-choice.ts";
import { planRequestView } from "./plan-requests.ts";
import { quotaOf } from "./quota.ts";

const SHOWN_INVOICES = 100;

/** Everything the Billing page shows of a workspace. */
export async function billingOverview(
  store: Executor,
  rules: ChoiceRules,
  workspace: { readonly id: string; readonly plan: PlanId },
): Promise<BillingView> {
  const { id } = workspace;
  const { month, quota, quota_is_own, used } = await quotaOf(store, id);
  const [days, months, invoices, parts, choice, request] = await Promise.all([
    unitsByDay(store, id),
    unitsByMonth(store, id),
    invoicesOfWorkspace(store, id, SHOWN_INVOICES),
    plansOfMonth(store, id, month, new Date()),
    choiceOf(store, rules, id),
    planRequestView(store, id),
  ]);
  return {
    plan: workspace.plan,
    plans: PLANS,
    month,
    quota,
    quota_is_own,
    used,
    ...choice,
    request,
    cents_so_far: monthCents(parts),
    days,
    months,
    invoices: invoices.map((row) => shown(row, id, rules.payments)),
  };
}

function shown(row: InvoiceRow, workspaceId: string, provider: PaymentProvider): InvoiceView {
  const { id, amount_cents, month, units, due_on } = row;
  const payable = { id, workspaceId, amountCents: amount_cents, dueOn: due_on };
  return {
    id,
    amount_cents,
    month,
    units,
    due_on,
    created_at: idSeconds(id),
    paid_at: row.paid_at && Math.floor(row.paid_at.getTime() / 1000),
    status: row.paid_at ? "paid" : row.is_overdue ? "overdue" : "open",
    how_to_pay: row.paid_at ? null : provider.howToPay(payable),
  };
}
