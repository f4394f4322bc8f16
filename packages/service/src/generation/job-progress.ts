import { setTimeout as pause } from "node:timers/promises";
import type { JobView } from "@marque/contract";
import type { Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import type { Doorbell } from "../storage/doorbell.ts";
import type { Wakeups } from "../storage/wakeups.ts";
import { isFinished, lookUpJobs } from "./job-views.ts";

/** How often watched jobs are looked at when no wake-up comes: a job that is begun has nobody to announce it. */
const LOOK_MILLISECONDS = 1_000;
/** Hundreds of jobs may end per second; a watcher of one of them sees it soon enough. */
const BREATH_MILLISECONDS = 50;

/** Told each time the job has changed; null when it is gone with its project. The last call is the finished job. */
export type OnChange = (job: JobView | null) => void;

interface Watch {
  readonly jobId: string;
  readonly onChange: OnChange;
  lastStatus: string;
}

/** Follows jobs for people who watch them: one question to the database for all that are watched, while any is. */
export class JobProgress {
  readonly #database: Database;
  readonly #log: Log;
  readonly #bell: Doorbell;
  readonly #watches = new Set<Watch>();
  readonly #ends = new Set<() => void>();
  #loop: Promise<void> | null = null;
  #isClosed = false;

  constructor(database: Database, wakeups: Wakeups, log: Log) {
    this.#database = database;
    this.#log = log;
    this.#bell = wakeups.bellFor("outcomes");
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Watches a job from the state the caller has shown. Ends by itself when the job does, or by the returned function. */
  watch(job: JobView, onChange: OnChange): () => void {
    const watch: Watch = { jobId: job.id, onChange, lastStatus: job.status };
    this.#watches.add(watch);
    // It may have ended between the caller's look and now.
    this.#bell.ring();
    this.#loop ??= this.#follow();
    return () => void this.#watches.delete(watch);
  }

  /** Calls `end` when the service stops, so that connections held open for a watch are closed. */
  onClose(end: () => void): () => void {
    this.#ends.add(end);
    return () => void this.#ends.delete(end);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const end of this.#ends) end();
    this.#watches.clear();
    this.#bell.ring();
    await this.#loop;
  }

  async #follow(): Promise<void> {
    while (this.#watches.size > 0) {
      await this.#bell.wait(LOOK_MILLISECONDS);
      if (this.#watches.size === 0) break;
      await this.#look().catch((error: Error) =>
        this.#log.warn({ err: error }, "watched jobs could not be looked up; trying again"),
      );
      await pause(BREATH_MILLISECONDS);
    }
    this.#loop = null;
  }

  async #look(): Promise<void> {
    const watches = [...this.#watches];
    const jobs = await lookUpJobs(this.#database, [...new Set(watches.map(({ jobId }) => jobId))]);
    for (const watch of watches) {
      const job = jobs.get(watch.jobId) ?? null;
      if (job?.status === watch.lastStatus || !this.#watches.has(watch)) continue;
      if (job === null || isFinished(job)) this.#watches.delete(watch);
      watch.lastStatus = job?.status ?? "gone";
      watch.onChange(job);
    }
  }
}
