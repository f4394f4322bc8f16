import type { PlanId } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

/**
 * Months that are over and not yet settled. A month waits for its last unfinished job: the job's unit belongs to the
 * month it was accepted in.
 */
const open: Statement = {
  name: "billing_closes.open",
  text: `
    select w.id as workspace_id, m.month::date::text as month
    from workspaces w
    cross join lateral generate_series(
      greatest(date_trunc('month', w.created_at at time zone 'utc'), $1::date::timestamp),
      date_trunc('month', now() at time zone 'utc') - interval '1 month',
      interval '1 month'
    ) as m (month)
    where w.is_invoiced
      and not exists (select from billing_closes c where c.workspace_id = w.id and c.month = m.month::date)
      and not exists (select from jobs j where j.workspace_id = w.id and j.quota_month = m.month::date
                      and j.status in ('queued', 'processing'))
    order by m.month, w.id
    limit $2`,
};

/** `$2` is a month's first day; the stretches of each plan within it, with the units recorded while it was held. */
const stretches: Statement = {
  name: "billing_closes.stretches",
  text: `
    with bounds as (
      select $2::date::timestamp at time zone 'utc' as month_start,
             least(($2::date + interval '1 month') at time zone 'utc', $3::timestamptz) as counted_until,
             ($2::date + interval '1 month') at time zone 'utc' as month_end
    ), periods as (
      select plan, started_at,
             lead(started_at, 1, 'infinity') over (order by started_at) as ended_at
      from plan_periods where workspace_id = $1
    ), within as (
      select plan, greatest(started_at, month_start) as since, least(ended_at, counted_until) as until,
             started_at, ended_at, month_end - month_start as length
      from periods, bounds where started_at < counted_until and ended_at > month_start
    )
    select plan,
           (extract(epoch from until - since) / extract(epoch from length))::float8 as share,
           (select count(*)::int from usage_units u
            where u.workspace_id = $1 and u.month = $2::date
              -- A unit that was finished after its month ended is charged by the plan the month ended with.
              and least(u.recorded_at, (select month_end from bounds) - interval '1 microsecond') >= since
              and least(u.recorded_at, (select month_end from bounds) - interval '1 microsecond') < until) as units
    from within order by since`,
};
const close: Statement = {
  name: "billing_closes.insert",
  text: `insert into billing_closes (workspace_id, month, invoice_id) values ($1, $2::date, $3)`,
};
/** Two processes that close the same month wait for each other here. */
const lock: Statement = {
  name: "billing_closes.lock",
  text: `select pg_advisory_xact_lock(hashtextextended('marque billing ' || $1 || $2, 0))`,
};
const isClosed: Statement = {
  name: "billing_closes.isClosed",
  text: "select from billing_closes where workspace_id = $1 and month = $2::date",
};

export interface OpenMonth {
  readonly workspace_id: string;
  readonly month: string;
}

export async function openMonths(store: Executor, since: string, count: number): Promise<OpenMonth[]> {
  return store.run(open, [since, count]);
}

export interface StretchRow {
  readonly plan: PlanId;
  readonly share: number;
  readonly units: number;
}

export async function planStretches(
  store: Executor,
  workspaceId: string,
  month: string,
  until: Date | "infinity" = "infinity",
): Promise<StretchRow[]> {
  return store.run(stretches, [workspaceId, month, until]);
}

/** False when another process closed the month meanwhile. Holds the month until the transaction ends. */
export async function lockOpenMonth(
  transaction: Executor,
  workspaceId: string,
  month: string,
): Promise<boolean> {
  await transaction.run(lock, [workspaceId, month]);
  return (await transaction.run(isClosed, [workspaceId, month])).length === 0;
}

export async function insertClose(
  transaction: Executor,
  workspaceId: string,
  month: string,
  invoiceId: string | null,
): Promise<void> {
  await transaction.run(close, [workspaceId, month, invoiceId]);
}
