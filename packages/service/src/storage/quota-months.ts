import type { PlanId } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

export interface Reservation {
  readonly has_overdue_invoice: boolean;
  /** The plan the unit was reserved on, which prices it. */
  readonly plan: PlanId;
  readonly quota: number;
  /** First day of the month a unit was reserved in; null when none was. */
  readonly month: string | null;
}

/** What a plan includes; a fixed quota ignores overrides. */
export type QuotaOfPlan = Readonly<Record<string, { readonly quota: number; readonly is_fixed: boolean }>>;

/** `$2` is a QuotaOfPlan. The one place that says how much a workspace `w` has. */
const QUOTA = `
  coalesce(case when ($2::jsonb -> w.plan ->> 'is_fixed')::boolean then null else w.monthly_quota_override end,
           ($2::jsonb -> w.plan ->> 'quota')::int)`;

/** An invoice is overdue from the day after its due date on, in UTC. */
const reserve: Statement = {
  name: "quota_months.reserve",
  text: `
    with standing as (
      select w.plan, ${QUOTA} as quota,
             exists (select from invoices i where i.workspace_id = w.id and i.paid_at is null
                     and i.due_on < (now() at time zone 'utc')::date) as has_overdue_invoice
      from workspaces w where w.id = $1
    ), reserved as (
      insert into quota_months as q (workspace_id, month, units)
      select $1, date_trunc('month', now() at time zone 'utc')::date, 1 from standing
      where quota > 0 and not has_overdue_invoice
      on conflict (workspace_id, month) do update set units = q.units + 1
        where q.units < (select quota from standing)
      returning month
    )
    select has_overdue_invoice, plan, quota, (select month::text from reserved) as month from standing`,
};
const giveBack: Statement = {
  name: "quota_months.giveBack",
  text: "update quota_months set units = units - $3 where workspace_id = $1 and month = $2::date",
};

const standing: Statement = {
  name: "quota_months.standing",
  text: `select date_trunc('month', now() at time zone 'utc')::date::text as month,
                ${QUOTA} as quota,
                w.monthly_quota_override is not null
                  and not ($2::jsonb -> w.plan ->> 'is_fixed')::boolean as quota_is_own,
                coalesce((select units from quota_months q where q.workspace_id = w.id
                          and q.month = date_trunc('month', now() at time zone 'utc')::date), 0) as used
         from workspaces w where w.id = $1`,
};

export interface QuotaStanding {
  /** First day of the current month, UTC. */
  readonly month: string;
  readonly quota: number;
  readonly quota_is_own: boolean;
  readonly used: number;
}

export async function quotaStanding(
  store: Executor,
  workspaceId: string,
  quotaOfPlan: QuotaOfPlan,
): Promise<QuotaStanding> {
  return (await store.run<QuotaStanding>(standing, [workspaceId, JSON.stringify(quotaOfPlan)]))[0]!;
}

export async function reserveQuotaUnit(
  store: Executor,
  workspaceId: string,
  quotaOfPlan: QuotaOfPlan,
): Promise<Reservation> {
  return (await store.run<Reservation>(reserve, [workspaceId, JSON.stringify(quotaOfPlan)]))[0]!;
}

export async function returnQuotaUnits(
  store: Executor,
  workspaceId: string,
  month: string,
  units: number,
): Promise<void> {
  await store.run(giveBack, [workspaceId, month, units]);
}
