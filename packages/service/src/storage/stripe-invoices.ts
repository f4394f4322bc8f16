import type { Executor, Statement } from "./database.ts";

export interface StripeLine {
  readonly description: string;
  readonly cents: number;
}

export type StripeInvoiceStatus = "new" | "open" | "paid" | "void" | "stuck";

/** What is to be charged, as it stands here; `is_paid` and `amount_cents` are the invoice's own. */
export interface StripeInvoiceRow {
  readonly invoice_id: string;
  readonly workspace_id: string;
  readonly lines: readonly StripeLine[];
  readonly status: StripeInvoiceStatus;
  readonly stripe_id: string | null;
  readonly hosted_url: string | null;
  readonly key_number: number;
  readonly attempts: number;
  readonly retries: number;
  readonly charge_began_at: Date | null;
  readonly failed_at: Date | null;
  readonly failure: string | null;
  readonly needs_action: boolean;
  /** When the card is charged next; null: not before somebody does something about it. */
  readonly charge_at: Date | null;
  readonly is_charge_due: boolean;
  readonly troubles: number;
  readonly settled_by_hand: boolean;
  readonly amount_cents: number;
  readonly is_paid: boolean;
}

const COLUMNS = `s.invoice_id, s.workspace_id, s.lines, s.status, s.stripe_id, s.hosted_url, s.key_number, s.attempts, s.retries,
  s.charge_began_at, s.failed_at, s.failure, s.needs_action, s.charge_at, coalesce(s.charge_at <= now(), false) as is_charge_due, s.troubles,
  s.settled_by_hand, i.amount_cents,  i.paid_at is not null as is_paid`;

const intend: Statement = {
  name: "stripe_invoices.intend",
  text: `insert into stripe_invoices (invoice_id, workspace_id, livemode, lines) values ($1, $2, $3, $4)
         on conflict do nothing`,
};
/** Taken by one process at a time. A lease that ran out is one of a process that ended. */
const leaseDue: Statement = {
  name: "stripe_invoices.leaseDue",
  text: `update stripe_invoices s set leased_until = now() + make_interval(secs => $2) from invoices i
         where i.id = s.invoice_id and s.invoice_id = (
           select invoice_id from stripe_invoices
           where livemode = $1 and status in ('new', 'open') and next_at <= now()
             and (leased_until is null or leased_until < now())
           order by next_at limit 1 for update skip locked)
         returning ${COLUMNS}`,
};
const leaseOne: Statement = {
  name: "stripe_invoices.leaseOne",
  text: `update stripe_invoices s set leased_until = now() + make_interval(secs => $4) from invoices i
         where i.id = s.invoice_id and s.invoice_id = $1 and s.workspace_id = $2 and s.livemode = $3
           and s.status in ('new', 'open') and (s.leased_until is null or s.leased_until < now())
         returning ${COLUMNS}`,
};
const of: Statement = {
  name: "stripe_invoices.of",
  text: `select ${COLUMNS} from stripe_invoices s join invoices i on i.id = s.invoice_id where s.invoice_id = $1`,
};
const byStripeId: Statement = {
  name: "stripe_invoices.byStripeId",
  text: `select ${COLUMNS} from stripe_invoices s join invoices i on i.id = s.invoice_id
         where s.stripe_id = $1 and s.livemode = $2`,
};
const lock: Statement = {
  name: "stripe_invoices.lock",
  text: `select ${COLUMNS} from stripe_invoices s join invoices i on i.id = s.invoice_id where s.invoice_id = $1
         for update of s`,
};
const ofWorkspace: Statement = {
  name: "stripe_invoices.ofWorkspace",
  text: `select ${COLUMNS} from stripe_invoices s join invoices i on i.id = s.invoice_id
         where s.workspace_id = $1 and s.livemode = $2`,
};
const known: Statement = {
  name: "stripe_invoices.known",
  text: `with s as (update stripe_invoices set stripe_id = $2, hosted_url = coalesce($3, hosted_url),
                      status = case when status in ('new', 'open') then $4 else status end
                    where invoice_id = $1)
         update invoices set provider_reference = $2 where id = $1`,
};
/** The intent: from here on the charge may have happened. A charge whose outcome is not known keeps its count. */
const beginCharge: Statement = {
  name: "stripe_invoices.beginCharge",
  text: `update stripe_invoices s set attempts = attempts + case when charge_began_at is null then 1 else 0 end,
           charge_began_at = coalesce(charge_began_at, now())
         from invoices i where i.id = s.invoice_id and s.invoice_id = $1 and i.paid_at is null and s.status = 'open'
         returning s.key_number`,
};
const beginSettling: Statement = {
  name: "stripe_invoices.beginSettling",
  text: "update stripe_invoices set settled_by_hand = true where invoice_id = $1",
};
const end: Statement = {
  name: "stripe_invoices.end",
  text: `update stripe_invoices set status = $2, charge_began_at = null, leased_until = null, next_at = null, failure = null,
           failed_at = null, needs_action = false, charge_at = null, troubles = 0
         where invoice_id = $1`,
};
const failed: Statement = {
  name: "stripe_invoices.failed",
  text: `update stripe_invoices set key_number = key_number + 1, charge_began_at = null, leased_until = null, failed_at = now(),
           failure = $2, needs_action = $3, retries = retries + 1, troubles = 0,
           charge_at = now() + make_interval(secs => $4), next_at = now() + make_interval(secs => coalesce($4, $5))
         where invoice_id = $1`,
};
const trouble: Statement = {
  name: "stripe_invoices.trouble",
  text: `update stripe_invoices set troubles = troubles + 1, leased_until = null,
           key_number = key_number + case when $2 then 1 else 0 end, next_at = now() + make_interval(secs => $3),
           charge_began_at = case when not $4 then charge_began_at end
         where invoice_id = $1`,
};
const rest: Statement = {
  name: "stripe_invoices.rest",
  text: `update stripe_invoices set leased_until = null, charge_began_at = null, troubles = 0,
           next_at = least(now() + make_interval(secs => $2), case when charge_at > now() then charge_at end)
         where invoice_id = $1`,
};
const wake: Statement = {
  name: "stripe_invoices.wake",
  text: "update stripe_invoices set next_at = now() where invoice_id = $1 and status in ('new', 'open')",
};
const wakeAll: Statement = {
  name: "stripe_invoices.wakeAll",
  text: `update stripe_invoices set next_at = now(), charge_at = now(), retries = 0
         where workspace_id = $1 and livemode = $2 and status in ('new', 'open')`,
};
const isBusy: Statement = {
  name: "stripe_invoices.isBusy",
  text: `select leased_until > now() as is_busy from stripe_invoices where invoice_id = $1 for update`,
};

export async function intendStripeInvoice(
  store: Executor,
  invoiceId: string,
  workspaceId: string,
  livemode: boolean,
  lines: readonly StripeLine[],
): Promise<void> {
  await store.run(intend, [invoiceId, workspaceId, livemode, JSON.stringify(lines)]);
}

export async function leaseDueInvoice(
  store: Executor,
  livemode: boolean,
  seconds: number,
): Promise<StripeInvoiceRow | undefined> {
  return (await store.run<StripeInvoiceRow>(leaseDue, [livemode, seconds]))[0];
}

export async function leaseInvoice(
  store: Executor,
  invoiceId: string,
  workspaceId: string,
  livemode: boolean,
  seconds: number,
): Promise<StripeInvoiceRow | undefined> {
  return (await store.run<StripeInvoiceRow>(leaseOne, [invoiceId, workspaceId, livemode, seconds]))[0];
}

export async function findStripeInvoice(
  store: Executor,
  invoiceId: string,
): Promise<StripeInvoiceRow | undefined> {
  return (await store.run<StripeInvoiceRow>(of, [invoiceId]))[0];
}

export async function findByStripeId(
  store: Executor,
  stripeId: string,
  livemode: boolean,
): Promise<StripeInvoiceRow | undefined> {
  return (await store.run<StripeInvoiceRow>(byStripeId, [stripeId, livemode]))[0];
}

export async function lockStripeInvoice(
  transaction: Executor,
  invoiceId: string,
): Promise<StripeInvoiceRow | undefined> {
  return (await transaction.run<StripeInvoiceRow>(lock, [invoiceId]))[0];
}

export async function stripeInvoicesOf(
  store: Executor,
  workspaceId: string,
  livemode: boolean,
): Promise<StripeInvoiceRow[]> {
  return store.run(ofWorkspace, [workspaceId, livemode]);
}

export async function recordAtStripe(
  store: Executor,
  invoiceId: string,
  stripeId: string,
  hostedUrl: string | null,
  status: "new" | "open",
): Promise<void> {
  await store.run(known, [invoiceId, stripeId, hostedUrl, status]);
}

/** The number for the charge's key; undefined when there is nothing left to charge. */
export async function recordChargeBegun(store: Executor, invoiceId: string): Promise<number | undefined> {
  return (await store.run<{ key_number: number }>(beginCharge, [invoiceId]))[0]?.key_number;
}

export async function recordSettlingBegun(store: Executor, invoiceId: string): Promise<void> {
  await store.run(beginSettling, [invoiceId]);
}

export async function recordEnd(
  store: Executor,
  invoiceId: string,
  status: "paid" | "void" | "stuck",
): Promise<void> {
  await store.run(end, [invoiceId, status]);
}

export interface ChargeFailure {
  readonly words: string;
  readonly needsAction: boolean;
  /** Until it is charged again; null: not before somebody does something about it. */
  readonly retrySeconds: number | null;
}

export async function recordFailure(
  store: Executor,
  invoiceId: string,
  { words, needsAction, retrySeconds }: ChargeFailure,
  lookSeconds: number,
): Promise<void> {
  await store.run(failed, [invoiceId, words, needsAction, retrySeconds, lookSeconds]);
}

export interface RowTrouble {
  /** The answer to the last key is known, and would be repeated. */
  readonly needsNewKey: boolean;
  /** Stripe said no: whatever was begun has not happened. */
  readonly isRefused: boolean;
  readonly retrySeconds: number;
}

export async function recordTrouble(
  store: Executor,
  invoiceId: string,
  { needsNewKey, retrySeconds, isRefused }: RowTrouble,
): Promise<void> {
  await store.run(trouble, [invoiceId, needsNewKey, retrySeconds, isRefused]);
}

/** Nothing to do now; looked at again after that time. */
export async function recordRest(store: Executor, invoiceId: string, seconds: number): Promise<void> {
  await store.run(rest, [invoiceId, seconds]);
}

export async function wakeStripeInvoice(store: Executor, invoiceId: string): Promise<void> {
  await store.run(wake, [invoiceId]);
}

/** After another card: what was given up is tried again. */
export async function wakeStripeInvoices(
  store: Executor,
  workspaceId: string,
  livemode: boolean,
): Promise<void> {
  await store.run(wakeAll, [workspaceId, livemode]);
}

/** Whether a process is about to charge it. Holds that off until the transaction ends. */
export async function isBeingCharged(transaction: Executor, invoiceId: string): Promise<boolean> {
  return (await transaction.run<{ is_busy: boolean | null }>(isBusy, [invoiceId]))[0]?.is_busy === true;
}
