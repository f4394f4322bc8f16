// What the tests of payment by Stripe share: customers of some months, and the turns of the chore, made by hand.
import { createHmac } from "node:crypto";
import { closeMonths } from "../../src/billing/monthly-close.ts";
import { openPayments } from "../../src/billing/open-payments.ts";
import type { PaymentProvider } from "../../src/billing/payment-provider.ts";
import { readConfig } from "../../src/config.ts";
import { createLog } from "../../src/log.ts";
import { type SignedInPerson, signedInPerson } from "../dashboard/dashboard-client.ts";
import type { TestService } from "../test-service.ts";
import type { StripeObject } from "./refusals.ts";
import { STRIPE_WEBHOOK_SECRET, type StripeServer } from "./stripe-server.ts";

/** First day of the month before this one. */
export function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 10);
}

export interface PayingWorkspace {
  readonly id: string;
  readonly owner: SignedInPerson;
  /** Its Billing page. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it freely
  page(): Promise<any>;
  post(path: string, json?: object): ReturnType<SignedInPerson["client"]["call"]>;
  /** Leaves a card on Stripe's page, and comes back. */
  addCard(
    last4?: string,
    decline?: Parameters<StripeServer["account"]["completeSession"]>[2],
  ): Promise<string>;
  /** Its customer at Stripe. */
  customer(): Promise<string>;
  /** Its invoices at Stripe, oldest first. */
  stripeInvoices(): StripeObject[];
}

export class PaymentStage {
  readonly service: TestService;
  readonly stripe: StripeServer;
  readonly logged: string[] = [];

  constructor(service: TestService, stripe: StripeServer) {
    this.service = service;
    this.stripe = stripe;
  }

  /** As a process of its own would open it. */
  provider(): Promise<PaymentProvider> {
    const log = createLog({ level: "debug", write: (line) => void this.logged.push(line) });
    return openPayments({ config: readConfig(this.service.env), database: this.service.db.database, log });
  }

  /** One turn of the chores: months are closed, cards are charged. */
  async turn(): Promise<void> {
    const provider = await this.provider();
    await closeMonths(this.service.db.database, provider, createLog({ level: "silent" }));
    await provider.cards!.collect();
  }

  /** A workspace whose last month has just been closed. */
  async closed(...card: Parameters<PayingWorkspace["addCard"]> | ["none"]): Promise<PayingWorkspace> {
    const who = await this.workspace();
    if (card[0] !== "none") await who.addCard(...(card as Parameters<PayingWorkspace["addCard"]>));
    await this.hadLastMonth(who.id, 7);
    await this.turn();
    return who;
  }

  /** Every charge that Stripe made for a workspace's invoices. */
  chargesOf(who: PayingWorkspace) {
    return this.stripe.account.charges.filter(({ invoice }) =>
      who.stripeInvoices().some(({ id }) => id === invoice),
    );
  }

  /** What the audit log says was done in a workspace. */
  async actions(who: PayingWorkspace) {
    return (await this.audit(who.id)).map(({ action }) => action);
  }

  /** Only the part that talks to Stripe. */
  async collect(): Promise<void> {
    await (await this.provider()).cards!.collect();
  }

  /** What waits for a time, waits no longer. */
  async timePasses(): Promise<void> {
    await this.service.db.query(
      `update stripe_invoices set next_at = now(), leased_until = null,
         charge_at = case when charge_at is not null then now() end where status in ('new', 'open')`,
    );
  }

  async workspace(plan = "pro"): Promise<PayingWorkspace> {
    const { service, stripe } = this;
    const id = await this.#insertWorkspace(plan);
    const owner = await signedInPerson(service, id);
    const path = `/api/workspaces/${id}/billing`;
    const post = (rest: string, json: object = {}) => owner.client.call(`${path}${rest}`, { json });
    const customers = () =>
      service.db.query<{ customer_id: string }>(
        "select customer_id from stripe_customers where workspace_id = $1",
        [id],
      );
    return {
      id,
      owner,
      post,
      page: async () => (await owner.client.call(path)).body,
      addCard: async (last4 = "4242", decline = null) => {
        const { body } = await post("/payment/card");
        stripe.account.completeSession(body.url.split("/").at(-1), last4, decline);
        await post("/payment/look");
        return stripe.account.customers.get((await customers())[0]!.customer_id)!.invoice_settings
          .default_payment_method;
      },
      customer: async () => (await customers())[0]!.customer_id,
      stripeInvoices: () =>
        [...stripe.account.invoices.values()].filter(({ metadata }) => metadata.marque_workspace === id),
    };
  }

  /** As old as the start of last month, which is settled unless `hadLastMonth` says otherwise. */
  async #insertWorkspace(plan: string): Promise<string> {
    const { db } = this.service;
    await db.query("delete from service_facts where name = 'billing since'");
    await db.query("insert into service_facts (name, value) values ('billing since', $1)", [
      JSON.stringify(lastMonth()),
    ]);
    const [row] = await db.query<{ id: string }>(
      `insert into workspaces (id, name, plan)
       select 'ws_' || marque_base32(floor(extract(epoch from $1::date::timestamp at time zone 'utc') * 1000)::bigint, 10)
              || substr(marque_id(''), 11), 'Studio', $2 returning id`,
      [lastMonth(), plan],
    );
    await db.query("insert into billing_closes (workspace_id, month) values ($1, $2::date)", [
      row!.id,
      lastMonth(),
    ]);
    return row!.id;
  }

  /** It was on its plan all of last month, which is over and not closed yet. */
  async hadLastMonth(workspaceId: string, units = 0): Promise<void> {
    const { db } = this.service;
    await db.query(
      "update plan_periods set started_at = $2::date::timestamp at time zone 'utc' where workspace_id = $1",
      [workspaceId, lastMonth()],
    );
    await db.query("delete from billing_closes where workspace_id = $1", [workspaceId]);
    await db.query(
      `insert into usage_units (job_id, workspace_id, month, project_id, recorded_at, plan)
       select marque_id('job_'), $1, $2::date, 'proj_x', $2::date + interval '1 hour', 'pro' from generate_series(1, $3)`,
      [workspaceId, lastMonth(), units],
    );
  }

  /** Our row of its newest invoice. */
  async row(workspaceId: string): Promise<StripeObject> {
    const rows = await this.service.db.query<StripeObject>(
      `select s.*, i.paid_at, i.amount_cents from stripe_invoices s join invoices i on i.id = s.invoice_id
       where s.workspace_id = $1 order by s.invoice_id desc limit 1`,
      [workspaceId],
    );
    return rows[0]!;
  }

  async audit(workspaceId: string): Promise<{ actor: string; action: string }[]> {
    return this.service.db.query(
      `select actor, action from audit_log where workspace_id = $1 and action ~ '^(invoice|payment_method)' order by id`,
      [workspaceId],
    );
  }

  /** An event as Stripe sends it, signed as its documents say. */
  report(
    type: string,
    object: object,
    {
      id = `evt_${Math.random().toString(36).slice(2)}`,
      secret = STRIPE_WEBHOOK_SECRET,
      age = 0,
      ...more
    } = {},
  ) {
    const event = {
      id,
      object: "event",
      type,
      livemode: false,
      created: seconds(),
      data: { object },
      ...more,
    };
    return this.send(JSON.stringify(event), secret, seconds() - age);
  }

  send(payload: string, secret = STRIPE_WEBHOOK_SECRET, timestamp = seconds(), signed = payload) {
    const signature = createHmac("sha256", secret).update(`${timestamp}.${signed}`).digest("hex");
    return this.service.call("/integrations/stripe/events", {
      origin: "live",
      raw: payload,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": `t=${timestamp},v1=${signature},v0=6ffbb59b2300aae63f272406069a9788598b792a944a07aba816edb039989a39`,
      },
    });
  }
}

const seconds = () => Math.floor(Date.now() / 1000);
