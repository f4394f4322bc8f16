// The invoices of an account of Stripe's, and the money that moves by them.
import { type Form, type FormValue, listOf } from "./form.ts";
import { type Decline, refuse, type StripeObject } from "./refusals.ts";

/** In US cents. Less and more is not charged, but carried over on the customer's balance. */
const SMALLEST_CHARGE = 50;
const LARGEST_CHARGE = 99_999_999;

/** Whose invoices they are. */
interface Holder {
  readonly url: string;
  readonly customers: ReadonlyMap<string, StripeObject>;
  readonly methods: ReadonlyMap<string, StripeObject & { decline: Decline | null }>;
  id(prefix: string): string;
  customer(id: FormValue | undefined, param: string): StripeObject;
  living(id: FormValue | undefined): StripeObject;
}

export class StripeInvoiceBook {
  readonly invoices = new Map<string, StripeObject>();
  /** Money that moved. */
  readonly charges: { invoice: string; customer: string; amount: number }[] = [];
  readonly #holder: Holder;

  constructor(holder: Holder) {
    this.#holder = holder;
  }

  get(id: string): StripeObject {
    const found = this.invoices.get(id);
    const missing = {
      type: "invalid_request_error",
      code: "resource_missing",
      message: `No such invoice: '${id}'`,
    };
    return found ?? refuse(404, { ...missing, param: "invoice" });
  }

  list({ customer, limit = "10", starting_after, status }: Form): StripeObject {
    this.#holder.customer(customer, "customer");
    const all = [...this.invoices.values()]
      .filter((invoice) => invoice.customer === customer && (!status || invoice.status === status))
      .reverse();
    const from = starting_after ? all.findIndex(({ id }) => id === starting_after) + 1 : 0;
    const data = all.slice(from, from + Number(limit));
    return { object: "list", url: "/v1/invoices", data, has_more: from + data.length < all.length };
  }

  create(form: Form): StripeObject {
    const customer = this.#holder.living(form.customer);
    const invoice = {
      id: this.#holder.id("in"),
      object: "invoice",
      status: "draft",
      customer: customer.id,
      currency: form.currency,
      auto_advance: form.auto_advance !== "false",
      collection_method: form.collection_method,
      description: form.description,
      metadata: form.metadata ?? {},
      lines: { object: "list", data: [] as object[], has_more: false },
      total: 0,
      amount_due: 0,
      amount_paid: 0,
      starting_balance: 0,
      attempt_count: 0,
      hosted_invoice_url: null,
      livemode: false,
    };
    this.invoices.set(invoice.id, invoice);
    return invoice;
  }

  #draft(id: string): StripeObject {
    const invoice = this.get(id);
    if (invoice.status === "draft") return invoice;
    return refuse(400, {
      type: "invalid_request_error",
      code: "invoice_not_editable",
      message: "This invoice is no longer a draft.",
    });
  }

  addLines(id: string, { lines }: Form): StripeObject {
    const invoice = this.#draft(id);
    for (const { description, amount } of listOf(lines)) {
      if (!/^-?\d+$/.test(String(amount))) {
        refuse(400, { type: "invalid_request_error", message: `Invalid integer: ${amount}`, param: "lines" });
      }
      invoice.lines.data.push({
        id: this.#holder.id("il"),
        object: "line_item",
        description,
        amount: Number(amount),
      });
      invoice.total += Number(amount);
    }
    return invoice;
  }

  deleteDraft(id: string): StripeObject {
    this.#draft(id);
    this.invoices.delete(id);
    return { id, object: "invoice", deleted: true };
  }

  finalise(id: string): StripeObject {
    const invoice = this.#draft(id);
    const customer = this.#holder.customers.get(invoice.customer)!;
    invoice.starting_balance = customer.balance;
    invoice.amount_due = invoice.total + customer.balance;
    invoice.hosted_invoice_url = `${this.#holder.url}/i/${id}`;
    invoice.status = "open";
    customer.balance = 0;
    if (invoice.amount_due < SMALLEST_CHARGE || invoice.amount_due > LARGEST_CHARGE) {
      customer.balance = invoice.amount_due;
      invoice.amount_due = 0;
      invoice.status = "paid";
    }
    return invoice;
  }

  voidInvoice(id: string): StripeObject {
    const invoice = this.get(id);
    if (invoice.status !== "open")
      refuse(400, { type: "invalid_request_error", message: "You can only void open invoices" });
    invoice.status = "void";
    return invoice;
  }

  pay(id: string, form: Form = {}): StripeObject {
    const invoice = this.get(id);
    if (invoice.status === "paid")
      refuse(400, { type: "invalid_request_error", message: "Invoice is already paid" });
    if (invoice.status !== "open") {
      refuse(400, { type: "invalid_request_error", message: "Only open invoices can be paid" });
    }
    if (form.paid_out_of_band === "true") return Object.assign(invoice, { status: "paid" });
    const customer = this.#holder.customers.get(invoice.customer)!;
    const method = this.#holder.methods.get(customer.invoice_settings.default_payment_method);
    if (!method) {
      return refuse(400, {
        type: "invalid_request_error",
        code: "resource_missing",
        message: "This customer has no attached payment source or default payment method.",
      });
    }
    invoice.attempt_count += 1;
    if (method.decline) {
      // The whole method is in it, as in Stripe's own answers: none of that may get into a log.
      const { decline, ...payment_method } = method;
      refuse(402, { type: "card_error", ...decline, payment_method, charge: "ch_1" });
    }
    return this.settle(invoice);
  }

  /** By the card, or by somebody on the hosted page. */
  settle(invoice: StripeObject): StripeObject {
    invoice.status = "paid";
    invoice.amount_paid = invoice.amount_due;
    this.charges.push({ invoice: invoice.id, customer: invoice.customer, amount: invoice.amount_due });
    return invoice;
  }
}
