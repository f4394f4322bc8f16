// What one account of Stripe's holds, and what its operations do to it.
import { type Form, type FormValue, listOf } from "./form.ts";

// biome-ignore lint/suspicious/noExplicitAny: objects as Stripe writes them; tests look into them freely
export type StripeObject = Record<string, any>;

export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, error: object) {
    super("refused");
    this.status = status;
    this.body = { error };
  }
}

export function refuse(status: number, error: object): never {
  throw new StripeRefusal(status, error);
}

/** How a card behaves when it is charged; null: it pays. */
export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly advice_code?: string;
}

export const DECLINES = {
  funds: {
    code: "card_declined",
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  stolen: { code: "card_declined", decline_code: "stolen_card", message: "Your card was declined." },
  advised: {
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
    advice_code: "do_not_try_again",
  },
  action: {
    code: "invoice_payment_intent_requires_action",
    message: "This payment requires additional user action before it can be completed successfully.",
  },
} satisfies Record<string, Decline>;

/** In US cents. Less and more is not charged, but carried over on the customer's balance. */
const SMALLEST_CHARGE = 50;
const LARGEST_CHARGE = 99_999_999;

export class StripeAccount {
  readonly url: string;
  readonly customers = new Map<string, StripeObject>();
  readonly methods = new Map<string, StripeObject & { decline: Decline | null }>();
  readonly sessions = new Map<string, StripeObject>();
  readonly portals = new Map<string, StripeObject>();
  readonly invoices = new Map<string, StripeObject>();
  /** Money that moved. */
  readonly charges: { invoice: string; customer: string; amount: number }[] = [];
  #count = 0;

  constructor(url: string) {
    this.url = url;
  }

  handle(method: string, path: string, form: Form): object {
    const [, , collection = "", id = "", action = ""] = path.split("/");
    const name =
      collection === "checkout" || collection === "billing_portal" ? `${collection}/${id}` : collection;
    const rest = name === collection ? [id, action] : [action, path.split("/")[5] ?? ""];
    const made = this.#operation(`${method} ${name}`, rest[0]!, rest[1]!, form);
    return structuredClone(made);
  }

  #operation(line: string, id: string, action: string, form: Form): StripeObject {
    switch (id === "" ? line : `${line}/:id${action && `/${action}`}`) {
      case "POST customers":
        return this.#createCustomer(form);
      case "GET customers/:id":
        return this.#expandedCustomer(this.#customer(id, "id"));
      case "POST customers/:id":
        return this.#updateCustomer(this.#customer(id, "id"), form);
      case "DELETE customers/:id":
        return this.#deleteCustomer(id);
      case "POST checkout/sessions":
        return this.#createSession(form);
      case "GET checkout/sessions/:id":
        return this.#expandedSession(id);
      case "POST billing_portal/sessions":
        return this.#createPortal(form);
      case "GET invoices":
        return this.#listInvoices(form);
      case "POST invoices":
        return this.#createInvoice(form);
      case "GET invoices/:id":
        return this.#invoice(id);
      case "DELETE invoices/:id":
        return this.#deleteDraft(id);
      case "POST invoices/:id/add_lines":
        return this.#addLines(id, form);
      case "POST invoices/:id/finalize":
        return this.#finalise(id);
      case "POST invoices/:id/pay":
        return this.pay(id, form);
      case "POST invoices/:id/void":
        return this.voidInvoice(id);
      default:
        return refuse(404, {
          type: "invalid_request_error",
          message: `Unrecognized request URL (${line}/${id})`,
        });
    }
  }

  #id(prefix: string): string {
    return `${prefix}_${String(++this.#count).padStart(14, "0")}`;
  }

  #customer(id: FormValue | undefined, param: string): StripeObject {
    const found = this.customers.get(String(id));
    if (found) return found;
    return refuse(param === "id" ? 404 : 400, {
      type: "invalid_request_error",
      code: "resource_missing",
      message: `No such customer: '${id}'`,
      param,
    });
  }

  #living(id: FormValue | undefined): StripeObject {
    const customer = this.#customer(id, "customer");
    return customer.deleted ? this.#customer("deleted", "customer") : customer;
  }

  #createCustomer({ name, email, metadata }: Form): StripeObject {
    checkAddress(email);
    const customer = {
      id: this.#id("cus"),
      object: "customer",
      name,
      email: email ?? null,
      metadata: metadata ?? {},
      balance: 0,
      livemode: false,
      invoice_settings: { default_payment_method: null },
    };
    this.customers.set(customer.id, customer);
    return customer;
  }

  #expandedCustomer(customer: StripeObject): StripeObject {
    if (customer.deleted) return customer;
    const method = this.methods.get(customer.invoice_settings.default_payment_method);
    const { decline: _, ...shown } = method ?? { decline: null };
    return { ...customer, invoice_settings: { default_payment_method: method ? shown : null } };
  }

  #updateCustomer(customer: StripeObject, { name, email, invoice_settings }: Form): StripeObject {
    checkAddress(email);
    if (customer.deleted) this.#customer("deleted", "id");
    if (name !== undefined) customer.name = name;
    if (email !== undefined) customer.email = email === "" ? null : email;
    const method = (invoice_settings as Form | undefined)?.default_payment_method;
    if (method !== undefined) {
      if (this.methods.get(String(method))?.customer !== customer.id) {
        refuse(400, {
          type: "invalid_request_error",
          code: "resource_missing",
          message: `No such PaymentMethod: '${method}'`,
          param: "invoice_settings[default_payment_method]",
        });
      }
      customer.invoice_settings.default_payment_method = method;
    }
    return customer;
  }

  #deleteCustomer(id: string): StripeObject {
    this.#customer(id, "id");
    const gone = { id, object: "customer", deleted: true };
    this.customers.set(id, gone);
    return gone;
  }

  /** A card that was typed on a page of Stripe's. */
  attachCard(customer: string, last4: string, decline: Decline | null = null, brand = "visa"): string {
    const id = this.#id("pm");
    const card = { brand, last4, exp_month: 12, exp_year: 2031 };
    this.methods.set(id, { id, object: "payment_method", type: "card", customer, card, decline });
    return id;
  }

  /** As the portal does it. */
  removeCard(customerId: string): StripeObject {
    const customer = this.customers.get(customerId)!;
    const method = this.methods.get(customer.invoice_settings.default_payment_method)!;
    customer.invoice_settings.default_payment_method = null;
    method.customer = null;
    return method;
  }

  #createSession(form: Form): StripeObject {
    const customer = this.#living(form.customer);
    const isRight = form.mode === "setup" && form.currency === "usd" && form.success_url && form.cancel_url;
    if (!isRight)
      refuse(400, { type: "invalid_request_error", message: "You must provide what a setup needs." });
    const id = this.#id("cs_test");
    const session = {
      id,
      object: "checkout.session",
      mode: "setup",
      status: "open",
      customer: customer.id,
      success_url: form.success_url,
      cancel_url: form.cancel_url,
      livemode: false,
      url: `${this.url}/pay/${id}`,
      setup_intent: { id: this.#id("seti"), object: "setup_intent", payment_method: null },
    };
    this.sessions.set(id, session);
    return { ...session, setup_intent: session.setup_intent.id };
  }

  #expandedSession(id: string): StripeObject {
    const session = this.sessions.get(id);
    return (
      session ??
      refuse(404, { type: "invalid_request_error", code: "resource_missing", message: "No such session" })
    );
  }

  /** Somebody typed a card on the page of a session. */
  completeSession(id: string, last4: string, decline: Decline | null = null): StripeObject {
    const session = this.sessions.get(id)!;
    session.status = "complete";
    session.setup_intent.payment_method = this.attachCard(session.customer, last4, decline);
    return { ...session, setup_intent: session.setup_intent.id };
  }

  #createPortal(form: Form): StripeObject {
    const customer = this.#living(form.customer);
    const id = this.#id("bps");
    const portal = {
      id,
      object: "billing_portal.session",
      customer: customer.id,
      return_url: form.return_url,
      livemode: false,
      url: `${this.url}/portal/${id}`,
    };
    this.portals.set(id, portal);
    return portal;
  }

  #invoice(id: string): StripeObject {
    const found = this.invoices.get(id);
    const missing = {
      type: "invalid_request_error",
      code: "resource_missing",
      message: `No such invoice: '${id}'`,
    };
    return found ?? refuse(404, { ...missing, param: "invoice" });
  }

  #listInvoices({ customer, limit = "10", starting_after, status }: Form): StripeObject {
    this.#customer(customer, "customer");
    const all = [...this.invoices.values()]
      .filter((invoice) => invoice.customer === customer && (!status || invoice.status === status))
      .reverse();
    const from = starting_after ? all.findIndex(({ id }) => id === starting_after) + 1 : 0;
    const data = all.slice(from, from + Number(limit));
    return { object: "list", url: "/v1/invoices", data, has_more: from + data.length < all.length };
  }

  #createInvoice(form: Form): StripeObject {
    const customer = this.#living(form.customer);
    const invoice = {
      id: this.#id("in"),
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
    const invoice = this.#invoice(id);
    if (invoice.status === "draft") return invoice;
    return refuse(400, {
      type: "invalid_request_error",
      code: "invoice_not_editable",
      message: "This invoice is no longer a draft.",
    });
  }

  #addLines(id: string, { lines }: Form): StripeObject {
    const invoice = this.#draft(id);
    for (const { description, amount } of listOf(lines)) {
      if (!/^-?\d+$/.test(String(amount))) {
        refuse(400, { type: "invalid_request_error", message: `Invalid integer: ${amount}`, param: "lines" });
      }
      invoice.lines.data.push({
        id: this.#id("il"),
        object: "line_item",
        description,
        amount: Number(amount),
      });
      invoice.total += Number(amount);
    }
    return invoice;
  }

  #deleteDraft(id: string): StripeObject {
    this.#draft(id);
    this.invoices.delete(id);
    return { id, object: "invoice", deleted: true };
  }

  #finalise(id: string): StripeObject {
    const invoice = this.#draft(id);
    const customer = this.customers.get(invoice.customer)!;
    invoice.starting_balance = customer.balance;
    invoice.amount_due = invoice.total + customer.balance;
    invoice.hosted_invoice_url = `${this.url}/i/${id}`;
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
    const invoice = this.#invoice(id);
    if (invoice.status !== "open")
      refuse(400, { type: "invalid_request_error", message: "You can only void open invoices" });
    invoice.status = "void";
    return invoice;
  }

  pay(id: string, form: Form = {}): StripeObject {
    const invoice = this.#invoice(id);
    if (invoice.status === "paid")
      refuse(400, { type: "invalid_request_error", message: "Invoice is already paid" });
    if (invoice.status !== "open") {
      refuse(400, { type: "invalid_request_error", message: "Only open invoices can be paid" });
    }
    if (form.paid_out_of_band === "true") return Object.assign(invoice, { status: "paid" });
    const customer = this.customers.get(invoice.customer)!;
    const method = this.methods.get(customer.invoice_settings.default_payment_method);
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

function checkAddress(email: FormValue | undefined): void {
  if (typeof email === "string" && email !== "" && !/^[^@]+@[^@]+\.[^@]+$/.test(email)) {
    refuse(400, {
      type: "invalid_request_error",
      code: "email_invalid",
      message: `Invalid email address: ${email}`,
      param: "email",
    });
  }
}
