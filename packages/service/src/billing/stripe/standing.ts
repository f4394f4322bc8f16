import type { InvoicePaymentView, PaymentMethodView } from "@marque/contract";
import type { StripeCustomerRow } from "../../storage/stripe-customers.ts";
import type { StripeInvoiceRow } from "../../storage/stripe-invoices.ts";
import type { InvoicePayment } from "../payment-provider.ts";
import { MOST_ATTEMPTS } from "./declines.ts";

export function methodView(row: StripeCustomerRow | undefined): PaymentMethodView | null {
  if (!row?.payment_method_id || row.brand === null) return null;
  const { brand, last_four, exp_month, exp_year } = row;
  return { brand, last_four, exp_month, exp_year };
}

type State = InvoicePaymentView["state"];

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** How an invoice stands, as its owner reads it. `byHand`: what to do about one that no card is charged for. */
export function standingOf(row: StripeInvoiceRow, hasCard: boolean, byHand: string): InvoicePayment {
  const state = stateOf(row, hasCard);
  const isOpen = row.status === "open";
  const canPayNow = isOpen && hasCard && state !== "charging" && row.attempts < MOST_ATTEMPTS;
  return {
    state,
    page_url: isOpen ? row.hosted_url : null,
    can_pay_now: canPayNow && row.failed_at !== null && !row.needs_action,
    words: wordsOf(state, row, byHand),
  };
}

function stateOf(row: StripeInvoiceRow, hasCard: boolean): State {
  if (row.status === "void" || row.status === "stuck") return "by_hand";
  if (row.charge_began_at !== null) return "charging";
  if (!hasCard) return "no_card";
  if (row.needs_action) return "action_needed";
  if (row.failed_at === null) return "preparing";
  return row.charge_at === null || row.attempts >= MOST_ATTEMPTS ? "failed" : "retrying";
}

function wordsOf(state: State, { failure, charge_at }: StripeInvoiceRow, byHand: string): string {
  const reason = failure ?? "";
  switch (state) {
    case "preparing":
      return "Your card is charged within a few minutes.";
    case "charging":
      return "Your card is being charged.";
    case "no_card":
      return "Add a card, and it is charged. Or pay on Stripe’s page.";
    case "action_needed":
      return "Your bank wants you to confirm this payment. Do so on Stripe’s page.";
    case "retrying":
      return `${reason} We try again${charge_at ? ` on ${DAY.format(charge_at)}` : ""}.`;
    case "failed":
      return `${reason} Change the card, or pay on Stripe’s page.`;
    case "by_hand":
      return byHand;
  }
}
