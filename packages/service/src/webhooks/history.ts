import { idSeconds } from "@marque/contract/tables";
import type { Database, Executor } from "../storage/database.ts";
import { type EventHistoryRow, eventHistory, sweepEvents } from "../storage/events.ts";
import { sweepRetiredSecrets } from "../storage/webhook-secrets.ts";

const KEPT_DAYS = 30;
const SWEEP_CHUNK = 500;

export type EventHistory = EventHistoryRow & { readonly created_at: number };

/** The newest events of a workspace with their attempts, in the shape of `marque admin events`. */
export async function listEvents(
  store: Executor,
  workspaceId: string,
  count: number,
): Promise<EventHistory[]> {
  const rows = await eventHistory(store, workspaceId, count);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    created_at: idSeconds(row.id),
    job_id: row.job_id,
    project_id: row.project_id,
    url: row.url,
    status: row.status,
    next_attempt_at: row.next_attempt_at,
    attempts: row.attempts,
  }));
}

/** Removes events, deliveries and attempts past their 30 days, and secrets past their overlap. */
export async function sweepHistory(database: Database): Promise<void> {
  while (await sweepEvents(database, KEPT_DAYS, SWEEP_CHUNK));
  await sweepRetiredSecrets(database);
}
