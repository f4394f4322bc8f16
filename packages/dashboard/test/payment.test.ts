import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SignedInPerson, signedInPerson } from "../../service/test/dashboard/dashboard-client.ts";
import { DECLINES } from "../../service/test/stripe/refusals.ts";
import { PaymentStage } from "../../service/test/stripe/stage.ts";
import { StripeServer } from "../../service/test/stripe/stripe-server.ts";
import { checkPage } from "./page-check.ts";
import { raiseStage, type Stage } from "./stage.ts";

let stripe: StripeServer;
let stage: Stage;
let payment: PaymentStage;
let member: SignedInPerson;

beforeAll(async () => {
  stripe = await StripeServer.start();
  stage = await raiseStage({
    hasEngine: false,
    plan: "free",
    env: { MARQUE_ROLES: "api,dashboard", ...stripe.env },
  });
  payment = new PaymentStage(stage.service, stripe);
  member = await signedInPerson(stage.service, stage.workspaceId, "member");
}, 120_000);
afterAll(async () => {
  await stage?.stop();
  await stripe?.close();
});

const billing = (workspaceId = stage.workspaceId) => `/w/${workspaceId}/settings/billing`;
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first().waitFor();

describe("payment by Stripe", { timeout: 120_000 }, () => {
  it("asks for a card, on a page that is whole in light, dark and on a narrow screen", () =>
    checkPage(stage, {
      name: "billing-no-card",
      path: () => billing(),
      isReady: text("Pro and Agency need a card. Add one under Payment first."),
    }));

  it("leads to Stripe's page and back with the card, then a paid plan is chosen, then the card is removed there", async () => {
    const watched = await stage.open({ as: stage.owner });
    const { page } = watched;
    await page.goto(billing());
    await page.getByRole("button", { name: "Add a card" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${stripe.url}/pay/**`);
    // Nothing of our pages leads anywhere but by a whole page: no frame, no script, no form.
    await page.getByLabel("Card number").fill("4242424242424242");
    await page.getByRole("button", { name: "Save card" }).click();
    await page.getByText("Visa ending in 4242").waitFor();
    await page.getByText("Expires 12/2031").waitFor();
    await page.waitForURL((url) => url.search === "");
    await page.getByRole("button", { name: "Switch to Pro" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Switch to Pro" }).click();
    await page.getByText("This workspace is now on Pro").waitFor();
    await page.getByRole("button", { name: "Manage payment" }).click();
    await page.waitForURL(`${stripe.url}/portal/**`);
    await page.getByRole("button", { name: "Remove card" }).click();
    await page.getByText("No card yet.").waitFor();
    await page.getByRole("button", { name: "Add a card" }).waitFor();
    await watched.close();
  });

  it("leaves the page as it was for somebody who comes back without a card, also while Stripe is away", async () => {
    const { page, close } = await opened();
    await page.goto(billing());
    await page.getByRole("button", { name: "Add a card" }).click();
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByText("No card yet.").waitFor();
    stripe.fail(/./, "lost before", { stays: true });
    await page.goto(`${billing()}?from=payment`);
    await page.getByText("No card yet.").waitFor();
    await page.getByRole("button", { name: "Add a card" }).click();
    await page.getByRole("alert").getByText("The payment provider cannot be reached right now.").waitFor();
    stripe.recover();
    await close();
  });

  it("shows a member the card and no button", async () => {
    const watched = await stage.open({ as: member });
    const { page } = watched;
    await page.goto(billing());
    await page.getByText("Only an owner can change the card.").waitFor();
    expect(await page.getByRole("button", { name: /Add a card|Manage payment/ }).count()).toBe(0);
    watched.expectQuiet();
    await watched.close();
  });

  it("shows a declined invoice with what to do, whole, and charges it when asked", async () => {
    const who = await payment.workspace();
    await who.addCard("0002", DECLINES.funds);
    await payment.hadLastMonth(who.id, 12);
    await payment.turn();
    // Pictures are for people: an address as one would have it.
    await stage.service.db.query("update users set email = 'olive@studio.example' where id = $1", [
      who.owner.id,
    ]);
    const as = () => who.owner;
    await checkPage(stage, {
      name: "billing-declined",
      path: () => billing(who.id),
      as,
      isReady: text(/Your card has insufficient funds. We try again on/),
    });
    const watched = await stage.open({ as: who.owner });
    const { page } = watched;
    await page.goto(billing(who.id));
    await page.getByText("Declined", { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "Pay on Stripe’s page" }).getAttribute("href")).toBe(
      who.stripeInvoices()[0]!.hosted_invoice_url,
    );
    await page.getByRole("button", { name: "Charge card now" }).click();
    await page.getByText("The card was declined again").waitFor();
    for (const method of stripe.account.methods.values()) method.decline = null;
    await page.getByRole("button", { name: "Charge card now" }).click();
    await page.getByText("Invoice paid").waitFor();
    await page.getByText("Paid", { exact: true }).waitFor();
    watched.expectQuiet();
    await watched.close();
  });
});

async function opened(): Promise<{ page: Page; close: () => Promise<void> }> {
  const watched = await stage.open({ as: stage.owner, browser: { viewport: { width: 390, height: 844 } } });
  return { page: watched.page, close: () => watched.close() };
}
