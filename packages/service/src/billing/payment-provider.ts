import type { InvoicePaymentView, PaymentMethodView } from "@marque/contract";
import type { PaymentConfig } from "../config.ts";
import type { Log } from "../log.ts";
import type { Database } from "../storage/database.ts";

/** What a provider is made from. */
export interface PaymentParts {
  readonly config: PaymentConfig & { readonly dashboardOrigin: URL };
  readonly database: Database;
  readonly log: Log;
}

/** An invoice as a payment provider sees it. */
export interface PayableInvoice {
  readonly id: string;
  readonly workspaceId: string;
  readonly amountCents: number;
  readonly dueOn: string;
  /** First day of the month it is for; null for one that an operator wrote. */
  readonly month: string | null;
}

/** Who opens a page of the provider's. */
export interface PayingOwner {
  readonly actor: string;
  readonly email: string;
}

/** How an invoice stands with the provider, and what the person who has to pay should know, in words. */
export interface InvoicePayment extends InvoicePaymentView {
  readonly words: string;
}

/** A provider that keeps cards and charges them. */
export interface CardPayments {
  /** Whether it is set up for tries, without money. */
  readonly isTest: boolean;
  methodOf(workspaceId: string): Promise<PaymentMethodView | null>;
  /** By invoice; those it has nothing to do with are not there. */
  paymentsOf(workspaceId: string): Promise<ReadonlyMap<string, InvoicePayment>>;
  /** Where an owner's browser goes to leave a card. */
  addingPage(workspaceId: string, owner: PayingOwner): Promise<string>;
  /** Where an owner's browser goes to change or remove it. */
  managingPage(workspaceId: string, owner: PayingOwner): Promise<string>;
  /** Asks the provider what is there now, for somebody who has just come back from it. */
  look(workspaceId: string): Promise<void>;
  /** Charges an open invoice because an owner asks for it. */
  payNow(workspaceId: string, invoiceId: string, owner: PayingOwner): Promise<void>;
  /** Charges what is due and finishes what was left unfinished. Safe in any number of processes. */
  collect(): Promise<void>;
  /** Takes what the provider reports: the bytes as they came, and the header that signs them. */
  takeReport(bytes: Buffer, signature: string | undefined): Promise<void>;
}

/**
 * Where invoices are paid. The service writes them; a provider is notified of each new one, says how a person pays it,
 * and reports the payment by `payInvoice`. Add one by implementing this and naming it in `open-payments.ts`.
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
  /** Null where it charges nobody. */
  readonly cards: CardPayments | null;
  /** For the person who has to pay, in words. */
  howToPay(invoice: PayableInvoice): string;
}

const WITHOUT_INSTRUCTIONS = "Pay as agreed with the operator of this service, who then marks it as paid.";

/** No provider at all: an operator watches the account and runs `marque admin invoice pay`. */
export function manualPayment(instructions: string | null): PaymentProvider {
  return {
    name: "manual",
    paymentMethods: null,
    cards: null,
    handOver: async ({ id }) => id,
    howToPay: ({ id }) => `${instructions ?? WITHOUT_INSTRUCTIONS} Reference: ${id}.`,
  };
}
