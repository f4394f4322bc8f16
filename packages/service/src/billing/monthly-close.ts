import type { Log } from "../log.ts";
import { recordAudit } from "../storage/audit-log.ts";
import {
  insertClose,
  lockOpenMonth,
  type OpenMonth,
  openMonths,
  plansOfMonth,
} from "../storage/billing-closes.ts";
import type { Database } from "../storage/database.ts";
import { insertMonthInvoice, invoicesToHandOver, setProviderReference } from "../storage/invoices.ts";
import { findServiceFact, lockServiceFacts, recordServiceFact } from "../storage/service-facts.ts";
import { monthCents } from "./charges.ts";
import type { PaymentProvider } from "./payment-provider.ts";

const ACTOR = "monthly close";
const SINCE_FACT = "billing since";
const CHUNK = 200;
export const DUE_DAYS = 14;

/**
 * Closes every month that is over into an invoice, then hands new invoices to the payment provider. Safe to run at any
 * time, in any number of processes, and after any pause: each month of a workspace is closed once.
 */
export async function closeMonths(database: Database, provider: PaymentProvider, log: Log): Promise<void> {
  const since = await billingSince(database);
  for (;;) {
    const months = await openMonths(database, since, CHUNK);
    for (const month of months) await closeMonth(database, month);
    if (months.length > 0) log.info({ months: months.length }, "months closed");
    if (months.length < CHUNK) break;
  }
  await handOver(database, provider, log);
}

/**
 * The first month that is invoiced: the one in which this service first counted. Nobody is sent a bill for months that
 * passed before there was billing.
 */
async function billingSince(database: Database): Promise<string> {
  const known = await findServiceFact<string>(database, SINCE_FACT);
  if (known) return known;
  return database.transaction(async (transaction) => {
    await lockServiceFacts(transaction);
    const meanwhile = await findServiceFact<string>(transaction, SINCE_FACT);
    if (meanwhile) return meanwhile;
    const month = `${new Date().toISOString().slice(0, 7)}-01`;
    await recordServiceFact(transaction, SINCE_FACT, month);
    return month;
  });
}

async function closeMonth(
  database: Database,
  { workspace_id: workspaceId, month }: OpenMonth,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await lockOpenMonth(transaction, workspaceId, month))) return;
    const parts = await plansOfMonth(transaction, workspaceId, month);
    const amountCents = monthCents(parts);
    if (amountCents === 0) return insertClose(transaction, workspaceId, month, null);
    const units = parts.reduce((sum, part) => sum + part.units, 0);
    const invoice = await insertMonthInvoice(
      transaction,
      { workspaceId, amountCents, month, units },
      DUE_DAYS,
    );
    await insertClose(transaction, workspaceId, month, invoice);
    await recordAudit(transaction, {
      workspaceId,
      actor: ACTOR,
      action: "invoice.created",
      subject: invoice,
      details: { month, units, amount_cents: amountCents },
    });
  });
}

async function handOver(database: Database, provider: PaymentProvider, log: Log): Promise<void> {
  for (const invoice of await invoicesToHandOver(database, CHUNK)) {
    try {
      await setProviderReference(database, invoice.id, await provider.handOver(invoice));
    } catch (error) {
      // It is tried again at the next turn; the invoice itself stands.
      log.warn(
        { err: error, invoice_id: invoice.id, provider: provider.name },
        "an invoice was not handed over",
      );
    }
  }
}
