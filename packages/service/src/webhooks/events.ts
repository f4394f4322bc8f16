import type { EventType } from "@marque/contract";
import { idSeconds } from "@marque/contract/tables";
import type { Executor } from "../storage/database.ts";
import type { Target } from "../storage/deliveries.ts";
import { insertEvent, MOST_EVENT_BYTES, type NewEvent } from "../storage/events.ts";
import type { Wakeups } from "../storage/wakeups.ts";

/** What happened; its data is JSON. */
export interface Happening {
  readonly type: EventType;
  readonly data: string;
}

/** Whose event it is. Project and job are null for a test event, which belongs to neither. */
export type EventOwner = Pick<NewEvent, "id" | "workspaceId" | "environment" | "projectId" | "jobId">;

/** Something is larger than is kept or sent. The message is for whoever asked for it. */
export class OversizedError extends Error {
  override readonly name = "OversizedError";

  constructor(what: string, bytes: number, most: number) {
    super(
      `${what} has ${bytes.toLocaleString("en")} bytes, and at most ${most.toLocaleString("en")} are allowed.`,
    );
  }
}

/** An event with the bytes every attempt will send. */
export interface WrittenEvent {
  readonly type: EventType;
  readonly body: Buffer;
}

/** Throws when it would be larger than may be sent; so it comes before anything is asked of a transaction. */
export function writeEvent(id: string, { type, data }: Happening): WrittenEvent {
  const envelope = { event_id: id, type, created_at: idSeconds(id) };
  const body = Buffer.from(withJson(envelope, { data }));
  if (body.length > MOST_EVENT_BYTES) throw new OversizedError("The event", body.length, MOST_EVENT_BYTES);
  return { type, body };
}

/** Records the event and its delivery, in the caller's transaction. */
export async function recordEvent(
  transaction: Executor,
  wakeups: Wakeups,
  owner: EventOwner,
  event: WrittenEvent,
  url: string | null,
): Promise<void> {
  await insertEvent(transaction, { ...owner, ...event, target: url === null ? null : targetOf(url) });
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
