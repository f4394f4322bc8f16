import {
  type AttemptView,
  type EventSummary,
  type EventView,
  idSeconds,
  isId,
  type List,
  type PageQuery,
} from "@marque/contract";
import { ServiceError } from "../errors.ts";
import { pageOf } from "../pagination.ts";
import type { Executor } from "../storage/database.ts";
import {
  type AttemptRow,
  attemptsOfRounds,
  type EventFilter,
  type EventSummaryRow,
  findEventBody,
  findEventSummary,
  pageOfEvents,
  roundsOfEvent,
} from "../storage/event-views.ts";

/** Of an event that is sent again and again; the newest are the ones that matter. */
const SHOWN_ROUNDS = 20;

export async function listEventSummaries(
  store: Executor,
  workspaceId: string,
  filter: EventFilter,
  query: PageQuery,
): Promise<List<EventSummary>> {
  return pageOf(query, (count, after) => pageOfEvents(store, workspaceId, filter, count, after), summary);
}

/** An event with its body and every attempt of its rounds. */
export async function getEventView(store: Executor, workspaceId: string, id: string): Promise<EventView> {
  const row = isId("event", id) ? await findEventSummary(store, workspaceId, id) : undefined;
  const body = row && (await findEventBody(store, workspaceId, id));
  if (!row || !body) {
    throw new ServiceError("not_found", { message: "There is no such event in this workspace." });
  }
  const rounds = await roundsOfEvent(store, id, SHOWN_ROUNDS);
  const attempts = await attemptsOfRounds(
    store,
    rounds.map((round) => round.id),
  );
  return {
    ...summary(row),
    body: body.toString("utf8"),
    deliveries: rounds.map((round) => ({
      id: round.id,
      url: round.url,
      status: round.status,
      created_at: idSeconds(round.id),
      next_attempt_at: round.next_attempt_at,
      attempts: attempts.filter((attempt) => attempt.delivery_id === round.id).map(attemptView),
    })),
  };
}

function summary(row: EventSummaryRow): EventSummary {
  return {
    id: row.id,
    type: row.type,
    environment: row.environment,
    created_at: idSeconds(row.id),
    job_id: row.job_id,
    project_id: row.project_id,
    // Only those sent from the settings tell of no job of the workspace.
    is_test: row.job_id === null,
    url: row.url,
    status: row.status,
    attempts: row.attempts,
    last_status_code: row.last_status_code,
    next_attempt_at: row.next_attempt_at,
  };
}

function attemptView(row: AttemptRow): AttemptView {
  return {
    number: row.number,
    at: row.at,
    duration_ms: row.duration_ms,
    request_headers: row.request_headers,
    status_code: row.status_code,
    response_headers: row.response_headers && joined(row.response_headers),
    response_body: row.response_body?.toString("utf8") ?? null,
    error: row.error,
  };
}

function joined(headers: Readonly<Record<string, string | string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]),
  );
}
