import { performance } from "node:perf_hooks";

/** Failures in a row after which a server is not asked for some time. */
export const FAILURES_TO_REST = 5;
/** The first rest, and the longest: each is twice the one before, until an answer comes. */
export const FIRST_REST_MILLISECONDS = 30_000;
export const LONGEST_REST_MILLISECONDS = 300_000;

/**
 * Keeps a dead server from adding its time-out to every job. After failures in a row it is not asked for some time; then one
 * does, and the others wait for what comes of that.
 */
export class Circuit {
  readonly #now: () => number;
  #failures = 0;
  #rest = 0;
  #restsUntil = Number.NEGATIVE_INFINITY;
  #isTrying = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether one may ask now. A caller that may must report how it went. */
  enter(): boolean {
    if (this.#rest === 0) return true;
    if (this.#isTrying || this.#now() < this.#restsUntil) return false;
    this.#isTrying = true;
    return true;
  }

  /** The server answered; true where it had been at rest. */
  succeeded(): boolean {
    const wasResting = this.#rest > 0;
    this.#failures = 0;
    this.#rest = 0;
    this.#isTrying = false;
    return wasResting;
  }

  /** The server failed; how many milliseconds it rests now, or null. */
  failed(): number | null {
    this.#failures += 1;
    const isTrial = this.#isTrying;
    this.#isTrying = false;
    // Those that were under way when the rest began say nothing new.
    if (this.#rest > 0 && !isTrial) return null;
    if (!isTrial && this.#failures < FAILURES_TO_REST) return null;
    this.#rest = Math.min(
      this.#rest === 0 ? FIRST_REST_MILLISECONDS : this.#rest * 2,
      LONGEST_REST_MILLISECONDS,
    );
    this.#restsUntil = this.#now() + this.#rest;
    return this.#rest;
  }

  /** The state of the server is unknown. */
  left(): void {
    this.#isTrying = false;
  }
}
