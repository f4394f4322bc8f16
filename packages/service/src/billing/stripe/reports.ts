// What Stripe reports (webhooks). A report says that something happened; what is true now is asked of Stripe. So the order in which
// they come, and how late, makes no difference.
import type Stripe from "stripe";
import { ServiceError } from "../../errors.ts";
import type { Executor } from "../../storage/database.ts";
import { markCustomerDue } from "../../storage/stripe-customers.ts";
import { takeStripeEvent } from "../../storage/stripe-events.ts";
import { findByStripeId, type StripeInvoiceRow, wakeStripeInvoice } from "../../storage/stripe-invoices.ts";
import { ask, StripeTrouble } from "./client.ts";
import type { StripeCustomers, StripeParts } from "./customers.ts";
import { recordPayment } from "./outcome.ts";

/** As Stripe's documents advise. */
const TOLERANCE_SECONDS = 300;

/** What a report is about: a customer's card, or an invoice. */
interface Subject {
  readonly customer?: string | undefined;
  readonly invoice?: string | undefined;
}

/** What of ours that is; nothing for objects of somebody else's. */
interface Marked {
  readonly workspaceId?: string | undefined;
  readonly row?: StripeInvoiceRow | undefined;
}

export class StripeReports {
  readonly #parts: StripeParts;
  readonly #customers: StripeCustomers;
  readonly #secret: string;

  constructor(parts: StripeParts, customers: StripeCustomers, webhookSecret: string) {
    this.#parts = parts;
    this.#customers = customers;
    this.#secret = webhookSecret;
  }

  /** Once this returns, the report is not needed again: what it asks for is in the database. */
  async take(bytes: Buffer, signature: string | undefined): Promise<void> {
    const event = this.#verified(bytes, signature);
    const subject = subjectOf(event);
    const marked = await this.#parts.database.transaction(async (transaction) => {
      // One that was taken before has done what it is for.
      if (!(await takeStripeEvent(transaction, event.id, event.type))) return {};
      return this.#mark(transaction, subject);
    });
    await this.#lookNow(marked);
  }

  #verified(bytes: Buffer, signature: string | undefined): Stripe.Event {
    const { client, livemode } = this.#parts;
    let event: Stripe.Event;
    try {
      event = client.webhooks.constructEvent(bytes, signature ?? "", this.#secret, TOLERANCE_SECONDS);
    } catch (error) {
      throw new ServiceError("invalid_param", {
        message: "The signature is missing, too old, or does not match the raw body.",
        param: "Stripe-Signature",
        cause: error,
      });
    }
    const isEvent = typeof event?.id === "string" && typeof event.type === "string" && event.data?.object;
    if (!isEvent) throw new ServiceError("invalid_param", { message: "The body is no event of Stripe's." });
    // Of the other mode: about objects that our key does not see.
    return event.livemode === livemode ? event : ({ ...event, data: { object: {} } } as Stripe.Event);
  }

  /** Leaves a mark on what is ours. A chore looks at marked ones, so that none is lost when Stripe is away now. */
  async #mark(transaction: Executor, { customer, invoice }: Subject): Promise<Marked> {
    const { livemode } = this.#parts;
    const workspaceId = customer && (await markCustomerDue(transaction, customer, livemode));
    const row = invoice ? await findByStripeId(transaction, invoice, livemode) : undefined;
    if (row) await wakeStripeInvoice(transaction, row.invoice_id);
    return { workspaceId, row };
  }

  async #lookNow({ workspaceId, row }: Marked): Promise<void> {
    const { client, log } = this.#parts;
    try {
      if (workspaceId) await this.#customers.look(workspaceId);
      if (!row?.stripe_id) return;
      const { status } = await ask(client.invoices.retrieve(row.stripe_id));
      if (status === "paid") await recordPayment(this.#parts, row.invoice_id, false);
    } catch (error) {
      if (!(error instanceof StripeTrouble)) throw error;
      log.warn({ err: error, code: error.kind }, "Stripe could not be asked about its report; a chore will");
    }
  }
}

/** Types that are not about either are taken and have no effect. */
function subjectOf({ type, data }: Stripe.Event): Subject {
  const object = data.object as { readonly id?: unknown; readonly customer?: unknown };
  const before = (data.previous_attributes ?? {}) as { readonly customer?: unknown };
  if (type.startsWith("invoice.")) return { invoice: text(object.id) };
  if (type.startsWith("checkout.session.")) return { customer: text(object.customer) };
  // A method that was detached no longer names its customer.
  if (type.startsWith("payment_method.")) return { customer: text(object.customer) ?? text(before.customer) };
  if (type === "customer.updated" || type === "customer.deleted") return { customer: text(object.id) };
  return {};
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
