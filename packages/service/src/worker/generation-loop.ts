import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { type Jobs, type LeasedJob, type Outcome, RENEW_MILLISECONDS } from "../generation/jobs.ts";
import type { Log } from "../log.ts";

export interface GenerationLoopOptions {
  readonly jobs: Jobs;
  readonly log: Log;
  readonly onOutcome?: (outcome: Outcome, seconds: number) => void;
}

/** How often jobs are looked for when no wake-up came: those of a killed worker have nobody to announce them. */
const LOOK_MILLISECONDS = 1_000;
const REAP_MILLISECONDS = 1_000;
const DATABASE_AWAY_MILLISECONDS = 250;

/** Takes jobs while there are places free, renews their leases, and reaps what others left behind. */
export class GenerationLoop {
  readonly #options: GenerationLoopOptions;
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  /** Those of them whose prompts are being read by the operator's language model. */
  readonly #reading = new Set<string>();
  /** Those of them that are drawn and on their way into the database. */
  readonly #drawn = new Set<string>();
  #loops: Promise<unknown> = Promise.resolve();

  constructor(options: GenerationLoopOptions) {
    this.#options = options;
  }

  start(): void {
    const { jobs } = this.#options;
    this.#loops = Promise.all([
      this.#take(),
      this.#repeat(RENEW_MILLISECONDS, async () => {
        if (this.#running.size > 0) await jobs.renew([...this.#running.keys()]);
      }),
      this.#repeat(REAP_MILLISECONDS, async () => {
        for (const outcome of await jobs.reap()) this.#options.onOutcome?.(outcome, 0);
      }),
    ]);
  }

  /** Takes no more and hands back what runs. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error("the worker stops"));
    this.#options.jobs.bell.ring();
    await this.#loops;
    await Promise.all(this.#running.values());
  }

  async #take(): Promise<void> {
    const { jobs, log } = this.#options;
    while (!this.#stopping.signal.aborted) {
      try {
        const free = this.#free();
        const taken = free > 0 ? await jobs.claim(free) : [];
        for (const job of taken) this.#running.set(job.id, this.#run(job));
        if (taken.length === 0) await this.#options.jobs.bell.wait(LOOK_MILLISECONDS);
      } catch (error) {
        log.warn({ err: error }, "jobs could not be looked up; trying again");
        await pause(DATABASE_AWAY_MILLISECONDS);
      }
    }
  }

  /**
   * A drawing thread need not wait until its last design is recorded, unless designs come faster than that. Nor need it
   * wait while the next prompts are read: as many as the reader takes at a time.
   */
  #free(): number {
    const { places, readingPlaces } = this.#options.jobs;
    const recording = Math.min(this.#drawn.size, places);
    const free = places - (this.#running.size - recording - this.#reading.size);
    return readingPlaces === 0 ? free : Math.min(free, readingPlaces - this.#reading.size);
  }

  async #run(job: LeasedJob): Promise<void> {
    const { jobs, log, onOutcome } = this.#options;
    const startedAt = performance.now();
    if (jobs.readingPlaces > 0) this.#reading.add(job.id);
    try {
      const outcome = await jobs.run(job, this.#stopping.signal, {
        onRead: () => {
          if (this.#reading.delete(job.id)) jobs.bell.ring();
        },
        onDrawn: () => {
          this.#drawn.add(job.id);
          jobs.bell.ring();
        },
      });
      onOutcome?.(outcome, (performance.now() - startedAt) / 1000);
    } catch (error) {
      // Its lease runs out and the job is taken again.
      log.error({ err: error, job: job.id }, "a job could not be brought to its end");
    } finally {
      this.#running.delete(job.id);
      this.#reading.delete(job.id);
      this.#drawn.delete(job.id);
      this.#options.jobs.bell.ring();
    }
  }

  async #repeat(milliseconds: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await work().catch((error: Error) => this.#options.log.warn({ err: error }, "will be tried again"));
      await pause(milliseconds, undefined, { signal }).catch(() => {});
    }
  }
}
