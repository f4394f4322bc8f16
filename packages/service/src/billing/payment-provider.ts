/** An invoice as a payment provider sees it. */
export interface PayableInvoice {
  readonly id: string;
  readonly workspaceId: string;
  readonly amountCents: number;
  readonly dueOn: string;
}

/**
 * Where invoices are paid. The service writes them; a provider is notified of each new one, says how a person pays it,
 * and reports the payment by `payInvoice`. Add one by implementing this and naming it in the composition root.
 */
export interface PaymentProvider {
  readonly name: string;
  /**
   * Takes over an invoice and returns the provider's own name for it. May be called again for the same invoice after
   * a crash, so it must be safe to repeat.
   */
  handOver(invoice: PayableInvoice): Promise<string>;
  /**
   * What a workspace has to leave with the provider before it chooses what costs money. Null when the provider keeps
   * nothing of the kind: then the operator says yes to each paid plan and each higher quota.
   */
  readonly paymentMethods: {
    isKnown(workspaceId: string): Promise<boolean>;
    /** For an owner, in words. */
    howToAdd(workspaceId: string): string;
  } | null;
  /** For the person who has to pay, in words. */
  howToPay(invoice: PayableInvoice): string;
}

const WITHOUT_INSTRUCTIONS = "Pay as agreed with the operator of this service, who then marks it as paid.";

/** No provider at all: an operator watches the account and runs `marque admin invoice pay`. */
export function manualPayment(instructions: string | null): PaymentProvider {
  return {
    name: "manual",
    paymentMethods: null,
    handOver: async ({ id }) => id,
    howToPay: ({ id }) => `${instructions ?? WITHOUT_INSTRUCTIONS} Reference: ${id}.`,
  };
}
