import { setTimeout as pause } from "node:timers/promises";
import type { BegunExport, ExportWorkshop } from "../generation/make-export.ts";
import type { Log } from "../log.ts";

/** How often exports are looked for when no wake-up came: those of a killed worker have nobody to announce them. */
const LOOK_MILLISECONDS = 2_000;
const DATABASE_AWAY_MILLISECONDS = 250;

/** Takes exports while there are places free, until it is stopped. */
export class ExportLoop {
  readonly #workshop: ExportWorkshop;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #loop: Promise<void> = Promise.resolve();

  constructor(workshop: ExportWorkshop, log: Log) {
    this.#workshop = workshop;
    this.#log = log;
  }

  start(): void {
    this.#loop = this.#take();
  }

  /** Takes no more and hands back what runs. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error("the worker stops"));
    this.#workshop.bell.ring();
    await this.#loop;
    await Promise.all(this.#running);
  }

  async #take(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        const free = this.#workshop.places - this.#running.size;
        const taken = free > 0 ? await this.#workshop.claim(free) : [];
        for (const begun of taken) this.#make(begun);
        if (taken.length === 0) await this.#workshop.bell.wait(LOOK_MILLISECONDS);
      } catch (error) {
        this.#log.warn({ err: error }, "exports could not be looked up; trying again");
        await pause(DATABASE_AWAY_MILLISECONDS);
      }
    }
  }

  #make(begun: BegunExport): void {
    const making = this.#workshop
      .make(begun, this.#stopping.signal)
      // Its lease runs out and the export is taken again.
      .catch((error: Error) => this.#log.error({ err: error, export: begun.id }, "an export came to no end"))
      .finally(() => {
        this.#running.delete(making);
        this.#workshop.bell.ring();
      });
    this.#running.add(making);
  }
}
