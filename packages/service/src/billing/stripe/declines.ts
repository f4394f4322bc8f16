import type { ChargeFailure } from "../../storage/stripe-invoices.ts";
import type { StripeTrouble } from "./client.ts";

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Days between the charges of an invoice while the card is declined: at once, then after 1, 3, 5 and 8 days. The invoice is due after
 * 14, so its owner has some days left. Nobody asks for these; a new card and the button in the dashboard begin anew.
 */
const RETRY_DAYS = [1, 2, 2, 3];
/** Card networks count: 15 tries of one payment in 30 days is what the strictest allows. */
export const MOST_ATTEMPTS = 15;
/** How often an invoice that waits for somebody is looked at: it may have been paid on Stripe's page. */
export const LOOK_SECONDS = DAY_SECONDS;

/** The same card will not do, however often it is tried. */
const FINAL_CODES = [
  "expired_card",
  "fraudulent",
  "incorrect_number",
  "invalid_account",
  "lost_card",
  "merchant_blacklist",
  "new_account_information_available",
  "pickup_card",
  "restricted_card",
  "revocation_of_all_authorizations",
  "revocation_of_authorization",
  "stolen_card",
  "stop_payment_order",
];
/** The bank wants its customer to confirm the payment, which only Stripe's page can ask for. */
const ACTION_CODES = ["authentication_required", "invoice_payment_intent_requires_action"];

const LONGEST_WORDS = 300;
const WITHOUT_WORDS = "The card was declined.";

/** What follows from a declined charge. `retries`: how many were declined before without anybody asking for them. */
export function failureOf(trouble: StripeTrouble, retries: number): ChargeFailure {
  const codes = [trouble.code, trouble.declineCode].filter((code) => code !== null);
  const needsAction = codes.some((code) => ACTION_CODES.includes(code));
  const isHopeless =
    trouble.advice === "do_not_try_again" || codes.some((code) => FINAL_CODES.includes(code));
  const days = needsAction || isHopeless ? undefined : RETRY_DAYS[retries];
  return {
    words: (trouble.stripeMessage.trim() || WITHOUT_WORDS).slice(0, LONGEST_WORDS),
    needsAction,
    retrySeconds: days === undefined ? null : days * DAY_SECONDS,
  };
}
