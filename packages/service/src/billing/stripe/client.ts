// Stripe's own library, and its errors in our words. What it throws is never logged as it is: it carries what Stripe answered.
import type Stripe from "stripe";
import { isLiveKey } from "../../config.ts";

export type StripeClient = Stripe;

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: URL;
}

/** Of one try. The library tries once more by itself, with the same key, when the connection fails or Stripe says so. */
const TIMEOUT_MILLISECONDS = 8_000;
const LIBRARY_RETRIES = 1;

/** Of our prices, in whole cents, as Stripe counts too. */
export const CURRENCY = "usd";

export async function openClient({ secretKey, apiUrl }: StripeSettings): Promise<StripeClient> {
  const { default: Library } = await import("stripe");
  const isPlain = apiUrl.protocol === "http:";
  return new Library(secretKey, {
    host: apiUrl.hostname,
    port: apiUrl.port || (isPlain ? "80" : "443"),
    protocol: isPlain ? "http" : "https",
    timeout: TIMEOUT_MILLISECONDS,
    maxNetworkRetries: LIBRARY_RETRIES,
    telemetry: false,
  });
}

export function isLive({ secretKey }: StripeSettings): boolean {
  return isLiveKey(secretKey);
}

/**
 * Why a call did not do what it was for.
 *
 * away: no answer, or "not now": the same key may be used again
 * broken: Stripe failed (5xx). It repeats that answer for the key, so the next call needs another, after a look at what is there
 * declined: the card was not charged
 * missing: Stripe does not know what was named
 * refused: Stripe does not take the request
 * unauthorised: Stripe does not take our key
 */
export type TroubleKind = "away" | "broken" | "declined" | "missing" | "refused" | "unauthorised";

/** Of the message only what Stripe means for people, and codes. */
export class StripeTrouble extends Error {
  override readonly name = "StripeTrouble";
  readonly kind: TroubleKind;
  readonly code: string | null;
  /** What of the request it is about. */
  readonly param: string | null;
  readonly declineCode: string | null;
  /** Stripe's advice on whether the same card may be tried again. */
  readonly advice: string | null;
  /** For the person who pays. */
  readonly stripeMessage: string;

  constructor(kind: TroubleKind, error: Partial<Stripe.errors.StripeError>) {
    const { type, statusCode, code, message, requestId } = error;
    const facts = [type, statusCode, code, requestId].filter((fact) => fact !== undefined && fact !== null);
    super(`${message ?? "no answer"} (${facts.join(", ")})`);
    this.kind = kind;
    this.code = code ?? null;
    this.param = error.param ?? null;
    this.declineCode = error.decline_code ?? null;
    this.advice = error.advice_code ?? null;
    this.stripeMessage = message ?? "";
  }
}

/** Runs a call and throws a StripeTrouble where it fails. */
export async function ask<T>(call: Promise<T>): Promise<T> {
  const answer = await call.catch((error: unknown) => {
    throw troubleOf(error);
  });
  // The library takes an answer without an error object for a success, whatever its status, as from a proxy in between.
  const { lastResponse } = (answer ?? {}) as { readonly lastResponse?: { readonly statusCode: number } };
  if (lastResponse && lastResponse.statusCode >= 400) throw new StripeTrouble("broken", lastResponse);
  return answer;
}

function troubleOf(error: unknown): unknown {
  const { type, statusCode = 0, code } = error as Partial<Stripe.errors.StripeError>;
  if (typeof type !== "string" || !type.startsWith("Stripe")) return error;
  return new StripeTrouble(kindOf(type, statusCode, code ?? null), error as Stripe.errors.StripeError);
}

const NOT_NOW = [409, 429];

function kindOf(type: string, status: number, code: string | null): TroubleKind {
  if (type === "StripeConnectionError" || NOT_NOW.includes(status)) return "away";
  if (status >= 500 || type === "StripeAPIError") return "broken";
  if (type === "StripeAuthenticationError" || type === "StripePermissionError") return "unauthorised";
  if (type === "StripeCardError") return "declined";
  return code === "resource_missing" ? "missing" : "refused";
}

/** One call each: the same row and step give the same key, so that a repeated call is the same call. */
export function keyFor(...parts: readonly (string | number)[]): { readonly idempotencyKey: string } {
  return { idempotencyKey: ["marque", ...parts].join(":") };
}
