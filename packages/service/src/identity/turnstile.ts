import { ServiceError } from "../errors.ts";

const RETRY_AFTER_SECONDS = 2;

export interface TurnstileOptions {
  /** Places. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How long a place pauses after work that took this many milliseconds. */
  readonly rest: (took: number) => number;
}

/** Lets a few through at once, keeps some waiting in the order they came, and turns away the rest. */
export class Turnstile {
  readonly #rest: (took: number) => number;
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor({ atOnce, mostWaiting, rest }: TurnstileOptions) {
    this.#rest = rest;
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside < this.#atOnce) this.#inside += 1;
    else await this.#turn();
    const started = performance.now();
    try {
      return await work();
    } finally {
      const rest = this.#rest(performance.now() - started);
      if (rest > 0) setTimeout(() => this.#leave(), rest);
      else this.#leave();
    }
  }

  #leave(): void {
    const next = this.#waiting.shift();
    // The place passes directly to the next in line: a later caller cannot get in between.
    if (next) next();
    else this.#inside -= 1;
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) {
      throw new ServiceError("service_unavailable", {
        message: "Too many people are signing in right now. Try again in a few seconds.",
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
