import { performance } from "node:perf_hooks";
import type { Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { reportRefusals } from "../storage/rate-windows.ts";
import type { RateWindow } from "./window.ts";

/** Where refusals are counted in the database. */
interface Counter {
  readonly subject: string;
  readonly category: string;
}

interface Memory {
  readonly window: RateWindow;
  readonly counter: Counter;
  /** By the monotonic clock. */
  readonly since: number;
  readonly until: number;
  refused: number;
}

type Callers = readonly string[];

/** A node may refuse for this long without asking (docs/decisions/0007). */
const MEMORY_MILLISECONDS = 1_000;
/** Past this many callers nothing more is remembered; they are asked about one by one, as if new. */
const MOST_MEMORIES = 50_000;

/**
 * Remembers for a second that a window is used up, so that a flood of refused requests does not reach the
 * database. When the second is over one request asks again and the others of that caller wait for what it learns;
 * what was refused in the meantime is reported with its question, or by the timer when no further one comes. So a
 * flooding caller costs one question per second, however many requests it has open.
 */
export class Refusals {
  readonly #memories = new Map<string, Memory>();
  /** Callers whose memory has run out and about whom a request is asking now. */
  readonly #asking = new Map<string, Promise<unknown>>();
  readonly #database: Database;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
    this.#timer = setInterval(() => void this.#reportStale(), MEMORY_MILLISECONDS);
    this.#timer.unref();
  }

  get isEmpty(): boolean {
    return this.#memories.size === 0;
  }

  /**
   * The used-up window, if it is remembered; counts the refusal that follows from it. `callers` are the names under which
   * it may be: one for each window that the request could be counted in.
   */
  recall(callers: Callers): RateWindow | undefined {
    const now = performance.now();
    for (const caller of callers) {
      const memory = this.#memories.get(caller);
      if (!memory || now >= memory.until) continue;
      memory.refused += 1;
      const endsInMilliseconds = Math.max(0, memory.window.endsInMilliseconds - (now - memory.since));
      return { ...memory.window, remaining: 0, endsInMilliseconds };
    }
    return undefined;
  }

  /**
   * The used-up window, if it is remembered; counts the refusal that follows from it. Otherwise the answer to `question`,
   * which is given the number of refusals that nobody has reported yet.
   */
  async recallOrAsk<T>(
    callers: Callers,
    question: (refusedSince: number) => Promise<T>,
  ): Promise<{ readonly usedUp: RateWindow } | { readonly answer: T }> {
    for (;;) {
      const usedUp = this.recall(callers);
      if (usedUp) return { usedUp };
      const asking = callers.find((caller) => this.#asking.has(caller));
      if (asking === undefined) return { answer: await this.#ask(callers, question) };
      await this.#asking.get(asking);
    }
  }

  remember(caller: string, window: RateWindow, counter: Counter): void {
    const earlier = this.#memories.get(caller);
    if (!earlier && this.#memories.size >= MOST_MEMORIES) return;
    const since = performance.now();
    const until = since + Math.min(MEMORY_MILLISECONDS, window.endsInMilliseconds);
    // Requests that ran side by side each learn that the window is used up: none may wipe out the others' count.
    this.#memories.set(caller, { window, counter, since, until, refused: earlier?.refused ?? 0 });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#reportStale(Number.POSITIVE_INFINITY);
  }

  /** Callers without a memory are within their limit, as far as we know: their requests ask side by side. */
  async #ask<T>(callers: Callers, question: (refusedSince: number) => Promise<T>): Promise<T> {
    const caller = callers.find((name) => this.#memories.has(name));
    if (caller === undefined) return question(0);
    const memory = this.#memories.get(caller)!;
    this.#memories.delete(caller);
    const asked = question(memory.refused);
    this.#asking.set(
      caller,
      asked.catch(() => {}),
    );
    try {
      return await asked;
    } finally {
      this.#asking.delete(caller);
    }
  }

  async #reportStale(now = performance.now()): Promise<void> {
    for (const [caller, memory] of this.#memories) {
      // A flooding caller asks again by itself right after its memory ran out; give it that chance.
      if (now < memory.until + MEMORY_MILLISECONDS) continue;
      this.#memories.delete(caller);
      if (memory.refused === 0) continue;
      const { subject, category } = memory.counter;
      await reportRefusals(this.#database, subject, category, memory.refused).catch((error: Error) =>
        this.#log.warn({ err: error }, "refusals could not be reported"),
      );
    }
  }
}
