import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Designer, DesignResult, DesignTask } from "../generation/designer.ts";

/** The module a drawing thread runs: it loads the engine when it is imported. */
export const ENGINE_THREAD = new URL("./engine-thread.ts", import.meta.url);

/** A design that outgrows this dies in its thread with an error, and the process goes on. */
const MOST_MEGABYTES = 1_024;

/**
 * Draws in threads beside the event loop. Aborting a design ends its thread, hung or not, and a new one takes its
 * place.
 */
export class ThreadDesigner implements Designer {
  readonly places: number;
  readonly #pool: Piscina<DesignTask | null, DesignResult>;

  constructor(places: number, thread: URL = ENGINE_THREAD) {
    this.places = places;
    this.#pool = new Piscina({
      filename: fileURLToPath(thread),
      minThreads: places,
      maxThreads: places,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
  }

  /** Resolves when every thread has loaded the engine. */
  async warm(): Promise<void> {
    await Promise.all(Array.from({ length: this.places }, () => this.#pool.run(null)));
  }

  design(task: DesignTask, signal: AbortSignal): Promise<DesignResult> {
    return this.#pool.run(task, { signal });
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
