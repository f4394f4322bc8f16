import { afterAll, describe, expect, it } from "vitest";
import { signedInPerson } from "../dashboard/dashboard-client.ts";
import { useService } from "../use-service.ts";
import { PaymentStage } from "./stage.ts";
import { StripeServer } from "./stripe-server.ts";

const stripe = await StripeServer.start();
const service = useService({ MARQUE_ROLES: "api,dashboard", ...stripe.env });
const stage = new PaymentStage(service, stripe);
afterAll(() => stripe.close());

const refusal = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe("a workspace's card", () => {
  it("is left on Stripe's page and shown by brand and last four, and nothing else of it is here", async () => {
    const who = await stage.workspace("free");
    expect((await who.page()).payment).toEqual({ is_test: true, method: null });
    const { body } = await who.post("/payment/card");
    expect(new URL(body.url).origin).toBe(stripe.url);
    const session = stripe.account.sessions.get(body.url.split("/").at(-1))!;
    expect(session.success_url).toBe(
      `https://localhost:${service.ports.dashboard}/w/${who.id}/settings/billing?from=payment`,
    );
    expect((await who.post("/payment/look")).body.payment.method).toBeNull();
    stripe.account.completeSession(session.id, "4242");
    expect((await who.post("/payment/look")).body.payment.method).toEqual({
      brand: "visa",
      last_four: "4242",
      exp_month: 12,
      exp_year: 2031,
    });
    expect(await stage.audit(who.id)).toEqual([
      { actor: `user:${who.owner.id}`, action: "payment_method.added" },
    ]);
    const customer = stripe.account.customers.get(await who.customer())!;
    expect(customer).toMatchObject({
      name: "Studio",
      email: who.owner.email,
      metadata: { marque_workspace: who.id },
    });
  });

  it("replaces the one before, and one customer is made however often the page is opened at once", async () => {
    const who = await stage.workspace();
    await Promise.all([1, 2, 3].map(() => who.post("/payment/card")));
    const made = [...stripe.account.customers.values()].filter(
      ({ metadata }) => metadata?.marque_workspace === who.id,
    );
    expect(made).toHaveLength(1);
    await who.addCard("4242");
    await who.addCard("4444");
    expect((await who.page()).payment.method.last_four).toBe("4444");
    expect((await stage.audit(who.id)).map(({ action }) => action)).toEqual([
      "payment_method.added",
      "payment_method.changed",
    ]);
  });

  it("of a page that was opened first and finished last is the one that is charged", async () => {
    const who = await stage.workspace();
    const first = (await who.post("/payment/card")).body.url.split("/").at(-1);
    await who.addCard("4444");
    stripe.account.completeSession(first, "4242");
    expect((await who.post("/payment/look")).body.payment.method.last_four).toBe("4242");
  });

  it("is changed and removed in Stripe's portal", async () => {
    const who = await stage.workspace();
    await who.addCard();
    const { body } = await who.post("/payment/manage");
    expect(body.url).toMatch(`${stripe.url}/portal/`);
    stripe.account.removeCard(await who.customer());
    expect((await who.post("/payment/look")).body.payment.method).toBeNull();
    expect((await stage.audit(who.id)).at(-1)).toEqual({ actor: "stripe", action: "payment_method.removed" });
  });

  it("is an owner's business: a member sees it, and opens no page", async () => {
    const who = await stage.workspace();
    await who.addCard();
    const { client } = await signedInPerson(service, who.id, "member");
    const path = `/api/workspaces/${who.id}/billing`;
    expect((await client.call(path)).body.payment.method.last_four).toBe("4242");
    for (const rest of ["/payment/card", "/payment/manage", "/payment/look", "/invoices/inv_x/pay"]) {
      expect(refusal(await client.call(`${path}${rest}`, { json: {} }))).toEqual([403, "owner_required"]);
    }
  });

  it("plan and payment: with a card an owner chooses what costs money, without one they do not", async () => {
    const who = await stage.workspace("free");
    const choose = () => who.post("/plan", { plan: "pro" });
    const refused = await choose();
    expect(refusal(refused)).toEqual([403, "payment_method_required"]);
    expect(refused.body.error.message).toContain("Add one under Billing");
    expect((await who.page()).paid_plans_need).toBe("payment_method");
    await who.addCard();
    expect((await choose()).body).toMatchObject({ plan: "pro", paid_plans_need: "nothing" });
    expect((await who.post("/quota", { monthly_quota: 5_000 })).body.quota).toBe(5_000);
    stripe.account.removeCard(await who.customer());
    await who.post("/payment/look");
    expect(refusal(await who.post("/plan", { plan: "agency" }))).toEqual([403, "payment_method_required"]);
    expect((await who.post("/plan", { plan: "free" })).body.plan).toBe("free");
  });
});

describe("the customer at Stripe", () => {
  it("keeps the card and gets another contact when its owner leaves, and follows the workspace's name", async () => {
    const who = await stage.workspace();
    await who.addCard();
    const next = await signedInPerson(service, who.id);
    await who.owner.client.call(`/api/workspaces/${who.id}`, { method: "PATCH", json: { name: "Atelier" } });
    await next.client.call(`/api/workspaces/${who.id}/members/${who.owner.id}`, { method: "DELETE" });
    await stage.collect();
    const customer = stripe.account.customers.get(await who.customer())!;
    expect(customer).toMatchObject({ name: "Atelier", email: next.email });
    expect(customer.invoice_settings.default_payment_method).not.toBeNull();
    const updates = stripe.calls(new RegExp(`POST /v1/customers/${customer.id}$`)).length;
    await stage.collect();
    expect(stripe.calls(new RegExp(`POST /v1/customers/${customer.id}$`))).toHaveLength(updates);
    // The new owner manages the card; the one who left opens nothing.
    expect(
      (await next.client.call(`/api/workspaces/${who.id}/billing/payment/manage`, { json: {} })).status,
    ).toBe(200);
    expect((await who.post("/payment/manage")).status).toBe(404);
  });

  it("is gone with its card and its open invoices when the workspace is", async () => {
    const who = await stage.workspace();
    await who.post("/payment/card");
    await stage.hadLastMonth(who.id);
    await stage.turn();
    const customer = await who.customer();
    expect(who.stripeInvoices()).toMatchObject([{ status: "open" }]);
    await service.db.query("update billing_closes set invoice_id = null where workspace_id = $1", [who.id]);
    await service.db.query("delete from workspaces where id = $1", [who.id]);
    await stage.collect();
    expect(stripe.account.customers.get(customer)).toMatchObject({ deleted: true });
    expect(who.stripeInvoices()).toMatchObject([{ status: "void" }]);
    expect(await service.db.query("select from stripe_customers where workspace_id = $1", [who.id])).toEqual(
      [],
    );
    // A report about it that comes later is taken and means nothing.
    expect((await stage.report("invoice.voided", who.stripeInvoices()[0]!)).status).toBe(200);
  });

  it("that was deleted at Stripe is made again, and its card is gone", async () => {
    const who = await stage.workspace();
    await who.addCard();
    const former = await who.customer();
    stripe.account.customers.set(former, { id: former, object: "customer", deleted: true });
    expect((await who.post("/payment/look")).body.payment.method).toBeNull();
    await who.addCard("4444");
    expect(await who.customer()).not.toBe(former);
    expect((await who.page()).payment.method.last_four).toBe("4444");
  });

  it.each(["/payment/manage", "/payment/card"])("of another account is made again by %s", async (path) => {
    const who = await stage.workspace();
    await who.addCard();
    await who.post("/payment/card");
    stripe.account.customers.delete(await who.customer());
    stripe.account.sessions.clear();
    // Another owner's address is sent first, and Stripe does not know whose it would be.
    const next = await signedInPerson(service, who.id);
    const opened = await next.client.call(`/api/workspaces/${who.id}/billing${path}`, { json: {} });
    expect(opened.status).toBe(200);
    expect((await who.post("/payment/look")).body.payment.method).toBeNull();
    await who.addCard("4444");
    expect((await who.page()).payment.method.last_four).toBe("4444");
  });

  it("is one, also when Stripe's answer to its making was lost", async () => {
    const who = await stage.workspace();
    stripe.fail(/POST \/v1\/customers$/, "lost after");
    stripe.fail(/POST \/v1\/customers$/, "lost after");
    expect((await who.post("/payment/card")).status).toBe(503);
    await who.addCard();
    const made = [...stripe.account.customers.values()].filter(
      ({ metadata }) => metadata?.marque_workspace === who.id,
    );
    expect(made).toHaveLength(1);
  });

  it("is made without an address that Stripe does not take", async () => {
    const who = await stage.workspace();
    await service.db.query("update users set email = 'ada@intranet' where id = $1", [who.owner.id]);
    await who.addCard();
    expect(stripe.account.customers.get(await who.customer())!.email).toBeNull();
    await stage.collect();
    const asked = stripe.requests.length;
    await stage.collect();
    expect(stripe.requests).toHaveLength(asked);
    // A second owner with such an address may add a card as well.
    const next = await signedInPerson(service, who.id);
    await service.db.query("update users set email = 'bob@intranet' where id = $1", [next.id]);
    const opened = await next.client.call(`/api/workspaces/${who.id}/billing/payment/card`, { json: {} });
    expect(opened.status).toBe(200);
  });
});

it("what only the operator can mend is told so: a portal that was not set up at Stripe", async () => {
  const who = await stage.workspace();
  const message = "No configuration provided and your default configuration has not been created.";
  stripe.fail(/billing_portal/, { status: 400, body: { error: { type: "invalid_request_error", message } } });
  const refused = await who.post("/payment/manage");
  expect(refusal(refused)).toEqual([503, "payment_unavailable"]);
  expect(refused.body.error.message).toContain("Ask the operator");
  expect(service.logged.join("")).toContain("No configuration provided");
});

describe("while Stripe is away", () => {
  it.each([
    ["says 500", { status: 500, body: { error: { type: "api_error", message: "oops" } } }],
    ["limits us", { status: 429, body: { error: { type: "invalid_request_error", code: "rate_limit" } } }],
    [
      "refuses our key",
      { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key" } } },
    ],
    ["sends a page that is no JSON", { status: 502, body: "<h1>Bad gateway</h1>" }],
    ["sends a status without an error", { status: 502, body: {} }],
    ["hangs up", "lost before"],
  ] as const)(
    "(%s) an owner is told so, the rest of the page works, and the next try does",
    async (_, fault) => {
      const who = await stage.workspace();
      stripe.fail(/./, fault, { stays: true });
      try {
        for (const path of ["/payment/card", "/payment/manage"]) {
          expect(refusal(await who.post(path))).toEqual([503, "payment_unavailable"]);
        }
        expect((await who.page()).payment).toEqual({ is_test: true, method: null });
      } finally {
        stripe.recover();
        stripe.forgetKeys();
      }
      expect((await who.post("/payment/card")).status).toBe(200);
    },
  );

  it("the service has no secret of its own in its log, and none of a card", async () => {
    const lines = [...service.logged, ...stage.logged].join("");
    expect(lines).toContain("payment provider cannot be reached");
    for (const secret of [stripe.key.slice(8), stripe.env.MARQUE_STRIPE_WEBHOOK_SECRET!.slice(6)])
      expect(lines).not.toContain(secret);
    // The last digits of the card, or all of them; a time in milliseconds has such digits within it now and then.
    expect(lines).not.toMatch(/(?<!\d)(?:4242)+(?!\d)/);
  });
});

it("every call that makes something carries a key", () => {
  const making = stripe.calls(
    /^POST \/v1\/(customers|invoices|checkout\/sessions|billing_portal\/sessions)$/,
  );
  expect(making.length).toBeGreaterThan(20);
  expect(making.filter(({ key }) => !key?.startsWith("marque:"))).toEqual([]);
});
