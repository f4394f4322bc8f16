import type { Executor, Statement } from "./database.ts";

/** A unit finished after its month ended is shown on that month's last day. */
const byDay: Statement = {
  name: "usage_units.byDay",
  text: `
    select d.day::date::text as date, count(u.job_id)::int as units
    from generate_series(
      date_trunc('month', now() at time zone 'utc'), date_trunc('day', now() at time zone 'utc'), interval '1 day'
    ) as d (day)
    left join usage_units u on u.workspace_id = $1
      and u.month = date_trunc('month', now() at time zone 'utc')::date
      and (u.recorded_at at time zone 'utc')::date = d.day::date
    group by d.day order by d.day`,
};
const byMonth: Statement = {
  name: "usage_units.byMonth",
  text: `
    select m.month::date::text as month,
           (select count(*)::int from usage_units u where u.workspace_id = $1 and u.month = m.month::date) as units
    from generate_series(
      date_trunc('month', now() at time zone 'utc') - interval '12 months',
      date_trunc('month', now() at time zone 'utc') - interval '1 month',
      interval '1 month'
    ) as m (month)
    order by m.month`,
};

/** Each day of this month up to today. */
export async function unitsByDay(
  store: Executor,
  workspaceId: string,
): Promise<{ date: string; units: number }[]> {
  return store.run(byDay, [workspaceId]);
}

/** The twelve months before this one. */
export async function unitsByMonth(
  store: Executor,
  workspaceId: string,
): Promise<{ month: string; units: number }[]> {
  return store.run(byMonth, [workspaceId]);
}
