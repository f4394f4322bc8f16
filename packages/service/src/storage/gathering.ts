interface Asked<Query, Answer> {
  readonly query: Query;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Questions that go into one statement. */
const MOST_AT_ONCE = 100;
/** A statement that takes longer than this is not waited for: it may hang on a lock that concerns one caller alone. */
const PATIENCE_MILLISECONDS = 5;

/**
 * Asks the database for many requests at once: for those that came to the question in one turn of the event loop, and
 * those that came while the last statement ran. A lone request asks at once. Nothing is remembered: each is answered
 * by what the database says now.
 */
export class Gathering<Query, Answer> {
  readonly #ask: (queries: readonly Query[]) => Promise<readonly Answer[]>;
  #waiting: Asked<Query, Answer>[] = [];
  #running = 0;
  #timer: NodeJS.Timeout | null = null;
  #isDue = false;

  /** `ask` gives one answer for each query, in their order. */
  constructor(ask: (queries: readonly Query[]) => Promise<readonly Answer[]>) {
    this.#ask = ask;
  }

  ask(query: Query): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ query, resolve, reject });
      if (this.#running === 0) this.#soon();
      else this.#timer ??= setTimeout(() => this.#send(), PATIENCE_MILLISECONDS);
    });
  }

  /** After this turn of the event loop, when all that has arrived is here. */
  #soon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#waiting.length > 0) void this.#run(this.#waiting.splice(0, MOST_AT_ONCE));
  }

  async #run(batch: readonly Asked<Query, Answer>[]): Promise<void> {
    this.#running += 1;
    try {
      const answers = await this.#ask(batch.map(({ query }) => query));
      for (const [n, { resolve }] of batch.entries()) resolve(answers[n]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#running -= 1;
      if (this.#running === 0 && this.#waiting.length > 0) this.#send();
    }
  }
}
