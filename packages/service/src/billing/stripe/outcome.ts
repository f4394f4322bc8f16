import { recordAudit } from "../../storage/audit-log.ts";
import { lockStripeInvoice, recordEnd } from "../../storage/stripe-invoices.ts";
import { payInvoice } from "../invoices.ts";
import { STRIPE, type StripeParts } from "./customers.ts";

/**
 * Stripe says that it is paid: by the card, on its own page, or because we told it so. Whichever of the charge and its report comes
 * first is written down; the other changes nothing. `isTwice`: it is known to be paid here and there.
 */
export async function recordPayment(
  { database, log }: StripeParts,
  invoiceId: string,
  isTwice: boolean,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await lockStripeInvoice(transaction, invoiceId);
    if (!row || row.status === "paid") return;
    await recordEnd(transaction, invoiceId, "paid");
    if (!row.is_paid) return payInvoice(transaction, STRIPE, invoiceId);
    if (row.settled_by_hand && !isTwice) return;
    await recordAudit(transaction, {
      workspaceId: row.workspace_id,
      actor: STRIPE,
      action: "invoice.paid_twice",
      subject: invoiceId,
      details: { amount_cents: row.amount_cents, stripe_invoice: row.stripe_id },
    });
    log.error(
      { invoice_id: invoiceId, workspace_id: row.workspace_id },
      "an invoice was paid by hand and at Stripe: refund one of them",
    );
  });
}
