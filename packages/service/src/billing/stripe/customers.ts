// A workspace's customer at Stripe: who receipts go to, and which card is charged.
import type Stripe from "stripe";
import type { Log } from "../../log.ts";
import { recordAudit } from "../../storage/audit-log.ts";
import type { Database } from "../../storage/database.ts";
import {
  changedContacts,
  customersToLookAt,
  databaseTime,
  findStripeCustomer,
  forgetStripeCustomer,
  intendStripeCustomer,
  type KnownMethod,
  orphanedCustomers,
  recordLook,
  recordSentContact,
  removeStripeCustomer,
  setStripeCustomerId,
} from "../../storage/stripe-customers.ts";
import { wakeStripeInvoices } from "../../storage/stripe-invoices.ts";
import { openStripeSetups, removeStripeSetup } from "../../storage/stripe-setups.ts";
import { ask, keyFor, type StripeClient, StripeTrouble } from "./client.ts";

/** In the audit log. */
export const STRIPE = "stripe";
const CHUNK = 50;

export interface StripeParts {
  readonly database: Database;
  readonly client: StripeClient;
  readonly livemode: boolean;
  readonly log: Log;
}

export class StripeCustomers {
  readonly #parts: StripeParts;

  constructor(parts: StripeParts) {
    this.#parts = parts;
  }

  /** The workspace's customer, made if there is none. `email`: of the owner who asks, where one does. */
  async idOf(workspaceId: string, email: string | null = null): Promise<string> {
    const { database, client, livemode } = this.#parts;
    await intendStripeCustomer(database, workspaceId, livemode, email);
    const row = await findStripeCustomer(database, workspaceId, livemode);
    if (!row) throw new Error("the workspace is gone");
    if (row.customer_id !== null) return row.customer_id;
    const facts = { name: row.name, metadata: { marque_workspace: workspaceId } };
    const create = (params: Stripe.CustomerCreateParams, step: string) =>
      ask(client.customers.create(params, keyFor(workspaceId, step, row.number)));
    // An address that Stripe does not take is no reason to go without payment: then nobody gets receipts.
    const made = await (row.email === null
      ? create(facts, "customer")
      : create({ ...facts, email: row.email }, "customer").catch((error: unknown) => {
          if (!(error instanceof StripeTrouble) || error.code !== "email_invalid") throw error;
          return create(facts, "customer-without-email");
        }));
    await setStripeCustomerId(database, row, livemode, made.id);
    return made.id;
  }

  /** Calls with the customer's id. One that Stripe no longer knows, as after a change of account, is made again first. */
  async with<T>(workspaceId: string, email: string | null, call: (id: string) => Promise<T>): Promise<T> {
    const id = await this.idOf(workspaceId, email);
    try {
      return await call(id);
    } catch (error) {
      // Named in the path or in the request; anything else that is missing is no reason to forget a card.
      const isUnknown =
        error instanceof StripeTrouble &&
        error.kind === "missing" &&
        (error.param === "customer" || error.param === "id");
      if (!isUnknown) throw error;
      await forgetStripeCustomer(this.#parts.database, id);
      return call(await this.idOf(workspaceId, email));
    }
  }

  /** The owner who leaves a card is the one who gets the receipts. */
  async setContact(workspaceId: string, customerId: string, email: string): Promise<void> {
    const { database, client, livemode } = this.#parts;
    const row = await findStripeCustomer(database, workspaceId, livemode);
    if (!row || row.email === email) return;
    await ask(client.customers.update(customerId, { email })).catch(unlessBadAddress);
    await recordSentContact(database, customerId, row.name, email);
  }

  /** Asks Stripe for the default payment method; a card that was just left becomes it. */
  async look(workspaceId: string): Promise<void> {
    const { database, livemode } = this.#parts;
    const row = await findStripeCustomer(database, workspaceId, livemode);
    if (!row?.customer_id) return;
    const customerId = row.customer_id;
    const began = await databaseTime(database);
    const addedBy = await this.#finishSetups(workspaceId, customerId);
    const customer = await this.#customer(customerId);
    if (!customer) {
      await forgetStripeCustomer(database, customerId);
      return;
    }
    const method = knownMethod(customer);
    await database.transaction(async (transaction) => {
      const look = await recordLook(transaction, customerId, began, method);
      if (!look || look.former === (method?.id ?? null)) return;
      await recordAudit(transaction, {
        workspaceId,
        actor: addedBy ?? STRIPE,
        action: `payment_method.${method === null ? "removed" : look.former === null ? "added" : "changed"}`,
        subject: workspaceId,
        details: method === null ? {} : { brand: method.brand, last_four: method.lastFour },
      });
      if (method !== null) await wakeStripeInvoices(transaction, workspaceId, livemode);
    });
  }

  /** Undefined when it was deleted at Stripe. */
  async #customer(id: string): Promise<Stripe.Customer | undefined> {
    const { client } = this.#parts;
    try {
      const customer = await ask(
        client.customers.retrieve(id, { expand: ["invoice_settings.default_payment_method"] }),
      );
      return customer.deleted ? undefined : customer;
    } catch (error) {
      if (error instanceof StripeTrouble && error.kind === "missing") return undefined;
      throw error;
    }
  }

  /** The pages for a card that were opened: what was left on the newest of them is charged from now on. Returns who opened it. */
  async #finishSetups(workspaceId: string, customerId: string): Promise<string | undefined> {
    const { database, client, livemode } = this.#parts;
    let addedBy: string | undefined;
    for (const setup of await openStripeSetups(database, workspaceId, livemode)) {
      const session = await this.#session(setup.session_id);
      if (session?.status === "open") continue;
      const intent = session?.setup_intent as Stripe.SetupIntent | null | undefined;
      const method = session?.status === "complete" ? intent?.payment_method : null;
      if (method) {
        const id = typeof method === "string" ? method : method.id;
        // One that was removed in the meantime cannot be the default; then nothing has changed.
        await ask(
          client.customers.update(customerId, { invoice_settings: { default_payment_method: id } }),
        ).catch(unlessGone);
        addedBy = setup.asked_by;
      }
      await removeStripeSetup(database, setup.id);
    }
    return addedBy;
  }

  /** Undefined where Stripe does not know it, as after a change of account. */
  async #session(id: string): Promise<Stripe.Checkout.Session | undefined> {
    try {
      return await ask(this.#parts.client.checkout.sessions.retrieve(id, { expand: ["setup_intent"] }));
    } catch (error) {
      if (error instanceof StripeTrouble && error.kind === "missing") return undefined;
      throw error;
    }
  }

  /** What was reported and not looked at, names and owners that changed, workspaces that are gone. */
  async catchUp(): Promise<void> {
    const { database, client, livemode } = this.#parts;
    for (const workspaceId of await customersToLookAt(database, livemode, CHUNK)) {
      await this.look(workspaceId);
    }
    for (const { customer_id, name, email } of await changedContacts(database, livemode, CHUNK)) {
      await ask(client.customers.update(customer_id, { name, email: email ?? "" })).catch(unlessGone);
      await recordSentContact(database, customer_id, name, email);
    }
    for (const { workspace_id, customer_id } of await orphanedCustomers(database, livemode, CHUNK)) {
      if (customer_id !== null) await this.#removeAtStripe(customer_id);
      await removeStripeCustomer(database, workspace_id, livemode);
    }
  }

  /** With the card. What was unpaid is owed to nobody any more: our own invoices went with the workspace. */
  async #removeAtStripe(customerId: string): Promise<void> {
    const { client } = this.#parts;
    try {
      for (const invoice of (await ask(client.invoices.list({ customer: customerId, limit: 100 }))).data) {
        if (invoice.status === "draft") await ask(client.invoices.del(invoice.id));
        if (invoice.status === "open") await ask(client.invoices.voidInvoice(invoice.id));
      }
      await ask(client.customers.del(customerId));
    } catch (error) {
      unlessGone(error);
    }
  }
}

/** An address that Stripe does not take: then the receipts go where they went before. */
function unlessBadAddress(error: unknown): void {
  if (!(error instanceof StripeTrouble) || error.code !== "email_invalid") throw error;
}

/** Passes on what is more than "Stripe does not know it". */
function unlessGone(error: unknown): void {
  const isGone = error instanceof StripeTrouble && (error.kind === "missing" || error.kind === "refused");
  if (!isGone) throw error;
}

function knownMethod(customer: Stripe.Customer): KnownMethod | null {
  const method = customer.invoice_settings.default_payment_method as Stripe.PaymentMethod | null;
  if (!method) return null;
  const { card } = method;
  return {
    id: method.id,
    brand: card?.brand ?? method.type,
    lastFour: card?.last4 ?? null,
    expMonth: card?.exp_month ?? null,
    expYear: card?.exp_year ?? null,
  };
}
