import { isId } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  findUndeliverableEvents,
  hastenDelivery,
  insertDelivery,
  lockNewestDelivery,
} from "../storage/deliveries.ts";
import { findEvent } from "../storage/events.ts";
import { lockProjectForChild } from "../storage/projects.ts";
import type { Wakeups } from "../storage/wakeups.ts";
import { findDefaultUrl } from "../storage/webhook-endpoints.ts";
import { targetOf } from "./events.ts";

/**
 * Sends an event once more: to where it went before or, if it had nowhere to go, to the environment's default URL.
 * One that waits for its next attempt is attempted at once instead.
 */
export async function resendEvent(
  database: Database,
  wakeups: Wakeups,
  workspaceId: string,
  eventId: string,
  trace: string | null = null,
): Promise<void> {
  await database.transaction((transaction) =>
    resendWithin(transaction, wakeups, workspaceId, eventId, trace),
  );
}

/** Of one call: each event is its own transaction. */
export const RESENT_AT_ONCE = 1_000;

/** Sends again what became undeliverable since a time, the oldest first, up to a thousand. Returns the events. */
export async function resendUndeliverable(
  database: Database,
  wakeups: Wakeups,
  workspaceId: string,
  sinceSeconds: number,
  trace: string | null = null,
): Promise<string[]> {
  const events = await findUndeliverableEvents(database, workspaceId, sinceSeconds, RESENT_AT_ONCE);
  const sent: string[] = [];
  for (const id of events) {
    const outcome = await resendEvent(database, wakeups, workspaceId, id, trace).catch(
      (error: unknown) => error,
    );
    // Its project was deleted since the list was made: there is nothing left to send.
    if (outcome instanceof ServiceError && outcome.code === "not_found") continue;
    if (outcome) throw outcome;
    sent.push(id);
  }
  return sent;
}

async function resendWithin(
  transaction: Executor,
  wakeups: Wakeups,
  workspaceId: string,
  eventId: string,
  trace: string | null,
): Promise<void> {
  const event = isId("event", eventId) ? await findEvent(transaction, workspaceId, eventId) : undefined;
  if (!event) throw notFound(eventId);
  const scope = { workspaceId, environment: event.environment };
  // Held until commit: a deletion that was answered is not followed by an attempt.
  if (event.project_id !== null && !(await lockProjectForChild(transaction, scope, event.project_id)))
    throw notFound(eventId);
  const newest = await lockNewestDelivery(transaction, eventId);
  if (newest?.status === "pending") {
    await hastenDelivery(transaction, newest.id, trace);
  } else {
    const url = newest?.url ?? (await findDefaultUrl(transaction, workspaceId, event.environment));
    if (!url) {
      throw new ServiceError("conflict", {
        message: "The workspace has no default webhook URL to send the event to.",
      });
    }
    await insertDelivery(transaction, {
      eventId,
      workspaceId,
      projectId: event.project_id,
      target: targetOf(url),
      traceparent: newest?.traceparent ?? trace,
      resendTraceparent: trace,
    });
  }
  wakeups.announce(transaction, "deliveries");
}

function notFound(eventId: string): ServiceError {
  const named = isId("event", eventId) ? `event ${eventId}` : "such event";
  return new ServiceError("not_found", { message: `There is no ${named} in this workspace.` });
}
