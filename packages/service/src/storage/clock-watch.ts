import { performance } from "node:perf_hooks";
import type { Log } from "../log.ts";
import { boundAllTimes, boundNearTimes, type LongestTimes, secondsByDatabase } from "./clock-steps.ts";
import type { Database } from "./database.ts";

export interface ClockWatchOptions {
  readonly database: Database;
  readonly log: Log;
  readonly longest: LongestTimes;
  /** The database's clock in Unix seconds; another one in tests. */
  readonly readSeconds?: () => Promise<number>;
}

/** What the two clocks may differ by between two looks, beyond the time the question took. */
const STEP_SECONDS = 1;

/**
 * Compares the database's clock, which leases use, with this process's own, which nobody can set. Where it was set back,
 * times that now lie too far ahead are brought back. Where it was set ahead, every lease seems to have run out: for as long
 * as a lease is, nothing is treated as abandoned, and live workers renew theirs.
 */
export class ClockWatch {
  readonly #options: ClockWatchOptions;
  #last: { readonly seconds: number; readonly at: number } | null = null;
  #settledAt = 0;
  #looking: Promise<void> | null = null;

  constructor(options: ClockWatchOptions) {
    this.#options = options;
  }

  /** Whether a lease that has run out by the database's clock has run out. */
  get isSettled(): boolean {
    return performance.now() >= this.#settledAt;
  }

  /** Notices a step since the last look. The first look takes it that there was one. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /** As `look`, and brings back also what lies too far ahead without a step that was seen. */
  async bound(): Promise<void> {
    await this.look();
    await boundNearTimes(this.#options.database, this.#options.longest);
  }

  async #look(): Promise<void> {
    const { database, log, longest, readSeconds = () => secondsByDatabase(database) } = this.#options;
    const askedAt = performance.now();
    const seconds = await readSeconds();
    const at = performance.now();
    const last = this.#last;
    const step = last && seconds - last.seconds - (at - last.at) / 1000;
    const most = STEP_SECONDS + (at - askedAt) / 1000;
    if (step !== null && step > most) {
      log.warn({ seconds: step }, "the database's clock was set ahead; leases are given time to be renewed");
      this.#settledAt = at + longest.jobLeaseSeconds * 1000;
    }
    if (step === null || step < -most) {
      if (step) log.warn({ seconds: step }, "the database's clock was set back; leases are bounded anew");
      await boundAllTimes(database, longest);
    }
    this.#last = { seconds, at };
  }
}
