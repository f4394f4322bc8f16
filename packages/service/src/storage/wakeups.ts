import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Log } from "../log.ts";
import type { Database, Executor, Statement } from "./database.ts";
import { Doorbell } from "./doorbell.ts";

/** What somebody may be waiting for: jobs to draw, deliveries to make, jobs that ended, exports to make. */
export const TOPICS = ["jobs", "deliveries", "outcomes", "exports"] as const;
export type Topic = (typeof TOPICS)[number];

const CHANNEL = "marque_wakeups";
/** A transaction that notifies is written to disk like any other; nobody needs to wait for that of a hint. */
const notify: Statement = {
  name: "wakeups.notify",
  text: "select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)",
};
/** A burst of commits is one notification. */
const GATHER_MILLISECONDS = 5;
const RECONNECT_MILLISECONDS = 1_000;

/**
 * Tells the loops of all processes that there is something new. It is only a hint: a loop that misses it looks by
 * itself a second later. Sent after the commit and not within it, because a transaction with a NOTIFY holds a lock
 * of the whole server while it commits, and all such commits would queue behind one another's disk writes.
 */
export class Wakeups {
  readonly #database: Database;
  readonly #bells = new Map<Topic, Doorbell[]>();
  readonly #unsent = new Set<Topic>();
  /** Among the topics of its notifications: a process ignores what it sent itself. */
  readonly #sender = `from ${randomUUID()}`;
  #session: pg.Client | null = null;
  #isClosed = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A bell that rings whenever there may be something new of `topic`. */
  bellFor(topic: Topic): Doorbell {
    const bell = new Doorbell();
    this.#bells.set(topic, [...(this.#bells.get(topic) ?? []), bell]);
    return bell;
  }

  /** Announces rows of this transaction, once it has committed. */
  announce(store: Executor, topic: Topic): void {
    store.afterCommit(() => {
      this.#call(topic);
      if (this.#unsent.size === 0) setTimeout(() => this.#send(), GATHER_MILLISECONDS);
      this.#unsent.add(topic);
    });
  }

  /** Listens to other processes from now on, over its own connection, which is opened again when it breaks. */
  async listen(log: Log): Promise<void> {
    if (this.#isClosed) return;
    let session: pg.Client | undefined;
    try {
      session = await this.#database.openSession();
      const lost = (error?: Error) => {
        if (this.#session !== session || this.#isClosed) return;
        this.#session = null;
        if (error) log.warn({ err: error }, "the connection for wake-ups was lost");
        this.#listenLater(log);
      };
      session.on("error", lost);
      session.on("end", () => lost());
      session.on("notification", ({ payload }) => {
        const parts = payload?.split(",") ?? [];
        if (parts.includes(this.#sender)) return;
        for (const topic of TOPICS) if (parts.includes(topic)) this.#call(topic);
      });
      this.#session = session;
      await session.query(`listen ${CHANNEL}`);
    } catch (error) {
      log.warn({ err: error }, "wake-ups cannot be heard; new work is found by looking each second");
      if (this.#session === session) this.#session = null;
      await session?.end().catch(() => {});
      this.#listenLater(log);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#session?.end().catch(() => {});
  }

  #listenLater(log: Log): void {
    setTimeout(() => void this.listen(log), RECONNECT_MILLISECONDS).unref();
  }

  #call(topic: Topic): void {
    for (const bell of this.#bells.get(topic) ?? []) bell.ring();
  }

  #send(): void {
    const payload = [...this.#unsent, this.#sender].join(",");
    this.#unsent.clear();
    if (this.#isClosed) return;
    // A hint that is lost costs a second; the failure itself is logged where the database is used.
    this.#database.run(notify, [CHANNEL, payload]).catch(() => {});
  }
}
