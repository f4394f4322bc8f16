import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Designer, DesignResult, DesignTask } from "../generation/designer.ts";
import type { Log } from "../log.ts";
import type { DrawingThreadData } from "./distant-language.ts";
import { LanguageHost } from "./language-host.ts";

/** The module a drawing thread runs: it loads the engine when it is imported. */
export const ENGINE_THREAD = new URL("./engine-thread.ts", import.meta.url);

/**
 * A design that outgrows this dies in its thread with an error, and the process goes on. An old generation that may be
 * large is let grow before it is cleaned; a small young one is cleaned so often that a brand takes a fifth longer. See
 * docs/decisions/0012.
 */
const HEAP = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 192 };

/** To read a prompt takes a quarter of the time that it takes to draw the brand. */
const DRAWERS_A_READER = 4;

/**
 * Draws in threads beside the event loop. Aborting a design ends its thread, hung or not, and a new one takes its
 * place.
 */
export class ThreadDesigner implements Designer {
  readonly places: number;
  readonly #thread: URL;
  readonly #languages: readonly LanguageHost[];
  #pool: Piscina<DesignTask | null, DesignResult> | null = null;

  constructor(places: number, log: Log, thread: URL = ENGINE_THREAD) {
    this.places = places;
    this.#thread = thread;
    const hosts = thread === ENGINE_THREAD ? Math.ceil(places / DRAWERS_A_READER) : 0;
    this.#languages = Array.from({ length: hosts }, (_, place) => new LanguageHost(log, place));
  }

  /** Resolves when every thread has loaded the engine and drawn with it once. */
  async warm(): Promise<void> {
    await Promise.all(this.#languages.map((host) => host.start()));
    this.#pool = new Piscina({
      filename: fileURLToPath(this.#thread),
      minThreads: this.places,
      maxThreads: this.places,
      resourceLimits: HEAP,
      workerData: { hosts: this.#languages.length } satisfies DrawingThreadData,
    });
    await Promise.all(Array.from({ length: this.places }, () => this.#pool!.run(null)));
  }

  async design(task: DesignTask, signal: AbortSignal): Promise<DesignResult> {
    return this.#pool!.run(task, { signal });
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool?.destroy(), ...this.#languages.map((host) => host.close())]);
    this.#pool = null;
  }
}
