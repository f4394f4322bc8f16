import { byteaArray, jsonbArray, numberArray, textArray } from "./binary-arrays.ts";
import type { Executor, Statement } from "./database.ts";
import { MOST_EVENT_BYTES } from "./events.ts";

export interface LeasedDelivery {
  readonly id: string;
  readonly event_id: string;
  readonly workspace_id: string;
  readonly url: string;
  readonly host: string;
  readonly lease: number;
  /** Of the event. */
  readonly bytes: number;
  readonly body: Buffer;
  /** Sealed, in hexadecimal, a space between: the current one first, then those still in their overlap. */
  readonly secrets: string;
  /** When it was taken, in Unix seconds by the database's clock: the worker's own may be off. */
  readonly taken_at: number;
  /** Which attempt of its round this is, from 1. */
  readonly number: number;
  /** The span that the event comes from, and that of a request to send it again; null without traces. */
  readonly traceparent: string | null;
  readonly resend_traceparent: string | null;
}

/**
 * Takes due rows. $1 how many, $2 how many to look at, $3 seconds of the lease, $4 to $6 workspaces, their hosts and how
 * many more each may hold there, $7 and $8 hosts and how many a workspace not named with them may, $9 how many at any
 * other host, $10 and $11 workspaces and their URLs that take no more, $12 seconds by which the caller's clock is ahead of
 * the database's (0, but for tests of the long waits), $13 about how many bytes, $14 the most bytes of one event, $15 how
 * many to count for one whose size is not known, $16 and $17 workspaces and how many more each may hold in all, $18 how
 * many any other may.
 *
 * Rows of those who are full are stepped over in the index, so that they hold up nobody; of the rest each workspace gets
 * no more than its share of each host, and the workspaces take turns. (`not in`, because of `<> all` the
 * planner believes that with one host, or one workspace, no row is left, and then reads the whole table instead of the
 * index's beginning.) Only what is taken is locked: a lock is a write, and locking all that is looked at made a lease
 * three times as slow. Rows are found again by their place in the table, which is good for as long as the statement: one
 * that another process changed in the meantime has moved, and is left to it. Every row says how many were looked at and wanted;
 * when there was none, one row without an id says so. (Joined to those wanted, each would have been compared with each.) The
 * event is asked for as text: it is JSON in UTF-8, which text carries byte for byte, and bytes would come in hexadecimal,
 * twice as long. One that is too large is not read at all.
 */
const lease: Statement = {
  name: "deliveries.lease",
  text: `
    with share as (select * from unnest($4::text[], $5::text[], $6::int[]) as t(workspace_id, host, free)),
    known as (select * from unnest($7::text[], $8::int[]) as t(host, free)),
    holder as (select * from unnest($16::text[], $17::int[]) as t(workspace_id, free)),
    due as (
      select ctid as at, id, workspace_id, host, due_at, coalesce(bytes, $15) as bytes from deliveries
      where status = 'pending' and due_at <= now() + make_interval(secs => $12)
        and (leased_until is null or leased_until <= now() + make_interval(secs => $12))
        and (workspace_id, host) not in (select workspace_id, host from share where free <= 0)
        and (host not in (select host from known where free <= 0)
             or (workspace_id, host) in (select workspace_id, host from share))
        and workspace_id not in (select workspace_id from holder where free <= 0)
        and (workspace_id, url) not in (select * from unnest($10::text[], $11::text[]))
      order by due_at, id limit $2
    ), placed as (
      select at, id, workspace_id, host, due_at, bytes,
        row_number() over (partition by workspace_id, host order by due_at, id) as place
      from due
    ), in_turn as (
      select p.at, p.workspace_id, p.due_at, p.id, p.bytes,
        row_number() over (partition by p.workspace_id order by p.place, p.due_at, p.id) as turn
      from placed p
        left join share s on s.workspace_id = p.workspace_id and s.host = p.host
        left join known k on k.host = p.host
      where p.place <= coalesce(s.free, k.free, $9)
    ), allowed as (
      select t.at, t.turn, t.due_at, t.id,
        sum(t.bytes) over (order by t.turn, t.due_at, t.id rows unbounded preceding) - t.bytes as bytes_before
      from in_turn t left join holder h on h.workspace_id = t.workspace_id
      where t.turn <= coalesce(h.free, $18)
    ), taken as (
      select at from allowed where bytes_before < $13 order by turn, due_at, id limit $1
    ), held as (
      select d.ctid as at from deliveries d join taken on d.ctid = taken.at
      where d.status = 'pending' and d.due_at <= now() + make_interval(secs => $12)
        and (d.leased_until is null or d.leased_until <= now() + make_interval(secs => $12))
      for update of d skip locked
    ), leased as (
      update deliveries d set
        leased_until = now() + make_interval(secs => $12 + $3), leased_at = now(), lease = d.lease + 1
      from held where d.ctid = held.at
      returning d.id, d.event_id, d.workspace_id, d.url, d.host, d.lease, d.attempts + 1 as number, d.traceparent,
        d.resend_traceparent
    ), signing as (
      select s.workspace_id, string_agg(encode(s.ciphertext, 'hex'), ' ' order by s.retires_at desc nulls first) as secrets
      from webhook_secrets s where s.workspace_id in (select workspace_id from leased)
        and (s.retires_at is null or s.retires_at > now() + make_interval(secs => $12))
      group by s.workspace_id
    )
    select wanted.count as wanted, looked.count as looked, l.*, octet_length(e.body) as bytes,
      case when octet_length(e.body) <= $14 then convert_from(e.body, 'UTF8') end as text,
      s.secrets, floor(extract(epoch from now()))::float8 as taken_at
    from (select count(*)::int as count from taken) wanted
      cross join (select count(*)::int as count from due) looked
      left join leased l on true
      left join events e on e.id = l.event_id left join signing s on s.workspace_id = l.workspace_id`,
};
/** Begins the lease again, for rows that are still ours: not cancelled, not taken by another. */
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
/**
 * Ends rows whose events cannot be sent at all: undeliverable, with an attempt that says why. $1 ids, $2 leases, $3 why.
 */
const giveUp: Statement = {
  name: "deliveries.giveUp",
  text: `
    with given as (
      update deliveries d set status = 'undeliverable', attempts = d.attempts + 1, leased_at = null, leased_until = null
      from unnest($1::text[], $2::int[], $3::text[]) as t(id, lease, error)
      where d.id = t.id and d.lease = t.lease and d.status = 'pending'
      returning d.id, d.attempts, d.lease, t.error
    )
    insert into delivery_attempts (delivery_id, number, started_at, duration_ms, request_headers, error, lease)
    select id, attempts, now(), 0, '{}', error, lease from given`,
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
  readonly text: string | null;
  readonly wanted: number;
  readonly looked: number;
};

export interface LeaseOptions {
  readonly count: number;
  readonly lookAt: number;
  readonly leaseSeconds: number;
  readonly bytes: number;
  readonly shares: readonly { readonly workspaceId: string; readonly host: string; readonly free: number }[];
  readonly hosts: readonly { readonly host: string; readonly free: number }[];
  readonly freeOfOthers: number;
  readonly workspaces: readonly { readonly workspaceId: string; readonly free: number }[];
  readonly freeOfOtherWorkspaces: number;
  readonly fullPaths: readonly { readonly workspaceId: string; readonly url: string }[];
  readonly aheadSeconds: number;
}

export interface Lease {
  readonly rows: readonly LeasedDelivery[];
  /** Leased too, but not read: their events are larger than an event may be. */
  readonly oversized: readonly { readonly id: string; readonly lease: number; readonly bytes: number }[];
  /** Others took rows at the same moment: there may be more to take. */
  readonly wasContended: boolean;
  /** As many rows as may be looked at were: there may be others behind them. */
  readonly wasCrowded: boolean;
}

/** What a row of a version that wrote no sizes is taken for: five times the usual. */
const UNKNOWN_BYTES = 64 * 1024;

export async function leaseDeliveries(store: Executor, options: LeaseOptions): Promise<Lease> {
  const { shares, hosts, workspaces, fullPaths } = options;
  const found = await store.run<
    LeasedRow | { readonly id: null; readonly wanted: number; readonly looked: number }
  >(lease, [
    options.count,
    options.lookAt,
    options.leaseSeconds,
    shares.map((share) => share.workspaceId),
    shares.map((share) => share.host),
    shares.map((share) => share.free),
    hosts.map((host) => host.host),
    hosts.map((host) => host.free),
    options.freeOfOthers,
    fullPaths.map((path) => path.workspaceId),
    fullPaths.map((path) => path.url),
    options.aheadSeconds,
    options.bytes,
    MOST_EVENT_BYTES,
    UNKNOWN_BYTES,
    workspaces.map((workspace) => workspace.workspaceId),
    workspaces.map((workspace) => workspace.free),
    options.freeOfOtherWorkspaces,
  ]);
  const rows: LeasedDelivery[] = [];
  const oversized: LeasedRow[] = [];
  for (const row of found) {
    if (row.id === null) continue;
    if (row.text === null) oversized.push(row);
    else rows.push(toDelivery(row, row.text));
  }
  const { wanted, looked } = found[0]!;
  return {
    rows,
    oversized,
    wasContended: rows.length + oversized.length < wanted,
    wasCrowded: looked >= options.lookAt,
  };
}

function toDelivery(row: LeasedRow, text: string): LeasedDelivery {
  const { id, event_id, workspace_id, url, host, lease, bytes, secrets, taken_at } = row;
  const { number, traceparent, resend_traceparent } = row;
  // As many characters as bytes: all of it is ASCII, which is copied three times as fast as UTF-8 is made.
  const body = Buffer.from(text, text.length === bytes ? "latin1" : "utf8");
  const signed = { secrets, taken_at, number, traceparent, resend_traceparent };
  return { id, event_id, workspace_id, url, host, lease, bytes, body, ...signed };
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

export async function giveUpDeliveries(
  store: Executor,
  rows: readonly { readonly id: string; readonly lease: number; readonly error: string }[],
): Promise<void> {
  const values = [rows.map((row) => row.id), rows.map((row) => row.lease), rows.map((row) => row.error)];
  await store.run(giveUp, values);
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
    textArray(ended.map((each) => each.id)),
    numberArray(ended.map((each) => each.lease)),
    numberArray(agoMs),
    numberArray(ended.map((each) => each.durationMs)),
    jsonbArray(ended.map((each) => JSON.stringify(each.requestHeaders))),
    numberArray(ended.map((each) => each.statusCode)),
    jsonbArray(ended.map((each) => each.responseHeaders && JSON.stringify(each.responseHeaders))),
    byteaArray(ended.map((each) => each.responseBody)),
    textArray(ended.map((each) => each.error)),
    retryDelays,
    aheadSeconds,
  ]);
}
