import type { Executor, Statement } from "./database.ts";

/** Where an event is sent. */
export interface Target {
  readonly url: string;
  readonly host: string;
}

export interface NewDelivery {
  readonly eventId: string;
  readonly workspaceId: string;
  readonly projectId: string | null;
  readonly target: Target;
  /** Of what the event comes from, and of the request that has it sent again. */
  readonly traceparent: string | null;
  readonly resendTraceparent: string | null;
}

/** SQL that begins a round of attempts; each argument is an expression, those of the target null when there is none. */
export const insertRound = (round: {
  readonly event: string;
  readonly workspace: string;
  readonly project: string;
  readonly url: string;
  readonly host: string;
  readonly bytes: string;
  readonly traceparent: string;
  readonly resendTraceparent: string;
}) => `
  insert into deliveries (event_id, workspace_id, project_id, url, host, bytes, traceparent, resend_traceparent, status)
  values (${round.event}, ${round.workspace}, ${round.project}, ${round.url}, ${round.host}, ${round.bytes},
          ${round.traceparent}, ${round.resendTraceparent},
          case when ${round.url}::text is null then 'no_endpoint' else 'pending' end)`;

const insert: Statement = {
  name: "deliveries.insert",
  text: insertRound({
    event: "$1",
    workspace: "$2",
    project: "$3",
    url: "$4",
    host: "$5",
    bytes: "(select octet_length(body) from events where id = $1)",
    traceparent: "$6",
    resendTraceparent: "$7",
  }),
};
const newestOfEvent: Statement = {
  name: "deliveries.newestOfEvent",
  text: "select id, url, status, traceparent from deliveries where event_id = $1 order by id desc limit 1 for update",
};
/** Nothing to do while an attempt runs: that is sooner than soon. */
const hasten: Statement = {
  name: "deliveries.hasten",
  text: `update deliveries set due_at = now(), resend_traceparent = coalesce($2, resend_traceparent)
         where id = $1 and status = 'pending' and leased_at is null and due_at > now()`,
};
/** Events whose newest round of attempts failed, since a time. */
const undeliverable: Statement = {
  name: "deliveries.undeliverable",
  text: `
    select d.event_id from deliveries d
    where d.workspace_id = $1 and d.status = 'undeliverable' and d.created_at >= to_timestamp($2)
      and not exists (select from deliveries newer where newer.event_id = d.event_id and newer.id > d.id)
    order by d.id limit $3`,
};
/**
 * After this statement nothing of the project is leased again. In the order of ids, as the recording of attempts, so
 * that the two never wait for each other. Returns how long ago the youngest lease was taken.
 */
const cancel: Statement = {
  name: "deliveries.cancel",
  text: `
    with held as (
      select id, leased_at from deliveries where project_id = $1 and status = 'pending' order by id for update
    ), cancelled as (
      update deliveries d set status = 'cancelled' from held where d.id = held.id
    )
    select (extract(epoch from clock_timestamp() - max(leased_at)) * 1000)::float8 as age from held`,
};
const countPending: Statement = {
  name: "deliveries.countPending",
  text: "select count(*)::int as count from deliveries where status = 'pending'",
};

export async function insertDelivery(store: Executor, delivery: NewDelivery): Promise<void> {
  const { eventId, workspaceId, projectId, target, traceparent, resendTraceparent } = delivery;
  const values = [eventId, workspaceId, projectId, target.url, target.host, traceparent, resendTraceparent];
  await store.run(insert, values);
}

export interface DeliveryRow {
  readonly id: string;
  readonly url: string | null;
  readonly status: string;
  readonly traceparent: string | null;
}

/** Locks it: two resends at once make one round. */
export async function lockNewestDelivery(store: Executor, eventId: string): Promise<DeliveryRow | undefined> {
  return (await store.run<DeliveryRow>(newestOfEvent, [eventId]))[0];
}

export async function hastenDelivery(
  store: Executor,
  id: string,
  resendTraceparent: string | null,
): Promise<void> {
  await store.run(hasten, [id, resendTraceparent]);
}

export async function findUndeliverableEvents(
  store: Executor,
  workspaceId: string,
  sinceSeconds: number,
  most: number,
): Promise<string[]> {
  const rows = await store.run<{ event_id: string }>(undeliverable, [workspaceId, sinceSeconds, most]);
  return rows.map((row) => row.event_id);
}

/** Milliseconds since the youngest lease of what was cancelled; null when no attempt was under way. */
export async function cancelDeliveries(store: Executor, projectId: string): Promise<number | null> {
  return (await store.run<{ age: number | null }>(cancel, [projectId]))[0]?.age ?? null;
}

export async function countPendingDeliveries(store: Executor): Promise<number> {
  return (await store.run<{ count: number }>(countPending))[0]!.count;
}
