// An invoice of ours as one of Stripe's: found there, or made with its lines and finalised. It is never advanced by Stripe itself
// (auto_advance), so that no card is charged but by us.
import type Stripe from "stripe";
import { findStripeCustomer } from "../../storage/stripe-customers.ts";
import { recordAtStripe, type StripeInvoiceRow } from "../../storage/stripe-invoices.ts";
import { ask, CURRENCY, keyFor, StripeTrouble } from "./client.ts";
import type { StripeCustomers, StripeParts } from "./customers.ts";

/** By which an invoice of ours is found at Stripe, also after its keys are forgotten there (24 hours) or a backup was restored here. */
const OURS = "marque_invoice";

/** In US cents. Stripe calls a larger invoice paid and puts its amount on the next one: the money would never come. */
const LARGEST_CHARGE_CENTS = 99_999_999;

export class StripeInvoices {
  readonly #parts: StripeParts;
  readonly #customers: StripeCustomers;

  constructor(parts: StripeParts, customers: StripeCustomers) {
    this.#parts = parts;
    this.#customers = customers;
  }

  /**
   * The invoice at Stripe, finalised. Null where it was paid here before there was one; "wrong" where what is there is not what is owed:
   * nothing is charged then.
   */
  async atStripe(row: StripeInvoiceRow): Promise<Stripe.Invoice | "wrong" | null> {
    const { database } = this.#parts;
    if (row.amount_cents > LARGEST_CHARGE_CENTS && !row.is_paid) {
      return this.#wrong(row, "it is larger than what Stripe charges at once");
    }
    const found = await this.#find(row);
    if (found === "gone") return this.#wrong(row, "Stripe no longer knows the invoice");
    if (row.is_paid && (!found || found.status === "draft")) return this.#drop(found);
    const invoice =
      found ??
      (await this.#customers.with(row.workspace_id, null, (customer) => this.#create(row, customer)));
    if (invoice.status === "draft") {
      await recordAtStripe(database, row.invoice_id, invoice.id, null, "new");
      return this.#finalise(row, invoice);
    }
    if (!isRight(row, invoice)) return this.#wrong(row, "the invoice at Stripe has another amount");
    await recordAtStripe(database, row.invoice_id, invoice.id, pageOf(invoice), "open");
    return invoice;
  }

  async #find({ stripe_id, invoice_id, workspace_id }: StripeInvoiceRow) {
    const { client, database, livemode } = this.#parts;
    if (stripe_id !== null) {
      return ask(client.invoices.retrieve(stripe_id)).catch((error: unknown) => {
        if (error instanceof StripeTrouble && error.kind === "missing") return "gone" as const;
        throw error;
      });
    }
    const customer = (await findStripeCustomer(database, workspace_id, livemode))?.customer_id;
    if (!customer) return undefined;
    return ask(this.#findByReference(customer, invoice_id)).catch((error: unknown) => {
      // The customer is of another account, and is made again.
      if (error instanceof StripeTrouble && error.kind === "missing") return undefined;
      throw error;
    });
  }

  /** One that was voided counts too: somebody decided that it is not charged. */
  async #findByReference(customer: string, reference: string): Promise<Stripe.Invoice | undefined> {
    let voided: Stripe.Invoice | undefined;
    for await (const invoice of this.#parts.client.invoices.list({ customer, limit: 100 })) {
      if (invoice.metadata?.[OURS] !== reference) continue;
      if (invoice.status !== "void") return invoice;
      voided = invoice;
    }
    return voided;
  }

  #create(row: StripeInvoiceRow, customer: string): Promise<Stripe.Invoice> {
    const { invoice_id: id, workspace_id, key_number } = row;
    return ask(
      this.#parts.client.invoices.create(
        {
          customer,
          currency: CURRENCY,
          collection_method: "charge_automatically",
          auto_advance: false,
          pending_invoice_items_behavior: "exclude",
          description: `Reference: ${id}`,
          metadata: { [OURS]: id, marque_workspace: workspace_id },
        },
        // The customer is part of the key: one that was made again has an invoice of its own.
        keyFor(id, "invoice", customer, key_number),
      ),
    );
  }

  async #finalise(row: StripeInvoiceRow, draft: Stripe.Invoice): Promise<Stripe.Invoice | "wrong"> {
    const { client, database } = this.#parts;
    const { invoice_id: id, key_number, lines } = row;
    const hasLines = draft.lines.data.length > 0;
    const filled = hasLines
      ? draft
      : await ask(
          client.invoices.addLines(
            draft.id,
            { lines: lines.map(({ description, cents }) => ({ description, amount: cents })) },
            keyFor(id, "lines", draft.id, key_number),
          ),
        );
    if (!isRight(row, filled)) return this.#wrong(row, "the draft at Stripe has another amount");
    const final = await ask(
      client.invoices.finalizeInvoice(
        draft.id,
        { auto_advance: false },
        keyFor(id, "finalise", draft.id, key_number),
      ),
    );
    await recordAtStripe(database, id, final.id, pageOf(final), "open");
    return final;
  }

  /** Nothing was charged, and nothing will be. */
  async #drop(draft: Stripe.Invoice | undefined): Promise<null> {
    if (draft) await ask(this.#parts.client.invoices.del(draft.id));
    return null;
  }

  #wrong({ invoice_id, workspace_id }: StripeInvoiceRow, why: string): "wrong" {
    this.#parts.log.error({ invoice_id, workspace_id }, `an invoice is left to be paid by hand: ${why}`);
    return "wrong";
  }
}

/** To the cent. What Stripe adds from the customer's balance is not part of the total. */
function isRight({ amount_cents }: StripeInvoiceRow, { total, currency }: Stripe.Invoice): boolean {
  return total === amount_cents && currency === CURRENCY;
}

function pageOf({ hosted_invoice_url: url }: Stripe.Invoice): string | null {
  return url && /^https?:\/\//.test(url) ? url : null;
}
