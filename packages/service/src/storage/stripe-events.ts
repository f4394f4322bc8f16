import type { Executor, Statement } from "./database.ts";

const take: Statement = {
  name: "stripe_events.take",
  text: "insert into stripe_events (id, type) values ($1, $2) on conflict do nothing returning id",
};
/** Stripe sends an event again for three days at most, and an operator can do so for thirty. */
const sweep: Statement = {
  name: "stripe_events.sweep",
  text: "delete from stripe_events where received_at < now() - interval '40 days'",
};

/** False when it was taken before. */
export async function takeStripeEvent(transaction: Executor, id: string, type: string): Promise<boolean> {
  return (await transaction.run(take, [id, type])).length > 0;
}

export async function sweepStripeEvents(store: Executor): Promise<void> {
  await store.run(sweep);
}
