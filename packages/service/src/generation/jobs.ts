import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { FAILURE_CODES, type FailureCode } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { ClockWatch } from "../storage/clock-watch.ts";
import type { Database } from "../storage/database.ts";
import type { Doorbell } from "../storage/doorbell.ts";
import {
  claimJobs,
  findLostJobs,
  handBackJob,
  type LeasedJob,
  releaseJob,
  renewJobLeases,
} from "../storage/job-leases.ts";
import { lineageOfMemoryNode } from "../storage/memory-nodes.ts";
import type { Wakeups } from "../storage/wakeups.ts";
import { type Span, type Tracing, traced } from "../tracing.ts";
import { OversizedError } from "../webhooks/events.ts";
import type { Designer, DesignResult, DesignTask, PromptReader } from "./designer.ts";
import { tooLarge } from "./failure-messages.ts";
import { failJob, succeedJob } from "./finish.ts";
import { endTrySpan, startTrySpan } from "./job-spans.ts";
import { LINEAGE } from "./lineage-bounds.ts";
import { editSeedOf, seedOf } from "./seed.ts";

export type { LeasedJob } from "../storage/job-leases.ts";

export type Outcome = "succeeded" | FailureCode | "tried" | "dropped" | "handed back";

export interface JobsOptions {
  readonly database: Database;
  readonly wakeups: Wakeups;
  readonly designer: Designer;
  /** Reads prompts before they are drawn. Without it the engine's own reader does. */
  readonly reader?: PromptReader | null;
  readonly log: Log;
  readonly windowSeconds: number;
  /** Says whether leases that have run out by the database's clock have run out. Without it they have. */
  readonly clock?: Pick<ClockWatch, "look" | "isSettled">;
  /** Null unless traces are sent. */
  readonly tracing?: Tracing | null;
}

const MOST_TRIES = 3;
/** A killed worker's job is taken again when its lease has run out: well inside the promised 30 seconds. */
export const JOB_LEASE_SECONDS = 12;
/** Three renewals may fail (a database that restarts) before a job is taken for abandoned. */
export const RENEW_MILLISECONDS = 3_000;
const REAPED_AT_ONCE = 50;
const NO_LINEAGE = { line: [], children: [], siblings: [] } as const;
const RECENT_MARKS = 5;
/** What of a try's time a reader may use: the rest is for the drawing, many times over. */
const READING_SHARE = 0.5;
const DATABASE_AWAY_MILLISECONDS = 250;

/** Called while a job is under way, so that others may take the place that it has left. */
export interface Stages {
  /** The prompt is read; from here on it needs a drawing thread. */
  readonly onRead: () => void;
  /** It needs its thread no longer, though it is still to be recorded. */
  readonly onDrawn: () => void;
}

/** One try of a job, under way. */
interface Running {
  readonly job: LeasedJob;
  /** Null unless traces are sent. */
  readonly span: Span | null;
  readonly stopping: AbortSignal;
}

/** Takes jobs, runs them and ends them. Every way out goes through the finish transaction or leaves the job waiting. */
export class Jobs {
  readonly #options: JobsOptions;
  readonly #worker = randomUUID();
  /** When the windows of the jobs that run here close, by this process's clock. */
  readonly #closesAt = new Map<string, number>();
  /** Rings when there may be a job to claim. */
  readonly bell: Doorbell;

  constructor(options: JobsOptions) {
    this.#options = options;
    this.bell = options.wakeups.bellFor("jobs");
  }

  /** Jobs that are drawn at a time. */
  get places(): number {
    return this.#options.designer.places;
  }

  /** Jobs that are read at a time, in addition to those that are drawn; 0 where reading is part of the drawing. */
  get readingPlaces(): number {
    return this.#options.reader?.places ?? 0;
  }

  claim(count: number): Promise<LeasedJob[]> {
    return claimJobs(this.#options.database, {
      count,
      worker: this.#worker,
      leaseSeconds: JOB_LEASE_SECONDS,
      windowSeconds: this.#options.windowSeconds,
      // With no try left, nobody's job is taken over.
      mostTries: this.#options.clock?.isSettled === false ? 0 : MOST_TRIES,
      recentMarks: RECENT_MARKS,
    });
  }

  renew(ids: readonly string[]): Promise<void> {
    const running = ids.map((id) => {
      const closesAt = this.#closesAt.get(id);
      return { id, secondsLeft: closesAt === undefined ? null : (closesAt - performance.now()) / 1000 };
    });
    return renewJobLeases(this.#options.database, running, this.#worker, JOB_LEASE_SECONDS);
  }

  /** One try of a job. When `stopping` aborts, the job goes back in line as if it had not been taken. */
  async run(job: LeasedJob, stopping: AbortSignal, stages: Stages): Promise<Outcome> {
    const { tracing } = this.#options;
    if (!tracing) return this.#try({ job, span: null, stopping }, stages);
    const span = startTrySpan(tracing, job);
    try {
      const outcome = await this.#try({ job, span, stopping }, stages);
      endTrySpan(span, outcome);
      return outcome;
    } catch (error) {
      endTrySpan(span, "unfinished");
      throw error;
    }
  }

  async #try(running: Running, { onRead, onDrawn }: Stages): Promise<Outcome> {
    const { job, stopping } = running;
    const closesAt = performance.now() + job.seconds_left * 1000;
    const simulated = simulatedFailure(job);
    if (simulated) return this.#fail(running, simulated);
    this.#closesAt.set(job.id, closesAt);
    try {
      const seed =
        job.edit && job.parent_memory_id
          ? editSeedOf(job.parent_memory_id)
          : seedOf(job.prompt, job.id, job.tries);
      const result = await this.#draw(running, seed, closesAt, onRead);
      onDrawn();
      return await this.#succeed(running, seed, result);
    } catch (error) {
      if (stopping.aborted) return this.#handBack(job);
      return this.#afterFailedTry(running, error, closesAt);
    } finally {
      this.#closesAt.delete(job.id);
    }
  }

  /** Ends what nobody else will: jobs past their window, and those whose last try died with its worker. */
  async reap(): Promise<Outcome[]> {
    const { database, wakeups, clock } = this.#options;
    const outcomes: Outcome[] = [];
    await clock?.look();
    if (clock?.isSettled === false) return outcomes;
    for (const job of await findLostJobs(database, MOST_TRIES, REAPED_AT_ONCE)) {
      if (await failJob(database, wakeups, job, job.code)) outcomes.push(job.code);
    }
    return outcomes;
  }

  async #draw(
    { job, span, stopping }: Running,
    seed: number,
    closesAt: number,
    onRead: () => void,
  ): Promise<DesignResult> {
    const { database, designer, tracing = null } = this.#options;
    const { prompt, project_id: projectId, parent_memory_id: parentId } = job;
    const lineage =
      parentId === null ? NO_LINEAGE : await lineageOfMemoryNode(database, projectId, parentId, LINEAGE);
    // An equal share of what is left for each try that is left: one that hangs must not use up the others' time.
    const share = Math.max(0, closesAt - performance.now()) / (MOST_TRIES - job.tries + 1);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error("the try took too long")), share);
    const signal = AbortSignal.any([stopping, late.signal]);
    try {
      const parent = lineage.line[0]?.design ?? null;
      // What was set by hand is not read.
      const reader = job.edit ? null : this.#options.reader;
      const read = () => reader!.read(prompt, parent, share * READING_SHARE, signal);
      const reading = reader ? await traced(tracing, span, "generation.read", read) : null;
      onRead();
      const task: DesignTask = {
        prompt,
        seed,
        watermark: job.environment === "sandbox",
        recent: job.recent_families,
        reading,
        edit: job.edit,
        ...lineage,
      };
      return await traced(tracing, span, "generation.draw", () => designer.design(task, signal));
    } finally {
      clearTimeout(timer);
    }
  }

  async #afterFailedTry(running: Running, error: unknown, closesAt: number): Promise<Outcome> {
    const { database, wakeups, log } = this.#options;
    const { job, span, stopping } = running;
    const trace_id = span?.traceId;
    if (error instanceof OversizedError) {
      log.error({ err: error, job: job.id, trace_id }, "a result is too large to be kept; its job fails");
      return this.#fail(running, "generation_error", tooLarge(error.message));
    }
    log.warn({ err: error, job: job.id, trace_id, try: job.tries }, "a try to generate failed");
    if (performance.now() >= closesAt) return this.#fail(running, "generation_timeout");
    if (job.tries >= MOST_TRIES) return this.#fail(running, "generation_error");
    await this.#patiently(() => releaseJob(database, job, this.#worker), stopping);
    wakeups.announce(database, "jobs");
    return "tried";
  }

  async #succeed({ job, span, stopping }: Running, seed: number, result: DesignResult): Promise<Outcome> {
    const { database, wakeups, tracing = null } = this.#options;
    const succeed = () => succeedJob(database, wakeups, job, seed, result, span?.traceparent);
    const record = () => this.#patiently(succeed, stopping);
    const isDone = await traced(tracing, span, "generation.record", record);
    return isDone ? "succeeded" : "dropped";
  }

  async #fail({ job, span, stopping }: Running, code: FailureCode, message?: string): Promise<Outcome> {
    const { database, wakeups } = this.#options;
    const fail = () => failJob(database, wakeups, job, code, message, span?.traceparent);
    return (await this.#patiently(fail, stopping)) ? code : "dropped";
  }

  async #handBack(job: LeasedJob): Promise<Outcome> {
    const { database, wakeups } = this.#options;
    // If this fails, the job's lease runs out and it still continues elsewhere.
    await handBackJob(database, job, this.#worker);
    wakeups.announce(database, "jobs");
    return "handed back";
  }

  /** While the database is away a result is kept: drawing it again would cost more than waiting. */
  async #patiently<T>(work: () => Promise<T>, stopping: AbortSignal): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const isAway = error instanceof ServiceError && error.code === "service_unavailable";
        if (!isAway || stopping.aborted) throw error;
        await pause(DATABASE_AWAY_MILLISECONDS);
      }
    }
  }
}

/** On the sandbox an integrator can ask for either failure, to test a handler. Elsewhere it is ordinary text. */
function simulatedFailure({ environment, prompt }: LeasedJob): FailureCode | undefined {
  if (environment !== "sandbox") return undefined;
  return FAILURE_CODES.find((code) => prompt === `simulate: ${code}`);
}
