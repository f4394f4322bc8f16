import type { Executor, Statement } from "./database.ts";

export interface LeasedDelivery {
  readonly id: string;
  readonly event_id: string;
  readonly workspace_id: string;
  readonly url: string;
  readonly host: string;
  readonly lease: number;
  readonly body: Buffer;
  /** Sealed, in hexadecimal, a space between: the current one first, then those still in their overlap. */
  readonly secrets: string;
  /** When it was taken, in Unix seconds by the database's clock: the worker's own may be off. */
  readonly taken_at: number;
}

/**
 * Takes due rows. $1 how many, $2 how many to look at, $3 seconds of the lease, $4 and $5 hosts and how many more
 * attempts each may run, $6 how many a host not named there may, $7 workspaces that take no more, $8 seconds by which
 * the caller's clock is ahead of the database's (0, but for tests of the long waits).
 *
 * Rows of hosts that are full are stepped over in the index, so that they hold up nobody; of the rest each host gets
 * no more than its share of this batch. (`not in`, because of `<> all` the planner believes that with one host, or one
 * workspace, no row is left, and then reads the whole table instead of the index's beginning.) Only what is taken is
 * locked: a lock is a write, and locking all that is looked at made a lease three times as slow. Rows are found again by
 * their place in the table, which is good for as long as the statement: one that another process changed meanwhile has
 * moved, and is left to it. Every row says how many were wanted; when none was to be had, one without an id does. (Joined
 * to those wanted, each would have been compared with each.) The event is asked for as text: it is JSON in UTF-8, which
 * text carries byte for byte, and bytes would come in hexadecimal, twice as long.
 */
const lease: Statement = {
  name: "deliveries.lease",
  text: `
    with allowance as (select * from unnest($4::text[], $5::int[]) as t(host, free)),
    due as (
      select ctid as at, id, host, due_at from deliveries
      where status = 'pending' and due_at <= now() + make_interval(secs => $8)
        and (leased_until is null or leased_until <= now() + make_interval(secs => $8))
        and host not in (select host from allowance where free <= 0)
        and workspace_id not in (select unnest($7::text[]))
      order by due_at, id limit $2
    ), placed as (
      select at, id, host, due_at, row_number() over (partition by host order by due_at, id) as place from due
    ), taken as (
      select p.at from placed p left join allowance a on a.host = p.host
      where p.place <= coalesce(a.free, $6) order by p.due_at, p.id limit $1
    ), held as (
      select d.ctid as at from deliveries d join taken on d.ctid = taken.at
      where d.status = 'pending' and d.due_at <= now() + make_interval(secs => $8)
        and (d.leased_until is null or d.leased_until <= now() + make_interval(secs => $8))
      for update of d skip locked
    ), leased as (
      update deliveries d set
        leased_until = now() + make_interval(secs => $8 + $3), leased_at = now(), lease = d.lease + 1
      from held where d.ctid = held.at
      returning d.id, d.event_id, d.workspace_id, d.url, d.host, d.lease
    ), signing as (
      select s.workspace_id, string_agg(encode(s.ciphertext, 'hex'), ' ' order by s.retires_at desc nulls first) as secrets
      from webhook_secrets s where s.workspace_id in (select workspace_id from leased)
        and (s.retires_at is null or s.retires_at > now() + make_interval(secs => $8))
      group by s.workspace_id
    )
    select wanted.count as wanted, l.*, convert_from(e.body, 'UTF8') as text,
      octet_length(e.body) as bytes, s.secrets,
      floor(extract(epoch from now()))::float8 as taken_at
    from (select count(*)::int as count from taken) wanted left join leased l on true
      left join events e on e.id = l.event_id left join signing s on s.workspace_id = l.workspace_id`,
};
/** Begins the lease anew, for rows that are still ours: not cancelled, not taken by another. */
const confirm: Statement = {
  name: "deliveries.confirm",
  text: `update deliveries d set leased_at = now() from unnest($1::text[], $2::int[]) as t(id, lease)
         where d.id = t.id and d.lease = t.lease and d.status = 'pending' returning d.id`,
};
/** Gives rows back that were leased and not begun. */
const putBack: Statement = {
  name: "deliveries.putBack",
  text: `update deliveries d set leased_until = null, leased_at = null from unnest($1::text[], $2::int[]) as t(id, lease)
         where d.id = t.id and d.lease = t.lease and d.status = 'pending'`,
};
/** Seconds until the next row is due. */
const nextDue: Statement = {
  name: "deliveries.nextDue",
  text: `select extract(epoch from due_at - now() - make_interval(secs => $1))::float8 as seconds
         from deliveries where status = 'pending' and due_at > now() + make_interval(secs => $1)
         order by due_at limit 1`,
};
/**
 * Records attempts that ended, and what follows: delivered, another attempt after its wait (counted from the end of
 * this one), or undeliverable. An attempt whose lease was lost is recorded too, but only its success counts. What
 * was cancelled stays so; what was purged is not there to be recorded. An attempt that is recorded already, by a
 * statement whose answer was lost, changes nothing.
 */
const record: Statement = {
  name: "deliveries.record",
  text: `
    with ended as (
      select * from unnest($1::text[], $2::int[], $3::float8[], $4::int[], $5::jsonb[], $6::int[], $7::jsonb[],
                           $8::bytea[], $9::text[])
        as t(id, lease, ago_ms, duration_ms, request_headers, status_code, response_headers, response_body, error)
    ), held as (
      select d.id from deliveries d where d.id = any ($1::text[]) order by d.id for update
    ), moved as (
      update deliveries d set
        attempts = d.attempts + 1,
        status = case
          when d.status <> 'pending' then d.status
          when e.error is null then 'delivered'
          when d.lease <> e.lease then d.status
          when d.attempts >= cardinality($10::float8[]) then 'undeliverable'
          else d.status end,
        due_at = case
          when d.status = 'pending' and e.error is not null and d.lease = e.lease
            and d.attempts < cardinality($10::float8[])
          then now() + make_interval(secs => $11 - e.ago_ms / 1000 + ($10::float8[])[d.attempts + 1])
          else d.due_at end,
        leased_at = case when d.lease = e.lease then null else d.leased_at end,
        leased_until = case when d.lease = e.lease then null else d.leased_until end
      from ended e, held
      where d.id = e.id and held.id = d.id
        and not exists (select from delivery_attempts a where a.delivery_id = d.id and a.lease = e.lease)
      returning d.id, d.attempts, d.status
    ), noted as (
      insert into delivery_attempts (delivery_id, number, started_at, duration_ms, request_headers, status_code,
                                     response_headers, response_body, error, lease)
      select m.id, m.attempts, now() + make_interval(secs => $11 - (e.ago_ms + e.duration_ms) / 1000), e.duration_ms,
             e.request_headers, e.status_code, e.response_headers, e.response_body, e.error, e.lease
      from moved m join ended e on e.id = m.id
    )
    select id, status from moved`,
};

type LeasedRow = Omit<LeasedDelivery, "body"> & {
  readonly text: string;
  readonly bytes: number;
  readonly wanted: number;
};

export interface LeaseOptions {
  readonly count: number;
  readonly lookAt: number;
  readonly leaseSeconds: number;
  readonly free: ReadonlyMap<string, number>;
  readonly freeOfOthers: number;
  readonly fullWorkspaces: readonly string[];
  readonly aheadSeconds: number;
}

export interface Lease {
  readonly rows: readonly LeasedDelivery[];
  /** Others took rows at the same moment: there may be more to take. */
  readonly wasContended: boolean;
}

export async function leaseDeliveries(store: Executor, options: LeaseOptions): Promise<Lease> {
  const found = await store.run<LeasedRow | { readonly id: null; readonly wanted: number }>(lease, [
    options.count,
    options.lookAt,
    options.leaseSeconds,
    [...options.free.keys()],
    [...options.free.values()],
    options.freeOfOthers,
    options.fullWorkspaces,
    options.aheadSeconds,
  ]);
  const rows = found.filter((row): row is LeasedRow => row.id !== null).map(toDelivery);
  return { rows, wasContended: rows.length < found[0]!.wanted };
}

function toDelivery(row: LeasedRow): LeasedDelivery {
  const { id, event_id, workspace_id, url, host, lease, text, bytes, secrets, taken_at } = row;
  // As many characters as bytes: all of it is ASCII, which is copied three times as fast as UTF-8 is made.
  const body = Buffer.from(text, text.length === bytes ? "latin1" : "utf8");
  return { id, event_id, workspace_id, url, host, lease, body, secrets, taken_at };
}

export async function confirmDeliveries(
  store: Executor,
  rows: readonly { readonly id: string; readonly lease: number }[],
): Promise<Set<string>> {
  const values = [rows.map((row) => row.id), rows.map((row) => row.lease)];
  return new Set((await store.run<{ id: string }>(confirm, values)).map(({ id }) => id));
}

export async function putBackDeliveries(
  store: Executor,
  rows: readonly { readonly id: string; readonly lease: number }[],
): Promise<void> {
  await store.run(putBack, [rows.map((row) => row.id), rows.map((row) => row.lease)]);
}

export async function secondsToNextDue(store: Executor, aheadSeconds: number): Promise<number | null> {
  return (await store.run<{ seconds: number }>(nextDue, [aheadSeconds]))[0]?.seconds ?? null;
}

/** An attempt that ended. */
export interface EndedAttempt {
  readonly id: string;
  readonly lease: number;
  readonly durationMs: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly statusCode: number | null;
  readonly responseHeaders: Readonly<Record<string, string | string[] | undefined>> | null;
  readonly responseBody: Buffer | null;
  /** In words; null when the receiver took it. */
  readonly error: string | null;
}

/** `agoMs` says how long ago each ended; no delivery may be in the list twice. */
export async function recordAttempts(
  store: Executor,
  ended: readonly EndedAttempt[],
  agoMs: readonly number[],
  retryDelays: readonly number[],
  aheadSeconds: number,
): Promise<{ id: string; status: string }[]> {
  return store.run(record, [
    ended.map((each) => each.id),
    ended.map((each) => each.lease),
    agoMs,
    ended.map((each) => each.durationMs),
    ended.map((each) => JSON.stringify(each.requestHeaders)),
    ended.map((each) => each.statusCode),
    ended.map((each) => each.responseHeaders && JSON.stringify(each.responseHeaders)),
    ended.map((each) => each.responseBody),
    ended.map((each) => each.error),
    retryDelays,
    aheadSeconds,
  ]);
}
