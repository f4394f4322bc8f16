import { setTimeout as pause } from "node:timers/promises";
import type { BegunExport, ExportWorkshop } from "../generation/make-export.ts";
import type { Log } from "../log.ts";
import { restAfter } from "../processor-share.ts";

/** How often exports are looked for when no wake-up came: those of a killed worker have nobody to announce them. */
const LOOK_MILLISECONDS = 2_000;
const DATABASE_AWAY_MILLISECONDS = 250;
/** Of the machine's processors, for each place. */
const SHARE = 1 / 8;

/**
 * Takes exports while there are places free, until it is stopped. After an export its place rests, and so does its
 * workspace: the other places are for others.
 */
export class ExportLoop {
  readonly #workshop: ExportWorkshop;
  readonly #log: Log;
  readonly #rest: (took: number) => number;
  readonly #stopping = new AbortController();
  /** What is made, or rests, and whose it is. */
  readonly #running = new Map<Promise<void>, string>();
  #loop: Promise<void> = Promise.resolve();

  /** `rest`: how long to pause after a given number of milliseconds of processor time; another in tests. */
  constructor(workshop: ExportWorkshop, log: Log, rest = (took: number) => restAfter(took, SHARE)) {
    this.#workshop = workshop;
    this.#log = log;
    this.#rest = rest;
  }

  start(): void {
    this.#loop = this.#take();
  }

  /** Takes no more and hands back what runs. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error("the worker stops"));
    this.#workshop.bell.ring();
    await this.#loop;
    await Promise.all(this.#running.keys());
  }

  async #take(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        const free = this.#workshop.places - this.#running.size;
        const taken = free > 0 ? await this.#workshop.claim(free, [...this.#running.values()]) : [];
        for (const begun of taken) this.#make(begun);
        if (taken.length === 0) await this.#workshop.bell.wait(LOOK_MILLISECONDS);
      } catch (error) {
        this.#log.warn({ err: error }, "exports could not be looked up; trying again");
        await pause(DATABASE_AWAY_MILLISECONDS);
      }
    }
  }

  #make(begun: BegunExport): void {
    const making = this.#makeAndRest(begun)
      // Its lease runs out and the export is taken again.
      .catch((error: Error) => this.#log.error({ err: error, export: begun.id }, "an export came to no end"))
      .finally(() => {
        this.#running.delete(making);
        this.#workshop.bell.ring();
      });
    this.#running.set(making, begun.workspace_id);
  }

  async #makeAndRest(begun: BegunExport): Promise<void> {
    const { signal } = this.#stopping;
    const took = await this.#workshop.make(begun, signal);
    await pause(this.#rest(took), undefined, { signal }).catch(() => {});
  }
}
