import { PgBoss } from "pg-boss";
import type { Log } from "../log.ts";
import type { Database, Executor } from "./database.ts";
import { type Topic, Wakeups } from "./wakeups.ts";

/**
 * What waits in the queue, and what each entry carries. Jobs, deliveries and exports are not here: their own rows are
 * their queue (docs/decisions/0010).
 */
export interface QueueEntries {
  readonly "project-purge": { readonly projectId: string };
  readonly sweep: Record<string, never>;
}

export type QueueName = keyof QueueEntries;

const QUEUES: Readonly<Record<QueueName, object>> = {
  "project-purge": { retryLimit: 1_000, retryDelay: 5, heartbeatSeconds: 10, expireInSeconds: 3_600 },
  sweep: { retryLimit: 0, expireInSeconds: 60 },
};

/** How often each is looked into: nobody misses their work for a moment. */
const LOOK_SECONDS = 2;

const STOP_MILLISECONDS = 2_000;

/** pg-boss on our own pool, so that an entry commits or vanishes with the rows it belongs to. */
export class Queue {
  readonly #boss: PgBoss;
  readonly wakeups: Wakeups;

  constructor(database: Database, log: Log, { isWorker }: { readonly isWorker: boolean }) {
    this.wakeups = new Wakeups(database);
    this.#boss = new PgBoss({
      db: { executeSql: (sql, values) => database.text(sql, values ?? []) },
      schema: "pgboss",
      // A killed worker's purge continues elsewhere within 30 seconds: heartbeats every 10, looked at every 5.
      supervise: isWorker,
      schedule: isWorker,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      cronMonitorIntervalSeconds: 10,
      cronWorkerIntervalSeconds: 5,
    });
    this.#boss.on("error", (error) => log.warn({ err: error }, "the queue could not reach the database"));
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const [name, options] of Object.entries(QUEUES)) await this.#boss.createQueue(name, options);
  }

  /** Adds an entry as part of the transaction. */
  async send<Name extends QueueName>(
    transaction: Executor,
    name: Name,
    entry: QueueEntries[Name],
    options: { readonly priority?: number } = {},
  ): Promise<void> {
    const db = { executeSql: (sql: string, values?: unknown[]) => transaction.text(sql, values ?? []) };
    await this.#boss.send(name, entry, { ...options, db });
  }

  /** Wakes the loops of `topic`, in this and every other process, once the transaction has committed. */
  announce(transaction: Executor, topic: Topic): void {
    this.wakeups.announce(transaction, topic);
  }

  /** Calls `handle` for each entry until `stop`; an entry whose handler throws is tried again. */
  async work<Name extends QueueName>(
    name: Name,
    handle: (entry: QueueEntries[Name], signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    await this.#boss.work<QueueEntries[Name]>(
      name,
      { pollingIntervalSeconds: LOOK_SECONDS },
      async ([job]) => {
        if (job) await handle(job.data, job.signal);
      },
    );
  }

  /** Runs `name` by cron, once for all processes. */
  async schedule(name: "sweep", cron: string): Promise<void> {
    await this.#boss.schedule(name, cron);
  }

  async isReady(): Promise<boolean> {
    return (await this.#boss.getQueue("project-purge")) !== null;
  }

  /** Stops taking entries and hands back what runs. */
  async stop(): Promise<void> {
    await this.wakeups.close();
    await this.#boss.stop({ graceful: true, timeout: STOP_MILLISECONDS, close: false });
  }
}
