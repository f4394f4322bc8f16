import type { Executor, Statement } from "./database.ts";

export interface Counter {
  /** An account, a workspace, or the name of a client address. */
  readonly subject: string;
  readonly category: string;
}

export interface CountedRow {
  readonly used: number;
  /** Of the minute, by the database's clock. */
  readonly ends_in_ms: number;
}

/** As the API's windows, for requests that came together; in one order, so that two nodes do not wait in a circle. */
const count: Statement = {
  name: "rate_windows.countDashboard",
  text: `
    with asked as (
      select * from unnest($1::text[], $2::text[]) with ordinality as a(subject, category, n)
    ), counted as (
      insert into rate_windows as r (subject, category, window_start, used)
      select subject, category, date_trunc('minute', now()), count(*) from asked
      group by subject, category order by subject, category
      on conflict (subject, category, window_start) do update set used = r.used + excluded.used
      returning subject, category, used, window_start
    )
    select (c.used - count(*) over (partition by a.subject, a.category)
                   + row_number() over (partition by a.subject, a.category order by a.n))::int as used,
           (extract(epoch from c.window_start + interval '1 minute' - now()) * 1000)::float8 as ends_in_ms
    from asked a join counted c on c.subject = a.subject and c.category = a.category order by a.n`,
};

/** One row for each counter, in their order; a counter that comes twice is counted twice. */
export async function countInWindows(store: Executor, counters: readonly Counter[]): Promise<CountedRow[]> {
  return store.run<CountedRow>(count, [
    counters.map(({ subject }) => subject),
    counters.map(({ category }) => category),
  ]);
}
