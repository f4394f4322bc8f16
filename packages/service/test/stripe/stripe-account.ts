// What one account of Stripe's holds, and what its operations do to it.
import type { Form, FormValue } from "./form.ts";

import { type Decline, refuse, type StripeObject } from "./refusals.ts";
import { StripeInvoiceBook } from "./stripe-invoice-book.ts";

export class StripeAccount {
  readonly url: string;
  readonly customers = new Map<string, StripeObject>();
  readonly methods = new Map<string, StripeObject & { decline: Decline | null }>();
  readonly sessions = new Map<string, StripeObject>();
  readonly portals = new Map<string, StripeObject>();
  readonly #book = new StripeInvoiceBook(this);
  #count = 0;

  constructor(url: string) {
    this.url = url;
  }

  get invoices(): Map<string, StripeObject> {
    return this.#book.invoices;
  }

  /** Money that moved. */
  get charges(): StripeInvoiceBook["charges"] {
    return this.#book.charges;
  }

  /** By somebody on the hosted page. */
  settle(invoice: StripeObject): StripeObject {
    return this.#book.settle(invoice);
  }

  /** By the operator, in Stripe's dashboard. */
  voidInvoice(id: string): StripeObject {
    return this.#book.voidInvoice(id);
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
        return this.#expandedCustomer(this.customer(id, "id"));
      case "POST customers/:id":
        return this.#updateCustomer(this.customer(id, "id"), form);
      case "DELETE customers/:id":
        return this.#deleteCustomer(id);
      case "POST checkout/sessions":
        return this.#createSession(form);
      case "GET checkout/sessions/:id":
        return this.#expandedSession(id);
      case "POST billing_portal/sessions":
        return this.#createPortal(form);
      case "GET invoices":
        return this.#book.list(form);
      case "POST invoices":
        return this.#book.create(form);
      case "GET invoices/:id":
        return this.#book.get(id);
      case "DELETE invoices/:id":
        return this.#book.deleteDraft(id);
      case "POST invoices/:id/add_lines":
        return this.#book.addLines(id, form);
      case "POST invoices/:id/finalize":
        return this.#book.finalise(id);
      case "POST invoices/:id/pay":
        return this.#book.pay(id, form);
      case "POST invoices/:id/void":
        return this.#book.voidInvoice(id);
      default:
        return refuse(404, {
          type: "invalid_request_error",
          message: `Unrecognized request URL (${line}/${id})`,
        });
    }
  }

  id(prefix: string): string {
    return `${prefix}_${String(++this.#count).padStart(14, "0")}`;
  }

  customer(id: FormValue | undefined, param: string): StripeObject {
    const found = this.customers.get(String(id));
    if (found) return found;
    return refuse(param === "id" ? 404 : 400, {
      type: "invalid_request_error",
      code: "resource_missing",
      message: `No such customer: '${id}'`,
      param,
    });
  }

  living(id: FormValue | undefined): StripeObject {
    const customer = this.customer(id, "customer");
    return customer.deleted ? this.customer("deleted", "customer") : customer;
  }

  #createCustomer({ name, email, metadata }: Form): StripeObject {
    checkAddress(email);
    const customer = {
      id: this.id("cus"),
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
    if (customer.deleted) this.customer("deleted", "id");
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
    this.customer(id, "id");
    const gone = { id, object: "customer", deleted: true };
    this.customers.set(id, gone);
    return gone;
  }

  /** A card that was typed on a page of Stripe's. */
  attachCard(customer: string, last4: string, decline: Decline | null = null, brand = "visa"): string {
    const id = this.id("pm");
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
    const customer = this.living(form.customer);
    const isRight = form.mode === "setup" && form.currency === "usd" && form.success_url && form.cancel_url;
    if (!isRight)
      refuse(400, { type: "invalid_request_error", message: "You must provide what a setup needs." });
    const id = this.id("cs_test");
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
      setup_intent: { id: this.id("seti"), object: "setup_intent", payment_method: null },
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
    const customer = this.living(form.customer);
    const id = this.id("bps");
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
