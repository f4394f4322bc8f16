/** Who takes payments: nobody but the operator, or Stripe. */

import { OperatorError } from "../errors.ts";
import { absoluteUrl, isLocalHost, oneOf } from "./values.ts";
import { type ConfigOf, variable } from "./variable.ts";

export const STRIPE_API_URL = "https://api.stripe.com";

export const PAYMENT_VARIABLES = {
  payment: variable({
    name: "MARQUE_PAYMENT",
    defaultText: "`manual`",
    meaning:
      "How invoices are paid. `manual`: an operator marks them as paid. `stripe`: cards are charged through Stripe ([how](payment.md)).",
    parse: (text) => oneOf(["manual", "stripe"] as const, text),
    fallback: () => "manual" as const,
  }),
  paymentInstructions: variable<string | null>({
    name: "MARQUE_PAYMENT_INSTRUCTIONS",
    defaultText: "none",
    meaning:
      "How invoices are paid by hand, one line, shown in the dashboard beside each open one that Stripe does not charge.",
    parse: (text) => (text.trim() === "" ? null : text.trim()),
    fallback: () => null,
  }),
  stripeSecretKey: variable<string | null>({
    name: "MARQUE_STRIPE_SECRET_KEY",
    defaultText: "none; required with `MARQUE_PAYMENT=stripe`",
    meaning: "Secret or restricted key of your Stripe account: `sk_…` or `rk_…`, of test or live mode.",
    parse: (text) => (text === "" ? null : stripeKey(text)),
    fallback: () => null,
  }),
  stripeWebhookSecret: variable<string | null>({
    name: "MARQUE_STRIPE_WEBHOOK_SECRET",
    defaultText: "none; required with `MARQUE_PAYMENT=stripe`",
    meaning: "Signing secret of the webhook endpoint you made at Stripe: `whsec_…`.",
    parse: (text) => (text === "" ? null : webhookSecret(text)),
    fallback: () => null,
  }),
  stripeApiUrl: variable<URL>({
    name: "MARQUE_STRIPE_API_URL",
    defaultText: `\`${STRIPE_API_URL}\``,
    meaning: "Where Stripe's API is; another one is for tests, and takes no key of live mode.",
    parse: (text) => (text === "" ? new URL(STRIPE_API_URL) : apiUrl(text)),
    fallback: () => new URL(STRIPE_API_URL),
  }),
};

export type PaymentConfig = ConfigOf<typeof PAYMENT_VARIABLES>;

export function checkPayment(config: PaymentConfig): void {
  const { payment, stripeSecretKey, stripeWebhookSecret, stripeApiUrl } = config;
  const isElsewhere = stripeApiUrl.origin !== STRIPE_API_URL;
  if (payment === "stripe") {
    if (!stripeSecretKey || !stripeWebhookSecret) {
      throw new OperatorError(
        "MARQUE_STRIPE_SECRET_KEY and MARQUE_STRIPE_WEBHOOK_SECRET must be set together with MARQUE_PAYMENT=stripe.",
      );
    }
    if (isElsewhere && isLiveKey(stripeSecretKey)) {
      throw new OperatorError(
        "MARQUE_STRIPE_API_URL must be unset with a key of live mode: such a key goes to Stripe alone.",
      );
    }
    return;
  }
  // A key that is used nowhere may hide that the provider was forgotten.
  if (stripeSecretKey || stripeWebhookSecret || isElsewhere) {
    throw new OperatorError(
      "MARQUE_PAYMENT=stripe must be set together with MARQUE_STRIPE_SECRET_KEY, MARQUE_STRIPE_WEBHOOK_SECRET and MARQUE_STRIPE_API_URL.",
    );
  }
}

export function isLiveKey(key: string): boolean {
  return /^[rs]k_live_/.test(key);
}

/** The value is not repeated: it may be a secret in the wrong place. */
function stripeKey(text: string): string {
  if (/^pk_/.test(text)) throw new Error("must be the secret key (sk_… or rk_…), not the publishable one");
  if (!/^[rs]k_(test|live)_[0-9A-Za-z]{8,}$/.test(text)) {
    throw new Error(
      "must be a secret or restricted key of Stripe: sk_test_…, sk_live_…, rk_test_… or rk_live_…",
    );
  }
  return text;
}

function webhookSecret(text: string): string {
  if (!/^whsec_[0-9A-Za-z+/=]{8,}$/.test(text)) {
    throw new Error("must be the signing secret of a webhook endpoint at Stripe: whsec_…");
  }
  return text;
}

function apiUrl(text: string): URL {
  const url = absoluteUrl(text);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLocalHost(url.hostname))) {
    throw new Error("must start with https:// (http:// is for localhost alone)");
  }
  if (url.href !== `${url.origin}/`)
    throw new Error(`must be an origin without a path, not "${url.origin}/…"`);
  return url;
}
