import type { AttemptView, DeliveryStatus, EventSummary } from "@marque/contract";
import type { BadgeKind } from "../../../../ui/badge.tsx";

interface StatusWords {
  readonly label: string;
  readonly kind: BadgeKind;
  readonly meaning: string;
}

export const STATUSES: Readonly<Record<DeliveryStatus, StatusWords>> = {
  pending: { label: "Pending", kind: "accent", meaning: "Being sent, or waiting for its next attempt." },
  delivered: { label: "Delivered", kind: "success", meaning: "The receiver answered with a 2xx status." },
  undeliverable: {
    label: "Undeliverable",
    kind: "danger",
    meaning: "Four attempts failed. It is sent again only when you ask for it.",
  },
  no_endpoint: {
    label: "No endpoint",
    kind: "warning",
    meaning:
      "The request named no webhook_url and the environment had no default. Add an endpoint, then resend.",
  },
  cancelled: { label: "Cancelled", kind: "neutral", meaning: "Its project was deleted before it was sent." },
};

export const EVENT_TYPES = ["generation.success", "generation.failed"] as const;

export const ENVIRONMENTS = { sandbox: "Sandbox", live: "Live" } as const;

export function isSuccess({ status_code, error }: AttemptView): boolean {
  return status_code !== null && error === null;
}

/** "the receiver answered 200 in 34 ms", or what went wrong, after how long. */
export function attemptInWords({ status_code, error, duration_ms }: AttemptView): string {
  const words = error ?? (status_code === null ? "no answer came" : `the receiver answered ${status_code}`);
  return `${words} in ${Math.round(duration_ms)} ms`;
}

/** What can be sent again: all but what is gone with its project. */
export function canResend({ status }: Pick<EventSummary, "status">): boolean {
  return status !== "cancelled";
}
