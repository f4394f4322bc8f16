import type { EventType } from "@marque/contract";
import { idSeconds } from "@marque/contract/tables";
import type { Executor } from "../storage/database.ts";
import type { Target } from "../storage/deliveries.ts";
import { insertEvent, type NewEvent } from "../storage/events.ts";
import type { Wakeups } from "../storage/wakeups.ts";

/** What happened; its data is JSON. */
export interface Happening {
  readonly type: EventType;
  readonly data: string;
}

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
  const envelope = { event_id: owner.id, type, created_at: idSeconds(owner.id) };
  const body = Buffer.from(withJson(envelope, { data }));
  await insertEvent(transaction, { ...owner, type, body, target: url === null ? null : targetOf(url) });
  if (url !== null) wakeups.announce(transaction, "deliveries");
}

/** The JSON of an object, some of whose members are JSON already. */
export function withJson(
  members: Readonly<Record<string, string | number>>,
  written: Readonly<Record<string, string>>,
): string {
  const all = [
    ...Object.entries(members).map(([key, value]) => [key, JSON.stringify(value)] as const),
    ...Object.entries(written),
  ];
  return `{${all.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(",")}}`;
}

export function targetOf(url: string): Target {
  return { url, host: new URL(url).host };
}
