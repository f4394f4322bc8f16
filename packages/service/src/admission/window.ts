import { ServiceError } from "../errors.ts";

/** One minute of one caller, as the headers report it. */
export interface RateWindow {
  readonly limit: number;
  readonly remaining: number;
  /** Unix seconds. */
  readonly resetAt: number;
  /** By the database's clock, so that a node whose clock is off still waits the right time. */
  readonly endsInMilliseconds: number;
}

export function rateLimitHeaders(window: RateWindow): Record<string, string> {
  return {
    "X-RateLimit-Limit": String(window.limit),
    "X-RateLimit-Remaining": String(window.remaining),
    "X-RateLimit-Reset": String(window.resetAt),
  };
}

export function rateLimitExceeded(window: RateWindow): ServiceError {
  const { message, retryAfterSeconds } = rateLimitWords(window);
  return new ServiceError("rate_limit_exceeded", { message, retryAfterSeconds });
}

export function rateLimitWords({ limit, endsInMilliseconds }: RateWindow): {
  readonly message: string;
  readonly retryAfterSeconds: number;
} {
  const seconds = Math.max(1, Math.ceil(endsInMilliseconds / 1000));
  const unit = seconds === 1 ? "second" : "seconds";
  return {
    message: `Rate limit of ${limit} requests a minute exceeded. Try again in ${seconds} ${unit}.`,
    retryAfterSeconds: seconds,
  };
}
