import type { LeasedDelivery } from "../storage/delivery-leases.ts";
import type { Span, Tracing } from "../tracing.ts";
import type { Answer } from "./receivers.ts";

/**
 * An attempt belongs to the trace of the job whose event it brings, however much later it is made, and is linked to the
 * request of the person who had the event sent again.
 */
export function startAttemptSpan(tracing: Tracing, row: LeasedDelivery): Span {
  return tracing.start("webhook.attempt", {
    kind: "client",
    parent: row.traceparent,
    links: [row.resend_traceparent],
    attributes: {
      "http.request.method": "POST",
      // Not the URL: its path and query may hold a secret of the receiver's.
      "server.address": row.host,
      "marque.delivery_id": row.id,
      "marque.event_id": row.event_id,
      "marque.workspace_id": row.workspace_id,
      "marque.attempt": row.number,
    },
  });
}

export function endAttemptSpan(span: Span, { statusCode, error }: Answer): void {
  const reason = error === null ? null : statusCode === null ? "no_answer" : String(statusCode);
  span.end({ "http.response.status_code": statusCode, "marque.error": error }, reason);
}
