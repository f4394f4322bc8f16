import { afterAll, afterEach, describe, expect, it } from "vitest";
import { manualPayment } from "../../src/billing/payment-provider.ts";
import { useService } from "../use-service.ts";
import { DECLINES } from "./refusals.ts";
import { lastMonth, type PayingWorkspace, PaymentStage } from "./stage.ts";
import { StripeServer } from "./stripe-server.ts";

const stripe = await StripeServer.start();
const service = useService({
  MARQUE_ROLES: "api,dashboard",
  MARQUE_PAYMENT_INSTRUCTIONS: "By bank transfer.",
  ...stripe.env,
});
const stage = new PaymentStage(service, stripe);
afterAll(() => stripe.close());
afterEach(() => stripe.recover());

const { account } = stripe;
const invoiceOf = async (who: PayingWorkspace) => (await who.page()).invoices[0];

describe("month close and payment", () => {
  it("charges the card once for the month, line by line, to the cent", async () => {
    const who = await stage.closed();
    const [invoice, ...others] = who.stripeInvoices();
    expect(others).toEqual([]);
    const month = new Intl.DateTimeFormat("en-GB", {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    }).format(new Date(lastMonth()));
    expect(invoice).toMatchObject({ status: "paid", currency: "usd", total: 4_935, auto_advance: false });
    expect(invoice!.lines.data.map(({ description, amount }: never) => [description, amount])).toEqual([
      [`Pro plan, ${month}`, 4_900],
      ["7 live generations on Pro at $0.05 each", 35],
    ]);
    expect(stage.chargesOf(who)).toMatchObject([{ amount: 4_935 }]);
    expect(await invoiceOf(who)).toMatchObject({ status: "paid", amount_cents: 4_935, payment: null });
    const [reference] = await service.db.query(
      "select provider_reference from invoices where workspace_id = $1",
      [who.id],
    );
    expect(reference).toEqual({ provider_reference: invoice!.id });
    expect(await stage.audit(who.id)).toEqual([
      { actor: `user:${who.owner.id}`, action: "payment_method.added" },
      { actor: "monthly close", action: "invoice.created" },
      { actor: "stripe", action: "invoice.paid" },
    ]);
    await stage.timePasses();
    await Promise.all([stage.turn(), stage.turn(), stage.turn()]);
    expect(stage.chargesOf(who)).toHaveLength(1);
  });

  it("charges once when several processes do it at the same time", async () => {
    const many = [];
    for (let n = 0; n < 6; n++) {
      const who = await stage.workspace();
      await who.addCard();
      await stage.hadLastMonth(who.id, n);
      many.push(who);
    }
    await Promise.all([stage.turn(), stage.turn(), stage.turn()]);
    await stage.turn();
    for (const [n, who] of many.entries())
      expect(stage.chargesOf(who)).toMatchObject([{ amount: 4_900 + 5 * n }]);
  });

  it("shares a month between plans to the cent, as the invoice does", async () => {
    const who = await stage.workspace();
    await who.addCard();
    await stage.hadLastMonth(who.id, 3);
    await service.db.query(
      `insert into plan_periods (workspace_id, plan, started_at)
       values ($1, 'agency', ($2::date + interval '10 days 7 hours 11 seconds') at time zone 'utc')`,
      [who.id, lastMonth()],
    );
    await stage.turn();
    const { amount_cents } = await stage.row(who.id);
    expect(stage.chargesOf(who)).toMatchObject([{ amount: amount_cents }]);
    expect(who.stripeInvoices()[0]!.lines.data).toHaveLength(3);
  });

  it("charges an invoice that the operator wrote, as one line", async () => {
    const who = await stage.workspace();
    await who.addCard();
    const { id } = await service.admin.createInvoice(who.id, 1_999, "2030-01-31");
    await stage.turn();
    expect(who.stripeInvoices()[0]!.lines.data).toMatchObject([
      { description: `Invoice ${id}`, amount: 1_999 },
    ]);
    expect(stage.chargesOf(who)).toMatchObject([{ amount: 1_999 }]);
  });

  it("leaves less than Stripe charges to the next invoice, and calls it paid", async () => {
    const who = await stage.workspace();
    await who.addCard();
    await service.admin.createInvoice(who.id, 20, "2030-01-31");
    await stage.turn();
    expect(stage.chargesOf(who)).toEqual([]);
    expect(await invoiceOf(who)).toMatchObject({ status: "paid" });
    await service.admin.createInvoice(who.id, 1_000, "2030-01-31");
    await stage.turn();
    expect(stage.chargesOf(who)).toMatchObject([{ amount: 1_020 }]);
    expect(await invoiceOf(who)).toMatchObject({ status: "paid", amount_cents: 1_000 });
  });

  it("leaves more than Stripe charges at once to be paid by hand", async () => {
    const who = await stage.workspace();
    await who.addCard();
    await service.admin.createInvoice(who.id, 100_000_000, "2030-01-31");
    await stage.turn();
    expect(who.stripeInvoices()).toEqual([]);
    expect(await invoiceOf(who)).toMatchObject({ status: "open", payment: { state: "by_hand" } });
    await service.admin.createInvoice(who.id, 99_999_999, "2030-01-31");
    await stage.turn();
    expect(stage.chargesOf(who)).toMatchObject([{ amount: 99_999_999 }]);
  });

  it("waits for a card, and charges it as soon as there is one", async () => {
    const who = await stage.closed("none");
    expect(await invoiceOf(who)).toMatchObject({
      status: "open",
      how_to_pay: "Add a card, and it is charged. Or pay on Stripe’s page.",
      payment: {
        state: "no_card",
        page_url: who.stripeInvoices()[0]!.hosted_invoice_url,
        can_pay_now: false,
      },
    });
    await stage.collect();
    expect(stage.chargesOf(who)).toEqual([]);
    await who.addCard();
    await stage.collect();
    expect(stage.chargesOf(who)).toMatchObject([{ amount: 4_935 }]);
    expect(await invoiceOf(who)).toMatchObject({ status: "paid" });
  });

  it("leaves invoices of before Stripe to be paid by hand", async () => {
    const who = await stage.workspace();
    await service.admin.createInvoice(who.id, 500, "2030-01-31");
    await service.db.query("update invoices set provider_reference = id where workspace_id = $1", [who.id]);
    await stage.turn();
    expect(who.stripeInvoices()).toEqual([]);
    const { how_to_pay, payment } = await invoiceOf(who);
    expect([how_to_pay, payment]).toEqual([
      expect.stringMatching(/^By bank transfer\. Reference: inv_/),
      null,
    ]);
    expect(manualPayment(null).cards).toBeNull();
  });
});

describe("what is paid by hand", () => {
  it("is told to Stripe, and no card is charged for it", async () => {
    const who = await stage.closed("0002", DECLINES.funds);
    await service.admin.payInvoice((await invoiceOf(who)).id);
    await stage.collect();
    expect(who.stripeInvoices()).toMatchObject([{ status: "paid" }]);
    expect(stage.chargesOf(who)).toEqual([]);
    expect(await stage.row(who.id)).toMatchObject({ status: "paid", settled_by_hand: true });
    expect(await stage.actions(who)).not.toContain("invoice.paid_twice");
  });

  it("before Stripe knew of it leaves nothing there", async () => {
    const who = await stage.workspace();
    const { id } = await service.admin.createInvoice(who.id, 700, "2030-01-31");
    await (await stage.provider()).handOver({
      id,
      workspaceId: who.id,
      amountCents: 700,
      dueOn: "2030-01-31",
      month: null,
    });
    await service.admin.payInvoice(id);
    await stage.turn();
    expect(who.stripeInvoices()).toEqual([]);
    expect(await stage.row(who.id)).toMatchObject({ status: "void" });
  });

  it("is refused while a card is being charged for it", async () => {
    const who = await stage.closed("0002", DECLINES.funds);
    const { id } = await invoiceOf(who);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    stripe.fail(/POST .*\/pay$/, { hold: held });
    const charging = who.post(`/invoices/${id}/pay`);
    await expect.poll(() => stripe.calls(/POST .*\/pay$/).length).toBeGreaterThan(1);
    await expect.poll(async () => (await invoiceOf(who)).payment.state).toBe("charging");
    await expect(service.admin.payInvoice(id)).rejects.toThrow(/A card is being charged for inv_/);
    release();
    await charging;
    await service.admin.payInvoice(id);
  });

  it("and at Stripe too is told to the operator", async () => {
    const who = await stage.closed("0002", DECLINES.funds);
    const { id } = await invoiceOf(who);
    await service.admin.payInvoice(id);
    account.settle(who.stripeInvoices()[0]!);
    await stage.collect();
    expect((await stage.actions(who)).at(-1)).toBe("invoice.paid_twice");
    expect(stage.logged.join("")).toContain("paid by hand and at Stripe: refund one of them");
  });
});

describe("what is odd at Stripe", () => {
  it("an invoice that the operator voided there is left to be paid by hand", async () => {
    const who = await stage.closed("0002", DECLINES.funds);
    account.voidInvoice(who.stripeInvoices()[0]!.id);
    await stage.report("invoice.voided", who.stripeInvoices()[0]!);
    await stage.collect();
    expect(await invoiceOf(who)).toMatchObject({
      status: "open",
      payment: { state: "by_hand", page_url: null, can_pay_now: false },
      how_to_pay: expect.stringMatching(/^By bank transfer\. Reference: inv_/),
    });
  });

  it("and stays so in a restored copy of the database", async () => {
    const who = await stage.closed("0002", DECLINES.funds);
    account.voidInvoice(who.stripeInvoices()[0]!.id);
    await service.db.query(
      `update stripe_invoices set status = 'new', stripe_id = null, next_at = now(), charge_at = now()
       where workspace_id = $1`,
      [who.id],
    );
    await stage.collect();
    expect(who.stripeInvoices()).toHaveLength(1);
    expect((await invoiceOf(who)).payment.state).toBe("by_hand");
  });

  it("a draft with another amount is never charged", async () => {
    const who = await stage.workspace();
    await who.addCard();
    await stage.hadLastMonth(who.id);
    stripe.fail(/POST .*\/add_lines$/, "lost after", { stays: true });
    await stage.turn();
    stripe.recover();
    who.stripeInvoices()[0]!.total += 1;
    await stage.timePasses();
    await stage.collect();
    expect(stage.chargesOf(who)).toEqual([]);
    expect((await invoiceOf(who)).payment.state).toBe("by_hand");
    expect(stage.logged.join("")).toContain("the draft at Stripe has another amount");
  });

  it("a card that is gone there while we think it is here is found out", async () => {
    const who = await stage.workspace();
    await who.addCard();
    account.removeCard(await who.customer());
    await stage.hadLastMonth(who.id);
    await stage.turn();
    expect(stage.chargesOf(who)).toEqual([]);
    expect((await who.page()).payment.method).toBeNull();
    expect((await invoiceOf(who)).payment.state).toBe("no_card");
  });
});
