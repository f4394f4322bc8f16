import { afterAll, afterEach, describe, expect, it } from "vitest";
import { useService } from "../use-service.ts";
import { DECLINES } from "./refusals.ts";
import { type PayingWorkspace, PaymentStage } from "./stage.ts";
import { StripeServer } from "./stripe-server.ts";

const stripe = await StripeServer.start();
const service = useService({
  MARQUE_ROLES: "api,dashboard",
  ...stripe.env,
});
const stage = new PaymentStage(service, stripe);
afterAll(() => stripe.close());
afterEach(() => stripe.recover());

const { account } = stripe;
const invoiceOf = async (who: PayingWorkspace) => (await who.page()).invoices[0];

describe("a declined card", () => {
  it("is told on the page and in the audit log, tried again on later days, and then paid", async () => {
    const who = await stage.closed("0002", DECLINES.funds);
    const retry = new Date(Date.now() + 86_400_000);
    expect(await invoiceOf(who)).toMatchObject({
      status: "open",
      payment: { state: "retrying", can_pay_now: true },
    });
    expect((await invoiceOf(who)).how_to_pay).toMatch(
      new RegExp(`^Your card has insufficient funds. We try again on ${retry.getUTCDate()} `),
    );
    // What Stripe reports about it is no reason to charge again.
    await stage.report("invoice.payment_failed", who.stripeInvoices()[0]!);
    await stage.collect();
    expect(who.stripeInvoices()[0]!.attempt_count).toBe(1);
    await stage.timePasses();
    await stage.collect();
    expect(who.stripeInvoices()[0]!.attempt_count).toBe(2);
    for (const method of account.methods.values()) if (method.card.last4 === "0002") method.decline = null;
    await stage.timePasses();
    await stage.collect();
    expect(await invoiceOf(who)).toMatchObject({ status: "paid" });
    expect((await stage.actions(who)).slice(-3)).toEqual([
      "invoice.charge_failed",
      "invoice.charge_failed",
      "invoice.paid",
    ]);
  });

  it("is given up after five tries, until there is another card", async () => {
    const who = await stage.closed("0002", DECLINES.funds);
    for (let n = 0; n < 6; n++) {
      await stage.timePasses();
      await stage.collect();
    }
    expect(who.stripeInvoices()[0]!.attempt_count).toBe(5);
    expect((await invoiceOf(who)).payment).toMatchObject({ state: "failed", can_pay_now: true });
    await who.addCard("4242");
    await stage.collect();
    expect(stage.chargesOf(who)).toHaveLength(1);
  });

  it.each(["stolen", "advised"] as const)("that says %s is not tried again", async (kind) => {
    const who = await stage.closed("0002", DECLINES[kind]);
    await stage.timePasses();
    await stage.collect();
    expect(who.stripeInvoices()[0]!.attempt_count).toBe(1);
    const { how_to_pay } = await invoiceOf(who);
    expect(how_to_pay).toBe("Your card was declined. Change the card, or pay on Stripe’s page.");
  });

  it("that the bank wants confirmed is paid on Stripe's page", async () => {
    const who = await stage.closed("3220", DECLINES.action);
    expect(await invoiceOf(who)).toMatchObject({
      payment: { state: "action_needed", can_pay_now: false, page_url: expect.stringContaining("/i/in_") },
    });
    account.settle(who.stripeInvoices()[0]!);
    await stage.report("invoice.paid", who.stripeInvoices()[0]!);
    expect(await invoiceOf(who)).toMatchObject({ status: "paid" });
  });

  it("is tried at once when an owner asks, and not more than 15 times", async () => {
    const who = await stage.closed("0002", DECLINES.stolen);
    const { id } = await invoiceOf(who);
    const pay = () => who.post(`/invoices/${id}/pay`);
    for (let n = 0; n < 14; n++) expect((await pay()).status).toBe(200);
    const refused = await pay();
    expect([refused.status, refused.body.error.code]).toEqual([409, "conflict"]);
    expect(who.stripeInvoices()[0]!.attempt_count).toBe(15);
    expect((await invoiceOf(who)).payment).toMatchObject({ state: "failed", can_pay_now: false });
  });

  it("that an owner has charged again pays, and then there is nothing left to pay", async () => {
    const who = await stage.closed("0002", DECLINES.funds);
    const { id } = await invoiceOf(who);
    for (const method of account.methods.values()) if (method.card.last4 === "0002") method.decline = null;
    expect((await who.post(`/invoices/${id}/pay`)).body.invoices[0].status).toBe("paid");
    expect((await who.post(`/invoices/${id}/pay`)).status).toBe(409);
    expect(stage.chargesOf(who)).toHaveLength(1);
    expect(await stage.actions(who)).toContain("invoice.charge_asked");
  });

  it("of another workspace, or none, cannot be charged", async () => {
    const who = await stage.closed("0002", DECLINES.funds);
    const stranger = await stage.workspace();
    const { id } = await invoiceOf(who);
    for (const invoice of [id, "inv_x"]) {
      expect((await stranger.post(`/invoices/${invoice}/pay`)).status).toBe(404);
    }
    const without = await stage.closed("none");
    const asked = await without.post(`/invoices/${(await invoiceOf(without)).id}/pay`);
    expect([asked.status, asked.body.error.message]).toEqual([409, "Add a card first."]);
  });

  it("leads to the limit on live generations when the due date has passed, and paying lifts it", async () => {
    const who = await stage.closed("0002", DECLINES.funds);
    await service.db.query("update invoices set due_on = '2020-01-01' where workspace_id = $1", [who.id]);
    expect(await invoiceOf(who)).toMatchObject({ status: "overdue", payment: { state: "retrying" } });
    const { secret } = await service.admin.createKey(who.id, "live", "k");
    const project = await service.call("/v1/projects", { key: secret, origin: "live", json: { name: "P" } });
    const generate = () =>
      service.call("/v1/brands/generate", {
        key: secret,
        origin: "live",
        json: { project_id: project.body.id, prompt: "x", webhook_url: "https://example.com/hook" },
      });
    expect((await generate()).body.error.code).toBe("billing_hard_limit");
    await who.addCard("4242");
    await stage.collect();
    expect((await generate()).status).toBe(202);
  });
});

it("nothing that Stripe sends along with a decline gets into the log", () => {
  const lines = stage.logged.join("");
  expect(lines).toContain("a card was declined");
  for (const text of ["exp_year", "last4", stripe.key.slice(8)]) expect(lines).not.toContain(text);
});
