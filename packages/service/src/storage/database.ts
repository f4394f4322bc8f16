import { performance } from "node:perf_hooks";
import pg from "pg";
import { ServiceError } from "../errors.ts";
import type { Log } from "../log.ts";
import { copyIn } from "./copy-in.ts";
import { hangUp, Pulse } from "./pulse.ts";
import { noneIfRefused, readFor, type SharedRead, SharedReads, type SharedWrite } from "./shared-reads.ts";

/** A named statement: PostgreSQL parses and plans it once per connection. The name is unique in the program. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/**
 * Anything a query can be run on: the pool, or one transaction. In a transaction statements run in the order in which
 * they were asked for, also when their answers are not waited for one by one.
 */
export interface Executor {
  run<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** As `run`, with one element of the statement's arrays; on the pool it shares its statement with others' reads. */
  read<Row>(statement: SharedRead, values: readonly unknown[]): Promise<Row[]>;
  /** A row for what was written: on the pool it shares its statement and its commit with others' writes. */
  write<Row>(write: SharedWrite, values: readonly unknown[]): Promise<Row[]>;
  /** For libraries that bring their own SQL (the queue). */
  text(sql: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * Does not wait for what has been asked for: in a transaction the commit follows it at once, and the transaction fails
   * where it does.
   */
  last(asked: Promise<unknown>): Promise<void>;
  /** Runs `work` once what was written can be seen by others: after the commit, and never after a rollback. */
  afterCommit(work: () => void): void;
}

export interface DatabaseOptions {
  /** Asked again for each connection: the embedded server's socket can move when it is started again. */
  readonly connection: () => pg.ClientConfig;
  readonly log: Log;
  readonly maxConnections?: number;
  /** How long an answer is waited for; longer than the server itself gives a statement, but in tests. */
  readonly answerMilliseconds?: number;
}

const CONNECT_MILLISECONDS = 3_000;
/** A new connection has its statements to plan again: a request every half a minute should not wait for that each time. */
const IDLE_MILLISECONDS = 300_000;
const STATEMENT_MILLISECONDS = 15_000;
/** For one connection that is lost unnoticed while others work; a server that hangs is found out by its pulse, much sooner. */
const ANSWER_MILLISECONDS = 20_000;
export const LOCK_MILLISECONDS = 5_000;
const RETRY_AFTER_SECONDS = 2;

/** The pool. Every failure to reach or use the database leaves here as 503 `service_unavailable`. */
export class Database implements Executor {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #newClient: () => pg.Client;
  readonly #reads = new SharedReads((statement, values) => this.run(statement, values));
  readonly #pulse: Pulse;
  /** Connections that are handed out. */
  readonly #inUse = new Set<pg.ClientBase>();
  #lastShortage = Number.NEGATIVE_INFINITY;

  constructor({
    connection,
    log,
    maxConnections = 20,
    answerMilliseconds = ANSWER_MILLISECONDS,
  }: DatabaseOptions) {
    this.#log = log;
    const settings: pg.ClientConfig = {
      statement_timeout: STATEMENT_MILLISECONDS,
      query_timeout: answerMilliseconds,
      // Statements of a transaction that do not need each other's answers go out together.
      pipeline: true,
      keepAlive: true,
      idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS,
      // The longest a replayed Idempotency-Key waits for the original; nothing else should wait that long.
      lock_timeout: LOCK_MILLISECONDS,
      application_name: `marque ${process.pid}`,
    };
    class Client extends pg.Client {
      constructor() {
        super({ ...settings, ...connection(), connectionTimeoutMillis: CONNECT_MILLISECONDS });
        // Between two users of a connection nobody listens: the pool has let go of it and its next user waits for the
        // promise. An error event in that moment would end the process; the next query fails by itself.
        this.on("error", () => {});
      }
    }
    this.#newClient = () => new Client();
    this.#pool = new pg.Pool({
      Client,
      max: maxConnections,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      idleTimeoutMillis: IDLE_MILLISECONDS,
    });
    this.#pool.on("acquire", (client) => void this.#inUse.add(client));
    this.#pool.on("release", (_error, client) => void this.#inUse.delete(client));
    this.#pulse = new Pulse({
      newClient: () => new Client(),
      // What waits fails now, with an error; nothing that was not committed happens later.
      onSilent: () => {
        for (const client of this.#inUse) hangUp(client);
      },
      log,
    });
    // Without a listener a connection that dies while idle would end the process.
    this.#pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
  }

  /** Whether the server ran out of disk, memory or connections within the last `milliseconds`. */
  wasShortWithin(milliseconds: number): boolean {
    return performance.now() - this.#lastShortage < milliseconds;
  }

  get poolUse(): { total: number; idle: number; waiting: number } {
    return { total: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#pool.waitingCount };
  }

  async run<Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    return this.#guard(async () => {
      const result = await this.#pool.query({
        name: statement.name,
        text: statement.text,
        values: [...values],
      });
      return result.rows as Row[];
    });
  }

  read<Row>(statement: SharedRead, values: readonly unknown[]): Promise<Row[]> {
    return this.#reads.ask(statement, values);
  }

  async write<Row>({ shared, alone }: SharedWrite, values: readonly unknown[]): Promise<Row[]> {
    const rows = await this.#reads.ask<Row>(shared, values).catch(noneIfRefused);
    return rows.length > 0 ? rows : this.run(alone, values);
  }

  async text(sql: string, values: readonly unknown[] = []): Promise<{ rows: unknown[] }> {
    return this.#guard(() => this.#pool.query(sql, [...values]));
  }

  /** Writes rows that `copyLine` made, all of them or none. */
  async copy(into: string, rows: string): Promise<void> {
    return this.#guard(async () => copyIn(await this.#pool.connect(), into, rows));
  }

  /** As `text`, for a start: the caller reports why it fails, so it is not logged. */
  async ask(sql: string): Promise<{ rows: unknown[] }> {
    return this.#pool.query(sql);
  }

  async last(asked: Promise<unknown>): Promise<void> {
    await asked;
  }

  /** Outside a transaction every statement has committed when it returns. */
  afterCommit(work: () => void): void {
    work();
  }

  /** A separate session, outside the pool, for what outlives a query (LISTEN). The caller ends it. */
  async openSession(): Promise<pg.Client> {
    const client = this.#newClient();
    await client.connect();
    return client;
  }

  /** Runs `work` in one transaction on one connection; rolls back when it throws. */
  async transaction<T>(work: (transaction: Executor) => Promise<T>): Promise<T> {
    return this.#guard(async () => {
      const client = await this.#pool.connect();
      let broken: Error | undefined;
      // A connection that is lost between two statements says so by an event, which ends a process that has no listener for it.
      const onLost = (error: Error) => {
        broken = error;
      };
      client.on("error", onLost);
      const afterwards: (() => void)[] = [];
      const unanswered: Promise<unknown>[] = [];
      try {
        // Not waited for: it fails only with the connection, and then so does what follows.
        const begun = client.query("begin");
        begun.catch(() => {});
        unanswered.push(begun);
        const run = async (statement: Statement, values: readonly unknown[] = []) => {
          const query = { name: statement.name, text: statement.text, values: [...values] };
          const { rows } = await client.query(query);
          this.#pulse.answered();
          return rows;
        };
        const result = await work({
          run,
          read: async <Row>(statement: SharedRead, values: readonly unknown[]) =>
            (await readFor(run, statement, [values]))[0] as Row[],
          write: ({ alone }, values) => run(alone, values),
          text: (sql, values = []) => client.query(sql, [...values]),
          last: async (asked) => {
            asked.catch(() => {});
            unanswered.push(asked);
          },
          afterCommit: (step) => void afterwards.push(step),
        });
        // Where one of them failed, the server answers a commit by rolling back.
        await Promise.all([...unanswered, client.query("commit")]);
        for (const step of afterwards) step();
        return result;
      } catch (error) {
        // A connection on which even the rollback fails is of no further use.
        await client.query("rollback").catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.off("error", onLost);
        client.release(broken);
      }
    });
  }

  async close(): Promise<void> {
    this.#pulse.close();
    await this.#pool.end();
  }

  async #guard<T>(work: () => Promise<T>): Promise<T> {
    // Known to hang: to wait for it would only make the queue longer.
    if (this.#pulse.isSilent) throw unavailable(new Error("the database does not answer"));
    this.#pulse.begin();
    try {
      const result = await work();
      this.#pulse.answered();
      return result;
    } catch (error) {
      const reason = unavailability(error);
      if (!reason) this.#pulse.answered();
      if (!reason) throw error;
      if (isShortage(error)) this.#lastShortage = performance.now();
      this.#log.error({ err: error }, `the database cannot be used: ${reason}`);
      throw unavailable(error);
    } finally {
      this.#pulse.end();
    }
  }
}

const unavailable = (cause: unknown): ServiceError =>
  new ServiceError("service_unavailable", { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });

/** PostgreSQL's classes of errors that say "not now" rather than "not so", in an operator's words. */
const UNAVAILABLE_CLASSES: Readonly<Record<string, string>> = {
  "08": "the connection failed",
  "25": "it refuses writes (read-only)",
  "40": "a deadlock was broken up",
  "53": "it is out of disk space, memory or connections",
  "55": "a lock was not free in time",
  "57": "it is starting up, shutting down or cancelled the statement",
  "58": "its storage failed",
};
const SOCKET_ERRORS = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
];
/** pg gives these no code. */
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|connection is insecure|not queryable|Query read timeout/i;

function isShortage(error: unknown): boolean {
  return /^(53|58)/.test((error as { code?: string }).code ?? "");
}

function unavailability(error: unknown): string | null {
  if (error instanceof ServiceError || !(error instanceof Error)) return null;
  const { code = "" } = error as { code?: string };
  if (SOCKET_ERRORS.includes(code)) return `it cannot be reached (${code})`;
  if (code.length === 5 && UNAVAILABLE_CLASSES[code.slice(0, 2)]) {
    // 25P02 follows another error inside a transaction; the first one is the one that counts.
    return code === "25006" || !code.startsWith("25") ? UNAVAILABLE_CLASSES[code.slice(0, 2)]! : null;
  }
  return DRIVER_MESSAGES.test(error.message) ? "the connection was lost or none came free in time" : null;
}
