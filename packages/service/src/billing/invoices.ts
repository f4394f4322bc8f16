import { isId } from "@marque/contract";
import { OperatorError } from "../errors.ts";
import type { Executor } from "../storage/database.ts";
import { insertInvoice, markInvoicePaid } from "../storage/invoices.ts";

const LARGEST_CENTS = 2_147_483_647;

export async function createInvoice(
  store: Executor,
  workspaceId: string,
  amountCents: number,
  dueOn: string,
): Promise<string> {
  if (!Number.isInteger(amountCents) || amountCents < 0 || amountCents > LARGEST_CENTS) {
    throw new OperatorError("The amount is in whole cents, 0 or more.");
  }
  if (!isCalendarDate(dueOn)) throw new OperatorError(`The due date is written YYYY-MM-DD, not "${dueOn}".`);
  return insertInvoice(store, workspaceId, amountCents, dueOn);
}

export async function payInvoice(store: Executor, invoiceId: string): Promise<void> {
  const isKnown = isId("invoice", invoiceId) && (await markInvoicePaid(store, invoiceId));
  if (!isKnown) throw new OperatorError(`There is no invoice ${invoiceId}.`);
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript turns 31 February into 3 March; a real date comes back as it went in.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
