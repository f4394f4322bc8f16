import { afterAll, describe, expect, it } from "vitest";
import { useService } from "../use-service.ts";
import { type PayingWorkspace, PaymentStage } from "./stage.ts";
import { StripeServer } from "./stripe-server.ts";

const stripe = await StripeServer.start();
const service = useService({ MARQUE_ROLES: "api,dashboard", ...stripe.env });
const stage = new PaymentStage(service, stripe);
afterAll(() => stripe.close());

/** With an open invoice at Stripe, and no card. */
async function owing(): Promise<PayingWorkspace> {
  const who = await stage.workspace();
  await stage.hadLastMonth(who.id);
  await stage.turn();
  return who;
}

const statusOf = async (who: PayingWorkspace) => (await who.page()).invoices[0].status;
const taken = async (id: string) =>
  (await service.db.query("select id from stripe_events where id = $1", [id])).length;

describe("a report of Stripe's", () => {
  it("that an invoice was paid on its page is written down at once", async () => {
    const who = await owing();
    const invoice = stripe.account.settle(who.stripeInvoices()[0]!);
    const { status, body } = await stage.report("invoice.paid", invoice);
    expect([status, body]).toEqual([200, { received: true }]);
    expect(await statusOf(who)).toBe("paid");
    expect((await stage.audit(who.id)).at(-1)).toEqual({ actor: "stripe", action: "invoice.paid" });
  });

  it("that is forged is refused, and asks Stripe nothing", async () => {
    const who = await owing();
    const [invoice] = who.stripeInvoices();
    const payload = JSON.stringify({
      id: "evt_forged",
      object: "event",
      type: "invoice.paid",
      livemode: false,
      data: { object: { ...invoice, status: "paid" } },
    });
    const asked = stripe.requests.length;
    const tries = [
      await stage.send(payload, "whsec_K3trDGJOyr82peJNzu4dDZ6RSDAm94bx"),
      await stage.send(payload.replace("forged", "altered"), undefined, undefined, payload),
      await service.call("/integrations/stripe/events", {
        origin: "live",
        raw: payload,
        headers: { "content-type": "application/json" },
      }),
      await service.call("/integrations/stripe/events", {
        origin: "live",
        raw: payload,
        headers: { "content-type": "application/json", "stripe-signature": "t=now,v1=zz" },
      }),
    ];
    for (const { status, body } of tries) {
      expect([status, body.error.code, body.error.param]).toEqual([400, "invalid_param", "Stripe-Signature"]);
    }
    expect(stripe.requests).toHaveLength(asked);
    expect(await statusOf(who)).toBe("open");
    expect(await taken("evt_forged")).toBe(0);
  });

  it("that was signed by Stripe's secret but says what is not so changes nothing", async () => {
    const who = await owing();
    // Somebody who has the webhook's secret alone cannot mark an invoice as paid.
    await stage.report("invoice.paid", { ...who.stripeInvoices()[0], status: "paid" });
    expect(await statusOf(who)).toBe("open");
  });

  it("that is too old is refused: it may have been kept by somebody", async () => {
    const who = await owing();
    const invoice = stripe.account.settle(who.stripeInvoices()[0]!);
    expect((await stage.report("invoice.paid", invoice, { age: 301 })).status).toBe(400);
    expect(await statusOf(who)).toBe("open");
    expect((await stage.report("invoice.paid", invoice, { age: 290 })).status).toBe(200);
    expect(await statusOf(who)).toBe("paid");
  });

  it("that comes again does nothing again", async () => {
    const who = await owing();
    const invoice = stripe.account.settle(who.stripeInvoices()[0]!);
    const id = `evt_again_${who.id}`;
    expect((await stage.report("invoice.paid", invoice, { id })).status).toBe(200);
    const asked = stripe.requests.length;
    const again = await Promise.all([1, 2, 3].map(() => stage.report("invoice.paid", invoice, { id })));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(stripe.requests).toHaveLength(asked);
    expect((await stage.audit(who.id)).filter(({ action }) => action === "invoice.paid")).toHaveLength(1);
  });

  it("that comes after a later one does not undo it", async () => {
    const who = await owing();
    const before = structuredClone(who.stripeInvoices()[0]!);
    const invoice = stripe.account.settle(who.stripeInvoices()[0]!);
    await stage.report("invoice.paid", invoice);
    for (const type of ["invoice.finalized", "invoice.payment_failed", "invoice.created"]) {
      expect((await stage.report(type, before)).status).toBe(200);
    }
    await stage.collect();
    expect(await statusOf(who)).toBe("paid");
    expect(await stage.row(who.id)).toMatchObject({ status: "paid" });
  });

  it("about a card that was removed comes before and after that of its adding: what is there now counts", async () => {
    const who = await stage.workspace();
    const session = (await who.post("/payment/card")).body.url.split("/").at(-1);
    const completed = stripe.account.completeSession(session, "4242");
    await stage.report("checkout.session.completed", completed);
    expect((await who.page()).payment.method.last_four).toBe("4242");
    const customer = await who.customer();
    const method = stripe.account.removeCard(customer);
    await stage.report("payment_method.detached", { ...method, customer: null }, {
      data: { object: { ...method, customer: null }, previous_attributes: { customer } },
    } as object);
    expect((await who.page()).payment.method).toBeNull();
    await stage.report("checkout.session.completed", completed);
    await stage.report("customer.updated", { id: customer, object: "customer" });
    expect((await who.page()).payment.method).toBeNull();
  });

  it("while Stripe cannot be asked is kept, and looked at by the chore", async () => {
    const who = await stage.workspace();
    const session = (await who.post("/payment/card")).body.url.split("/").at(-1);
    const completed = stripe.account.completeSession(session, "4242");
    stripe.fail(/GET \/v1\//, "lost before", { stays: true });
    expect((await stage.report("checkout.session.completed", completed)).status).toBe(200);
    await stage.collect();
    stripe.recover();
    expect((await who.page()).payment.method).toBeNull();
    await stage.collect();
    expect((await who.page()).payment.method.last_four).toBe("4242");
  });

  it("and the charge it is about write the payment down once, whichever is first", async () => {
    const who = await stage.workspace();
    await who.addCard();
    await stage.hadLastMonth(who.id);
    const charging = stage.turn();
    await expect
      .poll(() => who.stripeInvoices().find(({ status }) => status === "paid"), {
        interval: 1,
        timeout: 10_000,
      })
      .toBeTruthy();
    await Promise.all([charging, stage.report("invoice.paid", who.stripeInvoices()[0]!)]);
    const actions = (await stage.audit(who.id)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith("invoice.paid"))).toEqual(["invoice.paid"]);
  });

  it("of a kind we do not use, about somebody else's objects, or of live mode is taken without effect", async () => {
    const who = await owing();
    const asked = stripe.requests.length;
    const [invoice] = who.stripeInvoices();
    const replies = [
      await stage.report("payout.paid", { id: "po_1", object: "payout" }),
      await stage.report("invoice.paid", { id: "in_of_another_program", object: "invoice" }),
      await stage.report("customer.updated", { id: "cus_of_another_program", object: "customer" }),
      await stage.report("invoice.paid", invoice!, { livemode: true } as object),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(stripe.requests).toHaveLength(asked);
  });

  it.each([
    ["no JSON", "not json"],
    ["no event", "[]"],
    ["an event without an object", JSON.stringify({ id: "evt_1", type: "invoice.paid", data: {} })],
  ])("with a right signature that is %s gets an error and no fault", async (_, payload) => {
    const { status, body } = await stage.send(payload);
    expect([status, body.error.code]).toEqual([400, "invalid_param"]);
  });

  it("is taken on the live origin alone, by POST, up to 256 KB", async () => {
    const path = "/integrations/stripe/events";
    const post = { raw: "{}", headers: { "content-type": "application/json" } };
    expect((await service.call(path, { ...post, origin: "sandbox" })).status).toBe(404);
    expect((await service.call(path, { ...post, origin: "dashboard" })).status).toBe(404);
    expect((await service.call(path, { origin: "live" })).status).toBeGreaterThanOrEqual(400);
    expect((await stage.send(JSON.stringify({ x: "y".repeat(300_000) }))).status).toBe(413);
  });

  it("is forgotten after forty days", async () => {
    await service.db.query(
      "insert into stripe_events (id, type, received_at) values ('evt_old', 'x', now() - interval '41 days')",
    );
    await stage.collect();
    expect(await taken("evt_old")).toBe(0);
  });
});
