import { performance } from "node:perf_hooks";
import type { List, PageQuery } from "@marque/contract";
import {
  ERRORS,
  type ErrorCode,
  idMilliseconds,
  type RequestDetail,
  type RequestLogEntry,
} from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import { type Log, percentDecoded } from "../log.ts";
import { pageOf } from "../pagination.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  findRequest,
  insertRequests,
  type LoggedRequest,
  pageOfRequests,
  type RequestFilter,
  type RequestRow,
  sweepRequests,
} from "../storage/request-log.ts";

export type { RequestFilter } from "../storage/request-log.ts";

export type AnsweredRequest = Omit<LoggedRequest, "ago_ms">;

const GATHER_MILLISECONDS = 500;
const MOST_AT_ONCE = 1_000;
/** While the database is away, this many wait; further ones are not logged, and the log says how many. */
const MOST_WAITING = 20_000;
const LONGEST_PATH = 200;
const KEPT_DAYS = 7;
const SWEEP_CHUNK = 5_000;

/** A key or a secret that somebody put into a path does not stay there. */
const SECRETS = /(sk_(?:test|live)_|whsec_)[^/]*/gi;

/** As it came, unless a secret is hidden in it by percent-encoding. */
function withoutSecrets(path: string): string {
  const plain = percentDecoded(path);
  const hidden = plain.replace(SECRETS, "$1…");
  return hidden === plain ? path : hidden;
}

/**
 * Records the API calls in batches: one statement for all that were answered in half a second, off the path of
 * the requests themselves. A crash loses what was gathered.
 */
export class RequestLog {
  readonly #database: Database;
  readonly #log: Log;
  #waiting: { readonly request: AnsweredRequest; readonly at: number }[] = [];
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #lost = 0;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  add(request: AnsweredRequest): void {
    if (this.#waiting.length >= MOST_WAITING) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push({ request, at: performance.now() });
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#writing = this.#writing.then(() => this.#write());
    }, GATHER_MILLISECONDS);
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#writing;
    await this.#write();
  }

  /** What waits now. What comes meanwhile is gathered anew: written at once, it would be a statement for every few calls. */
  async #write(): Promise<void> {
    let reason: unknown;
    for (let left = this.#waiting.length; left > 0; left -= MOST_AT_ONCE) {
      const batch = this.#waiting.splice(0, Math.min(left, MOST_AT_ONCE));
      const now = performance.now();
      const rows = batch.map(({ request, at }) => ({
        ...request,
        path: withoutSecrets(request.path).slice(0, LONGEST_PATH),
        ago_ms: now - at,
      }));
      try {
        await insertRequests(this.#database, rows);
      } catch (error) {
        // A request log must not hold up requests, or use memory to try again.
        this.#lost += batch.length;
        reason = error;
      }
    }
    if (this.#lost > 0)
      this.#log.warn({ err: reason, requests: this.#lost }, "requests are missing from the request log");
    this.#lost = 0;
  }
}

/** All that is kept of one call. */
export async function requestDetail(
  store: Executor,
  workspaceId: string,
  requestId: string,
): Promise<RequestDetail> {
  const row = await findRequest(store, workspaceId, requestId);
  if (!row) throw new ServiceError("not_found");
  return { ...entryOf(row), error: errorOf(row.error_code) };
}

/** The registry's words: the message that was sent is not kept. */
function errorOf(code: string | null): RequestDetail["error"] {
  const definition = code === null ? undefined : ERRORS[code as ErrorCode];
  if (!definition) return null;
  const { type, message, remedy } = definition;
  return { type, message, remedy };
}

function entryOf<Row extends RequestRow>(row: Row): Row & { readonly at: number } {
  return {
    ...row,
    at: idMilliseconds(row.id) / 1000,
    duration_ms: Math.round(row.duration_ms * 100) / 100,
  };
}

export async function listRequests(
  store: Executor,
  workspaceId: string,
  filter: RequestFilter,
  page: PageQuery,
): Promise<List<RequestLogEntry>> {
  return pageOf(
    page,
    (count, after) => pageOfRequests(store, workspaceId, filter, count, after),
    (row: RequestRow) => entryOf(row),
  );
}

export async function sweepRequestLog(database: Database): Promise<void> {
  while (await sweepRequests(database, KEPT_DAYS, SWEEP_CHUNK));
}
