import { manualPayment, type PaymentParts, type PaymentProvider } from "./payment-provider.ts";

/** The payment provider of MARQUE_PAYMENT. Stripe's library is loaded only where it is the one. */
export async function openPayments(parts: PaymentParts): Promise<PaymentProvider> {
  const { payment, paymentInstructions } = parts.config;
  const manual = manualPayment(paymentInstructions);
  if (payment === "manual") return manual;
  const { openStripe } = await import("./stripe/provider.ts");
  return openStripe(parts, manual);
}
