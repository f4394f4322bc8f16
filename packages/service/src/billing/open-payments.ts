import type { PaymentConfig } from "../config.ts";
import type { Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { manualPayment, type PaymentProvider } from "./payment-provider.ts";

export interface PaymentParts {
  readonly config: PaymentConfig & { readonly dashboardOrigin: URL };
  readonly database: Database;
  readonly log: Log;
}

/** The payment provider of MARQUE_PAYMENT. Stripe's library is loaded only where it is the one. */
export async function openPayments(parts: PaymentParts): Promise<PaymentProvider> {
  const { payment, paymentInstructions } = parts.config;
  const manual = manualPayment(paymentInstructions);
  if (payment === "manual") return manual;
  const { openStripe } = await import("./stripe/provider.ts");
  return openStripe(parts, manual);
}
