import type { Database } from "../storage/database.ts";
import { type AdmissionQuery, type AdmissionRow, countAndLookUp } from "../storage/rate-windows.ts";

interface Asked {
  readonly query: AdmissionQuery;
  readonly resolve: (row: AdmissionRow) => void;
  readonly reject: (error: unknown) => void;
}

/** Requests that go into one statement. */
const MOST_AT_ONCE = 100;
/** A statement that takes longer than this is not waited for: it may hang on a lock that concerns one caller alone. */
const PATIENCE_MILLISECONDS = 5;

/**
 * Asks for many requests at once what the guard must know: those that were read from their sockets in one turn of the
 * event loop, and those that came while the last statement ran. A lone request asks at once. Nothing is remembered:
 * each request is counted, and each is judged by what the database says now.
 */
export class Gathering {
  readonly #database: Database;
  #waiting: Asked[] = [];
  #running = 0;
  #timer: NodeJS.Timeout | null = null;
  #isDue = false;

  constructor(database: Database) {
    this.#database = database;
  }

  ask(query: AdmissionQuery): Promise<AdmissionRow> {
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

  async #run(batch: readonly Asked[]): Promise<void> {
    this.#running += 1;
    try {
      const rows = await countAndLookUp(
        this.#database,
        batch.map(({ query }) => query),
      );
      for (const [n, { resolve }] of batch.entries()) resolve(rows[n]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#running -= 1;
      if (this.#running === 0 && this.#waiting.length > 0) this.#send();
    }
  }
}
