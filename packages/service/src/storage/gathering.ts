import { performance } from "node:perf_hooks";

interface Asked<Query, Answer> {
  readonly query: Query;
  readonly subject: string | null;
  readonly since: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export interface GatheringOptions<Query, Answer> {
  /** One answer for each query, in their order. */
  readonly ask: (queries: readonly Query[]) => Promise<readonly Answer[]>;
  /** What a query locks a row of: two of one subject would wait for each other in the database, so they do it here. */
  readonly subjectOf?: (query: Query) => string;
  /** What the last statement has told about a query that waited for it, if it need not be asked any more. */
  readonly answerKnown?: (query: Query) => Answer | undefined;
}

/** Questions that go into one statement. */
const MOST_AT_ONCE = 100;
/** A statement that takes longer than this is not waited for: it may hang on a lock that concerns one caller alone. */
const PATIENCE_MILLISECONDS = 5;
/** Nor longer than this by those who would wait in the database behind it. */
const OWN_PATIENCE_MILLISECONDS = 200;

/**
 * Asks the database for many requests at once: for those that came to the question in one turn of the event loop, and
 * those that came while the last statement ran. A lone request asks at once. Nothing is remembered here: each is
 * answered by what the database says now.
 */
export class Gathering<Query, Answer> {
  readonly #options: GatheringOptions<Query, Answer>;
  #waiting: Asked<Query, Answer>[] = [];
  /** How many statements are under way, in all and by subject. */
  #running = 0;
  readonly #asking = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #isDue = false;

  constructor(options: GatheringOptions<Query, Answer>) {
    this.#options = options;
  }

  ask(query: Query): Promise<Answer> {
    const subject = this.#options.subjectOf?.(query) ?? null;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ query, subject, since: performance.now(), resolve, reject });
      if (this.#running === 0) this.#soon();
      else this.#later();
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

  #later(): void {
    this.#timer ??= setTimeout(() => this.#send(), PATIENCE_MILLISECONDS);
  }

  #send(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const due: Asked<Query, Answer>[] = [];
    const patient: Asked<Query, Answer>[] = [];
    const longest = performance.now() - OWN_PATIENCE_MILLISECONDS;
    for (const asked of this.#waiting) {
      const known = this.#options.answerKnown?.(asked.query);
      if (known !== undefined) asked.resolve(known);
      else if (asked.subject !== null && this.#asking.has(asked.subject) && asked.since > longest)
        patient.push(asked);
      else due.push(asked);
    }
    this.#waiting = patient;
    for (let from = 0; from < due.length; from += MOST_AT_ONCE)
      void this.#run(due.slice(from, from + MOST_AT_ONCE));
    if (patient.length > 0) this.#later();
  }

  async #run(batch: readonly Asked<Query, Answer>[]): Promise<void> {
    this.#count(batch, 1);
    try {
      const answers = await this.#options.ask(batch.map(({ query }) => query));
      for (const [n, { resolve }] of batch.entries()) resolve(answers[n]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#count(batch, -1);
      // After those who were answered now have acted on it: what they learned may spare others the question.
      if (this.#running === 0 && this.#waiting.length > 0) this.#soon();
    }
  }

  #count(batch: readonly Asked<Query, Answer>[], more: 1 | -1): void {
    this.#running += more;
    for (const { subject } of batch) {
      if (subject === null) continue;
      const count = (this.#asking.get(subject) ?? 0) + more;
      if (count > 0) this.#asking.set(subject, count);
      else this.#asking.delete(subject);
    }
  }
}
