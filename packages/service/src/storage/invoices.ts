import type { Executor, Statement } from "./database.ts";

const insert: Statement = {
  name: "invoices.insert",
  text: "insert into invoices (workspace_id, amount_cents, due_on) values ($1, $2, $3::date) returning id",
};
/** Due `$5` days after the first of the month that follows, whenever the close runs. */
const insertMonth: Statement = {
  name: "invoices.insertMonth",
  text: `insert into invoices (workspace_id, amount_cents, month, units, due_on)
         values ($1, $2, $3::date, $4,
                 greatest(($3::date + interval '1 month')::date, (now() at time zone 'utc')::date) + $5::int)
         returning id`,
};
const pay: Statement = {
  name: "invoices.pay",
  text: `with known as (select id, workspace_id, paid_at from invoices where id = $1 for update)
         update invoices i set paid_at = coalesce(i.paid_at, now()) from known where i.id = known.id
         returning i.id, i.workspace_id, i.amount_cents, known.paid_at is null as was_open`,
};
const toHandOver: Statement = {
  name: "invoices.toHandOver",
  text: `select id, workspace_id as "workspaceId", amount_cents as "amountCents", due_on::text as "dueOn",
                month::text as month
         from invoices where provider_reference is null and paid_at is null order by id limit $1`,
};
const setReference: Statement = {
  name: "invoices.setReference",
  text: "update invoices set provider_reference = $2 where id = $1",
};
const ofWorkspace: Statement = {
  name: "invoices.ofWorkspace",
  text: `select id, amount_cents, month::text as month, units, due_on::text as due_on, paid_at,
                paid_at is null and due_on < (now() at time zone 'utc')::date as is_overdue
         from invoices where workspace_id = $1 order by id desc limit $2`,
};

export async function insertInvoice(
  store: Executor,
  workspaceId: string,
  amountCents: number,
  dueOn: string,
): Promise<string> {
  return (await store.run<{ id: string }>(insert, [workspaceId, amountCents, dueOn]))[0]!.id;
}

export interface MonthInvoice {
  readonly workspaceId: string;
  readonly amountCents: number;
  readonly month: string;
  readonly units: number;
}

export async function insertMonthInvoice(
  store: Executor,
  { workspaceId, amountCents, month, units }: MonthInvoice,
  dueDays: number,
): Promise<string> {
  const values = [workspaceId, amountCents, month, units, dueDays];
  return (await store.run<{ id: string }>(insertMonth, values))[0]!.id;
}

export interface PaidInvoice {
  readonly id: string;
  readonly workspace_id: string;
  readonly amount_cents: number;
  /** False when it had been paid before. */
  readonly was_open: boolean;
}

export async function markInvoicePaid(store: Executor, id: string): Promise<PaidInvoice | undefined> {
  return (await store.run<PaidInvoice>(pay, [id]))[0];
}

export interface InvoiceToHandOver {
  readonly id: string;
  readonly workspaceId: string;
  readonly amountCents: number;
  readonly dueOn: string;
  readonly month: string | null;
}

export async function invoicesToHandOver(store: Executor, count: number): Promise<InvoiceToHandOver[]> {
  return store.run(toHandOver, [count]);
}

export async function setProviderReference(store: Executor, id: string, reference: string): Promise<void> {
  await store.run(setReference, [id, reference]);
}

export interface InvoiceRow {
  readonly id: string;
  readonly amount_cents: number;
  readonly month: string | null;
  readonly units: number | null;
  readonly due_on: string;
  readonly paid_at: Date | null;
  readonly is_overdue: boolean;
}

export async function invoicesOfWorkspace(
  store: Executor,
  workspaceId: string,
  count: number,
): Promise<InvoiceRow[]> {
  return store.run(ofWorkspace, [workspaceId, count]);
}
