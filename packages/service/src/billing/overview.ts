import {
  type BillingView,
  type InvoicePaymentView,
  type InvoiceView,
  idSeconds,
  PLAN_IDS,
  PLANS,
  type PlanId,
} from "@marque/contract";
import { plansOfMonth } from "../storage/billing-closes.ts";
import type { Executor } from "../storage/database.ts";
import { type InvoiceRow, invoicesOfWorkspace } from "../storage/invoices.ts";
import { unitsByDay, unitsByMonth } from "../storage/usage-units.ts";
import { monthCents, monthEndCents, type PlanPart, partCents } from "./charges.ts";
import type { InvoicePayment, PaymentProvider } from "./payment-provider.ts";
import { type ChoiceRules, choiceOf } from "./plan-choice.ts";
import { planRequestView } from "./plan-requests.ts";
import { quotaOf } from "./quota.ts";

const SHOWN_INVOICES = 100;
const NO_PAYMENTS: ReadonlyMap<string, InvoicePayment> = new Map();

/** Everything the Billing page shows of a workspace. */
export async function billingOverview(
  store: Executor,
  rules: ChoiceRules,
  workspace: { readonly id: string; readonly plan: PlanId },
): Promise<BillingView> {
  const { id } = workspace;
  const { month, quota, quota_is_own, used } = await quotaOf(store, id);
  const now = new Date();
  const { cards } = rules.payments;
  const [days, months, invoices, parts, choice, request, method, payments] = await Promise.all([
    unitsByDay(store, id),
    unitsByMonth(store, id),
    invoicesOfWorkspace(store, id, SHOWN_INVOICES),
    plansOfMonth(store, id, month, now),
    choiceOf(store, rules, id),
    planRequestView(store, id),
    cards?.methodOf(id) ?? null,
    cards?.paymentsOf(id) ?? NO_PAYMENTS,
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
    ...breakdown(parts, month, now),
    days,
    months,
    invoices: invoices.map((row) => shown(row, id, rules.payments, payments.get(row.id))),
    payment: cards && { is_test: cards.isTest, method },
  };
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

function breakdown(
  parts: readonly PlanPart[],
  month: string,
  now: Date,
): Pick<BillingView, "breakdown" | "month_end_cents"> {
  const begin = new Date(`${month}T00:00:00Z`);
  const end = Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1);
  const length = end - begin.getTime();
  const left = Math.min(1, Math.max(0, (end - now.getTime()) / length));
  return {
    breakdown: parts
      .filter(({ share, units }) => share > 0 || units > 0)
      .map((part) => {
        const { base, units: unitsCents } = partCents(part);
        const days = Math.round((part.share * length * 10) / DAY_MILLISECONDS) / 10;
        return { plan: part.plan, days, base_cents: base, units: part.units, units_cents: unitsCents };
      }),
    month_end_cents: Object.fromEntries(
      PLAN_IDS.map((plan) => [plan, monthEndCents(parts, plan, left)]),
    ) as Record<PlanId, number>,
  };
}

function shown(
  row: InvoiceRow,
  workspaceId: string,
  provider: PaymentProvider,
  payment: InvoicePayment | undefined,
): InvoiceView {
  const { id, amount_cents, month, units, due_on } = row;
  const payable = { id, workspaceId, amountCents: amount_cents, dueOn: due_on, month };
  return {
    id,
    amount_cents,
    month,
    units,
    due_on,
    created_at: idSeconds(id),
    paid_at: row.paid_at && Math.floor(row.paid_at.getTime() / 1000),
    status: row.paid_at ? "paid" : row.is_overdue ? "overdue" : "open",
    how_to_pay: row.paid_at ? null : (payment?.words ?? provider.howToPay(payable)),
    payment: row.paid_at || !payment ? null : viewOf(payment),
  };
}

function viewOf({ state, page_url, can_pay_now }: InvoicePayment): InvoicePaymentView {
  return { state, page_url, can_pay_now };
}
