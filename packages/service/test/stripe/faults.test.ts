import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { useService } from "../use-service.ts";
import { DECLINES } from "./refusals.ts";
import { type PayingWorkspace, PaymentStage } from "./stage.ts";
import { type Fault, StripeServer } from "./stripe-server.ts";

const stripe = await StripeServer.start();
const service = useService({ MARQUE_ROLES: "api,dashboard", ...stripe.env });
const stage = new PaymentStage(service, stripe);
afterAll(() => stripe.close());
afterEach(() => {
  stripe.recover();
  stripe.key = stripe.env.MARQUE_STRIPE_SECRET_KEY!;
});

const PROCESS = fileURLToPath(new URL("./collect-process.ts", import.meta.url));
const { account } = stripe;
const chargesOf = (who: PayingWorkspace) =>
  account.charges.filter(({ invoice }) => who.stripeInvoices().some(({ id }) => id === invoice));

/** A workspace with a card and a month to be charged. */
async function owing(): Promise<PayingWorkspace> {
  const who = await stage.workspace();
  await who.addCard();
  await stage.hadLastMonth(who.id, 3);
  return who;
}

/** Exactly one of everything, whatever happened before. */
async function expectPaidOnce(who: PayingWorkspace): Promise<void> {
  expect(chargesOf(who)).toMatchObject([{ amount: 4_915 }]);
  expect(who.stripeInvoices().filter(({ status }) => status !== "draft")).toMatchObject([{ status: "paid" }]);
  expect((await who.page()).invoices).toMatchObject([{ status: "paid" }]);
  const paid = (await stage.audit(who.id)).filter(({ action }) => action === "invoice.paid");
  expect(paid).toEqual([{ actor: "stripe", action: "invoice.paid" }]);
}

/** The calls of an invoice's way, in their order. */
const STEPS: readonly (readonly [string, RegExp])[] = [
  ["the draft", /POST \/v1\/invoices$/],
  ["its lines", /POST .*\/add_lines$/],
  ["its finalisation", /POST .*\/finalize$/],
  ["the charge", /POST .*\/pay$/],
];

const FAULTS: Readonly<Record<string, Fault>> = {
  "the answer is lost": "lost after",
  "the call is lost": "lost before",
  "Stripe says 500": {
    status: 500,
    body: { error: { type: "api_error", message: "oops" } },
    headers: { "stripe-should-retry": "false" },
  },
  "Stripe says 503 and to try again": {
    status: 503,
    body: { error: { type: "api_error", message: "later" } },
    headers: { "stripe-should-retry": "true" },
  },
  "Stripe says 429": {
    status: 429,
    body: { error: { type: "invalid_request_error", code: "rate_limit", message: "Too many requests" } },
  },
  "the key is in use": {
    status: 409,
    body: { error: { type: "invalid_request_error", code: "idempotency_key_in_use", message: "busy" } },
  },
};

describe.each(STEPS)("when %s fails", (_, step) => {
  it.each(Object.entries(FAULTS))(
    "because %s, nothing is charged twice and nothing is lost",
    async (_name, fault) => {
      const who = await owing();
      // The library's own retry meets it as well.
      stripe.fail(step, fault);
      stripe.fail(step, fault);
      await stage.turn();
      stripe.recover();
      for (let n = 0; n < 2; n++) {
        await stage.timePasses();
        await stage.collect();
      }
      await expectPaidOnce(who);
    },
  );

  it("and the keys are forgotten at Stripe before the next try, nothing is charged twice", async () => {
    const who = await owing();
    stripe.fail(step, "lost after");
    stripe.fail(step, "lost after");
    await stage.turn();
    stripe.recover();
    stripe.forgetKeys();
    await stage.timePasses();
    await stage.collect();
    await expectPaidOnce(who);
  });

  it.each([
    ["before Stripe does it", "before"],
    ["after Stripe did it", "after"],
  ])("because the process is killed %s, another one goes on", async (_name, when) => {
    const who = await owing();
    await stageIntent();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const before = stripe.calls(step).length;
    stripe.fail(step, when === "before" ? { hold: held } : "lost after");
    if (when === "after") stripe.fail(step, { hold: held });
    const child = spawn(process.execPath, [PROCESS], {
      env: { PATH: process.env.PATH ?? "", ...service.env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    await expect
      .poll(() => stripe.calls(step).length - before, { timeout: 20_000 })
      .toBe(when === "before" ? 1 : 2);
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    if (step.source.includes("pay")) {
      expect((await who.page()).invoices[0].payment.state).toBe("charging");
    }
    // The other process is still thought to be at it.
    await stage.collect();
    expect((await stage.row(who.id)).leased_until.getTime()).toBeGreaterThan(Date.now());
    // What the dead process asked for reaches Stripe late, or never.
    release();
    await stage.timePasses();
    await stage.collect();
    await expectPaidOnce(who);
  });
});

/** The month is closed and handed over, and Stripe has not been told. */
async function stageIntent(): Promise<void> {
  stripe.fail(/GET \/v1\/invoices$/, "lost before");
  stripe.fail(/GET \/v1\/invoices$/, "lost before");
  await stage.turn();
  stripe.recover();
  await stage.timePasses();
}

describe("Stripe away for longer", () => {
  it("stops the turn at the first invoice, waits longer each time, and catches up", async () => {
    const [first, second] = [await owing(), await owing()];
    stripe.fail(/\/v1\/invoices/, "lost before", { stays: true });
    await stage.turn();
    const asked = stripe.calls(/\/v1\/invoices/).length;
    for (let n = 0; n < 3; n++) await stage.collect();
    // None of both is due again.
    expect(stripe.calls(/\/v1\/invoices/).length).toBe(asked);
    stripe.recover();
    await stage.timePasses();
    await stage.collect();
    await expectPaidOnce(first);
    await expectPaidOnce(second);
  });

  it("waits twice as long each time, an hour at most, also when only the charge fails", async () => {
    const who = await owing();
    stripe.fail(/POST .*\/pay$/, FAULTS["Stripe says 500"]!, { stays: true });
    const pauses: number[] = [];
    await stage.turn();
    for (let n = 0; n < 8; n++) {
      const { next_at } = await stage.row(who.id);
      pauses.push(Math.round((next_at.getTime() - Date.now()) / 60_000));
      await stage.timePasses();
      await stage.collect();
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    stripe.recover();
    await stage.timePasses();
    await stage.collect();
    await expectPaidOnce(who);
  });

  it("with a key that Stripe does not take says which variable it is", async () => {
    const who = await owing();
    stripe.key = "sk_test_another";
    await stage.turn();
    expect(chargesOf(who)).toEqual([]);
    expect(stage.logged.join("")).toContain("look at MARQUE_STRIPE_SECRET_KEY");
    stripe.key = stripe.env.MARQUE_STRIPE_SECRET_KEY!;
    await stage.timePasses();
    await stage.collect();
    await expectPaidOnce(who);
  });

  it("keeps a declined answer that got lost: it is the same charge that is asked about again", async () => {
    const who = await stage.workspace();
    await who.addCard("0002", DECLINES.funds);
    await stage.hadLastMonth(who.id, 3);
    stripe.fail(/POST .*\/pay$/, "lost after");
    stripe.fail(/POST .*\/pay$/, "lost after");
    await stage.turn();
    await stage.timePasses();
    await stage.collect();
    expect(who.stripeInvoices()[0]!.attempt_count).toBe(1);
    expect((await who.page()).invoices[0].payment.state).toBe("retrying");
  });

  it("does not hold up the chores after it, and a restored copy of the database charges nobody again", async () => {
    const who = await owing();
    await stage.turn();
    await expectPaidOnce(who);
    // As in a copy from before Stripe was told.
    await service.db.query("update invoices set paid_at = null where workspace_id = $1", [who.id]);
    await service.db.query(
      `update stripe_invoices set status = 'new', stripe_id = null, attempts = 0, next_at = now(), charge_at = now()
       where workspace_id = $1`,
      [who.id],
    );
    stripe.forgetKeys();
    await stage.collect();
    expect(chargesOf(who)).toHaveLength(1);
    expect((await who.page()).invoices).toMatchObject([{ status: "paid" }]);
  });
});
