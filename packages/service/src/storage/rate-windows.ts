import type { Environment, PlanId, RateCategory } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

/** What the one statement of the guard tells: the key's row, if the key exists, and the window it was counted in. */
export interface AdmissionRow {
  readonly key_id: string | null;
  readonly environment: Environment | null;
  readonly is_revoked: boolean | null;
  readonly workspace_id: string | null;
  readonly plan: PlanId | null;
  /** Seconds left of a suspension, negative when it ran out; null when there never was one. */
  readonly suspended_for: number | null;
  readonly used: number;
  /** Unix seconds at which the window ends, and the database's time in milliseconds. */
  readonly reset_at: number;
  readonly now_ms: number;
}

/**
 * Key, environment, window, suspension and plan in one round trip, for all requests that came together. A caller's
 * window is the workspace's when the key is good for this environment, the client address's otherwise. `$5` are
 * requests this node refused by itself since it last asked. The increment commits with the statement; the table is
 * unlogged, so there is no wait for the disk.
 *
 * Windows are counted in the order of their subjects, so that two nodes with the same callers in their batches do not
 * wait for each other in a circle; a key that somebody else has locked (to revoke it) is not waited for to be touched.
 * The lateral joins keep the planner to one index probe per request, however many keys it expects in the table.
 */
const admit: Statement = {
  name: "rate_windows.admit",
  text: `
    with asked as (
      select a.*, k.* from unnest($1::bytea[], $2::text[], $3::text[], $4::text[], $5::int[])
        with ordinality as a(hash, wanted, address, asked_category, refused, n)
      left join lateral (
        select k.id as key_id, k.environment, k.revoked_at is not null as is_revoked, k.last_used_at,
               w.id as workspace_id, w.plan, w.suspended_until,
               k.environment = a.wanted and k.revoked_at is null as is_good
        from api_keys k join workspaces w on w.id = k.workspace_id where k.hash = a.hash limit 1
      ) k on true
    ), placed as (
      select *, case when is_good then workspace_id else address end as subject,
             case when is_good then asked_category else 'address' end as category
      from asked
    ), counted as (
      insert into rate_windows as r (subject, category, window_start, used, refused)
      select subject, category, date_trunc('minute', now()), count(*), sum(refused)
      from placed group by subject, category order by subject, category
      on conflict (subject, category, window_start)
        do update set used = r.used + excluded.used, refused = r.refused + excluded.refused
      returning subject, category, used, window_start
    ), touched as (
      update api_keys set last_used_at = now() where id = any(array(
        select id from api_keys where id = any(array(
          select key_id from asked where is_good and (last_used_at is null or last_used_at < now() - interval '1 minute')))
        for no key update skip locked))
    )
    select p.key_id, p.environment, p.is_revoked, p.workspace_id, p.plan,
           ceil(extract(epoch from p.suspended_until - now()))::int as suspended_for,
           (c.used - count(*) over (partition by p.subject, p.category)
                   + row_number() over (partition by p.subject, p.category order by p.n))::int as used,
           (extract(epoch from c.window_start) + 60)::int as reset_at,
           (extract(epoch from now()) * 1000)::float8 as now_ms
    from placed p join counted c on c.subject = p.subject and c.category = p.category order by p.n`,
};

export interface AdmissionQuery {
  /** SHA-256 of the key; null when none was sent or it cannot be one. */
  readonly keyHash: Buffer | null;
  readonly environment: Environment;
  readonly addressSubject: string;
  readonly category: RateCategory;
  readonly refusedSince: number;
}

/** One row for each query, in their order. */
export async function countAndLookUp(
  store: Executor,
  queries: readonly AdmissionQuery[],
): Promise<AdmissionRow[]> {
  return store.run<AdmissionRow>(admit, [
    queries.map(({ keyHash }) => keyHash),
    queries.map(({ environment }) => environment),
    queries.map(({ addressSubject }) => addressSubject),
    queries.map(({ category }) => category),
    queries.map(({ refusedSince }) => refusedSince),
  ]);
}

/** As `admit`, for a member of the workspace who has no key: the window is the same one. */
const admitMember: Statement = {
  name: "rate_windows.admitMember",
  text: `
    with known as (
      select id, plan, suspended_until from workspaces where id = $1
    ), counted as (
      insert into rate_windows as r (subject, category, window_start, used, refused)
      select id, $2, date_trunc('minute', now()), 1, $3::int from known
      on conflict (subject, category, window_start)
        do update set used = r.used + 1, refused = r.refused + excluded.refused
      returning used, window_start
    )
    select null as key_id, null as environment, null as is_revoked, k.id as workspace_id, k.plan,
           ceil(extract(epoch from k.suspended_until - now()))::int as suspended_for,
           c.used,
           (extract(epoch from c.window_start) + 60)::int as reset_at,
           (extract(epoch from now()) * 1000)::float8 as now_ms
    from counted c join known k on true`,
};

/** Undefined when the workspace is gone. */
export async function countMember(
  store: Executor,
  workspaceId: string,
  category: RateCategory,
  refusedSince: number,
): Promise<AdmissionRow | undefined> {
  return (await store.run<AdmissionRow>(admitMember, [workspaceId, category, refusedSince]))[0];
}

/** Adds refusals that no later request reported, to the current minute. */
const report: Statement = {
  name: "rate_windows.report",
  text: `insert into rate_windows as r (subject, category, window_start, used, refused)
         values ($1, $2, date_trunc('minute', now()), 0, $3)
         on conflict (subject, category, window_start) do update set refused = r.refused + excluded.refused`,
};

export async function reportRefusals(
  store: Executor,
  subject: string,
  category: string,
  refused: number,
): Promise<void> {
  await store.run(report, [subject, category, refused]);
}

/**
 * Suspends the workspace when it was refused more than `$4` times within five minutes. Refused are the requests
 * over the limit that reached the database and the ones nodes refused by themselves.
 */
const suspend: Statement = {
  name: "rate_windows.suspend",
  text: `update workspaces set suspended_until = now() + $5::int * interval '1 second'
         where id = $1 and (suspended_until is null or suspended_until < now())
           and (select coalesce(sum(greatest(used - $3::int, 0) + refused), 0) from rate_windows
                where subject = $1 and category = $2
                  and window_start > date_trunc('minute', now()) - interval '5 minutes') > $4::int
         returning id`,
};

export async function suspendIfFlooding(
  store: Executor,
  workspaceId: string,
  category: RateCategory,
  limit: number,
  tolerated: number,
  seconds: number,
): Promise<boolean> {
  return (await store.run(suspend, [workspaceId, category, limit, tolerated, seconds])).length > 0;
}

/** In chunks: after a long standstill one statement for all would run into its time-out every time. */
const sweep: Statement = {
  name: "rate_windows.sweep",
  text: `delete from rate_windows where ctid = any(array(
           select ctid from rate_windows where window_start < now() - interval '10 minutes' limit $1))
         returning 1`,
};
const SWEPT_AT_ONCE = 10_000;

export async function sweepRateWindows(store: Executor): Promise<void> {
  while ((await store.run(sweep, [SWEPT_AT_ONCE])).length === SWEPT_AT_ONCE);
}

const forget: Statement = {
  name: "rate_windows.forget",
  text: "delete from rate_windows where subject = $1",
};

/** After an operator lifts a suspension: the old refusals must not suspend the workspace again at once. */
export async function forgetRateWindows(store: Executor, subject: string): Promise<void> {
  await store.run(forget, [subject]);
}
