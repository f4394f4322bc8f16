// From an invoice of ours to a paid one at Stripe. Each row of stripe_invoices is taken by one process at a time, and what a process
// that ended had begun is found at Stripe or repeated with the same key: nothing is charged twice, and nothing is forgotten.
import type Stripe from "stripe";
import { ServiceError } from "../../errors.ts";
import { recordAudit } from "../../storage/audit-log.ts";
import { findStripeCustomer } from "../../storage/stripe-customers.ts";
import { sweepStripeEvents } from "../../storage/stripe-events.ts";
import {
  findStripeInvoice,
  leaseDueInvoice,
  leaseInvoice,
  recordChargeBegun,
  recordEnd,
  recordFailure,
  recordRest,
  recordSettlingBegun,
  recordTrouble,
  type StripeInvoiceRow,
} from "../../storage/stripe-invoices.ts";
import { sweepStripeSetups } from "../../storage/stripe-setups.ts";
import type { PayingOwner } from "../payment-provider.ts";
import { ask, keyFor, StripeTrouble } from "./client.ts";
import { STRIPE, type StripeCustomers, type StripeParts } from "./customers.ts";
import { failureOf, LOOK_SECONDS, MOST_ATTEMPTS } from "./declines.ts";
import { StripeInvoices } from "./invoices.ts";
import { recordPayment } from "./outcome.ts";

/** Longer than the calls about one invoice take, each tried twice. */
const LEASE_SECONDS = 120;
/** Invoices that are worked on at once: each takes Stripe a second or two. */
const LANES = 4;
/** The chores of the minute wait for this one. */
const TURN_MILLISECONDS = 30_000;
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3_600;

/** Trouble that is not about one invoice: the next one would meet it too. */
const STOPS_THE_TURN = ["away", "broken", "unauthorised"];

export class Collection {
  readonly #parts: StripeParts;
  readonly #customers: StripeCustomers;
  readonly #invoices: StripeInvoices;

  constructor(parts: StripeParts, customers: StripeCustomers) {
    this.#parts = parts;
    this.#customers = customers;
    this.#invoices = new StripeInvoices(parts, customers);
  }

  /** One turn: what is due, until nothing is, Stripe is away, or the time is up. */
  async collect(): Promise<void> {
    const { database, log } = this.#parts;
    await sweepStripeEvents(database);
    await sweepStripeSetups(database);
    const deadline = Date.now() + TURN_MILLISECONDS;
    let isOver = false;
    const lane = async () => {
      while (!isOver && Date.now() < deadline) {
        const row = await leaseDueInvoice(database, this.#parts.livemode, LEASE_SECONDS);
        if (!row) return;
        const trouble = await this.#advance(row, false);
        if (trouble && STOPS_THE_TURN.includes(trouble.kind)) isOver = true;
      }
    };
    try {
      await this.#customers.catchUp();
      await Promise.all(Array.from({ length: LANES }, lane));
    } catch (error) {
      if (!(error instanceof StripeTrouble)) throw error;
      log.warn({ err: error, code: error.kind }, "Stripe could not be asked about customers");
    }
  }

  /** An owner does not want to wait for the next turn. */
  async payNow(workspaceId: string, invoiceId: string, { actor }: PayingOwner): Promise<void> {
    const { database, livemode } = this.#parts;
    const known = await findStripeInvoice(database, invoiceId);
    if (!known || known.workspace_id !== workspaceId) throw new ServiceError("not_found");
    const problem = await this.#problemOf(known);
    if (problem) throw new ServiceError("conflict", { message: problem });
    const row = await leaseInvoice(database, invoiceId, workspaceId, livemode, LEASE_SECONDS);
    // Another process is at it; the page shows how that ends.
    if (!row) return;
    await recordAudit(database, { workspaceId, actor, action: "invoice.charge_asked", subject: invoiceId });
    const trouble = await this.#advance(row, true);
    if (trouble) throw trouble;
  }

  async #problemOf({ is_paid, status, workspace_id, attempts }: StripeInvoiceRow): Promise<string | null> {
    const { database, livemode } = this.#parts;
    if (is_paid) return "This invoice is paid.";
    if (status === "void" || status === "stuck") return "This invoice is not charged to a card.";
    if (attempts >= MOST_ATTEMPTS)
      return "The card was charged too often without success. Use Stripe’s page.";
    const customer = await findStripeCustomer(database, workspace_id, livemode);
    return customer?.payment_method_id ? null : "Add a card first.";
  }

  /** Brings one leased row as far as it goes. Returns the trouble that held it up. */
  async #advance(row: StripeInvoiceRow, isAsked: boolean): Promise<StripeTrouble | null> {
    try {
      const invoice = await this.#invoices.atStripe(row);
      await this.#settle(row, invoice, isAsked);
      return null;
    } catch (error) {
      if (error instanceof StripeTrouble) return this.#troubled(row, error);
      throw error;
    }
  }

  async #settle(row: StripeInvoiceRow, invoice: Stripe.Invoice | "wrong" | null, isAsked: boolean) {
    const { database } = this.#parts;
    const { invoice_id: id } = row;
    if (invoice === "wrong") return recordEnd(database, id, "stuck");
    // Paid here by hand before anything was there to be charged.
    if (invoice === null) return recordEnd(database, id, "void");
    if (invoice.status === "paid") return recordPayment(this.#parts, id, false);
    if (invoice.status !== "open") return recordEnd(database, id, "void");
    if (row.is_paid) return this.#payElsewhere(row, invoice.id);
    return (await this.#isToBeCharged(row, isAsked))
      ? this.#charge(row, invoice.id)
      : recordRest(database, id, LOOK_SECONDS);
  }

  async #isToBeCharged(row: StripeInvoiceRow, isAsked: boolean): Promise<boolean> {
    const { database, livemode } = this.#parts;
    if (row.charge_began_at !== null) return true;
    if (!(row.is_charge_due || isAsked) || row.attempts >= MOST_ATTEMPTS) return false;
    return Boolean((await findStripeCustomer(database, row.workspace_id, livemode))?.payment_method_id);
  }

  async #charge(row: StripeInvoiceRow, stripeId: string): Promise<void> {
    const { database, client } = this.#parts;
    const { invoice_id: id } = row;
    const number = await recordChargeBegun(database, id);
    // Paid by hand since it was leased: the next turn tells Stripe.
    if (number === undefined) return recordRest(database, id, 0);
    try {
      const invoice = await ask(
        client.invoices.pay(stripeId, { off_session: true }, keyFor(id, "charge", number)),
      );
      if (invoice.status === "paid") await recordPayment(this.#parts, id, false);
      // Some payment methods take days.
      else await recordRest(database, id, LOOK_SECONDS);
    } catch (error) {
      if (!(error instanceof StripeTrouble) || error.kind !== "declined") throw error;
      await this.#declined(row, error);
    }
  }

  async #declined(row: StripeInvoiceRow, trouble: StripeTrouble): Promise<void> {
    const { database, log } = this.#parts;
    const { invoice_id: id, workspace_id: workspaceId } = row;
    const failure = failureOf(trouble, row.retries);
    await database.transaction(async (transaction) => {
      await recordFailure(transaction, id, failure, LOOK_SECONDS);
      await recordAudit(transaction, {
        workspaceId,
        actor: STRIPE,
        action: "invoice.charge_failed",
        subject: id,
        details: { reason: failure.words, code: trouble.declineCode ?? trouble.code },
      });
    });
    log.info(
      { invoice_id: id, workspace_id: workspaceId, code: trouble.declineCode ?? trouble.code },
      "a card was declined",
    );
  }

  /** Tells Stripe that it was paid here, so that nobody pays it there as well. */
  async #payElsewhere({ invoice_id: id, key_number }: StripeInvoiceRow, stripeId: string): Promise<void> {
    const { database, client } = this.#parts;
    await recordSettlingBegun(database, id);
    let isTwice = false;
    await ask(
      client.invoices.pay(stripeId, { paid_out_of_band: true }, keyFor(id, "by-hand", key_number)),
    ).catch(async (error: unknown) => {
      if (!(error instanceof StripeTrouble) || error.kind !== "refused") throw error;
      // Somebody was quicker on Stripe's page.
      isTwice = (await ask(client.invoices.retrieve(stripeId))).status === "paid";
      if (!isTwice) throw error;
    });
    await recordPayment(this.#parts, id, isTwice);
  }

  async #troubled(row: StripeInvoiceRow, trouble: StripeTrouble): Promise<StripeTrouble> {
    const { database, log } = this.#parts;
    const isRefused = !STOPS_THE_TURN.includes(trouble.kind);
    const doubled = FIRST_PAUSE_SECONDS * 2 ** Math.min(row.troubles, 10);
    await recordTrouble(database, row.invoice_id, {
      isRefused,
      needsNewKey: isRefused || trouble.kind === "broken",
      retrySeconds: isRefused ? LONGEST_PAUSE_SECONDS : Math.min(doubled, LONGEST_PAUSE_SECONDS),
    });
    const fields = { err: trouble, invoice_id: row.invoice_id, code: trouble.kind };
    if (trouble.kind === "unauthorised") {
      log.error(fields, "Stripe does not take the key: look at MARQUE_STRIPE_SECRET_KEY");
    } else if (isRefused) {
      // The card may be gone while our copy of it is not.
      await this.#customers.look(row.workspace_id).catch(() => {});
      log.error(fields, "Stripe refuses an invoice; it is tried again in an hour");
    } else {
      log.warn(fields, "Stripe gave no usable answer; the invoice is tried again");
    }
    return trouble;
  }
}
