import { afterAll, expect, it } from "vitest";
import { eventually } from "../receiver.ts";
import { useService } from "../use-service.ts";
import { PaymentStage } from "./stage.ts";
import { StripeServer } from "./stripe-server.ts";

const stripe = await StripeServer.start();
const service = useService({ MARQUE_WORKER_THREADS: "1", ...stripe.env });
const stage = new PaymentStage(service, stripe);
afterAll(() => stripe.close());

it("the running service closes the month and charges the card, without anybody asking", async () => {
  const who = await stage.workspace();
  await who.addCard();
  await stage.hadLastMonth(who.id, 2);
  await service.doChores();
  const invoice = await eventually(async () =>
    (await who.page()).invoices.find(({ status }: { status: string }) => status === "paid"),
  );
  expect(invoice.amount_cents).toBe(4_910);
  expect(stripe.account.charges).toMatchObject([{ amount: 4_910 }]);
});
