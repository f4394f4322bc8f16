import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { type EndedAttempt, recordAttempts } from "../storage/delivery-leases.ts";

export interface RecorderOptions {
  readonly database: Database;
  readonly log: Log;
  readonly retryDelays: readonly number[];
  readonly aheadSeconds: () => number;
  /** The next attempts may be due sooner than was known. */
  readonly onRecorded: () => void;
}

interface Ended {
  readonly attempt: EndedAttempt;
  readonly endedAt: number;
}

const MOST_AT_ONCE = 200;
/** Between two statements while attempts end all the time: fewer and larger ones take half the database's work. */
const GATHER_MILLISECONDS = 15;
const DATABASE_AWAY_MILLISECONDS = 250;

/**
 * Writes down attempts that ended: one statement for all that ended while the last one ran, so that a lone attempt
 * is recorded at once and a thousand a second cost a handful of commits. While the database is away they wait here.
 */
export class Recorder {
  readonly #options: RecorderOptions;
  #waiting: Ended[] = [];
  #writing: Promise<void> | null = null;
  #isClosed = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  add(attempt: EndedAttempt): void {
    this.#waiting.push({ attempt, endedAt: performance.now() });
    this.#writing ??= this.#write();
  }

  /** Resolves when all is written, or after `milliseconds`: what is not written then is attempted once more later. */
  async close(milliseconds: number): Promise<void> {
    const late = setTimeout(() => {
      this.#isClosed = true;
    }, milliseconds);
    await this.#writing;
    clearTimeout(late);
  }

  async #write(): Promise<void> {
    const { database, log, retryDelays, aheadSeconds, onRecorded } = this.#options;
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const batch = this.#takeBatch();
      try {
        const attempts = batch.map((each) => each.attempt);
        const ago = batch.map((each) => performance.now() - each.endedAt);
        await recordAttempts(database, attempts, ago, retryDelays, aheadSeconds());
        onRecorded();
        if (batch.length > 1) await pause(GATHER_MILLISECONDS);
      } catch (error) {
        log.warn({ err: error }, "attempts could not be recorded; trying again");
        this.#waiting.unshift(...batch);
        await pause(DATABASE_AWAY_MILLISECONDS);
      }
    }
    this.#writing = null;
  }

  /** A statement moves each row once, so a delivery attempted twice goes into two batches. */
  #takeBatch(): Ended[] {
    const seen = new Set<string>();
    const batch: Ended[] = [];
    const rest: Ended[] = [];
    for (const each of this.#waiting) {
      const fits = batch.length < MOST_AT_ONCE && !seen.has(each.attempt.id);
      (fits ? batch : rest).push(each);
      seen.add(each.attempt.id);
    }
    this.#waiting = rest;
    return batch;
  }
}
