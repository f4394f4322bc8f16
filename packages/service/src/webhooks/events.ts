import type { EventType, GenerationFailed, GenerationSuccess } from "@marque/contract";
import { idSeconds } from "@marque/contract/tables";
import { type Json, withJson } from "../json.ts";
import type { Executor } from "../storage/database.ts";
import type { Target } from "../storage/deliveries.ts";
import { insertEvent, MOST_EVENT_BYTES, type NewEvent } from "../storage/events.ts";
import type { Wakeups } from "../storage/wakeups.ts";

/** What happened; its data is written already, as its type has it. */
export type Happening = HappeningOf<GenerationSuccess> | HappeningOf<GenerationFailed>;

interface HappeningOf<Event extends GenerationSuccess | GenerationFailed> {
  readonly type: Event["type"];
  readonly data: Json<Event["data"]>;
}

/** Whose event it is. Project and job are null for a test event, which belongs to neither. */
export type EventOwner = Pick<
  NewEvent,
  "id" | "workspaceId" | "environment" | "projectId" | "jobId" | "traceparent"
>;

/** Something is too large to be kept or sent. The message is for the person who asked for it. */
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
export function writeEvent(id: string, happening: Happening): WrittenEvent {
  const { type } = happening;
  const body = Buffer.from(bodyOf(id, happening));
  if (body.length > MOST_EVENT_BYTES) throw new OversizedError("The event", body.length, MOST_EVENT_BYTES);
  return { type, body };
}

function bodyOf(id: string, { type, data }: Happening): string {
  const [event_id, created_at] = [id, idSeconds(id)];
  return type === "generation.success"
    ? withJson<GenerationSuccess, "data">({ event_id, type, created_at }, { data })
    : withJson<GenerationFailed, "data">({ event_id, type, created_at }, { data });
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

export function targetOf(url: string): Target {
  return { url, host: new URL(url).host };
}
