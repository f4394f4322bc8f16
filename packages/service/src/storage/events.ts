import type { Environment, EventType } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";
import { insertRound, type Target } from "./deliveries.ts";

export interface NewEvent {
  readonly id: string;
  readonly workspaceId: string;
  readonly environment: Environment;
  readonly projectId: string | null;
  readonly jobId: string | null;
  readonly type: EventType;
  /** As every attempt sends them. */
  readonly body: Buffer;
  /** Null when there is nowhere to send it. */
  readonly target: Target | null;
  /** The span it comes from; its attempts belong to the same trace. */
  readonly traceparent?: string | null;
}

/** What a receiver has to be ready for. An event that would be larger is not written, and an older one is not sent. */
export const MOST_EVENT_BYTES = 1024 * 1024;

/** With its first round of attempts. */
const insert: Statement = {
  name: "events.insert",
  text: `
    with event as (
      insert into events (id, workspace_id, environment, project_id, job_id, type, body)
      values ($1, $2, $3, $4, $5, $6, $7)
    )
    ${insertRound({ event: "$1", workspace: "$2", project: "$4", url: "$8", host: "$9", bytes: "octet_length($7::bytea)", traceparent: "$10", resendTraceparent: "null" })}`,
};
/** Ids for an event and for what it tells of, by the database's clock. */
const newIds: Statement = {
  name: "events.newIds",
  text: `select marque_id('evt_') as event_id, marque_id('job_') as job_id, marque_id('proj_') as project_id,
                marque_id('mem_') as memory_id`,
};
const byId: Statement = {
  name: "events.byId",
  text: "select id, environment, project_id from events where workspace_id = $1 and id = $2",
};
/** An event's state is that of its newest round of attempts; the attempts of all rounds are numbered through. */
const history: Statement = {
  name: "events.history",
  text: `
    select e.id, e.type, e.job_id, e.project_id, d.url, d.status,
      case when d.status = 'pending' then ceil(extract(epoch from d.due_at))::float8 end as next_attempt_at,
      coalesce(a.attempts, '[]'::json) as attempts
    from events e
    join lateral (select url, status, due_at from deliveries where event_id = e.id order by id desc limit 1) d on true
    left join lateral (
      select json_agg(json_build_object(
               'number', t.number, 'at', floor(extract(epoch from t.started_at)), 'status_code', t.status_code,
               'duration_ms', t.duration_ms, 'error', t.error) order by t.number) as attempts
      from (select row_number() over (order by x.delivery_id, x.number) as number, x.started_at, x.status_code,
                   x.duration_ms, x.error
            from delivery_attempts x join deliveries r on r.id = x.delivery_id where r.event_id = e.id) t
    ) a on true
    where e.workspace_id = $1 order by e.id desc limit $2`,
};
/** Expired, and no attempt of it is still to come. */
const sweep: Statement = {
  name: "events.sweep",
  text: `
    delete from events where id = any(array(
      select e.id from events e
      where e.id < 'evt_' || marque_base32(floor(extract(epoch from now() - make_interval(days => $1)) * 1000)::bigint, 10)
        and not exists (select from deliveries d where d.event_id = e.id and d.status = 'pending')
      order by e.id limit $2))
    returning 1`,
};

export async function insertEvent(store: Executor, event: NewEvent): Promise<void> {
  const { id, workspaceId, environment, projectId, jobId, type, body, target, traceparent } = event;
  const values = [id, workspaceId, environment, projectId, jobId, type, body];
  await store.run(insert, [...values, target?.url ?? null, target?.host ?? null, traceparent ?? null]);
}

export interface EventIds {
  readonly event_id: string;
  readonly job_id: string;
  readonly project_id: string;
  readonly memory_id: string;
}

export async function newEventIds(store: Executor): Promise<EventIds> {
  return (await store.run<EventIds>(newIds))[0]!;
}

export interface EventRow {
  readonly id: string;
  readonly environment: Environment;
  readonly project_id: string | null;
}

export async function findEvent(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<EventRow | undefined> {
  return (await store.run<EventRow>(byId, [workspaceId, id]))[0];
}

export interface EventHistoryRow {
  readonly id: string;
  readonly type: EventType;
  readonly job_id: string | null;
  readonly project_id: string | null;
  readonly url: string | null;
  readonly status: "pending" | "delivered" | "undeliverable" | "no_endpoint" | "cancelled";
  readonly next_attempt_at: number | null;
  readonly attempts: readonly {
    readonly number: number;
    readonly at: number;
    readonly status_code: number | null;
    readonly duration_ms: number;
    readonly error: string | null;
  }[];
}

export async function eventHistory(
  store: Executor,
  workspaceId: string,
  count: number,
): Promise<EventHistoryRow[]> {
  return store.run(history, [workspaceId, count]);
}

/** Removes up to `count` events older than `days`, with their deliveries and attempts. False when none are left. */
export async function sweepEvents(store: Executor, days: number, count: number): Promise<boolean> {
  return (await store.run(sweep, [days, count])).length > 0;
}
