import type { Executor, Statement } from "./database.ts";

const insert: Statement = {
  name: "invoices.insert",
  text: "insert into invoices (workspace_id, amount_cents, due_on) values ($1, $2, $3::date) returning id",
};
const pay: Statement = {
  name: "invoices.pay",
  text: "update invoices set paid_at = coalesce(paid_at, now()) where id = $1 returning id",
};

export async function insertInvoice(
  store: Executor,
  workspaceId: string,
  amountCents: number,
  dueOn: string,
): Promise<string> {
  return (await store.run<{ id: string }>(insert, [workspaceId, amountCents, dueOn]))[0]!.id;
}

export async function markInvoicePaid(store: Executor, id: string): Promise<boolean> {
  return (await store.run(pay, [id])).length > 0;
}
