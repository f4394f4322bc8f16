import { ServiceError } from "../../errors.ts";
import { plansOfMonth } from "../../storage/billing-closes.ts";
import { findStripeCustomer } from "../../storage/stripe-customers.ts";
import { intendStripeInvoice, stripeInvoicesOf } from "../../storage/stripe-invoices.ts";
import { linesOfMonth } from "../invoice-lines.ts";
import type { CardPayments, PayableInvoice, PaymentParts, PaymentProvider } from "../payment-provider.ts";
import { isLive, openClient, StripeTrouble } from "./client.ts";
import { Collection } from "./collection.ts";
import { StripeCustomers, type StripeParts } from "./customers.ts";
import { StripePages } from "./pages.ts";
import { StripeReports } from "./reports.ts";
import { methodView, standingOf } from "./standing.ts";

/** Invoices are charged to cards that people left with Stripe. `manual` says how those are paid that are not. */
export async function openStripe(
  { config, database, log }: PaymentParts,
  manual: PaymentProvider,
): Promise<PaymentProvider> {
  const settings = {
    secretKey: config.stripeSecretKey!,
    webhookSecret: config.stripeWebhookSecret!,
    apiUrl: config.stripeApiUrl,
  };
  const livemode = isLive(settings);
  if (!livemode) log.warn("invoices are charged in Stripe's test mode: no money moves");
  const parts = { database, client: await openClient(settings), livemode, log };
  const customers = new StripeCustomers(parts);
  const methodOf = (workspaceId: string) =>
    findStripeCustomer(database, workspaceId, livemode).then(methodView);
  return {
    name: "stripe",
    paymentMethods: {
      isKnown: async (workspaceId) => (await methodOf(workspaceId)) !== null,
      howToAdd: () => "A paid plan or a higher quota needs a card. Add one under Billing first.",
    },
    // The intent alone: Stripe is told by the chore that charges, at its own pace.
    handOver: async (invoice) => {
      const lines = await linesFor(parts, invoice);
      await intendStripeInvoice(database, invoice.id, invoice.workspaceId, livemode, lines);
      return invoice.id;
    },
    howToPay: manual.howToPay,
    cards: cardPayments(parts, customers, config.dashboardOrigin.origin, settings.webhookSecret, manual),
  };
}

function cardPayments(
  parts: StripeParts,
  customers: StripeCustomers,
  dashboardOrigin: string,
  webhookSecret: string,
  manual: PaymentProvider,
): CardPayments {
  const { database, livemode } = parts;
  const pages = new StripePages(parts, customers, dashboardOrigin);
  const collection = new Collection(parts, customers);
  const reports = new StripeReports(parts, customers, webhookSecret);
  const methodOf = (workspaceId: string) =>
    findStripeCustomer(database, workspaceId, livemode).then(methodView);
  return {
    isTest: !livemode,
    methodOf,
    paymentsOf: async (workspaceId) => {
      const hasCard = (await methodOf(workspaceId)) !== null;
      const rows = await stripeInvoicesOf(database, workspaceId, livemode);
      const byHand = (id: string) =>
        manual.howToPay({ id, workspaceId, amountCents: 0, dueOn: "", month: null });
      return new Map(rows.map((row) => [row.invoice_id, standingOf(row, hasCard, byHand(row.invoice_id))]));
    },
    addingPage: (workspaceId, owner) => forPerson(pages.adding(workspaceId, owner)),
    managingPage: (workspaceId, owner) => forPerson(pages.managing(workspaceId, owner)),
    look: (workspaceId) => forPerson(customers.look(workspaceId)),
    payNow: (workspaceId, invoiceId, owner) => forPerson(collection.payNow(workspaceId, invoiceId, owner)),
    collect: () => collection.collect(),
    takeReport: (bytes, signature) => reports.take(bytes, signature),
  };
}

const ASK_OPERATOR = "Payment by card does not work right now. Ask the operator of this service.";

/** What a person waits for fails in words; why is for the log. */
async function forPerson<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StripeTrouble)) throw error;
    const passes = error.kind === "away" || error.kind === "broken";
    throw new ServiceError("payment_unavailable", {
      cause: error,
      ...(!passes && { message: ASK_OPERATOR }),
    });
  }
}

async function linesFor({ database }: StripeParts, { workspaceId, month, amountCents, id }: PayableInvoice) {
  const parts = month === null ? [] : await plansOfMonth(database, workspaceId, month);
  const lines = month === null ? undefined : linesOfMonth(month, parts, amountCents);
  return lines ?? [{ description: `Invoice ${id}`, cents: amountCents }];
}
