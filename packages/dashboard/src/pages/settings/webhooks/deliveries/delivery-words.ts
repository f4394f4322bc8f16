import type { AttemptView, DeliveryStatus, EventSummary } from "@marque/contract";
import type { BadgeKind } from "../../../../ui/badge.tsx";
import { deliveryWords as copy } from "../copy.ts";

interface StatusWords {
  readonly label: string;
  readonly kind: BadgeKind;
  readonly meaning: string;
}

export const STATUSES: Readonly<Record<DeliveryStatus, StatusWords>> = {
  pending: { label: copy.pending, kind: "accent", meaning: copy.pendingAbout },
  delivered: { label: copy.delivered, kind: "success", meaning: copy.deliveredAbout },
  undeliverable: {
    label: copy.undeliverable,
    kind: "danger",
    meaning: copy.undeliverableAbout,
  },
  no_endpoint: {
    label: copy.noEndpoint,
    kind: "warning",
    meaning: copy.noEndpointAbout,
  },
  cancelled: { label: copy.cancelled, kind: "neutral", meaning: copy.cancelledAbout },
};

export const EVENT_TYPES = ["generation.success", "generation.failed"] as const;

export const ENVIRONMENTS = { sandbox: copy.sandbox, live: copy.live } as const;

export function isSuccess({ status_code, error }: AttemptView): boolean {
  return status_code !== null && error === null;
}

/** "the endpoint returned 200 in 34 ms", or what went wrong, after how long. */
export function attemptInWords({ status_code, error, duration_ms }: AttemptView): string {
  const words = error ?? (status_code === null ? copy.noAnswer : copy.answered(status_code));
  return copy.took(words, Math.round(duration_ms));
}

/** What can be sent again: all but what is gone with its project. */
export function canResend({ status }: Pick<EventSummary, "status">): boolean {
  return status !== "cancelled";
}
