import type { Environment } from "@marque/contract";
import { copyLine } from "./copy-in.ts";
import type { Database, Executor, Statement } from "./database.ts";

export interface LoggedRequest {
  readonly request_id: string;
  readonly workspace_id: string;
  readonly environment: Environment;
  readonly key_id: string;
  readonly method: string;
  readonly route: string;
  readonly path: string;
  readonly status: number;
  readonly error_code: string | null;
  /** What the call made, by its id. */
  readonly made_id: string | null;
  readonly duration_ms: number;
  /** Milliseconds before the batch is written, by this process's clock: the row's time is the database's. */
  readonly ago_ms: number;
}

const COLUMNS = `request_log (id, request_id, workspace_id, environment, key_id, method, route, path, status, error_code,
                              duration_ms, made_id)`;
const clock: Statement = {
  name: "request_log.clock",
  text: "select extract(epoch from clock_timestamp())::float8 * 1000 as ms",
};
const page: Statement = {
  name: "request_log.page",
  text: `select l.id, l.request_id, l.environment, l.key_id, k.label as key_label, l.method, l.route, l.path, l.status,
                l.error_code, l.duration_ms
         from request_log l left join api_keys k on k.id = l.key_id
         where l.workspace_id = $1 and ($2::text is null or l.id < $2)
           and ($4::int is null or l.status / 100 = $4)
           and ($5::text is null or l.key_id = $5)
           and ($6::text is null or l.route = $6)
           and ($7::text is null or l.method = $7)
           and ($8::text is null or l.environment = $8)
           and ($9::text is null or l.error_code = $9)
           and ($10::text is null or l.request_id = $10)
         order by l.id desc limit $3`,
};
const sweep: Statement = {
  name: "request_log.sweep",
  text: `delete from request_log where id in (
           select id from request_log
           where id < 'log_' || marque_base32(floor(extract(epoch from now() - make_interval(days => $1)) * 1000)::bigint, 10)
           order by id limit $2)
         returning id`,
};

/**
 * By COPY: as an insert, a row took PostgreSQL twice as long. Each row's id has the time of its answer, by the database's
 * clock, which is asked for once for all of them, and the randomness of its request's id.
 */
export async function insertRequests(
  database: Pick<Database, "run" | "copy">,
  requests: readonly LoggedRequest[],
): Promise<void> {
  const [now] = await database.run<{ ms: number }>(clock);
  await database.copy(COLUMNS, requests.map((request) => lineOf(request, now!.ms)).join(""));
}

function lineOf(request: LoggedRequest, nowMs: number): string {
  return copyLine([
    `log_${timeDigits(Math.floor(nowMs - request.ago_ms))}${request.request_id.slice(4, 20)}`,
    request.request_id,
    request.workspace_id,
    request.environment,
    request.key_id,
    request.method,
    request.route,
    request.path,
    request.status,
    request.error_code,
    request.duration_ms,
    request.made_id,
  ]);
}

const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
const TIME_DIGITS = 10;

/** As `marque_id` writes a time: five bits a digit. */
function timeDigits(milliseconds: number): string {
  let digits = "";
  for (let left = milliseconds; digits.length < TIME_DIGITS; left = Math.floor(left / DIGITS.length)) {
    digits = DIGITS[left % DIGITS.length]! + digits;
  }
  return digits;
}

export interface RequestFilter {
  readonly status_class?: number | undefined;
  readonly key_id?: string | undefined;
  readonly route?: string | undefined;
  readonly method?: string | undefined;
  readonly environment?: Environment | undefined;
  readonly error_code?: string | undefined;
  readonly request_id?: string | undefined;
}

export interface RequestRow extends Omit<LoggedRequest, "workspace_id" | "ago_ms" | "made_id"> {
  readonly id: string;
  readonly key_label: string | null;
}

export async function pageOfRequests(
  store: Executor,
  workspaceId: string,
  filter: RequestFilter,
  count: number,
  after: string | undefined,
): Promise<RequestRow[]> {
  return store.run(page, [
    workspaceId,
    after ?? null,
    count,
    filter.status_class ?? null,
    filter.key_id ?? null,
    filter.route ?? null,
    filter.method ?? null,
    filter.environment ?? null,
    filter.error_code ?? null,
    filter.request_id ?? null,
  ]);
}

/**
 * One call with what it is about, by what it made or by the ids of its path. What is gone by now, or somebody else's, is
 * null. A request id that was sent twice means the newer call.
 */
const one: Statement = {
  name: "request_log.one",
  text: `with call as (
           select l.*, coalesce(substring(made_id from '^job_.*'), substring(path from 'job_[0-9a-z]{26}')) as job,
                  coalesce(substring(made_id from '^proj_.*'), substring(path from 'proj_[0-9a-z]{26}')) as project
           from request_log l where l.workspace_id = $1 and l.request_id = $2 order by l.id desc limit 1
         )
         select c.id, c.request_id, c.environment, c.key_id, k.label as key_label, k.last_four as key_last_four,
                c.method, c.route, c.path, c.status, c.error_code, c.duration_ms, j.id as job_id, p.id as project_id,
                b.id as brand_id, e.id as event_id
         from call c
         left join api_keys k on k.id = c.key_id
         left join jobs j on j.id = c.job and j.workspace_id = c.workspace_id
         left join projects p on p.id = coalesce(c.project, j.project_id) and p.workspace_id = c.workspace_id
         left join brands b on b.job_id = j.id
         left join lateral (select id from events where job_id = j.id order by id desc limit 1) e on true
         limit 1`,
};

export interface RequestDetailRow extends RequestRow {
  readonly key_last_four: string | null;
  readonly project_id: string | null;
  readonly job_id: string | null;
  readonly brand_id: string | null;
  readonly event_id: string | null;
}

export async function findRequest(
  store: Executor,
  workspaceId: string,
  requestId: string,
): Promise<RequestDetailRow | undefined> {
  return (await store.run<RequestDetailRow>(one, [workspaceId, requestId]))[0];
}

/** Removes up to `count` rows older than `days`. False when none are left. */
export async function sweepRequests(store: Executor, days: number, count: number): Promise<boolean> {
  return (await store.run(sweep, [days, count])).length > 0;
}
