import { type GenerationFailed, type GenerationSuccess, idSeconds } from "@marque/contract";
import type { Executor } from "../storage/database.ts";
import { insertDelivery } from "../storage/deliveries.ts";
import { insertEvent, type NewEvent } from "../storage/events.ts";
import type { Wakeups } from "../storage/wakeups.ts";

export type Happening = Pick<GenerationSuccess, "type" | "data"> | Pick<GenerationFailed, "type" | "data">;

/** Whose event it is. Project and job are null for a test event, which belongs to neither. */
export type EventOwner = Pick<NewEvent, "id" | "workspaceId" | "environment" | "projectId" | "jobId">;

/** Writes the event with the bytes every attempt will send, and its delivery, in the caller's transaction. */
export async function recordEvent(
  transaction: Executor,
  wakeups: Wakeups,
  owner: EventOwner,
  happening: Happening,
  url: string | null,
): Promise<void> {
  const { type, data } = happening;
  const envelope = { event_id: owner.id, type, created_at: idSeconds(owner.id), data };
  await Promise.all([
    insertEvent(transaction, { ...owner, type, body: Buffer.from(JSON.stringify(envelope)) }),
    insertDelivery(transaction, {
      eventId: owner.id,
      workspaceId: owner.workspaceId,
      projectId: owner.projectId,
      target: url === null ? null : targetOf(url),
    }),
  ]);
  if (url !== null) wakeups.announce(transaction, "deliveries");
}

export function targetOf(url: string): { readonly url: string; readonly host: string } {
  return { url, host: new URL(url).host };
}
