import { fileURLToPath } from "node:url";
import type { LanguageModel } from "@marque/engine";
import { Piscina } from "piscina";
import type { Designer, DesignResult, DesignTask } from "../generation/designer.ts";
import { ModelLoader } from "./model-loader.ts";

/** The module a drawing thread runs: it loads the engine when it is imported. */
export const ENGINE_THREAD = new URL("./engine-thread.ts", import.meta.url);

/**
 * A design that outgrows this dies in its thread with an error, and the process goes on. An old generation that may be
 * large is let grow before it is cleaned; a small young one is cleaned so often that a brand takes a fifth longer. See
 * docs/decisions/0012.
 */
const HEAP = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 192 };

/** What a drawing thread is told when it starts: the language model, which lies in memory that all of them share. */
export type DrawingThreadData = { readonly model: LanguageModel | undefined };

/**
 * Draws in threads beside the event loop. Aborting a design ends its thread, hung or not, and a new one takes its
 * place.
 */
export class ThreadDesigner implements Designer {
  readonly places: number;
  readonly #thread: URL;
  readonly #loader = new ModelLoader();
  #pool: Piscina<DesignTask | null, DesignResult> | null = null;

  constructor(places: number, thread: URL = ENGINE_THREAD) {
    this.places = places;
    this.#thread = thread;
  }

  /** Resolves when every thread has loaded the engine and drawn with it once. */
  async warm(): Promise<void> {
    const model = this.#thread === ENGINE_THREAD ? await this.#loader.load() : undefined;
    this.#pool = new Piscina({
      filename: fileURLToPath(this.#thread),
      minThreads: this.places,
      maxThreads: this.places,
      resourceLimits: HEAP,
      workerData: { model } satisfies DrawingThreadData,
    });
    await Promise.all(Array.from({ length: this.places }, () => this.#pool!.run(null)));
  }

  async design(task: DesignTask, signal: AbortSignal): Promise<DesignResult> {
    return this.#pool!.run(task, { signal });
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool?.destroy(), this.#loader.close()]);
    this.#pool = null;
  }
}
