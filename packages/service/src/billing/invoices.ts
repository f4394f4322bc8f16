import { isId } from "@marque/contract/tables";
import { OperatorError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import { insertInvoice, markInvoicePaid } from "../storage/invoices.ts";
import { isBeingCharged, wakeStripeInvoice } from "../storage/stripe-invoices.ts";

const LARGEST_CENTS = 2_147_483_647;

/** Writes an invoice by hand, in addition to those that the monthly close writes. */
export async function createInvoice(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  amountCents: number,
  dueOn: string,
): Promise<string> {
  if (!Number.isInteger(amountCents) || amountCents < 0 || amountCents > LARGEST_CENTS) {
    throw new OperatorError("The amount is in whole cents, 0 or more.");
  }
  if (!isCalendarDate(dueOn)) throw new OperatorError(`The due date is written YYYY-MM-DD, not "${dueOn}".`);
  const id = await insertInvoice(transaction, workspaceId, amountCents, dueOn);
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "invoice.created",
    subject: id,
    details: { amount_cents: amountCents, due_on: dueOn },
  });
  return id;
}

/** What a payment provider, or an operator in its place, reports. Paying twice changes nothing. */
export async function payInvoice(transaction: Executor, actor: string, invoiceId: string): Promise<void> {
  const invoice = isId("invoice", invoiceId) ? await markInvoicePaid(transaction, invoiceId) : undefined;
  if (!invoice) throw new OperatorError(`There is no invoice ${invoiceId}.`);
  if (!invoice.was_open) return;
  await recordAudit(transaction, {
    workspaceId: invoice.workspace_id,
    actor,
    action: "invoice.paid",
    subject: invoiceId,
    details: { amount_cents: invoice.amount_cents },
  });
}

/** What an operator marks as paid, with whatever payment provider. A card is not charged for it from here on. */
export async function payInvoiceByHand(
  transaction: Executor,
  actor: string,
  invoiceId: string,
): Promise<void> {
  if (await isBeingCharged(transaction, invoiceId)) {
    throw new OperatorError(`A card is being charged for ${invoiceId} right now. Look again in two minutes.`);
  }
  await payInvoice(transaction, actor, invoiceId);
  // Stripe is told by the chore, so that nobody pays it there.
  await wakeStripeInvoice(transaction, invoiceId);
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript turns 31 February into 3 March; a real date comes back as it went in.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
