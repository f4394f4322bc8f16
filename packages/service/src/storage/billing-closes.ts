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

/**
 * `$2` is a month's first day; each plan's share of it up to `$3`, and the units that were accepted on it. A unit of before
 * migration 34 does not know its plan: it has the one of the time it was recorded, and of the month's end when it was
 * recorded after that.
 */
const plans: Statement = {
  name: "billing_closes.plans",
  text: `
    with bounds as (
      select $2::date::timestamp at time zone 'utc' as month_start,
             least(($2::date + interval '1 month') at time zone 'utc', $3::timestamptz) as counted_until,
             ($2::date + interval '1 month') at time zone 'utc' as month_end
    ), periods as (
      select plan, started_at,
             lead(started_at, 1, 'infinity') over (order by started_at) as ended_at
      from plan_periods where workspace_id = $1
    ), shares as (
      select plan, sum(extract(epoch from least(ended_at, counted_until) - greatest(started_at, month_start))
                       / extract(epoch from month_end - month_start)) as share
      from periods, bounds where started_at < counted_until and ended_at > month_start group by plan
    ), units as (
      select coalesce(u.plan, (
               select p.plan from periods p
               where p.started_at <= least(u.recorded_at, month_end - interval '1 microsecond')
               order by p.started_at desc limit 1)) as plan, count(*) as units
      from usage_units u, bounds where u.workspace_id = $1 and u.month = $2::date group by 1
    )
    select plan, coalesce(share, 0)::float8 as share, coalesce(units, 0)::int as units
    from shares full join units using (plan) where plan is not null order by plan`,
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

export interface PlanOfMonth {
  readonly plan: PlanId;
  /** Of the month's length, 0 to 1. */
  readonly share: number;
  readonly units: number;
}

export async function plansOfMonth(
  store: Executor,
  workspaceId: string,
  month: string,
  until: Date | "infinity" = "infinity",
): Promise<PlanOfMonth[]> {
  return store.run(plans, [workspaceId, month, until]);
}

/** False when another process closed the month in the meantime. Holds the month until the transaction ends. */
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
