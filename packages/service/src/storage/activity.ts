// What the Home page tells of a workspace, gathered from the tables of others. Bounded everywhere: a page that is
// looked at often must not count a million rows.
import type { Executor, Statement } from "./database.ts";

const since = (prefix: string, when: string) =>
  `'${prefix}' || marque_base32(floor(extract(epoch from ${when}) * 1000)::bigint, 10)`;
const TODAY = "(date_trunc('day', now() at time zone 'utc') at time zone 'utc')";

/** The newest 50,000 outcomes of 7 days; test events tell of no job. */
const outcomes: Statement = {
  name: "activity.outcomes",
  text: `
    with recent as (
      select id, type from events
      where workspace_id = $1 and job_id is not null and id >= ${since("evt_", "now() - interval '7 days'")}
      order by id desc limit 50000
    )
    select count(*) filter (where type = 'generation.success')::int as succeeded,
           count(*)::int as finished,
           count(*) filter (where type = 'generation.success' and id >= ${since("evt_", TODAY)})::int as succeeded_today,
           count(*) filter (where type = 'generation.failed' and id >= ${since("evt_", TODAY)})::int as failed_today,
           (select count(*)::int from jobs where workspace_id = $1 and status = 'queued') as waiting
    from recent`,
};
const requestsToday: Statement = {
  name: "activity.requestsToday",
  text: `select count(*)::int as count from (
           select from request_log where workspace_id = $1 and id >= ${since("log_", TODAY)} limit 100000) as counted`,
};
const failures: Statement = {
  name: "activity.failures",
  text: `select j.id as job_id, j.project_id, p.name as project_name, j.prompt,
                coalesce(j.failure_code, 'generation_error') as code,
                floor(extract(epoch from e.created_at))::float8 as at
         from (select job_id, created_at, id from events
               where workspace_id = $1 and type = 'generation.failed'
                 and id >= ${since("evt_", "now() - interval '7 days'")}
               order by id desc limit 20) e
         join jobs j on j.id = e.job_id join projects p on p.id = j.project_id
         order by e.id desc limit 5`,
};
/** Receivers of the newest 200 events that were tried at least three times and never succeeded. */
const failingEndpoints: Statement = {
  name: "activity.failingEndpoints",
  text: `
    with tried as (
      select d.url, d.status, d.attempts, d.created_at
      from (select id from events where workspace_id = $1 order by id desc limit 200) e
      join deliveries d on d.event_id = e.id
      where d.attempts > 0 and d.url is not null
    )
    select url, floor(extract(epoch from min(created_at)))::float8 as since
    from tried group by url
    having sum(attempts) >= 3 and bool_and(status <> 'delivered')
    order by since limit 5`,
};
const leakedKeys: Statement = {
  name: "activity.leakedKeys",
  text: `select a.subject as key_id, k.label, k.last_four, floor(extract(epoch from a.created_at))::float8 as since
         from audit_log a join api_keys k on k.id = a.subject
         where a.workspace_id = $1 and a.action = 'key.revoked_as_leaked'
           and a.id >= ${since("aud_", "now() - interval '14 days'")}
         order by a.id desc limit 5`,
};
const overdue: Statement = {
  name: "activity.overdueInvoices",
  text: `select id, amount_cents, due_on::text as due_on,
                extract(epoch from (due_on + 1)::timestamp at time zone 'utc')::float8 as since
         from invoices where workspace_id = $1 and paid_at is null and due_on < (now() at time zone 'utc')::date
         order by due_on limit 5`,
};
const suspension: Statement = {
  name: "activity.suspension",
  text: `select ceil(extract(epoch from suspended_until))::float8 as until from workspaces
         where id = $1 and suspended_until > now()`,
};
const firstSteps: Statement = {
  name: "activity.firstSteps",
  text: `select exists (select from projects where workspace_id = $1) as has_project,
                exists (select from brands b where b.workspace_id = $1
                        and exists (select from projects p where p.id = b.project_id)) as has_brand,
                exists (select from api_keys where workspace_id = $1 and revoked_at is null) as has_key,
                exists (select from webhook_endpoints where workspace_id = $1) as has_endpoint,
                exists (select from request_log where workspace_id = $1) as has_api_call`,
};

export interface Outcomes {
  readonly succeeded: number;
  readonly finished: number;
  readonly succeeded_today: number;
  readonly failed_today: number;
  readonly waiting: number;
}

export async function recentOutcomes(store: Executor, workspaceId: string): Promise<Outcomes> {
  return (await store.run<Outcomes>(outcomes, [workspaceId]))[0]!;
}

export async function countRequestsToday(store: Executor, workspaceId: string): Promise<number> {
  return (await store.run<{ count: number }>(requestsToday, [workspaceId]))[0]!.count;
}

export interface FailureRow {
  readonly job_id: string;
  readonly project_id: string;
  readonly project_name: string;
  readonly prompt: string;
  readonly code: string;
  readonly at: number;
}

export async function recentFailures(store: Executor, workspaceId: string): Promise<FailureRow[]> {
  return store.run(failures, [workspaceId]);
}

export async function findFailingEndpoints(
  store: Executor,
  workspaceId: string,
): Promise<{ url: string; since: number }[]> {
  return store.run(failingEndpoints, [workspaceId]);
}

export async function findLeakedKeys(
  store: Executor,
  workspaceId: string,
): Promise<{ key_id: string; label: string; last_four: string; since: number }[]> {
  return store.run(leakedKeys, [workspaceId]);
}

export async function findOverdueInvoices(
  store: Executor,
  workspaceId: string,
): Promise<{ id: string; amount_cents: number; due_on: string; since: number }[]> {
  return store.run(overdue, [workspaceId]);
}

/** Until when the workspace is suspended, in seconds; undefined when it is not. */
export async function findSuspension(store: Executor, workspaceId: string): Promise<number | undefined> {
  return (await store.run<{ until: number }>(suspension, [workspaceId]))[0]?.until;
}

export interface FirstSteps {
  readonly has_project: boolean;
  readonly has_brand: boolean;
  readonly has_key: boolean;
  readonly has_endpoint: boolean;
  readonly has_api_call: boolean;
}

export async function findFirstSteps(store: Executor, workspaceId: string): Promise<FirstSteps> {
  return (await store.run<FirstSteps>(firstSteps, [workspaceId]))[0]!;
}
